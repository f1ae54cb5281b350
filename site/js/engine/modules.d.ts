// Modules that the build makes.

declare module 'escale:files' {
  /** Where the parts of the Python runtime lie, relative to the root of the site. */
  export const files: { pyodide: string; pyscript: string; engine: string };
}

declare module '*.py' {
  const source: string;
  export default source;
}
