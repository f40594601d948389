"""The text client: a game at a terminal, or through a pipe for a program that plays."""

from wyprawa.textclient.client import Client
from wyprawa.textclient.screen import Pipe, Screen, Terminal, screen

__all__ = ["Client", "Pipe", "Screen", "Terminal", "screen"]
