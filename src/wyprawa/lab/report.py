"""The report of a study: one HTML page with everything in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from wyprawa import __version__
from wyprawa.lab import statistics
from wyprawa.lab.pictures import Pictures
from wyprawa.lab.plan import game_of
from wyprawa.lab.questions import Figure, Verdict
from wyprawa.lab.saying import Saying
from wyprawa.lab.statistics import Interval
from wyprawa.lab.study import Study
from wyprawa.lab.tables import Tables

_PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>{style}</style></head>
<body>
{body}
</body>
</html>
"""
SIGNS = {"yes": "✓", "no": "✗", "unknown": "?"}


def page(study: Study, tables: Tables, verdicts: Sequence[Verdict], digest: str, say: Saying) -> str:
    """The whole page; nothing is fetched from anywhere."""
    first, count = study.plan.seeds
    about = say(
        "about", games=tables.games.height, groups=len(study.plan.groups), first=str(first),
        last=str(first + count - 1),
    )  # fmt: skip
    style = (files("wyprawa.lab") / "report.css").read_text(encoding="utf-8")
    body = [
        f"<header><h1>{escape(study.title)}</h1><p>{escape(about)}</p></header>",
        *_verdicts(verdicts, tables, say),
        *_groups(study, tables, say),
        f"<section><h2>{escape(say('pictures'))}</h2><div class=pictures>",
        *_pictures(study, tables, say),
        "</div></section>",
        f"<footer><h2>{escape(say('made'))}</h2>",
        f"<p>{escape(say('timed'))}</p>" if study.timed else "",
        f"<p>{escape(say('made-text', version=__version__, digest=digest[:16]))}</p></footer>",
    ]
    return _PAGE.format(language=say.language, title=escape(study.title), style=style, body="\n".join(body))


# --- verdicts ----------------------------------------------------------------------------------------------


def _verdicts(verdicts: Sequence[Verdict], tables: Tables, say: Saying) -> Iterator[str]:
    if not verdicts:
        return
    game = tables.games["game"][0]
    yield f"<section><h2>{escape(say('verdicts'))}</h2>"
    for it in verdicts:
        share = it.question.measure.partition(":")[0] in ("win", "end")
        yield f"<article class='verdict {it.answer}'><span class=sign>{SIGNS[it.answer]}</span><div>"
        yield f"<h3>{escape(it.question.ask)}</h3>"
        yield f"<p class=answer>{escape(say(it.answer))}</p>"
        yield f"<p class=test>{escape(say.test(it.question))}</p><ul>"
        yield from (_figure(each, it.question.compare, share, game, say) for each in it.figures)
        yield "</ul>"
        if it.differences:
            yield f"<details><summary>{escape(say('differences'))}</summary><ul>"
            yield from (_figure(each, it.question.compare, share, game, say) for each in it.differences)
            yield "</ul></details>"
        yield "</div></article>"
    yield "</section>"


def _figure(it: Figure, axis: str, share: bool, game: str, say: Saying) -> str:
    label = (
        " − ".join(say.value(game, axis, part) for part in it.label.split(" − "))
        if it.label
        else say("all-games")
    )
    return (
        "<li>"
        + escape(say("verdict", figure=label, games=it.games, **_spelt(it.value, share, say)))
        + "</li>"
    )


def _spelt(it: Interval, share: bool, say: Saying) -> dict[str, str]:
    digits = 1 if share else 2
    return {
        name: say.number(getattr(it, name), share=share, digits=digits) for name in ("value", "low", "high")
    }


# --- groups ------------------------------------------------------------------------------------------------


def _groups(study: Study, tables: Tables, say: Saying) -> Iterator[str]:
    names = ["group", "games", "won", "rounds", "choices", "score"]
    heads = "".join(f"<th>{escape(say(f'column-{name}'))}</th>" for name in names)
    yield f"<section><h2>{escape(say('groups'))}</h2><table><thead><tr>{heads}</tr></thead><tbody>"
    for n, group in enumerate(study.plan.groups):
        games = tables.games.filter(tables.games["group"] == n)
        won = statistics.share(int(games["won"].sum()), games.height)
        cells = [
            f"<th scope=row>{escape(group.name)}</th>",
            _cell(str(games.height)),
            _won(won, game_of(group).cooperative or len(group.players) == 1, say),
            _mean(games["rounds"], say),
            _mean(games["choices"], say),
            _mean(games["scores"].list.mean().drop_nulls(), say),
        ]
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></section>"


def _cell(text: str) -> str:
    return f"<td>{text}</td>"


def _won(it: Interval, together: bool, say: Saying) -> str:
    """How often the party won; where some win and others lose, how often anybody did."""
    value = say.number(it.value, share=True)
    return _cell(f"{value} <small>{100 * it.low:.0f}–{100 * it.high:.0f}</small>" if together else value)


def _mean(values: Any, say: Saying) -> str:
    it = statistics.mean([float(each) for each in values])
    spread = f" <small>± {say.number(it.width / 2)}</small>" if values.len() > 1 else ""
    return _cell(f"{say.number(it.value)}{spread}")


def _pictures(study: Study, tables: Tables, say: Saying) -> Iterator[str]:
    for it in Pictures(study.plan, tables, say).all():
        title, about = escape(it.title), escape(it.about)
        drawn = it.svg.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)
        yield f"<figure><h3>{title}</h3>{drawn}<figcaption>{about}</figcaption></figure>"
