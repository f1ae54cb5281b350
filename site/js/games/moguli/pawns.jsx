// The pawns are moles: the light ones wear a straw hat with a wide brim, the dark ones a miner's helmet with a lamp. Drawn round the gate's middle.

import { Linear, Radial, Shadow } from '../../draw/light.jsx';

/** A mole's body, snout and paws, standing in its gate. */
const BODY = 'M-25 24C-27-4-16-26 0-26S27-4 25 24A25 10 0 0 1-25 24Z';

/** @param {{ uid: string }} props */
export function PawnDefs({ uid }) {
  return (
    <>
      <Shadow id={`${uid}-shade`} opacity={0.6} />
      <Radial id={`${uid}-fur-0`} cx={0.36} cy={0.3} r={0.85} stops={[[0, '#fffdf4'], [0.5, '#f1e3c4'], [1, '#bfa677']]} />
      <Radial id={`${uid}-fur-1`} cx={0.36} cy={0.3} r={0.85} stops={[[0, '#77675f'], [0.5, '#40352f'], [1, '#191310']]} />
      <Linear id={`${uid}-straw`} x1={0} y1={0} x2={1} y2={0.6} stops={[[0, '#ffe9a3'], [0.5, '#edc65c'], [1, '#b5872a']]} />
      <Linear id={`${uid}-helmet`} x1={0} y1={0} x2={1} y2={0.5} stops={[[0, '#e2607c'], [0.5, '#b32a4d'], [1, '#6f1430']]} />
      <g id={`${uid}-pawn-0`}>
        <Mole uid={uid} seat={0} edge="#5c4520" paw="#f0b39b" />
        <StrawHat fill={`url(#${uid}-straw)`} />
      </g>
      <g id={`${uid}-pawn-1`}>
        <Mole uid={uid} seat={1} edge="#0c0806" paw="#d98f86" />
        <Helmet fill={`url(#${uid}-helmet)`} />
      </g>
    </>
  );
}

/** @param {{ uid: string, seat: number, edge: string, paw: string }} props */
function Mole({ uid, seat, edge, paw }) {
  const eye = seat === 0 ? '#3a2b18' : '#f7efe2';
  return (
    <>
      <ellipse cx="5" cy="25" rx="34" ry="14" fill={`url(#${uid}-shade)`} />
      <path d={BODY} fill={`url(#${uid}-fur-${seat})`} stroke={edge} stroke-width="2.4" />
      <circle cx="-9" cy="-1.5" r="2.8" fill={eye} />
      <circle cx="9" cy="-1.5" r="2.8" fill={eye} />
      <ellipse cy="6" rx="6.5" ry="5" fill="#f2a3a0" stroke="#8a4340" stroke-width="1.4" />
      <path d="M-3 13.5Q0 16.5 3 13.5" fill="none" stroke={edge} stroke-width="1.8" stroke-linecap="round" />
      {[-1, 1].map((hand) => (
        <path d="M-7-5Q0-9 7-5L8 5Q0 9-8 5Z" transform={`translate(${hand * 19} 21) rotate(${hand * 12})`} fill={paw} stroke={edge} stroke-width="1.6" stroke-linejoin="round" />
      ))}
    </>
  );
}

/** @param {{ fill: string }} props */
export function StrawHat({ fill }) {
  return (
    <g stroke="#6b4c10" stroke-width="2" stroke-linejoin="round">
      <ellipse cy="-15" rx="29" ry="8.5" fill={fill} />
      <path d="M-15-16C-15-31-8-36 0-36S15-31 15-16A15 5 0 0 1-15-16Z" fill={fill} />
      <path d="M-15-19A15 5 0 0 0 15-19" fill="none" stroke="#8c2340" stroke-width="4.5" />
    </g>
  );
}

/** @param {{ fill: string }} props */
export function Helmet({ fill }) {
  return (
    <g stroke="#3d0718" stroke-width="2" stroke-linejoin="round">
      <path d="M-22-12C-22-30-12-37 0-37S22-30 22-12A22 7 0 0 1-22-12Z" fill={fill} />
      <path d="M-25-11A25 8 0 0 0 25-11" fill="none" stroke-width="4.5" stroke="#5a1029" />
      <circle cy="-21" r="8" fill="#fff3b8" stroke="#3b2a10" stroke-width="2.6" />
      <circle cx="-2" cy="-23" r="2.6" fill="#fff" stroke="none" />
    </g>
  );
}

/** The same in plain shapes, for high contrast: a pale disc with a brim, a dark square with a lamp. @param {{ uid: string }} props */
export function PlainPawnDefs({ uid }) {
  const [pale, dark] = ['var(--plain-pale, #fff)', 'var(--plain-dark, #111)'];
  return (
    <>
      <g id={`${uid}-pawn-0`}>
        <circle r="29" style={{ fill: pale, stroke: dark }} stroke-width="7" />
        <path d="M-19 0H19" style={{ stroke: dark }} stroke-width="7" />
      </g>
      <g id={`${uid}-pawn-1`}>
        <rect x="-28" y="-28" width="56" height="56" rx="4" style={{ fill: dark, stroke: pale }} stroke-width="6" />
        <circle r="9" style={{ fill: pale }} />
      </g>
    </>
  );
}
