"""The page: plain ES modules and CSS, no build step, and the words it says."""

from importlib.resources import files
from importlib.resources.abc import Traversable

PACKAGE = __name__


def folder() -> Traversable:
    """Where the modules, styles and words lie."""
    return files(PACKAGE)
