"""The laws every game must keep, and what tests of games need."""

from wyprawa.conformance.check import Report, Result, check
from wyprawa.conformance.laws import LAWS, Law
from wyprawa.conformance.play import LawBroken

__all__ = ["LAWS", "Law", "LawBroken", "Report", "Result", "check"]
