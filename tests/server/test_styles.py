"""The page's style sheets: nothing in them makes a browser style the whole table at every change."""

import re
from importlib.resources import files

CLIENT = files("wyprawa.client")
SHEETS = sorted(file.name for file in CLIENT.iterdir() if file.name.endswith(".css"))
# What holds the whole table; below it `:has` looks through little.
WIDE = re.compile(
    r"(?:#app|\.table-page|\.bar|\bbody|:root)(?![\w-])[^\s{},>+~]*:has\((?!\.table-page\))[^{]*"
)
TOLD = re.compile(r"var\((--(?:dock|sheet|fight))\b")


def test_none_asks_the_whole_table_what_is_on_it() -> None:
    found = [(name, *WIDE.findall(CLIENT.joinpath(name).read_text("utf-8"))) for name in SHEETS]
    assert [each for each in found if len(each) > 1] == []


def test_heights_are_told_to_those_that_need_them_and_inherited_by_nobody() -> None:
    texts = [CLIENT.joinpath(name).read_text("utf-8") for name in SHEETS]
    used = {each for text in texts for each in TOLD.findall(text)}
    declared = {
        name for text in texts for name in re.findall(r"@property (--\w+) {[^}]*inherits: false", text)
    }
    assert used == declared == {"--dock", "--sheet", "--fight"}
