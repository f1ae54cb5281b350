// The modules that exist only in the bundle; see bundle.mjs.

declare module 'escale:games' {
  import type { GameDrawing } from '../js/types.d.ts';
  /** The games with a drawing module. */
  export const ids: string[];
  /** A game's drawing, loaded on demand. */
  export function load(id: string): Promise<GameDrawing>;
  /** All of them; only under Node. */
  export const drawings: Record<string, GameDrawing>;
}

declare module 'escale:embed' {
  /** What embed.js knows of the games. */
  export const shelf: import('../js/embed/element.js').Shelf;
}

declare module 'escale:running' {
  export const createEngine: typeof import('../js/engine/client.js').createEngine;
  /** It is started when the page has been painted, if not before. */
  export const running: import('../js/engine/running.js').Running;
}

declare module 'escale:files' {
  /** The folders of the Python runtime, and its WebAssembly code, relative to the root of the site. */
  export const files: Record<string, string>;
}

declare module 'pyodide/pyodide.asm.mjs' {
  /** Makes the WebAssembly module's JavaScript side. */
  export default function createPyodideModule(settings: object): Promise<any>;
}

declare module '*.py' {
  const source: string;
  export default source;
}

declare module 'wawoff2' {
  const unpacker: { decompress(packed: Uint8Array): Promise<Uint8Array> };
  export default unpacker;
}
