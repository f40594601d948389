"""Words: texts without a language, and the languages they are said in."""

from wyprawa.words.bundle import Source, Words, WordsError, compare, languages, load_words
from wyprawa.words.text import Arg, Text, t

__all__ = ["Arg", "Source", "Text", "Words", "WordsError", "compare", "languages", "load_words", "t"]
