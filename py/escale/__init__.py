"""Escale à jeux en ligne: the rules of the games. Standard library only; runs on CPython and in the browser."""

__version__ = "0.1.0"
