"""Brings saved states of older rules up to date."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def migrate(plain: dict[str, Any], version: int) -> None:
    """Scenario pages that travel in the state, and events, have words of the vocabulary in them."""
    if version < 4:
        for verb in _verbs([plain.get("draft"), plain.get("event")]):
            if verb["do"] == "use_up" and verb.get("count") == 0:
                verb["count"] = "all"


def _verbs(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if isinstance(node.get("do"), str):
            yield node
        node = list(node.values())
    if isinstance(node, list):
        for each in node:
            yield from _verbs(each)
