"""A JSON schema of the content files, for editors: `python -m wyprawa.games.gloomhaven.schema` writes it.

Editors that know TOML (Taplo, Even Better TOML) find it by a file's first line, `#:schema ../schema.json`.
They then complete the words of the vocabulary, show what each is for, and mark what does not fit.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec

from wyprawa.games.gloomhaven.content import Content
from wyprawa.parts.content import Source

FILE = Path(__file__).with_name("schema.json")
_HERE = "#/$defs/"


def schema() -> dict[str, Any]:
    """What a content file may hold: some of the tables of `Content`, and where their figures come from."""
    (root,), found = msgspec.json.schema_components([Content], ref_template=_HERE + "{name}")
    words = _Words(found)
    tables = words.renamed(found.pop(root["$ref"].removeprefix(_HERE)))["properties"]
    for name, each in found.items():
        words.found[words.short(name)] = words.renamed(each)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content of Gloomhaven",
        "type": "object",
        "properties": {"source": {"enum": list(get_args(Source))}, **tables},
        "required": ["source"],
        "additionalProperties": False,
        "$defs": dict(sorted(words.found.items())),
    }


class _Words:
    """The records under short names; one that stands alone needs no word to tell it apart."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.found: dict[str, Any] = {}

    def short(self, name: str) -> str:
        """`special.Item`, `Trigger`: without packages, and without what a record is made for."""
        return ".".join(name.partition("_wyprawa")[0].split(".")[-2:])

    def renamed(self, node: Any, *, one_of: bool = False) -> Any:
        """A part of a schema with short names; `one_of` several that a word tells apart."""
        if isinstance(node, list):
            return [self.renamed(each, one_of=one_of) for each in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            name = node["$ref"].removeprefix(_HERE)
            return {"$ref": _HERE + (self.short(name) if one_of else self._alone(name))}
        made = {
            key: self.renamed(value, one_of="discriminator" in node)
            for key, value in node.items()
            if key != "discriminator"
        }
        if isinstance(made.get("description"), str):
            made["description"] = inspect.cleandoc(made["description"])
        return made

    def _alone(self, name: str) -> str:
        """The name of a record where it is the only one that fits: its word may be left out."""
        each, short = self.given[name], self.short(name)
        word = next((tag for tag in ("do", "when") if "enum" in each["properties"].get(tag, ())), "")
        if not word or word not in each.get("required", ()):
            return short
        alone = self.renamed(each)
        alone["required"] = [field for field in each["required"] if field != word]
        self.found[f"{short}, alone"] = alone
        return f"{short}, alone"


def text() -> str:
    """The schema with a line for each record."""
    whole = schema()
    records = _lines(whole.pop("$defs"), "  ")
    return f'{{\n{_lines(whole, " ")},\n "$defs": {{\n{records}\n }}\n}}\n'


def _lines(fields: dict[str, Any], indent: str) -> str:
    said = {name: msgspec.json.encode(value).decode() for name, value in fields.items()}
    return ",\n".join(f'{indent}"{name}": {value}' for name, value in said.items())


if __name__ == "__main__":
    FILE.write_text(text())
