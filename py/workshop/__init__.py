"""The workshop: what build.py does. Standard library only; it makes its own environment for the rest.

config    pyproject.toml and the places of the tree
console   progress on the terminal, programs run with it
stamps    what was made from what, so that nothing is made twice
tools     Node, npm packages, the Python environment, the browsers
boot      the games as data for the pages, asked of the rules package
site      dist/, and its size report
server    dist/ over HTTP on loopback
checks    the parts of `build.py test`
bench     the figures of `build.py bench`
cli       the command line
"""
