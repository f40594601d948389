from __future__ import annotations

import pytest

from wyprawa.server.limits import Limits
from wyprawa.server.settings import SettingError, Settings, default_database, read


def test_a_server_nobody_configured_stays_on_its_machine() -> None:
    settings = read({"HOME": "/home/ola"})
    assert settings.host == "127.0.0.1"
    assert settings.origins == ()
    assert settings.limits == Limits()


def test_the_environment_and_then_what_is_given() -> None:
    environ = {
        "WYPRAWA_HOST": "0.0.0.0",
        "WYPRAWA_PORT": "9000",
        "WYPRAWA_DATABASE": "postgresql://db/wyprawa",
        "WYPRAWA_ORIGINS": "https://play.example.org/, https://other.example.org,",
        "WYPRAWA_PACE": "fast",
        "WYPRAWA_LIMITS": "name_length=20, message_rate=2.5",
    }
    expected = Settings(
        host="0.0.0.0",
        port=9001,
        database="postgresql://db/wyprawa",
        origins=("https://play.example.org", "https://other.example.org"),
        pace="fast",
        limits=Limits(name_length=20, message_rate=2.5),
    )
    assert read(environ, port=9001, host=None) == expected


@pytest.mark.parametrize(
    ("environ", "named"),
    [
        ({"WYPRAWA_PORT": "99999"}, "port"),
        ({"WYPRAWA_PORT": "many"}, "port"),
        ({"WYPRAWA_PACE": "hasty"}, "pace"),
        ({"WYPRAWA_LIMITS": "name_size=3"}, "name_size"),
        ({"WYPRAWA_LIMITS": "name_length"}, "limits"),
    ],
)
def test_settings_that_cannot_be_used_are_named(environ: dict[str, str], named: str) -> None:
    with pytest.raises(SettingError, match=named):
        read(environ)


def test_where_the_tables_are_kept() -> None:
    home = {"HOME": "/home/ola"}
    assert default_database(home, "linux") == "sqlite:////home/ola/.local/share/wyprawa/tables.db"
    assert default_database({"XDG_DATA_HOME": "/data"}, "linux") == "sqlite:////data/wyprawa/tables.db"
    assert default_database(home, "darwin").endswith("/ola/Library/Application Support/wyprawa/tables.db")
