"""The server's settings: from the command line, else from the environment, else fit for one's own machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from wyprawa.kernel import WyprawaError
from wyprawa.server.limits import Limits


class SettingError(WyprawaError, ValueError):
    """A setting that cannot be used; names it."""


def default_database(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """The file for tables in the user's own data folder."""
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if platform == "win32":
        data = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{data / 'wyprawa' / 'tables.db'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs.

    `hosts` are the names it goes by, such as `play.example.org`; the one it listens at, `localhost` and
    addresses of numbers need not be named, and `*` is any name. `origins` are the addresses of other pages
    that may open live lines, such as `https://a.example`; the server's own page always may. `pace` is that of
    the bots at new tables. `states`: whether files are taken of games that begin from a state and not from a
    seed; a server for strangers had better not, for only what follows from a seed is known to be harmless.
    `absence`: seconds after which the host may hand on the seat of somebody who is away. `keep`: days after
    which a table that nobody has played at is deleted, 0 for never.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8765
    database: str = msgspec.field(default_factory=default_database)
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    pace: Literal["slow", "normal", "fast", "instant"] = "normal"
    states: bool = True
    absence: Annotated[float, msgspec.Meta(ge=0)] = 300.0
    keep: Annotated[int, msgspec.Meta(ge=0)] = 365
    limits: Limits = Limits()


def read(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Settings from WYPRAWA_HOST, WYPRAWA_PORT and so on, one for each field; `given` ones first.

    Several hosts or origins are parted by commas, and so are limits: `name_length=20,tables_per_hour=500`.

    >>> read({"WYPRAWA_PORT": "9000"}, host="0.0.0.0").port
    9000
    """
    found: dict[str, Any] = {"database": default_database(environ)}
    for name in Settings.__struct_fields__:
        text = environ.get(f"WYPRAWA_{name.upper()}")
        if text:
            found[name] = text
    if "hosts" in found:
        found["hosts"] = _list(found["hosts"])
    if "origins" in found:
        found["origins"] = [each.rstrip("/") for each in _list(found["origins"])]
    if "limits" in found:
        found["limits"] = dict(each.partition("=")[::2] for each in _list(found["limits"]))
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise SettingError(f"settings of the server: {fault}") from None


def _list(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]
