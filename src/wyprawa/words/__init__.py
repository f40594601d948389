"""Words: texts without a language, the phrases made of them, and the languages they are said in."""

from wyprawa.words.bundle import Source, Words, WordsError, compare, languages, load_words
from wyprawa.words.phrases import NOTHING, counted, listed, named
from wyprawa.words.printable import printable
from wyprawa.words.text import Arg, Text, t

__all__ = [
    "NOTHING", "Arg", "Source", "Text", "Words", "WordsError", "compare", "counted", "languages", "listed",
    "load_words", "named", "printable", "t",
]  # fmt: skip
