/*
 * The world of Diaballik: green baize in an oak frame, turned supports of maple and walnut, two glass marbles.
 *
 * Everything is seen from a little in front, so a support is a foot, a waist and a hollowed top, and the marble lies in the hollow.
 * Told apart without colour: maple wears an inlaid ring, walnut a circle of dots; the pale marble a swirl, the dark one a cat's eye.
 */

import { Linear, Radial, Shadow } from '../../draw/light.jsx';
import { Felt, Grain } from '../../draw/textures.jsx';
import { Coordinates } from './coordinates.jsx';
import { FIELD, FRAME, SIDE, SIZE, SQUARE } from './geometry.js';

/** Colours of marks on this ground. */
export const marks = {
  soft: 'var(--mark-light, #fff6dc)',
  edge: '#0d2a1c',
  gold: 'var(--mark-gold, #f0c43c)',
  goldEdge: 'var(--mark-gold-edge, #6d4f00)',
  ring: { cy: 12, rx: 42, ry: 30 },
};

/** Tones of a wood, from the lit edge to the shade. */
const WOODS = [
  { lit: '#fff3d9', high: '#f3ddb4', mid: '#dcbb85', low: '#b98d54', deep: '#7d5628', inlay: '#5a3214' },
  { lit: '#b98a5f', high: '#8a5c38', mid: '#62391d', low: '#43230f', deep: '#221006', inlay: '#f0d6a4' },
];

/** @param {{ id: string, wood: typeof WOODS[0] }} props */
function SupportDefs({ id, wood }) {
  return (
    <>
      <Linear id={`${id}-side`} stops={[[0, wood.low], [0.22, wood.high], [0.42, wood.mid], [0.8, wood.low], [1, wood.deep]]} />
      <Linear id={`${id}-foot`} x1={0.1} y1={0} x2={0.8} y2={1} stops={[[0, wood.high], [0.5, wood.mid], [1, wood.low]]} />
      <Linear id={`${id}-top`} x1={0.12} y1={0} x2={0.85} y2={1} stops={[[0, wood.lit], [0.4, wood.high], [1, wood.mid]]} />
      <Radial id={`${id}-cup`} cx={0.62} cy={0.72} r={0.75} stops={[[0, wood.mid], [0.5, wood.low], [1, wood.deep]]} />
    </>
  );
}

/** Dots round the top of a walnut support. */
const DOTS = Array.from({ length: 10 }, (_, i) => {
  const angle = (i / 10) * 2 * Math.PI + 0.31;
  return { x: Math.cos(angle) * 25.6, y: -11 + Math.sin(angle) * 19 };
});

/** @param {{ id: string, seat: number, shadow: string }} props */
function Support({ id, seat, shadow }) {
  const wood = WOODS[seat];
  return (
    <g id={id}>
      <ellipse cx="7" cy="21" rx="44" ry="28" fill={`url(#${shadow})`} />
      <path d="M-36 12v7a36 25 0 0 0 72 0v-7z" fill={`url(#${id}-side)`} />
      <ellipse cy="12" rx="36" ry="25" fill={`url(#${id}-foot)`} />
      <ellipse cy="12" rx="35" ry="24" fill="none" stroke={wood.lit} stroke-opacity=".45" stroke-width="1.2" />
      <ellipse cx="2" cy="10" rx="29" ry="20" fill={wood.deep} fill-opacity=".55" />
      <path d="M-23 6C-22 0-31-4-32-11h64C31-4 22 0 23 6A23 16 0 0 1-23 6z" fill={`url(#${id}-side)`} />
      <path d="M-32-11v4a32 24 0 0 0 64 0v-4z" fill={`url(#${id}-side)`} />
      <path d="M-31.4-5.5a32 24 0 0 0 62.8 0" fill="none" stroke={wood.deep} stroke-opacity=".5" stroke-width="1.2" />
      <ellipse cy="-11" rx="32" ry="24" fill={`url(#${id}-top)`} />
      <ellipse cy="-11" rx="31.3" ry="23.3" fill="none" stroke={wood.lit} stroke-opacity=".7" stroke-width="1.3" />
      {seat === 0 ? (
        <ellipse cy="-11" rx="25.5" ry="18.8" fill="none" stroke={wood.inlay} stroke-width="3.2" />
      ) : (
        DOTS.map(({ x, y }) => <ellipse cx={x.toFixed(1)} cy={y.toFixed(1)} rx="2.7" ry="2.2" fill={wood.inlay} />)
      )}
      <ellipse cy="-11" rx="19" ry="13.6" fill={`url(#${id}-cup)`} />
      <path d="M-18.6-9.5A19 13.6 0 0 0 18.6-9.5" fill="none" stroke={wood.lit} stroke-opacity=".75" stroke-width="1.3" />
      <path d="M-17-16A19 13.6 0 0 1 14-20.5" fill="none" stroke={wood.deep} stroke-opacity=".55" stroke-width="1.2" />
    </g>
  );
}

