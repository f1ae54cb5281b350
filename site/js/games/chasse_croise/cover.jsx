// The box of Chassé-croisé: a poster of the seventies. Red and cream ribbons cross on cocoa, a cone and a cylinder meet, two dice fall.

import { Box, FRONT } from '../../draw/box.jsx';
import { Linear } from '../../draw/light.jsx';
import { Die } from './dice.jsx';
import { COCOA, CREAM, MUSTARD, ORANGE, RED } from './ink.js';
import { PawnDefs } from './pawns.jsx';

/** Stripes of one ribbon, from one edge to the other: colour and width. @type {[string, number][]} */
const STRIPES = [[RED, 30], [ORANGE, 22], [MUSTARD, 22], [CREAM, 30]];
const WIDTH = STRIPES.reduce((sum, [, width]) => sum + width, 0);

/** @param {{ length: number }} props */
function Ribbon({ length }) {
  let x = -WIDTH / 2;
  return (
    <>
      {STRIPES.map(([fill, width]) => {
        const left = x;
        x += width;
        return <rect x={left} y={-length / 2} width={width} height={length} fill={fill} />;
      })}
    </>
  );
}

/** @param {{ t: import('../../types.js').Translate, uid: string }} props */
export function Cover({ t, uid }) {
  const name = t('chasse_croise-name');
  const [first, second] = t('chasse_croise-cover-title').split('|');
  return (
    <Box uid={uid} label={t('chasse_croise-cover')} spine={name} color={COCOA}>
      <defs>
        <PawnDefs uid={uid} />
        <Linear id={`${uid}-sky`} x1={0} y1={0} x2={0} y2={1} stops={[[0, CREAM], [1, '#ecd3a4']]} />
        <clipPath id={`${uid}-half`}>
          <path d="M-140-60H-40L60 60H-40ZM60-60H160V60H-40Z" />
        </clipPath>
      </defs>
      <rect width={FRONT.width} height={FRONT.height} fill={`url(#${uid}-sky)`} />
      <g transform="translate(165 252)">
        <g transform="rotate(45)">
          <rect x={-WIDTH / 2 - 7} y="-320" width={WIDTH + 14} height="640" fill={COCOA} />
          <Ribbon length={640} />
        </g>
        <g transform="rotate(-45)">
          <rect x={-WIDTH / 2 - 7} y="-320" width={WIDTH + 14} height="640" fill={COCOA} />
          <Ribbon length={640} />
        </g>
      </g>
      <g transform="translate(92 300) scale(1.75)">
        <use href={`#${uid}-pawn-0`} />
      </g>
      <g transform="translate(242 300) scale(1.75)">
        <use href={`#${uid}-pawn-1`} />
      </g>
      <g transform="translate(135 196) rotate(-16) scale(.52)">
        <Die value={6} />
      </g>
      <g transform="translate(199 190) rotate(13) scale(.52)">
        <Die value={5} />
      </g>
      <rect width={FRONT.width} height="128" fill={RED} />
      <rect y="128" width={FRONT.width} height="7" fill={COCOA} />
      <g text-anchor="middle" fill={CREAM} style={{ fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 850 }}>
        <text x="165" y="62" font-size="58" letter-spacing="-2">
          {first}
        </text>
        <text x="165" y="112" font-size="58" letter-spacing="-2">
          {second}
        </text>
      </g>
    </Box>
  );
}
