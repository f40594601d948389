"""The command `wyprawa`."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
import warnings
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import wyprawa
from wyprawa import conformance
from wyprawa.conformance import rules_report
from wyprawa.conformance.contents import report
from wyprawa.kernel import Game, GameError, RecordError, Table, WyprawaError
from wyprawa.kernel.opening import text_of
from wyprawa.scene import look, svg
from wyprawa.scene.style import THEMES
from wyprawa.scene.text import Row, draw
from wyprawa.textclient import Client, Screen, given, proving, screen
from wyprawa.words import compare, languages, load_words, printable, t

SUFFIX = ".wyprawa"

app = typer.Typer(
    help="Fantasy adventure board games with every rule enforced.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

lab = typer.Typer(help="Studies of many games, and help for designers.", no_args_is_help=True)
app.add_typer(lab, name="lab")

Language = Annotated[
    str | None,
    typer.Option("--language", "-l", help="en or pl; by default what LANG says.", show_default=False),
]
Repair = Annotated[bool, typer.Option("--repair", help="Load as much of a damaged file as can be had.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]
Workers = Annotated[int, typer.Option(help="Processes that play; 0 is one for each core.")]
EngineName = Annotated[str, typer.Option("--engine", help="processes, or ray for a Ray cluster.")]
Address = Annotated[str, typer.Option(help="Of a Ray cluster that runs; without it one is started here.")]
Out = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where to; by default the file's name here, as .lab.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines as through a pipe, also at a terminal.")]


def main() -> None:
    """Run the command; an error of ours goes to the error output, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a narrow encoding is no reason to stop a game
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: complain(str(message))
        try:
            app(prog_name="wyprawa")
        except WyprawaError as error:
            complain(str(error))
            sys.exit(2)


def complain(text: str) -> None:
    """Print an error line by line; every other control character in it is written out."""
    print("wyprawa:", "\n".join(map(printable, text.split("\n"))), file=sys.stderr)


@app.callback(invoke_without_command=True)
def options(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        print(f"wyprawa {wyprawa.__version__}")
        raise typer.Exit


@app.command()
def games(language: Language = None) -> None:
    """The installed games."""
    lines = [("game", "seats", "languages", "about")]
    for name, game in wyprawa.games().items():
        about = load_words(game.package, _language(language, game)).say(t(f"{name}.about"))
        lines.append((name, _seats(game), " ".join(languages(game.package)), about))
    wides = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.ljust(wide) for text, wide in zip(line, wides, strict=True)).rstrip())


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="A game, or a saved game to go on with.", show_default=False)
    ] = None,
    option: Options = None,
    seats: Annotated[int | None, typer.Option(help="How many seats: short for -o seats=N.")] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", "-b", metavar="SEAT=PLAYER", help="A bot in a seat, as in 2=sensible or 3=search."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The seed; by default one is drawn.")] = None,
    added: Annotated[
        list[str] | None,
        typer.Option("--words", metavar="SEAT=TEXT", help="Words of a seat that are mixed into the seed."),
    ] = None,
    language: Language = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save after every choice.")] = None,
    fair: Annotated[
        bool | None,
        typer.Option(
            "--fair/--free",
            help="Whether undo stops at dice and secrets; by default unless one person plays.",
        ),
    ] = None,
    plain: Plain = False,
    repair: Repair = False,
) -> None:
    """Play a game, or go on with a saved one."""
    out = screen(plain=plain)
    game = game or _ask_which(out, language)
    wanted = given.options(option or [], seats)
    resumed = None
    if game.endswith(SUFFIX) or os.sep in game or (game not in wyprawa.games() and os.path.isfile(game)):  # noqa: PTH113
        if wanted or seed is not None or added:
            raise GameError(f"{game}: a saved game has its options and its seed already")
        resumed = Path(game)
        table = _load(resumed, repair)
    else:
        table = _new(out, game, wanted, seed, added or [], language)
    spoken, bots = _language(language, table.game), given.bots(bot or [], table)
    if save is not None:
        _begin_saving(table, save, resumed)
    if resumed is not None:
        words = load_words(table.game.package, spoken)
        loaded = t("ui-loaded", file=str(resumed), count=len(table.history))
        out.show([Row("text", words.say(loaded)), *(Row("text", note) for note in table.notes)])
    Client(table, out, language=spoken, bots=bots, file=save, resumed=resumed, fair=fair).play()


