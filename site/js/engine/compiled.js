// Python's WebAssembly code, compiled once for all engines of a page. If this device keeps the file, the page begins with it
// while the first worker is still on its way, and workers ask for it; if not, each worker brings the file.

import { isUnpacked } from './packed.js';

/** @param {string} url @returns {Promise<WebAssembly.Module | null>} */
export async function compileKept(url) {
  try {
    const kept = await caches.match(url, { ignoreSearch: true });
    return kept && isUnpacked(kept) ? await WebAssembly.compileStreaming(kept) : null;
  } catch {
    return null; // no storage, or a damaged file: the worker that has to bring its own says what is wrong
  }
}

/** Answer a worker that asks. @param {MessagePort} port @param {Promise<WebAssembly.Module | null>} compiled */
export async function giveCompiled(port, compiled) {
  const module = await compiled;
  try {
    port.postMessage(module);
  } catch {
    port.postMessage(null); // a browser that hands no code to workers
  }
}

/** Ask the page. @param {(port: MessagePort) => void} hand gives it the other end @returns {Promise<WebAssembly.Module | null>} */
export function askCompiled(hand) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    /** @param {WebAssembly.Module | null} module */
    const done = (module) => {
      port1.close();
      resolve(module);
    };
    port1.onmessage = ({ data }) => done(data);
    port1.onmessageerror = () => done(null);
    hand(port2);
  });
}
