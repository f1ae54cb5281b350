// Small tiled textures, made from a few dozen strokes each: felt, wood grain, rice paper.

import { num, randoms } from './noise.js';

/**
 * Short fibres lying every way, as path data over a tile of `size`.
 * @param {number} seed
 * @param {number} count
 * @param {number} size
 * @param {number} length
 */
function fibres(seed, count, size, length) {
  const random = randoms(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = random() * Math.PI * 2;
    const reach = length * (0.4 + 0.6 * random());
    d += `M${num(random() * size)} ${num(random() * size)}l${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`;
  }
  return d;
}

/** Brushed felt, light and dark fibres. @param {{ id: string }} props */
export function Felt({ id }) {
  return (
    <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
      <path d={fibres(7, 70, 64, 7)} stroke="#fff" stroke-opacity=".07" stroke-width=".9" fill="none" />
      <path d={fibres(11, 70, 64, 7)} stroke="#021" stroke-opacity=".16" stroke-width=".9" fill="none" />
    </pattern>
  );
}

/** Rice paper: long pale and brown fibres. @param {{ id: string }} props */
export function RicePaper({ id }) {
  return (
    <pattern id={id} width="160" height="160" patternUnits="userSpaceOnUse">
      <path d={fibres(5, 34, 160, 26)} stroke="#fff" stroke-opacity=".4" stroke-width=".8" fill="none" />
      <path d={fibres(23, 30, 160, 16)} stroke="#7a5c33" stroke-opacity=".13" stroke-width=".7" fill="none" />
    </pattern>
  );
}

/**
 * Wood grain running along x: lines that wander a little, and pores.
 * @param {{ id: string, seed?: number, dark?: string, light?: string, length?: number, breadth?: number }} props
 */
export function Grain({ id, seed = 3, dark = '#5b3413', light = '#fff1d6', length = 390, breadth = 44 }) {
  const random = randoms(seed);
  let darkLines = '';
  let lightLines = '';
  for (let y = 2; y < breadth; y += 2.2 + random() * 3.2) {
    const sway = (random() - 0.5) * 5;
    const third = length / 3;
    const line = `M0 ${num(y)}C${num(third)} ${num(y + sway)} ${num(third * 2)} ${num(y - sway)} ${num(length)} ${num(y)}`;
    if (random() < 0.66) darkLines += line;
    else lightLines += line;
  }
  let pores = '';
  for (let i = 0; i < 26; i += 1) pores += `M${num(random() * length)} ${num(random() * breadth)}h${num(4 + random() * 14)}`;
  return (
    <pattern id={id} width={length} height={breadth} patternUnits="userSpaceOnUse">
      <path d={darkLines} stroke={dark} stroke-opacity=".2" stroke-width="1.1" fill="none" />
      <path d={lightLines} stroke={light} stroke-opacity=".25" stroke-width="1.1" fill="none" />
      <path d={pores} stroke={dark} stroke-opacity=".34" stroke-width=".9" fill="none" />
    </pattern>
  );
}
