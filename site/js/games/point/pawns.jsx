// The pawns, turned from wood and seen from above: ebony ones have a dot inlaid, ivory ones a ring, so that nobody needs the colour.
// `<uid>-pawn-b` and `<uid>-pawn-w` stand on the table, `<uid>-print-b` and `<uid>-print-w` are printed on cards.

import { Linear, Radial, Shadow } from '../../draw/light.jsx';
import { BROWN, EBONY, IVORY } from './ink.js';

/** How far a standing pawn reaches from its middle, and a printed one. */
export const RADIUS = 37;
export const PRINT = 15;

/** @param {{ uid: string }} props */
export function PawnDefs({ uid }) {
  return (
    <>
      <Shadow id={`${uid}-shade`} opacity={0.6} />
      <Radial id={`${uid}-ebony`} cx={0.36} cy={0.3} r={0.8} stops={[[0, '#77695c'], [0.3, '#40372f'], [0.75, '#1c1713'], [1, '#0b0806']]} />
      <Radial id={`${uid}-ebony-head`} cx={0.34} cy={0.28} r={0.8} stops={[[0, '#94857a'], [0.35, '#4a4038'], [1, '#15110e']]} />
      <Radial id={`${uid}-ivory`} cx={0.36} cy={0.3} r={0.85} stops={[[0, '#ffffff'], [0.4, '#f8efdb'], [0.8, '#dcc8a0'], [1, '#b39a6c']]} />
      <Radial id={`${uid}-ivory-head`} cx={0.34} cy={0.28} r={0.85} stops={[[0, '#ffffff'], [0.5, '#fbf3e2'], [1, '#d3bd92']]} />
      <Linear id={`${uid}-gleam`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#fff', 0.85], [0.5, '#fff', 0.1], [1, '#fff', 0]]} />
      <g id={`${uid}-pawn-b`}>
        <ellipse cx="5" cy="8" rx="42" ry="40" fill={`url(#${uid}-shade)`} />
        <circle r={RADIUS} fill={`url(#${uid}-ebony)`} />
        <circle r="31" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2" />
        <circle r="29.5" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.4" />
        <circle cx="-1" cy="-2" r="20" fill={`url(#${uid}-ebony-head)`} />
        <circle cx="-1" cy="-2" r="7.5" fill={IVORY} stroke="#000" stroke-opacity=".5" stroke-width="1.5" />
        <path d="M-27-15A31 31 0 0 1-8-30" fill="none" stroke={`url(#${uid}-gleam)`} stroke-width="4" stroke-linecap="round" />
      </g>
      <g id={`${uid}-pawn-w`}>
        <ellipse cx="5" cy="8" rx="42" ry="40" fill={`url(#${uid}-shade)`} />
        <circle r={RADIUS - 1} fill={`url(#${uid}-ivory)`} stroke="#6d542c" stroke-width="2" />
        <circle cx="-1" cy="-2" r="22" fill={`url(#${uid}-ivory-head)`} />
        <circle cx="-1" cy="-2" r="20" fill="none" stroke={BROWN} stroke-width="5" />
        <path d="M-27-15A31 31 0 0 1-8-30" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4" stroke-linecap="round" />
      </g>
      <PrintDefs uid={uid} />
    </>
  );
}

/** Flat pawns for cards. @param {{ uid: string }} props */
function PrintDefs({ uid }) {
  return (
    <>
      <g id={`${uid}-print-b`}>
        <circle r={PRINT} fill={EBONY} />
        <circle r="4" fill={IVORY} />
      </g>
      <g id={`${uid}-print-w`}>
        <circle r={PRINT - 1.5} fill="#fff" stroke={EBONY} stroke-width="3" />
        <circle r="7.5" fill="none" stroke={EBONY} stroke-width="2" />
      </g>
    </>
  );
}

/** The same in plain shapes, for high contrast. @param {{ uid: string }} props */
export function PlainPawnDefs({ uid }) {
  const [dark, pale] = ['var(--plain-dark, #111)', 'var(--plain-pale, #fff)'];
  return (
    <>
      <g id={`${uid}-pawn-b`}>
        <circle r={RADIUS} style={{ fill: dark, stroke: pale }} stroke-width="4" />
        <circle r="9" style={{ fill: pale }} />
      </g>
      <g id={`${uid}-pawn-w`}>
        <circle r={RADIUS - 3} style={{ fill: pale, stroke: dark }} stroke-width="6" />
        <circle r="18" fill="none" style={{ stroke: dark }} stroke-width="6" />
      </g>
      <PrintDefs uid={uid} />
    </>
  );
}

/** Printed pawns in a line round a middle. @param {{ pawns: string, uid: string, x?: number, y?: number, pitch?: number, scale?: number }} props */
export function Printed({ pawns, uid, x = 0, y = 0, pitch = 34, scale = 1 }) {
  return (
    <>
      {[...pawns].map((pawn, i) => (
        <use key={i} href={`#${uid}-print-${pawn}`} transform={`translate(${x + (i - (pawns.length - 1) / 2) * pitch} ${y})${scale === 1 ? '' : ` scale(${scale})`}`} />
      ))}
    </>
  );
}
