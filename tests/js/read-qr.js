// Reads a QR code back from the path it is drawn with, by another part of the library than the one that made it.
// As a script: the drawn code as JSON on standard input, its text on standard output.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import decodeQR from '../../site/node_modules/qr/decode.js';

/** Pixels a module measures for the reader. */
const SCALE = 3;

/** @param {{size: number, path: string}} code as site/js/share/qr.js draws it */
export function readCode({ size, path }) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = row * width + Number(x) * SCALE;
      for (let at = from; at < from + Number(length) * SCALE; at += 1) data.fill(0, at * 4, at * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data }, { timeLimit: 5000 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(readCode(JSON.parse(readFileSync(0, 'utf8'))));
