"""A replay as one page that plays anywhere: style, modules, icons, words, rules and the whole game inside it.

The modules are the page's own. They import each other by name, and an import map gives each name the module's
text as a `data:` address, so nothing is fetched, and the page's own policy forbids that anything could be.
"""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from wyprawa import client
from wyprawa.conformance.ledger import rule_text
from wyprawa.kernel import Table
from wyprawa.scene.svg import sprite
from wyprawa.server.books import icons_of
from wyprawa.server.packing import Packing
from wyprawa.server.replay import Perspective, frames, log, marks, span
from wyprawa.server.said import plain
from wyprawa.words import Words

_ENTRY = "replay.js"
_MARK = "mark.svg"
_IMPORT = re.compile(r'(?<=from ")\./([\w-]+\.js)(?=")')
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:"
_START = """
import { offline } from "wyprawa/replay.js";
const packed = Uint8Array.from(atob(document.getElementById("game").textContent), (c) => c.charCodeAt(0));
const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
await offline(document.getElementById("app"), await new Response(plain).json());
"""


def offline_page(table: Table[Any], perspective: Perspective, words: Words, facts: dict[str, Any]) -> str:
    """The page. `facts` are the table's as the page gets them: game, title, who sits where."""
    page_words = plain(words.language)
    packing = Packing()
    first, last = span(table)
    found = [packing.pack(each) for each in frames(table, perspective, first, last, words)]
    told = log(table, perspective, words)
    rules = {line.rule for line in told}
    rules |= {rule for line in told if line.marks is not None for _, rule in line.marks.reasons}
    rules |= {each["prompt"].rule for each in found if each["prompt"]}
    game = {
        "table": facts,
        "seat": perspective,
        "language": words.language,
        "words": page_words,
        "rules": {
            id: rule_text(table.game.name, id, table.game.package, words.language) or ""
            for id in sorted(rules - {""})
        },
        "legend": icons_of(table.game, words.language),
        "first": first,
        "last": last,
        "pieces": packing.pieces,
        "frames": found,
        "marks": marks(table, words),
        "log": told,
    }
    packed = b64encode(gzip.compress(msgspec.json.encode(game), 9, mtime=0)).decode()
    title = escape(page_words["page-replay-title"].replace("{game}", str(facts["title"])))
    imports = msgspec.json.encode({"imports": _modules()}).decode()
    return (
        f'<!doctype html><html lang="{escape(words.language)}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_style()}</style>"
        f'<script type="importmap">{imports}</script></head><body>{sprite()}<div id="app"></div>'
        f"<noscript><p>{escape(page_words['page-replay-no-script'])}</p></noscript>"
        f'<script type="text/plain" id="game">{packed}</script>'
        f'<script type="module">{_START}</script></body></html>\n'
    )


@lru_cache(maxsize=1)
def _modules() -> dict[str, str]:
    """The modules a replay needs, by the names they import each other by."""
    mark = _data("image/svg+xml", (client.folder() / _MARK).read_text("utf-8"))
    found: dict[str, str] = {}
    ahead = [_ENTRY]
    while ahead:
        name = ahead.pop()
        if f"wyprawa/{name}" in found:
            continue
        text = (client.folder() / name).read_text("utf-8")
        ahead += _IMPORT.findall(text)
        text = _IMPORT.sub(r"wyprawa/\1", text).replace(f"/static/{_MARK}", mark)
        found[f"wyprawa/{name}"] = _data("text/javascript", text)
    return found


@lru_cache(maxsize=1)
def _style() -> str:
    style, page = files("wyprawa.scene") / "style", client.folder()
    sheets = [
        style / "table.css",
        style / "parts.css",
        page / "page.css",
        page / "layout.css",
        page / "fights.css",
        page / "maps.css",
        page / "asked.css",
        page / "lobby.css",
        page / "replay.css",
        page / "fair.css",
    ]
    return "\n".join(sheet.read_text("utf-8") for sheet in sheets)


def _data(kind: str, text: str) -> str:
    return f"data:{kind};base64,{b64encode(text.encode()).decode()}"
