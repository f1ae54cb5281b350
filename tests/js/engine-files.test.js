import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';

import { askCompiled, compileKept, giveCompiled } from '../../site/js/engine/compiled.js';
import { BEGINNING, leavePackageOut } from '../../site/js/engine/package.js';
import { isPacked, isUnpacked, toKeep, typeOf, WASM } from '../../site/js/engine/packed.js';

const WASM_FILE = 'https://example.org/escale/assets/pyodide-1/pyodide.wasm.bin';
const PYTHON_FILE = 'https://example.org/escale/assets/engine-1/python.bin';
const CONTENT = new Uint8Array(70_000).map((_, number) => number * 7);

/** @param {Response} response */
const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

test('only the files of the Python runtime come packed', () => {
  assert.ok(isPacked(WASM_FILE));
  assert.ok(isPacked(`${PYTHON_FILE}?v=1#x`));
  assert.ok(!isPacked('https://example.org/escale/index.html?from=python.bin'));
});

test('a packed file is kept unpacked, marked, and as what it is', async () => {
  for (const [url, type] of [
    [WASM_FILE, WASM],
    [PYTHON_FILE, 'application/octet-stream'],
  ]) {
    const packed = new Uint8Array(gzipSync(CONTENT));
    assert.deepEqual(new Uint8Array(gunzipSync(packed)), CONTENT);
    const kept = await toKeep(new Response(packed), url);
    assert.ok(isUnpacked(kept));
    assert.equal(kept.headers.get('content-type'), type);
    assert.equal(typeOf(url), type);
    assert.deepEqual(await bytesOf(kept), CONTENT);
  }
});

test('one that the browser has unpacked on its way is kept as it came', async () => {
  const kept = await toKeep(new Response(CONTENT), PYTHON_FILE);
  assert.ok(isUnpacked(kept));
  assert.deepEqual(await bytesOf(kept), CONTENT);
});

test('one that was cut off is not kept', async () => {
  const cut = new Uint8Array(gzipSync(CONTENT)).subarray(0, 300);
  await assert.rejects(toKeep(new Response(cut), PYTHON_FILE));
});

test('what a server sends is not taken for unpacked', () => {
  assert.ok(!isUnpacked(new Response(CONTENT, { headers: { 'content-type': 'application/octet-stream' } })));
});

test("PyScript's package is not written, and everything else runs", async () => {
  /** @type {string[]} */
  const ran = [];
  const pyodide = {
    runPython: (/** @type {string} */ code) => ran.push(code),
    runPythonAsync: async (/** @type {string} */ code, /** @type {unknown} */ options) => [code, options],
  };
  leavePackageOut(pyodide);
  assert.match(ran[0], /'pyscript'/, 'an empty one takes its place');
  assert.equal(await pyodide.runPythonAsync([...BEGINNING, '_path.write_text("x")'].join('\n'), null), undefined);
  assert.deepEqual(await pyodide.runPythonAsync('import os as _os\nprint(1)', { a: 1 }), ['import os as _os\nprint(1)', { a: 1 }]);
});

// The smallest WebAssembly there is.
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Python's code as a cache holds it: what matches is this. @param {import('node:test').TestContext} t @param {() => Promise<Response | undefined>} match */
function keep(t, match) {
  Object.defineProperty(globalThis, 'caches', { value: { match }, configurable: true });
  t.after(() => Reflect.deleteProperty(globalThis, 'caches'));
}

test('kept code is compiled by the page and handed to every worker that asks', async (t) => {
  const kept = await toKeep(new Response(new Uint8Array(gzipSync(EMPTY))), WASM_FILE);
  keep(t, async () => kept);
  const compiled = compileKept(WASM_FILE);
  for (const _ of ['first', 'second']) assert.ok((await askCompiled((port) => void giveCompiled(port, compiled))) instanceof WebAssembly.Module);
});

test('without usable kept code a worker is told at once to bring its own', async (t) => {
  const refused = async () => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  const damaged = await toKeep(new Response(CONTENT), WASM_FILE);
  const stillPacked = new Response(new Uint8Array(gzipSync(EMPTY)), { headers: { 'content-type': WASM } });
  for (const match of [async () => undefined, refused, async () => damaged, async () => stillPacked]) {
    keep(t, match);
    assert.equal(await askCompiled((port) => void giveCompiled(port, compileKept(WASM_FILE))), null);
  }
  Reflect.deleteProperty(globalThis, 'caches');
  assert.equal(await compileKept(WASM_FILE), null);
});
