"""The games one can sit down to: a form made from each game's options record, and its bots."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args, get_origin

import msgspec
from msgspec import inspect

import wyprawa
from wyprawa.kernel import Game, GameError, SetupError
from wyprawa.scene import word_id
from wyprawa.server import bots
from wyprawa.server.guides import read_guide
from wyprawa.server.said import page_words
from wyprawa.server.sight import languages_of
from wyprawa.words import Words, listed, load_words, t

Value: TypeAlias = int | str | bool
_SHOWN = 60  # characters of what was given that an error repeats


class Named(msgspec.Struct, frozen=True):
    """A value one can choose, and what it is called; maybe with a picture and a sentence."""

    value: Value | None
    label: str
    face: str = ""
    text: str = ""


class Offered(msgspec.Struct, frozen=True):
    """One option of a game. Numbers have `low` and `high`, choices have `choices`; of these `several` takes a
    list of up to `high`. It applies only `when` other options have one of the values given here."""

    name: str
    label: str
    help: str
    kind: Literal["int", "bool", "choice", "several", "text"]
    default: Value | list[Value] | None
    low: int | None = None
    high: int | None = None
    choices: tuple[Named, ...] = ()
    when: dict[str, tuple[Value | None, ...]] = {}


class Bot(msgspec.Struct, frozen=True):
    spec: str
    label: str
    help: str


class Seats(msgspec.Struct, frozen=True):
    low: int
    high: int


class GameOffer(msgspec.Struct, frozen=True):
    """A game as the lobby shows it; `guide`: it has a guided first game."""

    name: str
    title: str
    about: str
    seats: Seats
    languages: tuple[str, ...]
    options: tuple[Offered, ...]
    bots: tuple[Bot, ...]
    picture: str
    guide: bool


def offer(game: Game[Any], language: str) -> GameOffer:
    """A game in words."""
    words = _words(game, language)
    return GameOffer(
        name=game.name,
        title=_say(words, game.name, game.name),
        about=_say(words, f"{game.name}.about", ""),
        seats=seats(game),
        languages=languages_of(game.package),
        options=tuple(_option(field, words) for field in _fields(game.options)),
        bots=tuple(_bot(spec, page_words(language)) for spec in bots.offered(game)),
        picture=f"/static/pictures/{game.name}.svg",
        guide=read_guide(game) is not None,
    )


def choices(game: Game[Any], name: str, words: Words) -> tuple[Named, ...]:
    """What one option offers to choose from; nothing, if the game has no such option."""
    fields = [field for field in _fields(game.options) if field.name == name]
    return _option(fields[0], words).choices if fields else ()


def wrong_options(error: SetupError, language: str) -> str:
    """Why options do not go together, as the game says it."""
    words = _words(wyprawa.find(error.game), language)
    return _say(words, error.word, str(error))


def all_offers(language: str) -> list[GameOffer]:
    return [offer(game, language) for game in wyprawa.games().values()]


def seats(game: Game[Any]) -> Seats:
    """How many may sit down, by the option `seats` or else by the game's modes."""
    for field in msgspec.structs.fields(game.options):
        info = _info(field)
        match info:
            case inspect.IntType(ge=int(low), le=int(high)) if field.name == "seats":
                return Seats(low, high)
    counts = [game.seats(game.read_options(mode)) for mode in game.modes]
    return Seats(min(counts), max(counts))


class Shape(NamedTuple):
    """What an option takes, before it has words."""

    kind: Literal["int", "bool", "choice", "several", "text"]
    low: int | None = None
    high: int | None = None
    values: tuple[Value | None, ...] = ()

    def takes(self, value: Any) -> bool:
        """Whether a form could have sent this. Whether it is a good number is for the game to say."""
        if self.kind == "several":
            good = isinstance(value, list) and len(value) <= (self.high or 0)
            return good and all(each in self.values for each in value)
        if self.kind == "choice":
            return value in self.values
        wanted: dict[str, type] = {"int": int, "bool": bool, "text": str}
        return isinstance(value, wanted[self.kind])


