/*
 * The world of Senseï: a bamboo frame lashed with cord, rice paper with a landscape in ink wash, river stones, the Sage and the Monkey.
 * Told apart without colour: pale stones wear a brushed ring, dark ones a circle of dots; chasms are holes with mist in them.
 */

import { Linear, Radial, Shadow } from '../../draw/light.jsx';
import { num, randoms } from '../../draw/noise.js';
import { RicePaper } from '../../draw/textures.jsx';
import { Monkey, Sage } from './characters.jsx';
import { Coordinates } from './coordinates.jsx';
import { FIELD, FRAME, SIDE, SIZE, SQUARE } from './geometry.js';

/** Colours of marks on this ground. */
export const marks = { soft: '#2d6b52', edge: '#fffaf0', gold: '#c58a00', goldEdge: '#fff8e0', ring: { cy: 6, rx: 44, ry: 37 } };

const FAR = FRAME + FIELD;

const STONES = [
  { lit: '#ffffff', high: '#efe9dc', mid: '#d3cabb', low: '#a89d8b', deep: '#6f6556', bounce: '#fff3dc', paint: '#3b4a57' },
  { lit: '#9aa5ad', high: '#5e6870', mid: '#3f474d', low: '#282d31', deep: '#0f1214', bounce: '#a7b4bf', paint: '#f3ead6' },
];

/** @param {{ id: string, stone: typeof STONES[0] }} props */
function StoneDefs({ id, stone }) {
  return (
    <>
      <Radial id={`${id}-top`} cx={0.36} cy={0.24} r={0.82} stops={[[0, stone.lit], [0.28, stone.high], [0.62, stone.mid], [0.86, stone.low], [1, stone.deep]]} />
      <Linear id={`${id}-rim`} x1={0.2} y1={0.1} x2={0.75} y2={1} stops={[[0, stone.lit, 0.9], [0.4, stone.lit, 0], [0.75, stone.deep, 0], [1, stone.bounce, 0.75]]} />
    </>
  );
}

/** Dots round the top of a dark stone. */
const DOTS = Array.from({ length: 9 }, (_, i) => {
  const angle = (i / 9) * 2 * Math.PI + 0.35;
  return { x: num(Math.cos(angle) * 27), y: num(2 + Math.sin(angle) * 18.5) };
});

/** A pebble, a little different for each side. @param {{ id: string, seat: number, shadow: string }} props */
function Stone({ id, seat, shadow }) {
  const stone = STONES[seat];
  const body =
    seat === 0
      ? 'M-38 8C-39-10-22-25-1-26 23-27 38-12 38 6 38 24 22 35 0 36-23 36-37 26-38 8Z'
      : 'M-38 6C-37-12-20-27 3-26 24-25 39-9 38 9 37 26 20 36-2 36-25 35-39 24-38 6Z';
  return (
    <g id={id}>
      <ellipse cx="7" cy="19" rx="46" ry="27" fill={`url(#${shadow})`} />
      <path d={body} fill={`url(#${id}-top)`} />
      <path d={body} transform="translate(0 .3) scale(.965)" fill="none" stroke={`url(#${id}-rim)`} stroke-width="2" />
      {seat === 0 ? (
        <>
          <path d="M24-9C15-17-10-20-22-8-32 3-24 19-4 21 16 22 29 12 27 0" fill="none" stroke={stone.paint} stroke-width="4.2" stroke-linecap="round" />
          <path d="M27 0C26.5-4 25.5-6 24-9" fill="none" stroke={stone.paint} stroke-opacity=".45" stroke-width="1.6" stroke-linecap="round" />
          <path d="M-30-6C-26-16-14-22-4-22" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="2.6" stroke-linecap="round" />
        </>
      ) : (
        <>
          {DOTS.map(({ x, y }) => (
            <ellipse cx={x} cy={y} rx="3" ry="2.5" fill={stone.paint} />
          ))}
          <path d="M-31-6C-27-16-15-22-4-22.5" fill="none" stroke="#dfe8ee" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round" />
        </>
      )}
    </g>
  );
}

