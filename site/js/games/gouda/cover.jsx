// The box of Gouda! Gouda!: a moonlit kitchen, a pyramid of mice climbing towards a huge cheese.

import { Box, FRONT } from '../../draw/box.jsx';
import { Linear, Radial } from '../../draw/light.jsx';
import { Die } from './dice.jsx';
import { Mouse } from './mice.jsx';

/** The mice of the pyramid: sign, where they stand, how big. @type {[number, number, number, number][]} */
const PYRAMID = [
  [5, 82, 392, 0.95], [1, 165, 392, 0.95], [4, 248, 392, 0.95],
  [3, 123, 322, 0.95], [2, 207, 322, 0.95],
  [0, 165, 252, 1],
]; // prettier-ignore

/** @param {{ t: import('../../types.js').Translate, uid: string }} props */
export function Cover({ t, uid }) {
  const [first, second] = t('gouda-cover-title').split('|');
  return (
    <Box uid={uid} label={t('gouda-cover')} spine={t('gouda-name')} color="#232a45">
      <defs>
        <Linear id={`${uid}-sky`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#2b3560'], [0.6, '#232a45'], [1, '#151a2c']]} />
        <Radial id={`${uid}-beam`} cx={0.5} cy={0.3} r={0.6} stops={[[0, '#ffe59a', 0.75], [0.5, '#ffc65a', 0.25], [1, '#ffc65a', 0]]} />
        <Radial id={`${uid}-round`} cx={0.4} cy={0.3} r={0.9} stops={[[0, '#ffe07a'], [0.5, '#f3b62c'], [1, '#b9790c']]} />
      </defs>
      <rect width={FRONT.width} height={FRONT.height} fill={`url(#${uid}-sky)`} />
      <rect width={FRONT.width} height={FRONT.height} fill={`url(#${uid}-beam)`} />
      <g transform="translate(165 150)">
        <path d="M-104-6v26q8 24 104 24t104-24V-6Z" fill="#b8332a" stroke="#5c1210" stroke-width="3" />
        <ellipse cy="-6" rx="104" ry="30" fill={`url(#${uid}-round)`} stroke="#7a4a05" stroke-width="3" />
        <path d="M0-6 66 16Q30 28-6 24Z" fill="#d8962a" stroke="#7a4a05" stroke-width="2.5" />
        <g fill="#c98a16">
          <ellipse cx="-50" cy="-10" rx="11" ry="5.5" />
          <ellipse cx="-12" cy="-22" rx="9" ry="4.5" />
          <ellipse cx="48" cy="-16" rx="10" ry="5" />
        </g>
      </g>
      <path d="M0 392H330V414H0Z" fill="#64401d" />
      {PYRAMID.map(([sign, x, y, scale]) => (
        <g transform={`translate(${x} ${y}) scale(${scale})`}>
          <Mouse sign={sign} />
        </g>
      ))}
      <g transform="translate(36 236) rotate(-18) scale(.46)">
        <Die colour="g" />
      </g>
      <g transform="translate(296 262) rotate(15) scale(.46)">
        <Die colour="r" />
      </g>
      <g transform="translate(292 204) rotate(-8) scale(.4)">
        <Die colour="y" />
      </g>
      <g text-anchor="middle" fill="#ffe9a8" stroke="#3d0c1d" stroke-width="9" paint-order="stroke" stroke-linejoin="round" style={{ fontFamily: 'var(--font-display, Fraunces, serif)', fontWeight: 800 }}>
        <text x="112" y="56" font-size="56" transform="rotate(-4 112 56)">{first}</text>
        <text x="208" y="104" font-size="56" transform="rotate(3 208 104)">{second}</text>
      </g>
    </Box>
  );
}
