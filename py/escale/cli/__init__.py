"""The command line `python -m escale`: one module for each command, all of them for every game."""
