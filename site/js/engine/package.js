// PyScript's own Python package reaches for the page, and nothing here uses it. With an empty module in place it is not imported,
// and the dozens of files it consists of need not be written into Python's file system at each start.

/** The first lines of the script with which PyScript writes that package; the build checks that it still begins so. */
export const BEGINNING = ['import os as _os', 'from pathlib import Path as _Path', '_path = None'];

const START = BEGINNING.join('\n');

/** @param {any} pyodide */
export function leavePackageOut(pyodide) {
  const { runPythonAsync } = pyodide;
  pyodide.runPythonAsync = async (/** @type {string} */ code, /** @type {unknown[]} */ ...rest) =>
    code.startsWith(START) ? undefined : runPythonAsync.call(pyodide, code, ...rest);
  pyodide.runPython("import sys, types; sys.modules.setdefault('pyscript', types.ModuleType('pyscript'))");
}
