"""Opponents: what the games' own players share.

An opponent is handed what its seat may know, as text (`Brain.observe`), a level and a budget; it answers with a
`Thought`: candidate lines of play, best first, each with the expected result and a reason. It never sees a state:
hidden facts are imagined anew from the text, future dice are not in it.

    brain.py     what a game's `evaluate.py` must offer
    thought.py   what comes out of thinking
    budget.py    how long one may think: milliseconds, nodes, or both
    levels.py    the five levels, and how a weak one errs
    open.py      what a seat knows where nothing is hidden
    choose.py    from an observation to a choice: the one way in, for the bridge, the arena and the tests
    arena.py     matches between opponents
"""