/** A hole in the ground: a broken edge, rock walls that fall into the dark, mist that rises. @param {{ id: string }} props */
function Chasm({ id }) {
  const edge = 'M-40-14C-43-28-30-40-14-39-6-44 8-42 15-40 32-42 44-28 41-13 46-3 43 8 42 16 44 31 30 42 15 41 5 45-8 44-16 42-32 44-44 31-41 15-45 6-44-5-40-14Z';
  return (
    <>
      <Linear id={`${id}-wall`} x1={0.25} y1={0} x2={0.7} y2={1} stops={[[0, '#15120f'], [0.5, '#3b332b'], [1, '#8d7c66']]} />
      <Radial id={`${id}-deep`} cx={0.46} cy={0.42} r={0.55} stops={[[0, '#05070a'], [0.62, '#0a0d12', 0.96], [1, '#10141a', 0]]} />
      <Radial id={`${id}-mist`} stops={[[0, '#ffffff', 0.95], [0.45, '#f1f5f8', 0.55], [1, '#e6edf2', 0]]} />
      <clipPath id={`${id}-mouth`}>
        <path d={edge} />
      </clipPath>
      <g id={id}>
        <path d={edge} transform="translate(1.5 2) scale(1.06)" fill="#fffdf4" fill-opacity=".8" />
        <path d={edge} transform="scale(1.04)" fill="#4a4034" />
        <g clip-path={`url(#${id}-mouth)`}>
          <path d={edge} fill={`url(#${id}-wall)`} />
          <path d="M-40-12-27-3-30 14-19 30-24 44M-14-40-16-26-4-20M40-12 27-2 31 14 22 26 26 43M15-40 12-27 22-18M-5 44-2 33 9 30" fill="none" stroke="#0a0806" stroke-opacity=".55" stroke-width="2" stroke-linejoin="round" />
          <path d="M24 26 33 16M-3 35 8 32M-20 32-25 20" fill="none" stroke="#d8c6a6" stroke-opacity=".5" stroke-width="1.4" />
          <ellipse cx="-3" cy="-4" rx="40" ry="38" fill={`url(#${id}-deep)`} />
          <path d="M-46-20V-50H46V-20C40-34 22-37 0-36S-40-30-46-20Z" fill="#000" fill-opacity=".5" />
        </g>
        <g fill={`url(#${id}-mist)`} class="mist">
          <ellipse cx="-14" cy="27" rx="38" ry="15" />
          <ellipse cx="20" cy="17" rx="32" ry="11" opacity=".8" />
          <ellipse cx="-16" cy="5" rx="26" ry="8" opacity=".62" />
          <ellipse cx="14" cy="-8" rx="20" ry="5.5" opacity=".4" />
        </g>
      </g>
    </>
  );
}