def check_offered(game: Game[Any], given: Mapping[str, Any]) -> None:
    """Raise `GameError` for options that no form offers: they come from files and programs of one's own."""
    known = _shapes(game.options)
    for name, value in given.items():
        if name not in known:
            options = ", ".join(known)
            raise GameError(f"{game.name}: {name[:_SHOWN]!r} is not offered here; options are: {options}")
        if not known[name].takes(value):
            shown = reprlib.repr(value)[:_SHOWN]  # of a long value not all is put into words first
            raise GameError(f"{game.name}: {name}: {shown} is not offered here; see /api/games")


@lru_cache(maxsize=64)
def _shapes(options: type[msgspec.Struct]) -> dict[str, Shape]:
    """What each option that is offered takes; looked up once."""
    return {field.name: _shape(field) for field in _fields(options)}


def _fields(options: type[msgspec.Struct]) -> list[msgspec.structs.FieldInfo]:
    return [f for f in msgspec.structs.fields(options) if _extra(f).get("offered", True)]


def _shape(field: msgspec.structs.FieldInfo) -> Shape:
    info, choices = _info(field), _extra(field).get("choices", ())
    match info:
        case inspect.VarTupleType() if choices:
            return Shape("several", 0, _extra(field)["most"], tuple(choices))
        case _ if choices:
            return Shape("choice", values=tuple(choices))
        case inspect.UnionType(types=(inspect.IntType(ge=int(low), le=int(high)), inspect.NoneType())):
            return Shape("choice", values=(None, *range(low, high + 1)))
        case inspect.BoolType():
            return Shape("bool")
        case inspect.LiteralType(values=values):
            return Shape("choice", values=tuple(sorted(values, key=_order(field.type))))
        case inspect.IntType(ge=low, le=high):
            return Shape("int", low, high)
    return Shape("text")


def _order(literal: Any) -> Callable[[Value | None], int]:
    """The order in which a `Literal`, annotated or not, was written."""
    inside = get_args(literal)[0] if get_origin(literal) is Annotated else literal
    written = get_args(getattr(inside, "__value__", inside))
    return lambda value: written.index(value) if value in written else len(written)


def _option(field: msgspec.structs.FieldInfo, words: Words) -> Offered:
    name, shape = field.name, _shape(field)
    id = f"option-{word_id(name)}"
    label = _say(words, id, _say(words, f"ui-option-{word_id(name)}", name))
    help = _say(words, f"{id}.help", "")
    default = None if field.default is msgspec.NODEFAULT else field.default

    extra = _extra(field)

    def named(value: Value | None) -> Named:
        own = f"{id}-{word_id(str(value))}"
        face = extra.get("faces", {}).get(value, "")
        inside = [t(each) for each in extra.get("words", {}).get(value, ())]
        text = words.say(listed(inside)) if inside else _say(words, f"{own}.help", "")
        return Named(value, _say(words, own, str(value)), f"/static/faces/{face}.svg" if face else "", text)

    kind, low, high, values = shape
    if kind == "several":
        default = list(default or ())
    if kind == "int" and low is not None and high is not None and words.has(f"{id}-{low}"):
        kind, values = "choice", tuple(range(low, high + 1))  # numbers that have names are chosen by them
    if kind == "choice":
        low = high = None
    when = extra.get("when", {})
    return Offered(name, label, help, kind, default, low, high, tuple(map(named, values)), when)


def _info(field: msgspec.structs.FieldInfo) -> inspect.Type:
    info = inspect.type_info(field.type)
    return info.type if isinstance(info, inspect.Metadata) else info


def _extra(field: msgspec.structs.FieldInfo) -> dict[str, Any]:
    """What a game says about offering an option: `choices` where the type leaves them open, how many `most`
    of them, their `faces` and the `words` that say what is in them, `when` it applies, and whether it is
    `offered` at all."""
    info = inspect.type_info(field.type)
    return (info.extra or {}) if isinstance(info, inspect.Metadata) else {}


def _words(game: Game[Any], language: str) -> Words:
    known = languages_of(game.package)
    return load_words(game.package, language if language in known else known[0])


def _bot(spec: str, words: Words) -> Bot:
    id = f"page-bot-{spec.replace(':', '-')}"
    return Bot(spec, words.say(t(id)), words.say(t(f"{id}.help")))


def _say(words: Words, id: str, otherwise: str) -> str:
    return words.say(t(id)) if words.has(id) else otherwise
