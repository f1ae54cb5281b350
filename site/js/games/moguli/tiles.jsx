/*
 * The tiles, drawn once each and used 35 times: a piece of garden with a gravel path to the north and the east, the triangle of the marked
 * ones, the wooden hatch of the gate; underneath, earth with a tunnel. All of it round the gate's middle; a tile is turned as a whole.
 */

import { num, randoms } from '../../draw/noise.js';
import { Linear, Radial } from '../../draw/light.jsx';

/** The way of a path on a tile that is not turned: from the north through the gate to the east. */
export const BEND = 'M0-50V0H50';

/** The white triangle, in the quiet corner of the tile. */
export const TRIANGLE = 'M-36 21-21 36H-36Z';

/** Dots along the two halves of a path: gravel. @param {number} seed @param {number} count @param {number} breadth */
function gravel(seed, count, breadth) {
  const random = randoms(seed);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const along = 50 * random();
    const aside = (random() - 0.5) * breadth;
    d += i % 2 ? `M${num(aside)} ${num(-along)}h.1` : `M${num(along)} ${num(aside)}h.1`;
  }
  return d;
}

/** Tufts of grass away from the paths. @param {number} seed */
function tufts(seed) {
  const random = randoms(seed);
  let d = '';
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = [-43 + 86 * random(), -43 + 86 * random()];
    if (Math.abs(x) < 17 && y < 17) continue;
    if (Math.abs(y) < 17 && x > -17) continue;
    if (x < -16 && y > 16) continue;
    d += `M${num(x - 2.5)} ${num(y - 4)}l2.5 4 2.5-5`;
  }
  return d;
}

/** Roots hanging into the earth, and stones. @param {number} seed */
function roots(seed) {
  const random = randoms(seed);
  let d = '';
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = [-42 + 84 * random(), -42 + 84 * random()];
    d += `M${num(x)} ${num(y)}q${num(random() * 8 - 4)} 7 ${num(random() * 16 - 8)} 12q-2 5 ${num(random() * 8 - 4)} 9`;
  }
  return d;
}