/** Tones of the two glasses, and the ribbon inside each. */
const GLASSES = [
  { core: '#ffffff', body: '#dfeefb', rim: '#8fb4d8', edge: '#3f6591', glow: '#ffffff', ribbon: '#2f6fb3', second: '#8fd0ff' },
  { core: '#ffd591', body: '#d9701f', rim: '#8a1d2b', edge: '#3d0714', glow: '#ffcf70', ribbon: '#fff0c2', second: '#5a0b1f' },
];

/** @param {{ id: string, glass: typeof GLASSES[0] }} props */
function MarbleDefs({ id, glass }) {
  return (
    <>
      <Radial id={`${id}-body`} cx={0.5} cy={0.5} r={0.52} fx={0.6} fy={0.66} stops={[[0, glass.core], [0.35, glass.body], [0.78, glass.rim], [1, glass.edge]]} />
      <Radial id={`${id}-glow`} cx={0.5} cy={0.5} r={0.5} stops={[[0, glass.glow, 0.95], [1, glass.glow, 0]]} />
      <Radial id={`${id}-shine`} cx={0.5} cy={0.4} r={0.6} stops={[[0, '#fff', 1], [0.6, '#fff', 0.75], [1, '#fff', 0]]} />
    </>
  );
}

/** @param {{ id: string, seat: number, shadow: string }} props */
function Marble({ id, seat, shadow }) {
  const glass = GLASSES[seat];
  return (
    <g id={id}>
      <ellipse cx="4" cy="-8" rx="21" ry="13" fill={`url(#${shadow})`} />
      <circle cy="-22" r="22" fill={`url(#${id}-body)`} />
      {seat === 0 ? (
        <g fill="none" stroke-linecap="round">
          <path d="M-14-33C2-40 6-26-3-21S-8-4 9-6" stroke={glass.ribbon} stroke-opacity=".8" stroke-width="5" />
          <path d="M-8-36C10-38 13-24 4-18S2-6 13-10" stroke={glass.second} stroke-opacity=".7" stroke-width="3" />
        </g>
      ) : (
        <g>
          <path d="M-13-9C-14-24-2-36 13-36 12-21 2-10-13-9z" fill={glass.second} fill-opacity=".75" />
          <path d="M-10-12C-9-22-1-31 10-33 8-22 0-14-10-12z" fill={glass.ribbon} fill-opacity=".9" />
        </g>
      )}
      <ellipse cx="8" cy="-12" rx="12" ry="9" transform="rotate(-38 8 -12)" fill={`url(#${id}-glow)`} />
      <circle cy="-22" r="21.3" fill="none" stroke={glass.edge} stroke-opacity=".55" stroke-width="1.4" />
      <path d="M-17.5-12.5A20 20 0 0 0 16-9.5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round" />
      <ellipse cx="-7.5" cy="-32" rx="9" ry="5.8" transform="rotate(-34 -7.5 -32)" fill={`url(#${id}-shine)`} />
      <circle cx="9.5" cy="-35" r="1.7" fill="#fff" fill-opacity=".85" />
    </g>
  );
}