/** @param {{ uid: string, chasms: boolean, edition: string }} props */
export function Defs({ uid, chasms }) {
  return (
    <defs>
      <RicePaper id={`${uid}-fibre`} />
      <Radial id={`${uid}-paper`} cx={0.38} cy={0.3} r={0.95} stops={[[0, '#fbf5e6'], [0.55, '#f1e7d0'], [1, '#d9c8a4']]} />
      <Linear id={`${uid}-wash`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#3b4a50', 0.34], [0.6, '#3b4a50', 0.1], [1, '#3b4a50', 0]]} />
      <Linear id={`${uid}-pole`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#8f7433'], [0.14, '#cdb160'], [0.32, '#f3e2a0'], [0.55, '#cfae5b'], [0.85, '#8e6d2c'], [1, '#5c4416']]} />
      <Linear id={`${uid}-fall`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#2a1c06', 0.5], [0.4, '#2a1c06', 0.15], [1, '#2a1c06', 0]]} />
      <Linear id={`${uid}-fall-v`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#2a1c06', 0.45], [0.4, '#2a1c06', 0.13], [1, '#2a1c06', 0]]} />
      <Linear id={`${uid}-cord`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#8a4a3a'], [0.4, '#6a2a24'], [1, '#3b120f']]} />
      <Shadow id={`${uid}-shade`} opacity={0.5} />
      <Pole id={`${uid}-bamboo`} fill={`${uid}-pole`} />
      <Knot id={`${uid}-knot`} fill={`${uid}-cord`} />
      <Pieces uid={uid} />
      {chasms && <Chasm id={`${uid}-chasm`} />}
    </defs>
  );
}

/** The pieces alone, for whoever draws them without a board. @param {{ uid: string }} props */
export function Pieces({ uid }) {
  const shadow = `${uid}-shade`;
  return (
    <>
      {[0, 1].map((seat) => (
        <>
          <StoneDefs id={`${uid}-support-${seat}`} stone={STONES[seat]} />
          <Stone id={`${uid}-support-${seat}`} seat={seat} shadow={shadow} />
        </>
      ))}
      <Sage id={`${uid}-ball-0`} shadow={shadow} />
      <Monkey id={`${uid}-ball-1`} shadow={shadow} />
    </>
  );
}

/** A bamboo pole lying along x, with its knots between the squares. @param {{ id: string, fill: string }} props */
function Pole({ id, fill }) {
  const knots = [0, 2, 3, 5, 7].map((i) => FRAME + i * SQUARE);
  return (
    <g id={id}>
      <rect y="2" width={SIDE} height={FRAME - 4} rx="15" fill={`url(#${fill})`} />
      <path d={`M14 15H${SIDE - 14}M60 26H300M420 29H700M180 22H260`} stroke="#6b5118" stroke-opacity=".18" stroke-width="1.2" />
      {knots.map((x) => (
        <>
          <path d={`M${x - 4} 1.5q4 2.5 8 0v${FRAME - 3}q-4-2.5-8 0z`} fill={`url(#${fill})`} />
          <path d={`M${x - 4} 2v${FRAME - 4}`} stroke="#5a4312" stroke-opacity=".6" stroke-width="1.8" />
          <path d={`M${x + 4} 2v${FRAME - 4}`} stroke="#fff6cf" stroke-opacity=".5" stroke-width="1.6" />
          <path d={`M${x + 1} 2v${FRAME - 4}`} stroke="#6b5118" stroke-opacity=".45" stroke-width="1" />
        </>
      ))}
    </g>
  );
}

/** Cord wound crosswise where two poles meet. @param {{ id: string, fill: string }} props */
function Knot({ id, fill }) {
  const turns = [-7.5, -2.5, 2.5, 7.5];
  return (
    <g id={id} fill="none" stroke-linecap="round">
      <g stroke="#240a08" stroke-opacity=".5" stroke-width="6" transform="translate(1 2)">
        {turns.map((x) => (
          <path d={`M${x - 12} ${x + 12}L${x + 12} ${x - 12}`} />
        ))}
      </g>
      {turns.map((x) => (
        <path d={`M${x - 13} ${x + 13}L${x + 13} ${x - 13}`} stroke="#6a2a24" stroke-width="5" />
      ))}
      {turns.map((x) => (
        <path d={`M${x - 13.5} ${x + 11}L${x + 11} ${x - 13.5}`} stroke="#c98572" stroke-opacity=".6" stroke-width="1.3" />
      ))}
    </g>
  );
}

/**
 * A brush stroke along a line: a long thin shape that swells and thins as the hand goes.
 * @param {number} seed
 * @param {boolean} down
 * @param {number} at
 */
function stroke(seed, down, at) {
  const random = randoms(seed);
  const steps = 6;
  const near = [];
  const far = [];
  for (let i = 0; i <= steps; i += 1) {
    const along = FRAME + 5 + ((FIELD - 10) * i) / steps;
    const width = i === 0 || i === steps ? 0.6 : 0.9 + random() * 1.1;
    const wander = (random() - 0.5) * 1.6;
    near.push([along, at + wander - width]);
    far.unshift([along, at + wander + width]);
  }
  const points = [...near, ...far].map(([a, b]) => (down ? `${num(b)} ${num(a)}` : `${num(a)} ${num(b)}`));
  return `M${points.join('L')}z`;
}

const SEAMS = Array.from({ length: SIZE - 1 }, (_, i) => FRAME + (i + 1) * SQUARE);
const LINES = [SEAMS.map((at, i) => stroke(31 + i, false, at)).join(''), SEAMS.map((at, i) => stroke(61 + i, true, at)).join('')];

/** Ridges of the landscape, far to near, each fading downwards like wet ink. */
const RIDGES = [
  `M${FRAME} 330C120 300 150 210 215 190 250 180 262 240 300 262 345 288 360 200 420 150 470 112 495 210 540 250 590 292 620 240 660 232 700 226 720 290 ${FAR} 300V520H${FRAME}Z`,
  `M${FRAME} 520C110 505 140 440 190 436 260 430 270 520 350 530 430 540 470 470 530 462 600 452 650 520 ${FAR} 500V720H${FRAME}Z`,
];

/** Bamboo leaves leaning in from the right: one touch of the brush each. */
const LEAVES = [[742, 372, 196], [738, 392, 158], [716, 352, 214], [700, 384, 176], [742, 420, 140], [726, 430, 112], [690, 362, 232]]
  .map(([x, y, angle]) => leaf(x, y, angle))
  .join('');

/**
 * @param {number} x
 * @param {number} y
 * @param {number} angle
 */
function leaf(x, y, angle) {
  const turn = (angle * Math.PI) / 180;
  const point = (/** @type {number} */ a, /** @type {number} */ b) => `${num(x + a * Math.cos(turn) - b * Math.sin(turn))} ${num(y + a * Math.sin(turn) + b * Math.cos(turn))}`;
  return `M${point(0, 0)}Q${point(22, -9)} ${point(66, 2)}Q${point(24, 9)} ${point(0, 0)}`;
}

/** @param {{ uid: string, flip: boolean, showCoordinates: boolean }} props */
export function Ground({ uid, flip, showCoordinates }) {
  const pole = `#${uid}-bamboo`;
  const knot = `#${uid}-knot`;
  const corners = [FRAME / 2, SIDE - FRAME / 2];
  return (
    <g>
      <rect x={FRAME - 14} y={FRAME - 14} width={FIELD + 28} height={FIELD + 28} fill={`url(#${uid}-paper)`} />
      {RIDGES.map((d) => (
        <path d={d} fill={`url(#${uid}-wash)`} />
      ))}
      <path d={LEAVES} fill="#2d3a33" fill-opacity=".2" />
      <circle cx="612" cy="150" r="44" fill="#b5402f" fill-opacity=".2" />
      <path d="M112 600c26-8 52-8 78 0s52 8 78 0M520 640c26-8 52-8 78 0s52 8 78 0M300 660c20-6 40-6 60 0" fill="none" stroke="#3b4a50" stroke-opacity=".16" stroke-width="3" stroke-linecap="round" />
      <rect x={FRAME - 14} y={FRAME - 14} width={FIELD + 28} height={FIELD + 28} fill={`url(#${uid}-fibre)`} />
      {LINES.map((d) => (
        <path d={d} fill="#29231c" fill-opacity=".5" />
      ))}
      <HomeLine y={flip ? FAR - SQUARE : FRAME + SQUARE} seat={0} up={!flip} />
      <HomeLine y={flip ? FRAME + SQUARE : FAR - SQUARE} seat={1} up={flip} />
      <rect x={FRAME - 6} y={FRAME - 2} width={FIELD + 12} height="28" fill={`url(#${uid}-fall)`} />
      <rect x={FRAME - 2} y={FRAME - 6} width="24" height={FIELD + 12} fill={`url(#${uid}-fall-v)`} />
      <use href={pole} transform={`rotate(-90) translate(${-SIDE} 0)`} />
      <use href={pole} transform={`translate(${SIDE - FRAME} ${SIDE}) rotate(-90)`} />
      <use href={pole} />
      <use href={pole} y={SIDE - FRAME} />
      {corners.map((x) => corners.map((y) => <use href={knot} transform={`translate(${x} ${y})${x === y ? '' : ' rotate(90)'}`} />))}
      {showCoordinates && <Coordinates flip={flip} color="#3a2708" light="#fff6cf" />}
    </g>
  );
}

/** The border of a start row, in red seal ink: one long stroke for the Sage, a row of dots for the Monkey. @param {{ y: number, seat: number, up: boolean }} props */
function HomeLine({ y, seat, up }) {
  const [a, b] = [FRAME + 8, FAR - 8];
  const side = up ? -1 : 1;
  return seat === 0 ? (
    <path d={`M${a} ${y - 2}C${a + 180} ${y - 4} ${b - 260} ${y - 1} ${b} ${y - 1}C${b - 200} ${y + 3} ${a + 240} ${y + 2} ${a} ${y + 2.5}Z`} fill="#a33227" fill-opacity=".8" transform={`translate(0 ${side * 0.5})`} />
  ) : (
    <path d={`M${a} ${y}H${b}`} fill="none" stroke="#a33227" stroke-opacity=".8" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 14" />
  );
}