/** @param {{ uid: string }} props */
export function TileDefs({ uid }) {
  return (
    <>
      <Linear id={`${uid}-lawn`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#93a456'], [0.55, '#7f9249'], [1, '#6c8040']]} />
      <Linear id={`${uid}-soil`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#6f4d30'], [1, '#573a22']]} />
      <Radial id={`${uid}-hatch`} cx={0.38} cy={0.32} r={0.8} stops={[[0, '#c98f52'], [0.6, '#a56c36'], [1, '#74451d']]} />
      <Radial id={`${uid}-shaft`} cx={0.45} cy={0.4} r={0.7} stops={[[0, '#fff1c4'], [0.5, '#f0cf86'], [1, '#a9793a']]} />
      <g id={`${uid}-garden`}>
        <rect x="-48.5" y="-48.5" width="97" height="97" rx="9" fill={`url(#${uid}-lawn)`} stroke="#3f4d22" stroke-width="1.6" />
        <path d={tufts(5)} fill="none" stroke="#566a2e" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
        <path d={tufts(31)} fill="none" stroke="#b5c377" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" />
      </g>
      <g id={`${uid}-path`} fill="none" stroke-linejoin="round">
        <path d={BEND} stroke="#5d5231" stroke-width="30" />
        <path d={BEND} stroke="#f0e6cf" stroke-width="25" />
        <path d={BEND} stroke="#dccba6" stroke-width="25" stroke-dasharray="2 9" stroke-opacity=".5" />
        <path d={gravel(3, 26, 20)} stroke="#b09b70" stroke-width="3" stroke-linecap="round" />
        <path d={gravel(17, 18, 20)} stroke="#fffaf0" stroke-width="3" stroke-linecap="round" />
      </g>
      <g id={`${uid}-gate`}>
        <circle r="25" fill="#3b2812" fill-opacity=".45" cy="1.5" />
        <circle r="23.5" fill={`url(#${uid}-hatch)`} stroke="#4b2c10" stroke-width="2.4" />
        <path d="M-8-21V21M8-21V21" stroke="#5f3713" stroke-width="1.6" stroke-opacity=".7" />
        <circle r="18.5" fill="none" stroke="#f2cf97" stroke-width="1.6" stroke-opacity=".55" />
        <path d="M-5 11h10" stroke="#34200d" stroke-width="3.4" stroke-linecap="round" />
      </g>
      <path id={`${uid}-triangle`} d={TRIANGLE} fill="#fff" stroke="#3b3a1c" stroke-width="2.6" stroke-linejoin="round" />
      <g id={`${uid}-earth`}>
        <rect x="-48.5" y="-48.5" width="97" height="97" rx="9" fill={`url(#${uid}-soil)`} stroke="#2b1a0d" stroke-width="1.6" />
        <path d={roots(9)} fill="none" stroke="#a07a52" stroke-opacity=".55" stroke-width="1.5" stroke-linecap="round" />
        <path d={gravel(41, 16, 90)} stroke="#8d6a46" stroke-opacity=".7" stroke-width="4.5" stroke-linecap="round" />
      </g>
      <g id={`${uid}-tunnel`} fill="none" stroke-linejoin="round">
        <path d={BEND} stroke="#d9b88a" stroke-width="29" />
        <path d={BEND} stroke="#1a0f07" stroke-width="23" />
        <path d={BEND} stroke="#4c2f19" stroke-width="23" stroke-dasharray="2 11" stroke-opacity=".8" />
      </g>
      <g id={`${uid}-hole`}>
        <circle r="21" fill={`url(#${uid}-shaft)`} stroke="#1a0f07" stroke-width="4" />
        <path d="M-9-15V15M9-15V15M-9-8H9M-9 0H9M-9 8H9" stroke="#6b4218" stroke-width="3" stroke-linecap="round" />
      </g>
      <g id={`${uid}-trace`} fill="none" stroke-linejoin="round" stroke-linecap="butt">
        <path d={BEND} stroke="#fff3d2" stroke-width="12" stroke-opacity=".85" />
        <path d={BEND} stroke="#4a1d6b" stroke-width="7" stroke-dasharray="6.6 3.4" stroke-dashoffset="-1.7" />
      </g>
      <g id={`${uid}-back`}>
        <rect x="-48.5" y="-48.5" width="97" height="97" rx="9" fill={`url(#${uid}-soil)`} stroke="#2b1a0d" stroke-width="1.6" />
        <path d={roots(9)} fill="none" stroke="#a07a52" stroke-opacity=".4" stroke-width="1.5" stroke-linecap="round" />
        <path d="M-27 22C-20-8-12-21 0-21S20-8 27 22Z" fill="#8a623c" stroke="#3d2614" stroke-width="2" />
        <path d="M-14 6q5-13 13-16M3-3q8 4 10 13" fill="none" stroke="#b98d5f" stroke-width="2.4" stroke-linecap="round" />
      </g>
    </>
  );
}

/** The same without colour and texture, for high contrast. @param {{ uid: string }} props */
export function PlainTileDefs({ uid }) {
  const line = 'var(--plain-line, #000)';
  const ground = 'var(--plain-ground, #fff)';
  const square = { x: -48.5, y: -48.5, width: 97, height: 97 };
  return (
    <>
      <rect id={`${uid}-garden`} {...square} style={{ fill: 'var(--plain-other, #e4e4e4)', stroke: line }} stroke-width="2" />
      <g id={`${uid}-path`} fill="none">
        <path d={BEND} style={{ stroke: line }} stroke-width="29" />
        <path d={BEND} style={{ stroke: ground }} stroke-width="23" />
      </g>
      <circle id={`${uid}-gate`} r="23" style={{ fill: ground, stroke: line }} stroke-width="5" />
      <path id={`${uid}-triangle`} d={TRIANGLE} style={{ fill: ground, stroke: line }} stroke-width="4" stroke-linejoin="round" />
      <rect id={`${uid}-earth`} {...square} style={{ fill: 'var(--plain-other, #e4e4e4)', stroke: line }} stroke-width="2" />
      <path id={`${uid}-tunnel`} d={BEND} fill="none" style={{ stroke: line }} stroke-width="22" />
      <circle id={`${uid}-hole`} r="21" style={{ fill: ground, stroke: line }} stroke-width="6" />
      <g id={`${uid}-trace`} fill="none">
        <path d={BEND} style={{ stroke: ground }} stroke-width="12" />
        <path d={BEND} style={{ stroke: 'var(--plain-mark, #7a3cff)' }} stroke-width="8" stroke-dasharray="9 6" />
      </g>
      <rect id={`${uid}-back`} {...square} style={{ fill: 'var(--plain-other, #e4e4e4)', stroke: line }} stroke-width="2" />
    </>
  );
}

/**
 * One tile, turned by so many degrees. `through`: how clearly the underground shows in the garden; `under`: seen from below.
 * @param {{ uid: string, marked: boolean, angle: number, under: boolean, through: number }} props
 */
export function Tile({ uid, marked, angle, under, through }) {
  const below = marked ? 0 : 180;
  const turn = { transform: `rotate(${angle}deg)` };
  return (
    <>
      <g class="mo-turn" style={turn}>
        <use href={`#${uid}-garden`} />
        <use href={`#${uid}-path`} />
        {marked && <use href={`#${uid}-triangle`} />}
        {through > 0 && <use href={`#${uid}-trace`} class="mo-level" transform={`rotate(${below})`} opacity={through} />}
      </g>
      <use href={`#${uid}-gate`} />
      {under && (
        <g class="mo-level">
          <g class="mo-turn" style={turn}>
            <use href={`#${uid}-earth`} />
            <use href={`#${uid}-tunnel`} transform={`rotate(${below})`} />
            {marked && <use href={`#${uid}-triangle`} opacity=".8" />}
          </g>
          <use href={`#${uid}-hole`} />
        </g>
      )}
    </>
  );
}