/** @param {{ id: string }} props */
function Pit({ id }) {
  return (
    <g id={id}>
      <ellipse cy="1" rx="43" ry="41" fill="#0b2417" fill-opacity=".45" />
      <ellipse rx="41" ry="39" fill={`url(#${id}-rim)`} />
      <ellipse rx="40" ry="38" fill="none" stroke="#fff3cf" stroke-opacity=".55" stroke-width="1.2" />
      <ellipse rx="34.5" ry="32.5" fill={`url(#${id}-hole)`} />
      <path d="M-33.8 5A34.5 32.5 0 0 0 33.8 5 38 38 0 0 1-33.8 5z" fill="#5f9c7c" fill-opacity=".5" />
      <path d="M-31 14A34.5 32.5 0 0 0 31 14 44 44 0 0 1-31 14z" fill="#a7d8bb" fill-opacity=".25" />
      <path d="M-33.5 8A34.5 32.5 0 0 0 33.5 8" fill="none" stroke="#ffe9b0" stroke-opacity=".6" stroke-width="1.4" />
    </g>
  );
}

/** @param {{ uid: string, chasms: boolean, edition: string }} props */
export function Defs({ uid, chasms }) {
  return (
    <defs>
      <Felt id={`${uid}-felt`} />
      <Grain id={`${uid}-grain`} seed={4} />
      <Grain id={`${uid}-grain-v`} seed={9} />
      <Linear id={`${uid}-oak`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#dcb486'], [0.5, '#c4955f'], [1, '#a5763f']]} />
      <Linear id={`${uid}-bevel`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#fff4dc', 0.9], [0.45, '#fff4dc', 0.1], [0.55, '#3a1f08', 0.15], [1, '#3a1f08', 0.85]]} />
      <Radial id={`${uid}-baize`} cx={0.36} cy={0.28} r={0.95} stops={[[0, '#3f8a66'], [0.45, '#2d6f50'], [1, '#184634']]} />
      <Linear id={`${uid}-fall`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#03120b', 0.6], [0.4, '#03120b', 0.2], [1, '#03120b', 0]]} />
      <Linear id={`${uid}-fall-v`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#03120b', 0.55], [0.4, '#03120b', 0.18], [1, '#03120b', 0]]} />
      <Shadow id={`${uid}-shade`} opacity={0.62} />
      <Pieces uid={uid} />
      {chasms && (
        <>
          <Linear id={`${uid}-chasm-rim`} x1={0.1} y1={0} x2={0.9} y2={1} stops={[[0, '#f6dc9a'], [0.35, '#c4973f'], [0.7, '#7d5616'], [1, '#b98a35']]} />
          <Radial id={`${uid}-chasm-hole`} cx={0.5} cy={0.42} r={0.62} stops={[[0, '#000'], [0.55, '#04100a'], [0.85, '#0f2a1d'], [1, '#28553f']]} />
          <Pit id={`${uid}-chasm`} />
        </>
      )}
    </defs>
  );
}

/** The pieces alone, for whoever draws them without a board. @param {{ uid: string }} props */
export function Pieces({ uid }) {
  return (
    <>
      {[0, 1].map((seat) => (
        <>
          <SupportDefs id={`${uid}-support-${seat}`} wood={WOODS[seat]} />
          <Support id={`${uid}-support-${seat}`} seat={seat} shadow={`${uid}-shade`} />
          <MarbleDefs id={`${uid}-ball-${seat}`} glass={GLASSES[seat]} />
          <Marble id={`${uid}-ball-${seat}`} seat={seat} shadow={`${uid}-shade`} />
        </>
      ))}
    </>
  );
}

/** Every other square, brushed the other way. */
const BRUSHED = Array.from({ length: SIZE * SIZE }, (_, i) => i)
  .filter((i) => i % 2 === 1)
  .map((i) => `M${FRAME + (i % SIZE) * SQUARE} ${FRAME + Math.floor(i / SIZE) * SQUARE}h100v100h-100z`)
  .join('');

/** The seams between squares. */
const SEAMS = Array.from({ length: SIZE - 1 }, (_, i) => FRAME + (i + 1) * SQUARE)
  .map((at) => `M${at} ${FRAME}v${FIELD}M${FRAME} ${at}h${FIELD}`)
  .join('');

/** The upper and lower plank of the frame, mitred; turned, the other two. */
const PLANKS = [
  `M4.7 4.7 16 0H${SIDE - 16}L${SIDE - 4.7} 4.7 ${FRAME + FIELD} ${FRAME}H${FRAME}Z`,
  `M4.7 ${SIDE - 4.7} 16 ${SIDE}H${SIDE - 16}L${SIDE - 4.7} ${SIDE - 4.7} ${FRAME + FIELD} ${FRAME + FIELD}H${FRAME}Z`,
].join('');

/** @param {{ uid: string, flip: boolean, showCoordinates: boolean }} props */
export function Ground({ uid, flip, showCoordinates }) {
  const far = FRAME + FIELD;
  const topStitch = FRAME + SQUARE;
  const bottomStitch = far - SQUARE;
  return (
    <g>
      <rect width={SIDE} height={SIDE} rx="16" fill={`url(#${uid}-oak)`} />
      <path d={PLANKS} fill={`url(#${uid}-grain)`} />
      <path d={PLANKS} transform={`translate(${SIDE} 0) rotate(90)`} fill={`url(#${uid}-grain-v)`} />
      <path d={`M5 5L${FRAME} ${FRAME}M${SIDE - 5} 5L${far} ${FRAME}M5 ${SIDE - 5}L${FRAME} ${far}M${SIDE - 5} ${SIDE - 5}L${far} ${far}`} stroke="#3a1f08" stroke-opacity=".5" stroke-width="1.5" />
      <rect x="1.5" y="1.5" width={SIDE - 3} height={SIDE - 3} rx="14.5" fill="none" stroke={`url(#${uid}-bevel)`} stroke-width="3" />
      <rect x={FRAME - 3} y={FRAME - 3} width={FIELD + 6} height={FIELD + 6} rx="3" fill="#2a1606" fill-opacity=".75" />
      <rect x={FRAME} y={FRAME} width={FIELD} height={FIELD} fill={`url(#${uid}-baize)`} />
      <path d={BRUSHED} fill="#06281a" fill-opacity=".2" />
      <rect x={FRAME} y={FRAME} width={FIELD} height={FIELD} fill={`url(#${uid}-felt)`} />
      <path d={SEAMS} stroke="#082a1b" stroke-opacity=".5" stroke-width="1.6" />
      <path d={SEAMS} stroke="#d8ffe6" stroke-opacity=".1" stroke-width="1.2" transform="translate(1.4 1.4)" />
      <HomeLine y={flip ? bottomStitch : topStitch} seat={0} />
      <HomeLine y={flip ? topStitch : bottomStitch} seat={1} />
      <rect x={FRAME} y={FRAME} width={FIELD} height="30" fill={`url(#${uid}-fall)`} />
      <rect x={FRAME} y={FRAME} width="26" height={FIELD} fill={`url(#${uid}-fall-v)`} />
      <path d={`M${FRAME} ${far + 1.5}H${far + 1.5}V${FRAME}`} fill="none" stroke="#ffe9c2" stroke-opacity=".7" stroke-width="2" />
      {showCoordinates && <Coordinates flip={flip} color="#3f230b" light="#fff0d2" />}
    </g>
  );
}

/** The stitched line before a start row: dashes for maple, dots for walnut. @param {{ y: number, seat: number }} props */
function HomeLine({ y, seat }) {
  const d = `M${FRAME + 9} ${y}H${FRAME + FIELD - 8}`;
  const dashes = seat === 0 ? '15 9' : '0.1 11.2';
  return (
    <g fill="none" stroke-linecap="round" stroke-dasharray={dashes}>
      <path d={d} transform="translate(1 2)" stroke="#041a10" stroke-opacity=".55" stroke-width={seat === 0 ? 3 : 4.6} />
      <path d={d} stroke={seat === 0 ? '#f6e6c4' : '#d89b52'} stroke-opacity=".92" stroke-width={seat === 0 ? 3 : 4.6} />
    </g>
  );
}
