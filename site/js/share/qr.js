/**
 * QR codes as one path of an SVG. The library that makes them is loaded when the first one is wanted.
 *
 * Kept at the lowest of the four levels of correction: on a screen nothing is scratched, and fewer, larger modules are
 * easier for a camera.
 */

/** Light modules around the code, which cameras need to find it. */
export const QUIET = 4;

/** Bytes of version 30 (137 modules a side) at the lowest level: more would be too fine for a phone's screen and camera. */
export const LONGEST = 1732;

/** @typedef {{size: number, path: string}} Code size: modules a side, quiet zone included */

/** Whether a text still gives a code that can be photographed. @param {string} text */
export function fits(text) {
  return new TextEncoder().encode(text).length <= LONGEST;
}

/** @param {string} text that fits @returns {Promise<Code>} */
export async function makeCode(text) {
  const { encodeQR } = await import('qr');
  return drawCode(encodeQR(text, 'raw', { ecc: 'low', border: QUIET }));
}

/** Dark modules side by side are drawn as one bar, so that no hair lines show between them. @param {boolean[][]} modules @returns {Code} */
export function drawCode(modules) {
  const bars = modules.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size: modules.length, path: bars.join('') };
}

/** Where dark modules stand in a row. @param {boolean[]} row @returns {[start: number, length: number][]} */
function runs(row) {
  /** @type {[number, number][]} */
  const found = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