def _new(
    out: Screen,
    game: str,
    options: dict[str, Any],
    seed: int | None,
    words: list[str],
    language: str | None,
) -> Table[Any]:
    """A new game. Whoever does not know the seed is shown what it can be checked by."""
    found = wyprawa.find(game)
    origin = wyprawa.seal(found, options, seed=seed)
    if seed is None and not out.plain:
        shown = t("ui-commitment", commitment=origin.commitment)
        out.show([Row("text", load_words(found.package, _language(language, found)).say(shown))])
    return wyprawa.begin(origin.saying(given.words(words)), game=found)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="What was shown at its beginning, or how that began.")
    ] = None,
    fingerprint: Annotated[
        str | None, typer.Option(metavar="HASH", help="What was shown at its end, or how that began.")
    ] = None,
    language: Language = None,
) -> None:
    """Prove that a saved game is fair: commitment, seed, words, choices and result belong together."""
    try:
        proven = wyprawa.verify(text_of(file), where=str(file))
    except OSError as error:
        raise RecordError(f"{file}: {error.strerror or error}") from None
    proving.compare("commitment", proven.origin.commitment, commitment, str(file))
    proving.compare("fingerprint", proven.fingerprint, fingerprint, str(file))
    game = proven.table.game
    words = load_words(game.package, _language(language, game))
    for text in proving.said(proven, str(file)):
        print(printable(words.say(text)))


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    at: Annotated[
        int | None, typer.Option(help="After so many choices; negative counts from the end.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="As this seat sees it; by default as a spectator does.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
    repair: Repair = False,
) -> None:
    """Draw the table of a saved game."""
    table = _load(file, repair)
    for note in table.notes:
        complain(note)
    if at is not None:
        table = table.at(at)
    viewer = None if seat is None else given.seat(str(seat), table)
    words = load_words(table.game.package, _language(language, table.game))
    out = screen(plain=plain)
    out.show(draw(look(table, viewer), words, width=out.width))


@app.command()
def picture(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    at: Annotated[
        int | None, typer.Option(help="After so many choices; negative counts from the end.")
    ] = None,
    seat: Annotated[
        str, typer.Option(metavar="N|watch", help="As this seat sees it, or a spectator.")
    ] = "watch",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    language: Language = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where to, .svg or .png; by default the game's name here, as .svg."
        ),
    ] = None,
    width: Annotated[int, typer.Option(help="Pixels across, of a PNG.")] = 1600,
    repair: Repair = False,
) -> None:
    """Draw a moment of a saved game as SVG or PNG."""
    out = out or Path(f"{file.stem}.svg")
    if out.suffix not in (".svg", ".png"):
        raise GameError(f"--out {out}: a picture's name ends in .svg or .png")
    if theme not in THEMES:
        raise GameError(f"--theme {theme}: expected {' or '.join(THEMES)}")
    table = _load(file, repair)
    for note in table.notes:
        complain(note)
    if at is not None:
        table = table.at(at)
    viewer = None if seat == "watch" else given.seat(seat, table)
    words = load_words(table.game.package, _language(language, table.game))
    drawn = svg.picture(look(table, viewer), words, theme=theme)
    made = svg.png(drawn, width) if out.suffix == ".png" else drawn.encode()
    try:
        out.write_bytes(made)
    except OSError as error:
        raise GameError(f"{out}: {error.strerror or error}") from None
    print(out)


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; by default this machine alone.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; by default 8765.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; by default a file.")
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Show the page in a browser.")] = False,
    share: Annotated[
        bool, typer.Option("--share", help="Let others in this network in, and say under which address.")
    ] = False,
) -> None:
    """Play in the browser: a server with live tables."""
    try:
        running = importlib.import_module("wyprawa.server.run")
    except ModuleNotFoundError as error:
        raise GameError(f"the server needs more packages: pip install 'wyprawa[server]' ({error})") from None
    running.serve(host or ("0.0.0.0" if share else None), port, database, open=open)


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="A game.")],
    players: Annotated[
        list[str], typer.Argument(help="Who meets: random, sensible, search:300 …; a team is a+b.")
    ],
    option: Options = None,
    seats: Annotated[int | None, typer.Option(help="How many seats: short for -o seats=N.")] = None,
    together: Annotated[
        bool | None,
        typer.Option(
            "--together/--against",
            help="Each side plays alone in all seats; by default in games that all win or lose together.",
        ),
    ] = None,
    within: Annotated[
        float, typer.Option(help="Stop when every share is known within ± so many points.")
    ] = 5,
    most: Annotated[int, typer.Option(min=1, help="Or after so many games.")] = 2000,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    workers: Workers = 0,
    engine: EngineName = "processes",
    address: Address = "",
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write the result as JSON.")] = None,
    language: Language = None,
) -> None:
    """Let players meet, seats and seeds balanced, until it is clear who wins how often."""
    from wyprawa.lab import commands  # only here and below: it takes a while to load

    commands.arena(
        game,
        given.options(option or [], seats),
        players,
        commands.engine(engine, workers, address),
        commands.saying(language or _own_language()),
        together=together,
        within=within,
        most=most,
        seed=seed,
        json=json,
    )


