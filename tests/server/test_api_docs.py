"""docs/api.md and docs/host.md say what is so: the client there plays a game, and nothing is left out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, running

from wyprawa.server import docs, messages
from wyprawa.server.app import create_app
from wyprawa.server.limits import Limits
from wyprawa.server.metrics import Metrics
from wyprawa.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "api.md").read_text(encoding="utf-8")
HOST = (DOCS / "host.md").read_text(encoding="utf-8")


def client() -> str:
    found: str = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)[0]
    return found


def test_the_client_is_thirty_lines_and_needs_nothing_else() -> None:
    assert len([line for line in client().splitlines() if line.strip()]) <= 30
    imported = set(re.findall(r"^(?:import|from) (\w+)", client(), re.MULTILINE))
    assert imported - set(sys.stdlib_module_names) == {"websockets"}


@pytest.mark.parametrize("limits", [{}, {"message_rate": 4.0, "message_burst": 4}], ids=["usual", "narrow"])
def test_two_clients_and_a_bot_play_a_game_to_its_end(tmp_path: Path, limits: dict[str, Any]) -> None:
    program = tmp_path / "bot.py"
    program.write_text(client(), encoding="utf-8")
    with running(tmp_path, **limits) as served:
        table = served.open("smok", "friend", "friend", "random")
        links = [
            f"http://127.0.0.1:{served.port}/t/{table['table']}#{table['seats'][seat]['ticket']}"
            for seat in (0, 1)
        ]
        playing = [
            subprocess.Popen([sys.executable, str(program), link], stdout=subprocess.PIPE, text=True)
            for link in links
        ]
        said = [json.loads(each.communicate(timeout=3 * PATIENCE)[0]) for each in playing]
        assert said[0] == said[1]
        assert len(said[0]["scores"]) == 3
        assert served.get(f"/api/tables/{table['table']}", table["watch"]).json()["over"]
        assert ('refused_total{kind="rate"}' in served.get("/metrics").text) == bool(limits)


def test_every_request_is_on_the_page(tmp_path: Path) -> None:
    schema = create_app(Settings(database=f"sqlite:///{tmp_path}/x.db")).openapi_schema.to_schema()
    routes = [f"`{verb.upper()} {path}`" for path, verbs in schema["paths"].items() for verb in verbs]
    assert len(routes) >= 13
    assert [route for route in routes if route not in PAGE] == []


def test_every_message_and_every_code_is_on_the_page() -> None:
    for each in msgspec.inspect.multi_type_info(messages.KINDS):
        assert isinstance(each, msgspec.inspect.StructType)
        assert f"`{each.tag}`" in PAGE
        assert [field.name for field in each.fields if f"`{field.name}`" not in PAGE] == []
    assert [kind for kind, _ in docs.SENT if f"`{kind}`" not in PAGE] == []
    assert [code for code, _ in docs.CODES if f"| {code} |" not in PAGE] == []


def test_the_limits_on_the_page_are_ours() -> None:
    limits, page = Limits(), PAGE.partition("## Limits")[2]
    for name, number in msgspec.structs.asdict(limits).items():
        assert name == "body_bytes" or re.search(rf"\b{number:,.0f}\b", page), name
    assert f"{limits.body_bytes // 1_000_000} MB" in page


def test_every_setting_limit_and_metric_is_on_the_page_for_hosts() -> None:
    assert [name for name in Settings.__struct_fields__ if f"`WYPRAWA_{name.upper()}`" not in HOST] == []
    rows = [row for row in HOST.splitlines() if row.startswith("| `")]
    for field in msgspec.structs.fields(Limits):
        row = next(row for row in rows if f"`{field.name}`" in row)
        assert re.search(rf"\b{field.default:.0f}\b", row), row
    metrics = Metrics()
    metrics.count("refused", "stale")
    names = re.findall(r"^# HELP (\w+)", metrics.prometheus(), re.MULTILINE)
    assert len(names) >= 7
    assert [name for name in names if f"`{name}`" not in HOST] == []


def test_a_proxy_on_this_machine_is_believed_about_who_comes(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=1) as served:

        def opened(given: str) -> int:
            told = {"x-forwarded-for": given}
            return served.http.post("/api/tables", json={"game": "smok"}, headers=told).status_code

        assert [opened("203.0.113.7"), opened("203.0.113.7"), opened("203.0.113.8")] == [201, 429, 201]
        assert opened("198.51.100.1, 203.0.113.7") == 429  # the last one counts, not what a visitor says
