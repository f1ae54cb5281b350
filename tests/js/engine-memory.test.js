import assert from 'node:assert/strict';
import { test } from 'node:test';

import { apply, encode, open, SnapshotError } from '../../site/js/engine/memory.js';

const SIZE = 64 * 1024;

function memories() {
  const fresh = new Uint8Array(SIZE);
  for (let i = 0; i < 5000; i++) fresh[i] = i * 7;
  const memory = fresh.slice();
  memory.fill(3, 4000, 9000);
  memory[SIZE - 1] = 255;
  return { fresh, memory };
}

function made() {
  const { fresh, memory } = memories();
  return encode({ build: 'b1', config: { keys: [null] }, fresh, other: fresh.slice(), constant: 8 * 1024, memory });
}

test('applied to the fresh memory, a snapshot gives the memory it was made of', () => {
  const { fresh, memory } = memories();
  const snapshot = open(made(), 'b1');
  apply(snapshot, fresh);
  assert.deepEqual(fresh, memory);
  assert.deepEqual(snapshot.header.config, { keys: [null] });
});

test('what has not changed is not stored', () => {
  assert.ok(made().length < 8 * 1024 + 500, `${made().length} bytes`);
});

test('the same memories give the same bytes', () => {
  assert.deepEqual(made(), made());
});

test('a memory that has grown beyond the snapshot is accepted, a smaller one is not', () => {
  const { fresh, memory } = memories();
  const grown = new Uint8Array(2 * SIZE);
  grown.set(fresh);
  apply(open(made(), 'b1'), grown);
  assert.deepEqual(grown.subarray(0, SIZE), memory);
  assert.throws(() => apply(open(made(), 'b1'), fresh.slice(0, SIZE / 2)), SnapshotError);
});

test('another build, another file and a cut one are refused', () => {
  assert.throws(() => open(made(), 'b2'), SnapshotError);
  assert.throws(() => open(new TextEncoder().encode('<!doctype html>'), 'b1'), SnapshotError);
  assert.throws(() => open(new Uint8Array(0), 'b1'), SnapshotError);
  assert.throws(() => open(new Uint8Array(3), 'b1'), SnapshotError);
  assert.throws(() => open(made().subarray(0, made().length - 1), 'b1'), SnapshotError);
  assert.throws(() => open(made().subarray(0, 40), 'b1'), SnapshotError);
});

test('what differs between two fresh memories, or is no constant data, is put back and not relied upon', () => {
  const { fresh } = memories();
  fresh.fill(9, 20_000, 20_100); // say, the stack
  const memory = fresh.slice();
  const other = fresh.slice();
  other[2000] ^= 1; // say, a random number drawn at the start
  const snapshot = open(encode({ build: 'b1', config: null, fresh, other, constant: 8 * 1024, memory }), 'b1');
  const here = other.slice();
  here.fill(7, 20_000, 20_100);
  apply(snapshot, here);
  assert.deepEqual(here, memory);
});

test('a fresh memory that is not the expected one is refused and left as it is', () => {
  const { fresh } = memories();
  fresh[100] ^= 1;
  const before = fresh.slice();
  assert.throws(() => apply(open(made(), 'b1'), fresh), SnapshotError);
  assert.deepEqual(fresh, before);
});
