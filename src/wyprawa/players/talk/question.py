"""What is sent to a language model: all it needs to decide, for programs and in words."""

from __future__ import annotations

import msgspec

from wyprawa.conformance.ledger import rule_text
from wyprawa.players.chair import Chair
from wyprawa.scene import Scene
from wyprawa.scene.text import offered, plain, prompt_rows, seat_name
from wyprawa.words import Words, t

PROTOCOL = 1
_LOG = 20  # lines of the log that are shown
_RULES = 6  # rules that are quoted: that of the question, then those of what happened last


class Ruling(msgspec.Struct, frozen=True):
    id: str
    text: str


class Offer(msgspec.Struct, frozen=True):
    """An option: the number to answer with, its words, and its key in records."""

    number: int
    text: str
    key: str


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One question to one seat. `prompt` says everything in one text; the rest says it in parts."""

    wyprawa: int = PROTOCOL
    game: str
    seat: int  # counted from 1
    number: int  # choices made so far at this table
    ask: str
    title: str
    view: str
    rules: tuple[Ruling, ...]
    options: tuple[Offer, ...]
    attempt: int = 1
    wrong: str = ""  # what was the matter with the last reply to this question
    prompt: str


def question(chair: Chair, words: Words) -> Question:
    """The question open to a chair, in words."""
    scene = chair.look(log=_LOG)
    asked = scene.prompt
    assert asked is not None  # a chair has an open question
    view = plain(scene, words, options=False)
    rules = _rules(chair, scene, words.language)
    offers = [Offer(n, offered(option, words), option.key) for n, option in enumerate(asked.options, 1)]
    who = words.say(seat_name(scene, chair.seat))
    parts = [words.say(t("ui-talk-you", game=words.say(scene.title), who=who)), view.rstrip()]
    if rules:
        quoted = [words.say(t("ui-why-rule", rule=rule.id, text=rule.text)) for rule in rules]
        parts.append("\n".join([words.say(t("ui-talk-rules")), *quoted]))
    parts.append("\n".join(row.text for row in prompt_rows(asked, words)))
    parts.append(words.say(t("ui-talk-answer", count=len(offers))))
    return Question(
        game=chair.game.name,
        seat=chair.seat + 1,
        number=asked.number,
        ask=asked.ask,
        title=words.say(asked.title),
        view=view,
        rules=rules,
        options=tuple(offers),
        prompt="\n\n".join(parts) + "\n",
    )


def _rules(chair: Chair, scene: Scene, language: str) -> tuple[Ruling, ...]:
    """The rule behind the question, then those behind what happened last, newest first; each once."""
    ids = [
        scene.prompt.rule if scene.prompt is not None else "",
        *(line.rule for line in reversed(scene.log)),
    ]
    found = []
    for id in dict.fromkeys(id for id in ids if id):
        text = rule_text(chair.game.name, id, chair.game.package, language)
        if text is not None:
            found.append(Ruling(id, text))
    return tuple(found[:_RULES])


def again(question: Question, attempt: int, wrong: str) -> Question:
    """The same question once more, with what was wrong before the rest."""
    return msgspec.structs.replace(
        question, attempt=attempt, wrong=wrong, prompt=f"{wrong}\n\n{question.prompt}"
    )
