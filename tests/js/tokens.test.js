// Every pair of colours that words are set in is measured: WCAG AA in each theme, AAA with high contrast.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../site/css/tokens.css', import.meta.url), 'utf8');

/**
 * The declarations of every block whose selector line is exactly `selector`, at the given depth of indentation.
 * @param {string} selector
 * @param {string} [indent]
 * @returns {Record<string, string>}
 */
function block(selector, indent = '') {
  const start = css.indexOf(`\n${indent}${selector} {\n`);
  assert.notEqual(start, -1, selector);
  const end = css.indexOf(`\n${indent}}`, start + 1);
  const declarations = css.slice(start, end).matchAll(/--([\w-]+): ([^;]+);/g);
  return Object.fromEntries([...declarations].map(([, name, value]) => [name, value]));
}

const light = block(':root');
const dark = { ...light, ...block(':root[data-theme="dark"]') };
const lightMore = { ...light, ...block(':root[data-contrast="more"]') };
const darkMore = { ...dark, ...block(':root[data-contrast="more"]'), ...block(':root[data-contrast="more"][data-theme="dark"]') };

/** @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * @param {string} a
 * @param {string} b
 */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'paper-raised', 'paper-sunk'];
const words = ['ink', 'ink-soft', 'wine-text', 'oak-text', 'sage-text', 'gold-text', 'danger'];
const onAccents = [
  ['on-wine', 'wine'],
  ['on-wine', 'wine-hover'],
  ['on-sage', 'sage-fill'],
  ['on-gold', 'gold'],
  ['on-danger', 'danger'],
  ['ink', 'wine-soft'],
  ['ink', 'sage-soft'],
  ['ink', 'gold-soft'],
  ['ink', 'danger-soft'],
  ['wine-text', 'wine-soft'],
  ['sage-text', 'sage-soft'],
  ['gold-text', 'gold-soft'],
  ['danger', 'danger-soft'],
];
const textPairs = [...words.flatMap((word) => grounds.map((ground) => [word, ground])), ...onAccents];
const shapePairs = ['line-strong', 'focus'].flatMap((shape) => grounds.map((ground) => [shape, ground]));

for (const [name, theme, least] of /** @type {[string, Record<string, string>, number][]} */ ([
  ['light', light, 4.5],
  ['dark', dark, 4.5],
])) {
  test(`words are readable in the ${name} theme`, () => {
    for (const [front, back] of textPairs) {
      const ratio = contrast(theme[front], theme[back]);
      assert.ok(ratio >= least, `${front} on ${back}: ${ratio.toFixed(2)}`);
    }
  });
}

for (const [name, theme] of /** @type {[string, Record<string, string>][]} */ ([
  ['light', lightMore],
  ['dark', darkMore],
])) {
  test(`words reach 7:1 with high contrast, ${name}`, () => {
    for (const word of words) {
      for (const ground of grounds) {
        const ratio = contrast(theme[word], theme[ground]);
        assert.ok(ratio >= 7, `${word} on ${ground}: ${ratio.toFixed(2)}`);
      }
    }
    assert.ok(contrast(theme['on-wine'], theme.wine) >= 7);
  });
}

test('borders of controls and the focus ring reach 3:1', () => {
  for (const theme of [light, dark, lightMore, darkMore]) {
    for (const [shape, ground] of shapePairs) {
      const ratio = contrast(theme[shape], theme[ground]);
      assert.ok(ratio >= 3, `${shape} on ${ground}: ${ratio.toFixed(2)}`);
    }
  }
});

test('a system that asks for dark gets the dark theme', () => {
  assert.deepEqual(block(':root:not([data-theme="light"])', '  '), block(':root[data-theme="dark"]'));
  assert.deepEqual(
    block(':root[data-contrast="more"]:not([data-theme="light"])', '  '),
    block(':root[data-contrast="more"][data-theme="dark"]'),
  );
});