@lab.command("run")
def lab_run(
    study: Annotated[Path, typer.Argument(help="A study file (docs/lab.md).")],
    out: Out = None,
    workers: Workers = 0,
    engine: EngineName = "processes",
    address: Address = "",
    report: Annotated[bool, typer.Option(help="Whether to write report.html.")] = True,
    trust: Annotated[
        bool, typer.Option("--trust", help="Start the programs it names without asking.")
    ] = False,
    language: Language = None,
) -> None:
    """Run a study, or go on with it: tables as Parquet, verdicts, and a report."""
    from wyprawa.lab import commands

    say = commands.saying(language or _own_language())
    commands.run(study, out, commands.engine(engine, workers, address), say, report=report, trusted=trust)


@lab.command("scenario")
def lab_scenario(
    file: Annotated[Path, typer.Argument(help="A scenario file (docs/lab.md).")],
    game: Annotated[str, typer.Option(help="The game it is for.")] = "gloomhaven",
    level: Annotated[list[int] | None, typer.Option(help="Only these levels.")] = None,
    seats: Annotated[list[int] | None, typer.Option(help="Only these party sizes.")] = None,
    player: Annotated[
        list[str] | None, typer.Option(help="Who plays: sensible by default, search:40 …")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each of them.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Only check the file.")] = False,
    out: Out = None,
    workers: Workers = 0,
    engine: EngineName = "processes",
    address: Address = "",
    language: Language = None,
) -> None:
    """Check a scenario file and play it: can it be won, how often, how long, which room kills?"""
    from wyprawa.lab import commands

    commands.scenario(
        file,
        game,
        out,
        commands.engine(engine, workers, address),
        commands.saying(language or _own_language()),
        commands.trials(level or (), seats or (), player or ["sensible"], games, seed),
        check=check,
    )


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="A game.")],
    games: Annotated[int, typer.Option(min=1, help="Seeds tried in each mode of the game.")] = 5,
    seed: Annotated[int, typer.Option(help="The first of them.")] = 1,
    law: Annotated[
        list[str] | None, typer.Option(help="This law alone; may be given again.", show_default=False)
    ] = None,
) -> None:
    """Put a game under the laws every game must keep."""
    for name in law or ():
        if name not in conformance.LAWS:
            raise GameError(f"no law is called {name!r}; laws are: {', '.join(conformance.LAWS)}")
    laws = law or conformance.LAWS
    found = conformance.check(wyprawa.find(game), games=games, seed=seed, laws=laws)
    print(found.text, end="")
    if not found.ok:
        raise typer.Exit(1)


