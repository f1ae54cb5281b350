// The cork mat: crumbs of cork, a bound edge, and the evening over it.

import { Linear } from '../../draw/light.jsx';
import { num, randoms } from '../../draw/noise.js';
import { WIDTH } from './geometry.js';
import { CORK, CORK_DEEP, CORK_PALE } from './ink.js';

/** Little crumbs as path data over a tile. @param {number} seed @param {number} count @param {number} size */
function crumbs(seed, count, size) {
  const random = randoms(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const [x, y, r] = [random() * size, random() * size, 1 + random() * 3.4];
    d += `M${num(x)} ${num(y)}l${num(r)} ${num(-r * 0.6)} ${num(r * 0.8)} ${num(r * 0.9)} ${num(-r)} ${num(r * 0.7)}z`;
  }
  return d;
}

/** @param {{ uid: string, height: number }} props */
export function Cork({ uid, height }) {
  return (
    <>
      <defs>
        <Linear id={`${uid}-cork`} x1={0} y1={0} x2={0.4} y2={1} stops={[[0, '#d9ae77'], [0.5, CORK], [1, '#ad8049']]} />
        <pattern id={`${uid}-crumbs`} width="120" height="120" patternUnits="userSpaceOnUse">
          <path d={crumbs(3, 70, 120)} fill={CORK_DEEP} fill-opacity=".32" />
          <path d={crumbs(17, 60, 120)} fill={CORK_PALE} fill-opacity=".5" />
          <path d={crumbs(29, 16, 120)} fill="#5d3d1c" fill-opacity=".38" />
        </pattern>
      </defs>
      <g pointer-events="none">
        <rect width={WIDTH} height={height} rx="26" fill="#6a4622" />
        <rect x="4" y="4" width={WIDTH - 8} height={height - 8} rx="23" fill={`url(#${uid}-cork)`} />
        <rect x="4" y="4" width={WIDTH - 8} height={height - 8} rx="23" fill={`url(#${uid}-crumbs)`} />
        <rect x="5.5" y="5.5" width={WIDTH - 11} height={height - 11} rx="22" fill="none" stroke="#fff3d8" stroke-opacity=".45" stroke-width="2" />
        <rect width={WIDTH} height={height} rx="26" fill="#1c0f05" style={{ opacity: 'var(--board-dim, 0)' }} />
      </g>
    </>
  );
}

/** @param {{ height: number }} props */
export function PlainMat({ height }) {
  return <rect x="2" y="2" width={WIDTH - 4} height={height - 4} rx="20" style={{ fill: 'var(--plain-ground, #fff)', stroke: 'var(--plain-line, #000)' }} stroke-width="4" />;
}
