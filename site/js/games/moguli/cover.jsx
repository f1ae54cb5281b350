// The box of Moguli: a garden cut open. Above, a path, two moles and their hill; below, a tunnel winds through the dark earth.

import { Box, FRONT } from '../../draw/box.jsx';
import { Linear } from '../../draw/light.jsx';
import { num, randoms } from '../../draw/noise.js';
import { PawnDefs } from './pawns.jsx';

/** Stones in the earth. */
const STONES = (() => {
  const random = randoms(12);
  return Array.from({ length: 26 }, () => ({ x: num(random() * 330), y: num(250 + random() * 165), r: num(2 + random() * 6) }));
})();

/** @param {{ t: import('../../types.js').Translate, uid: string }} props */
export function Cover({ t, uid }) {
  const { width, height } = FRONT;
  return (
    <Box uid={uid} label={t('moguli-cover')} spine={t('moguli-name')} color="#3c4a1e">
      <defs>
        <PawnDefs uid={uid} />
        <Linear id={`${uid}-sky`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#f4c777'], [0.6, '#f9e3ae'], [1, '#fdf1cf']]} />
        <Linear id={`${uid}-deep`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#7a5433'], [0.4, '#58391f'], [1, '#2c1a0c']]} />
      </defs>
      <rect width={width} height={height} fill={`url(#${uid}-sky)`} />
      <circle cx="262" cy="118" r="34" fill="#fff6d8" fill-opacity=".9" />
      <path d="M0 190C60 160 110 168 170 178S270 160 330 176V250H0Z" fill="#94a857" />
      <path d="M0 226C70 206 120 214 190 218S290 206 330 214V262H0Z" fill="#6f8640" />
      <rect y="240" width={width} height={height - 240} fill={`url(#${uid}-deep)`} />
      <path d="M0 240Q41 232 82 240T165 240T248 240T330 240V250Q290 258 248 249T165 250T82 249T0 250Z" fill="#566a2e" />
      {STONES.map(({ x, y, r }) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r={r} fill="#a98357" fill-opacity=".35" />
      ))}
      <g fill="none" stroke-linejoin="round" stroke-linecap="round">
        <path d="M82 236V318H176V372H252V236" stroke="#d9b88a" stroke-width="50" />
        <path d="M82 236V318H176V372H252V236" stroke="#170d06" stroke-width="42" />
        <path d="M34 262q10 26-4 52M300 258q-8 30 6 62M206 262q-6 22 6 44" stroke="#b48a58" stroke-width="3" stroke-opacity=".7" />
      </g>
      <path d="M22 244C44 202 60 192 82 192S120 202 142 244Z" fill="#6b4527" stroke="#3d2614" stroke-width="3" />
      <path d="M192 244C214 206 230 198 252 198S290 206 312 244Z" fill="#6b4527" stroke="#3d2614" stroke-width="3" />
      <g transform="translate(82 180) scale(1.35)">
        <use href={`#${uid}-pawn-0`} />
      </g>
      <g transform="translate(252 188) scale(1.35)">
        <use href={`#${uid}-pawn-1`} />
      </g>
      <g transform="translate(176 350) scale(1.05)" opacity=".95">
        <use href={`#${uid}-pawn-1`} />
      </g>
      <text x={width / 2} y="84" text-anchor="middle" font-size="72" font-weight="700" letter-spacing="-1" fill="#3c2a10" style={{ fontFamily: 'var(--font-display, Fraunces, serif)' }}>
        {t('moguli-name')}
      </text>
    </Box>
  );
}