@app.command()
def rules(
    game: Annotated[
        str | None, typer.Argument(help="A game; by default all with a ledger.", show_default=False)
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="List missing rules also of games without a single test.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Run the tests in this folder that name rules, and say which rules of the ledger hold."""
    root = Path.cwd()
    books = rules_report.books(root, game)
    run = rules_report.run_tests(root)
    if not run.ok:
        # First, and apart from the report: that must stay last, and readable by programs.
        print(run.output, file=sys.stderr, flush=True)
    reports = {name: rules_report.weigh(ledger, run.outcomes) for name, ledger in books.items()}
    if as_json:
        _say(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        _say("\n".join(rules_report.describe(reports, everything)))
    if not run.ok:
        raise typer.Exit(1)


def _say(text: str) -> None:
    """Print it. That somebody stops reading, as `head` does, is no error."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # for what is flushed at the very end


@app.command()
def audit(
    game: Annotated[str | None, typer.Argument(help="A game; by default all.", show_default=False)] = None,
) -> None:
    """Walk the whole content of a game: tables, sources, words, escapes, and what is wrong with them."""
    found = wyprawa.games() if game is None else {game: wyprawa.find(game)}
    problems = sum([_audit(each) for each in found.values()])
    if problems:
        raise typer.Exit(1)


def _audit(game: Game[Any]) -> int:
    """Print what a game holds; the number of problems."""
    problems: list[str] = []
    print(game.name)
    if game.content is not None:
        audited = report(game.content, game.package, game.counts, game.custom)
        wide = max(len(table.name) for table in audited.tables)
        for table in audited.tables:
            sources = ", ".join(f"{n} {source}" for source, n in table.sources.items())
            print(f"  {table.name:{wide}}  {table.records:>4}  {sources}")
        print(f"  {audited.escaping} of {audited.records} records need code ({audited.share:.0%})")
        for code in audited.code:
            names = ", ".join(code.names)
            print(f"    {code.what}: {len(code.names)} names in {code.records} records: {names}")
        if audited.lone:
            lone = ", ".join(f"{each.word} ({each.spot})" for each in audited.lone)
            print(f"  words of one record only, {len(audited.lone)}: {lone}")
        problems += audited.problems
    unspoken = [language for language in ("en", "pl") if language not in languages(game.package)]
    problems += [f"no words in {language!r}" for language in unspoken] or compare(game.package, "en", "pl")
    for problem in problems:
        print(f"  ! {problem}")
    print(f"  {len(problems)} problems")
    return len(problems)


def _seats(game: Game[Any]) -> str:
    """How many may sit down, as far as the game's modes tell."""
    counts = [game.seats(game.read_options(mode)) for mode in game.modes]
    return f"{min(counts)}–{max(counts)}" if min(counts) < max(counts) else str(min(counts))


def _language(given: str | None, game: Game[Any]) -> str:
    known = languages(game.package)
    if given is None:
        given = own if (own := _own_language()) in known else "en"
    if given not in known:
        raise GameError(f"{game.name}: no words in {given!r}; languages: {', '.join(known) or 'none'}")
    return given


def _own_language() -> str:
    return "pl" if os.environ.get("LANG", "").startswith("pl") else "en"


def _ask_which(out: Screen, language: str | None) -> str:
    """The name of a game, chosen by its number or name."""
    found = wyprawa.games()
    names = list(found)
    if out.plain or not names:
        raise GameError(f"say which game to play; installed: {', '.join(names) or 'none'}")
    for number, (name, game) in enumerate(found.items(), 1):
        about = load_words(game.package, _language(language, game)).say(t(f"{name}.about"))
        out.show([Row("option", f"  {number}  {name}: {about}")])
    question = load_words("wyprawa", language or _own_language()).say(t("ui-game"))
    while True:
        try:
            text = out.read(question)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if text in names:
            return text
        if text.isdecimal() and len(text) < 9 and 1 <= int(text) <= len(names):
            return names[int(text) - 1]


def _load(file: Path, repair: bool) -> Table[Any]:
    try:
        return wyprawa.load(file, repair=repair)
    except RecordError:
        raise
    except (OSError, ValueError) as error:
        raise RecordError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def _begin_saving(table: Table[Any], file: Path, resumed: Path | None) -> None:
    """Fail before the first choice, not after an evening."""
    if os.path.exists(file) and file != resumed:  # noqa: PTH110 (never raises)
        raise RecordError(
            f"{file} is there already; go on with it by `wyprawa play {file}`, or give another name"
        )
    try:
        table.save(file)
    except (OSError, ValueError) as error:
        raise RecordError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


if __name__ == "__main__":
    main()
