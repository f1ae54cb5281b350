// The memory snapshot's file format: what of the interpreter's memory differs from a freshly made, not yet started
// one. A fresh instance already holds the 3 MB of constant data that came with the WebAssembly file, and most of the rest
// is zero: storing only the difference makes the file less than half as long and restoring it a few copies.
//
// Layout, before compression: magic, length of the header, header as JSON, the bytes of the runs one after the other.
// The header names the build it belongs to and carries a checksum of the constant data it leaves out, so a snapshot
// is refused, never half applied, where the fresh memory is not the one it was made against. Only data that cannot differ from
// browser to browser is left out: not what a fresh instance has drawn at random, read from the clock or left on its stack.
//
// Used by the build under Node (encode) and by the interpreter module in the worker (apply).

const MAGIC = 0x31534a45; // "EJS1"
const PAGE = 1024;


/**
 * @typedef {object} Header
 * @property {string} build  what the snapshot was made with; must be equal when restoring
 * @property {number} length  size of the memory in bytes
 * @property {unknown} config  Pyodide's own part: which JavaScript objects Python holds
 * @property {[number, number][]} runs  offset and length of each stored piece
 * @property {[number, number][]} kept  offset and length of each non-zero piece that is already there
 * @property {number} sum  checksum of the kept pieces
 * @typedef {{ header: Header, data: Uint8Array }} Opened
 */

/** A snapshot that cannot be used: damaged, or made for something else. */
export class SnapshotError extends Error {
  name = 'SnapshotError';
}

/**
 * @param {Uint8Array} memory
 * @param {[number, number][]} pieces
 */
export function checksum(memory, pieces) {
  let sum = 17;
  for (const [offset, length] of pieces) {
    const words = new Int32Array(memory.buffer, memory.byteOffset + offset, length >> 2);
    for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  }
  return sum;
}

/**
 * @param {[number, number][]} runs
 * @param {number} offset
 */
function extend(runs, offset) {
  const last = runs.at(-1);
  if (last && last[0] + last[1] === offset) last[1] += PAGE;
  else runs.push([offset, PAGE]);
}

/**
 * @param {Uint8Array} memory
 * @param {number} offset
 */
function page(memory, offset) {
  return Buffer.from(memory.buffer, memory.byteOffset + offset, PAGE);
}

/**
 * @param {object} parts
 * @param {string} parts.build
 * @param {unknown} parts.config
 * @param {Uint8Array} parts.fresh  memory of an instance that has not run yet, as long as `memory`
 * @param {Uint8Array} parts.other  another such memory, made at another time with other randomness
 * @param {number} parts.constant  where the data that came with the code ends; what lies beyond is stored, even if it is equal
 * @param {Uint8Array} parts.memory
 * @returns {Uint8Array}
 */
export function encode({ build, config, fresh, other, constant, memory }) {
  if (fresh.length !== memory.length || other.length !== memory.length || memory.length % PAGE !== 0) throw new SnapshotError('memories of different sizes');
  const EMPTY = Buffer.alloc(PAGE);
  /** @type {[number, number][]} */
  const runs = [];
  /** @type {[number, number][]} */
  const kept = [];
  for (let offset = 0; offset < memory.length; offset += PAGE) {
    const now = page(memory, offset);
    const before = page(fresh, offset);
    const safe = offset + PAGE <= constant && before.equals(page(other, offset));
    if (now.equals(EMPTY) && before.equals(EMPTY) && page(other, offset).equals(EMPTY)) continue;
    if (safe && now.equals(before)) extend(kept, offset);
    else extend(runs, offset);
  }
  /** @type {Header} */
  const header = { build, length: memory.length, config, runs, kept, sum: checksum(fresh, kept) };
  let json = JSON.stringify(header);
  json += ' '.repeat((8 - (Buffer.byteLength(json) % 8)) % 8);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(MAGIC, 0);
  head.writeUInt32LE(Buffer.byteLength(json), 4);
  return Buffer.concat([head, Buffer.from(json), ...runs.map(([offset, length]) => memory.subarray(offset, offset + length))]);
}

/**
 * The header of a snapshot, checked against the build that wants to use it.
 * @param {Uint8Array} bytes
 * @param {string} build
 * @returns {Opened}
 */
export function open(bytes, build) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== MAGIC) throw new SnapshotError('not a snapshot');
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) throw new SnapshotError('cut off');
  /** @type {Header} */
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, end)));
  if (header.build !== build) throw new SnapshotError(`made for ${header.build}, not for ${build}`);
  const data = bytes.subarray(end);
  const length = header.runs.reduce((sum, run) => sum + run[1], 0);
  if (data.length !== length) throw new SnapshotError(`${data.length} bytes of ${length}`);
  return { header, data };
}

/**
 * Turn the fresh memory into the snapshot's. Nothing is written unless everything fits.
 * @param {Opened} snapshot
 * @param {Uint8Array} memory
 */
export function apply({ header, data }, memory) {
  if (memory.length < header.length) throw new SnapshotError(`memory of ${memory.length} bytes, not ${header.length}`);
  if (checksum(memory, header.kept) !== header.sum) throw new SnapshotError('the fresh memory is another one');
  let from = 0;
  for (const [offset, length] of header.runs) {
    memory.set(data.subarray(from, from + length), offset);
    from += length;
  }
}
