// The box of Point: a poster from Vienna. One big card, folded, half turned; pawns of ebony and ivory in a row along the bottom.

import { Box, FRONT } from '../../draw/box.jsx';
import { Linear } from '../../draw/light.jsx';
import { Face } from './cards.jsx';
import { CREAM, SEA, WINE } from './ink.js';
import { PawnDefs } from './pawns.jsx';

/** @type {import('./geometry.js').Card} */
const CARD = {
  card: 'wb=bww',
  place: '',
  usable: false,
  readings: [
    { reading: 'printed', gives: 'wb', takes: 'bww', places: [], missing: null, usable: false },
    { reading: 'turned', gives: 'wwb', takes: 'bw', places: [], missing: null, usable: false },
  ],
};
const ROW = 'bwbbw';

/** @param {{ t: import('../../types.js').Translate, uid: string }} props */
export function Cover({ t, uid }) {
  const { width, height } = FRONT;
  return (
    <Box uid={uid} label={t('point-cover')} spine={t('point-name')} color={SEA}>
      <defs>
        <PawnDefs uid={uid} />
        <Linear id={`${uid}-paper`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#f0e3c6'], [1, '#dcc296']]} />
      </defs>
      <rect width={width} height={height} fill={`url(#${uid}-paper)`} />
      <g fill="none" stroke={SEA} stroke-width="20">
        {[60, 100, 140, 180].map((r) => (
          <circle key={r} cx={width / 2} cy="236" r={r} stroke-opacity={0.16 + r / 700} />
        ))}
      </g>
      <rect width={width} height="104" fill={SEA} />
      <rect y="104" width={width} height="8" fill={WINE} />
      <text x={width / 2} y="83" text-anchor="middle" font-size="86" letter-spacing="-3" fill={CREAM} style={{ fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 850 }}>
        {t('point-name')}
      </text>
      <g transform={`translate(${width / 2} 222) rotate(-14) scale(1.06)`}>
        <Face card={CARD} turned={false} uid={uid} plain={false} judged={false} />
      </g>
      <g>
        {[...ROW].map((pawn, i) => (
          <use key={i} href={`#${uid}-pawn-${pawn}`} transform={`translate(${41 + i * 62} 358) scale(.78)`} />
        ))}
      </g>
    </Box>
  );
}
