// What the single file carries: gzip, written in base64, since HTML is text. The browser's own unpacker does the rest; no
// address is asked for it.

/**
 * @param {string} text
 * @returns {ReadableStream<Uint8Array>}
 */
export function unpacked(text) {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i += 1) bytes[i] = letters.charCodeAt(i);
  const { body } = new Response(bytes);
  return /** @type {ReadableStream<any>} */ (body).pipeThrough(new DecompressionStream('gzip'));
}

/** @param {string} text */
export async function bytesOf(text) {
  return new Uint8Array(await new Response(unpacked(text)).arrayBuffer());
}

/** @param {string} text */
export function textOf(text) {
  return new Response(unpacked(text)).text();
}
