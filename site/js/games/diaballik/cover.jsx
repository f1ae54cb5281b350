// The box of Diaballik: the baize in the evening light, the two marbles on their supports, the pass between them in the air.

import { Box, FRONT } from '../../draw/box.jsx';
import { Linear, Radial, Shadow } from '../../draw/light.jsx';
import { Felt } from '../../draw/textures.jsx';
import { Pieces } from './baize.jsx';

/** The board running away from us: rows by their height on the front, columns by their distance from the middle. */
const ROWS = [196, 208, 224, 246, 278, 326, 402, 520];
const MIDDLE = FRONT.width / 2 + 12;
const HORIZON = 158;

/**
 * @param {number} column
 * @param {number} y
 */
function across(column, y) {
  return Math.round((MIDDLE + (column - 3.5) * (y - HORIZON) * 0.62) * 10) / 10;
}

const SQUARES = ROWS.slice(0, -1)
  .flatMap((y, row) =>
    Array.from({ length: 7 }, (_, column) => column)
      .filter((column) => (row + column) % 2 === 1)
      .map((column) => {
        const below = ROWS[row + 1];
        return `M${across(column, y)} ${y}L${across(column + 1, y)} ${y}L${across(column + 1, below)} ${below}L${across(column, below)} ${below}Z`;
      }),
  )
  .join('');

const SURFACE = `M${across(0, ROWS[0])} ${ROWS[0]}L${across(7, ROWS[0])} ${ROWS[0]}L${across(7, 520)} 520L${across(0, 520)} 520Z`;

/** @param {{ t: import('../../types.js').Translate, uid: string }} props */
export function Cover({ t, uid }) {
  const name = t('diaballik-name');
  return (
    <Box uid={uid} label={t('diaballik-cover')} spine={name} color="#173f2f">
      <defs>
        <Felt id={`${uid}-felt`} />
        <Shadow id={`${uid}-shade`} opacity={0.62} />
        <Pieces uid={uid} />
        <Linear id={`${uid}-wall`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#2a0d16'], [0.3, '#5a1830'], [0.46, '#b5623a'], [0.5, '#e3a45a']]} />
        <Linear id={`${uid}-board`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#6fae84'], [0.25, '#3c8462'], [1, '#12402e']]} />
        <Radial id={`${uid}-fire`} cx={0.5} cy={0.5} r={0.5} stops={[[0, '#ffe2a0', 0.95], [0.4, '#ffb85c', 0.45], [1, '#ff9a3c', 0]]} />
        <Linear id={`${uid}-letters`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#fffdf2'], [0.6, '#f8e6bf'], [1, '#dcb76c']]} />
      </defs>
      <rect width={FRONT.width} height={FRONT.height} fill={`url(#${uid}-wall)`} />
      <ellipse cx="66" cy="196" rx="230" ry="96" fill={`url(#${uid}-fire)`} />
      <rect y={ROWS[0] - 1} width={FRONT.width} height="230" fill="#6d4420" />
      <rect y={ROWS[0] - 1} width={FRONT.width} height="3" fill="#f2cf96" fill-opacity=".7" />
      <path d={SURFACE} fill={`url(#${uid}-board)`} stroke="#e0b57c" stroke-width="6" stroke-linejoin="round" />
      <path d={SQUARES} fill="#05271a" fill-opacity=".3" />
      <path d={SURFACE} fill={`url(#${uid}-felt)`} />
      <ellipse cx="60" cy="214" rx="210" ry="50" fill={`url(#${uid}-fire)`} opacity=".5" />
      {[[72, 216, 0.34], [128, 212, 0.3], [290, 222, 0.4]].map(([x, y, size]) => (
        <use href={`#${uid}-support-1`} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      <path d="M126 246C150 168 196 150 236 184" fill="none" stroke="#ffe7a8" stroke-opacity=".95" stroke-width="4" stroke-linecap="round" stroke-dasharray="0.1 11" />
      <g transform="translate(244 250) scale(1.05)">
        <use href={`#${uid}-support-1`} />
        <use href={`#${uid}-ball-1`} />
      </g>
      <g transform="translate(118 318) scale(2.05)">
        <use href={`#${uid}-support-0`} />
        <use href={`#${uid}-ball-0`} />
      </g>
      <g text-anchor="middle" style={{ fontFamily: 'var(--font-display, Fraunces, serif)' }}>
        <text x="166" y="84" font-size="60" font-weight="700" fill="#1d0710" fill-opacity=".6">
          {name}
        </text>
        <text x="165" y="80" font-size="60" font-weight="700" fill={`url(#${uid}-letters)`}>
          {name}
        </text>
        <text x="165" y="118" font-size="25" font-style="italic" font-weight="500" fill="#ffe7bd">
          {t('diaballik-cover-line')}
        </text>
      </g>
    </Box>
  );
}
