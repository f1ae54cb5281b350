/*
 * A game's box as it stands on the shelf, seen a little from the left: spine, front, the lid's lower edge. A game brings the art of its
 * front (330 × 414 units, from the front's top left corner) and the words of its spine.
 *
 *   <Box uid={uid} label={…} spine="Diaballik" color="#1d4a36">…front art…</Box>
 */

import { Linear, Radial } from './light.jsx';

/** @typedef {import('../types.js').Children} Children */

export const FRONT = { x: 56, y: 16, width: 330, height: 414 };
const { x: X, y: Y, width: W, height: H } = FRONT;

const SPINE = `M${X} ${Y}L18 ${Y + 15}V${Y + H - 6}L${X} ${Y + H}Z`;

/** @param {{ uid: string, label: string, spine: string, color: string, children: Children }} props */
export function Box({ uid, label, spine, color, children }) {
  return (
    <svg class="cover" viewBox="0 0 400 440" role="img" aria-label={label}>
      <defs>
        <Radial id={`${uid}-floor`} stops={[[0, '#1a0f05', 0.62], [0.6, '#1a0f05', 0.3], [1, '#1a0f05', 0]]} />
        <Linear id={`${uid}-sheen`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#fff', 0.3], [0.28, '#fff', 0.06], [0.5, '#fff', 0], [1, '#000', 0.28]]} />
        <Linear id={`${uid}-turn`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#000', 0.62], [0.8, '#000', 0.36], [1, '#000', 0.22]]} />
        <clipPath id={`${uid}-front`}>
          <rect width={W} height={H} rx="3" />
        </clipPath>
      </defs>
      <ellipse cx="206" cy={Y + H - 1} rx="194" ry="11" fill={`url(#${uid}-floor)`} />
      <path d={SPINE} fill={color} />
      <path d={SPINE} fill={`url(#${uid}-turn)`} />
      <text
        transform={`translate(42 ${Y + H / 2 + 4}) rotate(-90) skewX(-2)`}
        text-anchor="middle"
        font-size="22"
        font-weight="600"
        letter-spacing="1.5"
        fill="#f7ead0"
        fill-opacity=".82"
        style={{ fontFamily: 'var(--font-display, Fraunces, serif)' }}
      >
        {spine}
      </text>
      <path d={`M18 ${Y + H - 20}L${X} ${Y + H - 13}`} stroke="#000" stroke-opacity=".4" stroke-width="1.5" />
      <g transform={`translate(${X} ${Y})`} clip-path={`url(#${uid}-front)`}>
        <rect width={W} height={H} fill={color} />
        {children}
        <path d={`M0 ${H - 13}H${W}V${H}H0Z`} fill="#000" fill-opacity=".34" />
        <path d={`M0 ${H - 13}H${W}`} stroke="#000" stroke-opacity=".55" stroke-width="1.5" />
        <path d={`M0 ${H - 11.5}H${W}`} stroke="#fff" stroke-opacity=".16" />
        <rect width={W} height={H} fill={`url(#${uid}-sheen)`} />
        <path d={`M1 ${H}V1H${W}`} fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" />
        <path d={`M${W - 1} 0V${H}`} fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" />
      </g>
    </svg>
  );
}
