/*
 * The board without its materials, for high contrast: flat grounds, thick lines, pieces told apart by shape.
 * White: a ring; Dark: a disc with dots. The white ball carries a cross of light, the dark one a bar; in Senseï a beard and two ears.
 * Colours come from the --plain-* tokens, so the dark theme is the same board inverted.
 */

import { Coordinates } from './coordinates.jsx';
import { FIELD, FRAME, SIDE, SIZE, SQUARE } from './geometry.js';

const GROUND = 'var(--plain-ground, #ffffff)';
const OTHER = 'var(--plain-other, #e4e4e4)';
const LINE = 'var(--plain-line, #000000)';
const PALE = '#ffffff';
const DARK = '#111111';

/** Colours of marks on this ground. */
export const marks = {
  soft: 'var(--plain-target, #006b3c)',
  edge: GROUND,
  gold: 'var(--plain-mark, #7a3cff)',
  goldEdge: GROUND,
  ring: { cy: 4, rx: 45, ry: 45 },
  strong: true,
};

const DOTS = Array.from({ length: 8 }, (_, i) => {
  const angle = (i / 8) * 2 * Math.PI + Math.PI / 8;
  return { x: (Math.cos(angle) * 26).toFixed(1), y: (4 + Math.sin(angle) * 26).toFixed(1) };
});

/** @param {{ uid: string, chasms: boolean, edition: string }} props */
export function Defs({ uid, chasms, edition }) {
  return (
    <defs>
      <Pieces uid={uid} edition={edition} />
      {chasms && (
        <g id={`${uid}-chasm`}>
          <rect x="-42" y="-42" width="84" height="84" style={{ fill: LINE }} />
          <path d="M-36-36 36 36M36-36-36 36" style={{ stroke: GROUND }} stroke-width="7" />
        </g>
      )}
    </defs>
  );
}

/** The pieces alone. @param {{ uid: string, edition: string }} props */
export function Pieces({ uid, edition }) {
  return (
    <>
      <g id={`${uid}-support-0`}>
        <circle cy="4" r="37" fill={PALE} stroke="#000" stroke-width="5" />
        <circle cy="4" r="27" fill="none" stroke="#000" stroke-width="5" />
      </g>
      <g id={`${uid}-support-1`}>
        <circle cy="4" r="38" fill={DARK} style={{ stroke: LINE }} stroke-width="4" />
        {DOTS.map(({ x, y }) => (
          <circle cx={x} cy={y} r="4.5" fill="#fff" />
        ))}
      </g>
      <g id={`${uid}-ball-0`}>
        <circle cy="4" r="20" style={{ fill: 'var(--plain-ball-0, #0b57d0)' }} stroke="#000" stroke-width="3" />
        {edition === 'sensei' ? <path d="M-11-2H11C10 10 5 14 0 21-5 14-10 10-11-2Z" fill="#fff" /> : <path d="M0-9V17M-13 4H13" stroke="#fff" stroke-width="6" />}
      </g>
      <g id={`${uid}-ball-1`}>
        {edition === 'sensei' && <path d="M-15-14v.1M15-14v.1" style={{ stroke: 'var(--plain-ball-1, #b3261e)' }} stroke-width="15" stroke-linecap="round" />}
        <circle cy="4" r="20" style={{ fill: 'var(--plain-ball-1, #b3261e)' }} stroke="#fff" stroke-width="3" />
        <path d={edition === 'sensei' ? 'M-7-1v.1M7-1v.1M-8 10Q0 17 8 10' : 'M-11 4H11'} fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" />
      </g>
    </>
  );
}

const OTHERS = Array.from({ length: SIZE * SIZE }, (_, i) => i)
  .filter((i) => i % 2 === 1)
  .map((i) => `M${FRAME + (i % SIZE) * SQUARE} ${FRAME + Math.floor(i / SIZE) * SQUARE}h100v100h-100z`)
  .join('');

const LINES = Array.from({ length: SIZE + 1 }, (_, i) => FRAME + i * SQUARE)
  .map((at) => `M${at} ${FRAME}v${FIELD}M${FRAME} ${at}h${FIELD}`)
  .join('');

/** @param {{ uid: string, flip: boolean, showCoordinates: boolean }} props */
export function Ground({ flip, showCoordinates }) {
  const [top, bottom] = [FRAME + SQUARE, FRAME + FIELD - SQUARE];
  const [a, b] = [FRAME, FRAME + FIELD];
  return (
    <g>
      <rect width={SIDE} height={SIDE} style={{ fill: GROUND }} />
      <path d={OTHERS} style={{ fill: OTHER }} />
      <path d={LINES} fill="none" style={{ stroke: LINE }} stroke-width="2" stroke-linecap="square" />
      <path d={`M${a} ${flip ? bottom : top}H${b}`} style={{ stroke: LINE }} stroke-width="6" stroke-dasharray="22 11" />
      <path d={`M${a} ${flip ? top : bottom}H${b}`} style={{ stroke: LINE }} stroke-width="9" stroke-linecap="round" stroke-dasharray="0.1 17" />
      {showCoordinates && <Coordinates flip={flip} color={LINE} />}
    </g>
  );
}
