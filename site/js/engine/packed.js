// The files of the Python runtime come packed, so that their bytes are few on any server. The service worker keeps them
// unpacked: unpacking is a fifth of the time a start takes, and a visitor comes more than once.

export const WASM = 'application/wasm';

/** What the service worker writes on a file it has unpacked. */
const MARK = 'x-escale-unpacked';

/** Whether an address is that of such a file. @param {string} url */
export const isPacked = (url) => new URL(url).pathname.endsWith('.bin');

/** @param {string} url of such a file */
export const typeOf = (url) => (url.includes('.wasm.') ? WASM : 'application/octet-stream');

/** Whether content begins as gzip does: a server's Content-Encoding may have made the browser unpack it. @param {Uint8Array} first */
export const isZipped = (first) => first[0] === 0x1f && first[1] === 0x8b;

/** @param {ReadableStream<Uint8Array>} stream @returns {ReadableStream<Uint8Array>} */
export const unzipped = (stream) => stream.pipeThrough(/** @type {any} */ (new DecompressionStream('gzip')));

/** @param {Response} response */
export const isUnpacked = (response) => response.headers.has(MARK);

/** A file as the service worker keeps it. @param {Response} response @param {string} url */
export async function toKeep(response, url) {
  const packed = await response.blob();
  const first = new Uint8Array(await packed.slice(0, 2).arrayBuffer());
  const content = isZipped(first) ? await new Response(unzipped(packed.stream())).blob() : packed;
  return new Response(content, { headers: { 'content-type': typeOf(url), [MARK]: '' } });
}
