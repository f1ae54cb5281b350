// Pyodide refuses classic workers, and asks whether it is in one by importing an empty script. It needs nothing that only module
// workers have; a worker made from the text of a local file can only be a classic one everywhere. So that question is answered for it.
Object.defineProperty(self, 'importScripts', {
  configurable: true,
  value: () => {
    throw new TypeError('Everything is here already');
  },
});
