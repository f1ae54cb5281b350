// The board itself: two sets of ribbons woven into each other on cocoa, arrow tiles where the pawns start, numbered discs where they arrive.

import { Linear } from '../../draw/light.jsx';
import { FRAME, SQUARE, side, sides } from './geometry.js';
import { COCOA, COCOA_DEEP, CREAM, HONEY, MUSTARD, NUMERALS, ORANGE, RED, RED_DEEP, RIBBONS } from './ink.js';

/** Width of a ribbon; what is left of a square is the ground between. */
const RIBBON = 82;
const GAP = (SQUARE - RIBBON) / 2;
/** How far it runs under the tiles at its ends. */
const REACH = 18;

/** Tiles of the four sides. */
const TILES = {
  A: { fill: RED, sign: CREAM, edge: '#7d0d13' },
  B: { fill: RED_DEEP, sign: CREAM, edge: '#5f080d' },
  C: { fill: '#fffaf0', sign: COCOA, edge: '#c9ab7a' },
  D: { fill: HONEY, sign: COCOA, edge: '#a87a24' },
};

/** An arrow tile that points up: the start of a lane. */
const ARROW = 'M-41 41V-12L0-49 41-12V41Q41 45 37 45H-37Q-41 45-41 41Z';
const CHEVRONS = 'M-21 2 0-17 21 2M-21 24 0 5 21 24';

/**
 * Rectangles of the crossings where one set of ribbons lies over the other. Ribbon `lane` of the set runs upwards (or along, for the other).
 * @param {number} lanes
 * @param {boolean} up the set that runs from bottom to top lies over
 * @param {number} grow
 */
function overs(lanes, up, grow = 0) {
  let d = '';
  for (let col = 1; col <= lanes; col += 1) {
    for (let row = 1; row <= lanes; row += 1) {
      if ((col + row) % 2 === (up ? 0 : 1)) continue;
      const x = FRAME + col * SQUARE;
      const y = FRAME + row * SQUARE;
      d += up ? `M${x + GAP - grow} ${y}h${RIBBON + 2 * grow}v${SQUARE}h${-RIBBON - 2 * grow}z` : `M${x} ${y + GAP - grow}h${SQUARE}v${RIBBON + 2 * grow}h${-SQUARE}z`;
    }
  }
  return d;
}

/** The thin lines along both edges of the ribbons over the whole board, as path data. @param {number} lanes @param {boolean} up */
function edges(lanes, up) {
  const from = FRAME + SQUARE - REACH;
  const to = FRAME + (lanes + 1) * SQUARE + REACH;
  let d = '';
  for (let lane = 1; lane <= lanes; lane += 1) {
    for (const inset of [GAP + 9, SQUARE - GAP - 9]) {
      const at = FRAME + lane * SQUARE + inset;
      d += up ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`;
    }
  }
  return d;
}

/** @param {number} lanes @param {boolean} up */
function bands(lanes, up) {
  const from = FRAME + SQUARE - REACH;
  const length = lanes * SQUARE + 2 * REACH;
  let d = '';
  for (let lane = 1; lane <= lanes; lane += 1) {
    const at = FRAME + lane * SQUARE + GAP;
    d += up ? `M${at} ${from}h${RIBBON}v${length}h${-RIBBON}z` : `M${from} ${at}h${length}v${RIBBON}h${-length}z`;
  }
  return d;
}

/** A set of ribbons. @param {{ lanes: number, up: boolean, ribbon: typeof RIBBONS[0], clip?: string }} props */
function Ribbons({ lanes, up, ribbon, clip }) {
  return (
    <g clip-path={clip}>
      <path d={bands(lanes, up)} fill={ribbon.fill} />
      <path d={edges(lanes, up)} stroke={ribbon.line} stroke-width="5" />
    </g>
  );
}

/** Arcs in the corners, one inside the other. @param {{ lanes: number, uid: string }} props */
function Corners({ lanes, uid }) {
  const far = side(lanes) - FRAME;
  return (
    <>
      {[[FRAME, FRAME, 0], [far, FRAME, 90], [far, far, 180], [FRAME, far, 270]].map(([x, y, angle]) => (
        <use href={`#${uid}-corner`} transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
    </>
  );
}

/** @param {{ uid: string, lanes: number, flip: boolean }} props */
export function WovenDefs({ uid, lanes, flip }) {
  // Turned by a quarter, Red's ribbons run along the board: which crossings they lie over turns with them.
  return (
    <defs>
      <Linear id={`${uid}-frame`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#5a2d1e'], [0.5, COCOA], [1, COCOA_DEEP]]} />
      <Linear id={`${uid}-gloss`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#fff', 0.26], [0.32, '#fff', 0.04], [0.6, '#fff', 0], [1, '#1d0a05', 0.2]]} />
      <clipPath id={`${uid}-over`}>
        <path d={overs(lanes, !flip)} />
      </clipPath>
      <g id={`${uid}-corner`}>
        {[[92, RED], [74, ORANGE], [56, MUSTARD], [38, CREAM]].map(([r, fill]) => (
          <path d={`M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`} fill={/** @type {string} */ (fill)} />
        ))}
        <path d="M0 0H20A20 20 0 0 1 0 20Z" fill={COCOA} />
      </g>
    </defs>
  );
}

/** @param {{ uid: string, lanes: number, flip: boolean, showCoordinates: boolean }} props */
export function Woven({ uid, lanes, flip, showCoordinates }) {
  const whole = side(lanes);
  return (
    <g>
      <rect width={whole} height={whole} rx="34" fill={`url(#${uid}-frame)`} />
      <rect x="3" y="3" width={whole - 6} height={whole - 6} rx="31" fill="none" stroke="#f6d9b0" stroke-opacity=".28" stroke-width="3" />
      <rect x={FRAME - 8} y={FRAME - 8} width={whole - 2 * FRAME + 16} height={whole - 2 * FRAME + 16} rx="20" fill={COCOA_DEEP} fill-opacity=".75" />
      <Corners lanes={lanes} uid={uid} />
      <Ribbons lanes={lanes} up={!flip} ribbon={RIBBONS[0]} />
      <path d={overs(lanes, flip, 7)} fill={COCOA_DEEP} fill-opacity=".2" />
      <Ribbons lanes={lanes} up={flip} ribbon={RIBBONS[1]} />
      <path d={overs(lanes, !flip, 7)} fill={COCOA_DEEP} fill-opacity=".2" />
      <Ribbons lanes={lanes} up={!flip} ribbon={RIBBONS[0]} clip={`url(#${uid}-over)`} />
      {sides(lanes, flip).map((each) => (
        <Side {...each} showCoordinates={showCoordinates} />
      ))}
      <rect width={whole} height={whole} rx="34" fill={`url(#${uid}-gloss)`} />
    </g>
  );
}

/**
 * One side: arrows that point into the board, or numbers.
 * @param {ReturnType<typeof sides>[0] & { showCoordinates: boolean }} props
 */
function Side({ letter, home, angle, squares, showCoordinates }) {
  const tile = TILES[/** @type {'A'} */ (letter)];
  const turn = ((angle % 360) + 360) % 360;
  // Which way is out of the board.
  const out = { 0: home ? [0, -1] : [0, 1], 90: home ? [1, 0] : [-1, 0], 270: home ? [-1, 0] : [1, 0] }[turn] ?? [0, 0];
  const rim = SQUARE / 2 + FRAME / 2 - 4;
  // The letter stands where a lane before the first would be.
  const before = { x: 2 * squares[0].x - squares[1].x, y: 2 * squares[0].y - squares[1].y };
  return (
    <g>
      {squares.map(({ lane, x, y }) => (
        <g transform={`translate(${x} ${y})`}>
          {home ? (
            <>
              <circle r="47" fill={COCOA_DEEP} />
              <circle cy="2.5" r="42" fill={tile.edge} />
              <circle r="42" fill={tile.fill} />
              <circle r="37" fill="none" stroke={tile.sign} stroke-opacity=".85" stroke-width="3.5" />
              <text y="17" text-anchor="middle" font-size="48" letter-spacing={lane > 9 ? -3 : 0} fill={tile.sign} style={NUMERALS}>
                {lane}
              </text>
            </>
          ) : (
            <g transform={`rotate(${angle})`}>
              <path d={ARROW} fill={COCOA_DEEP} stroke={COCOA_DEEP} stroke-width="9" stroke-linejoin="round" />
              <path d={ARROW} fill={tile.fill} stroke={tile.edge} stroke-width="3" stroke-linejoin="round" />
              <path d={CHEVRONS} fill="none" stroke={tile.sign} stroke-width="9" stroke-linejoin="miter" />
            </g>
          )}
        </g>
      ))}
      {showCoordinates && (
        <g fill={CREAM} text-anchor="middle" style={NUMERALS}>
          {!home &&
            squares.map(({ lane, x, y }) => (
              <text x={x + out[0] * rim} y={y + out[1] * rim + 7} font-size="20" fill-opacity=".85">
                {lane}
              </text>
            ))}
          <text x={before.x + out[0] * rim} y={before.y + out[1] * rim + 8} font-size="22" fill={MUSTARD}>
            {letter}
          </text>
        </g>
      )}
    </g>
  );
}

/** The board in plain lines, for high contrast. @param {{ lanes: number, flip: boolean, showCoordinates: boolean }} props */
export function PlainGround({ lanes, flip, showCoordinates }) {
  const whole = side(lanes);
  let d = '';
  for (let i = 1; i <= lanes + 1; i += 1) {
    const at = FRAME + i * SQUARE;
    d += `M${at} ${FRAME}V${whole - FRAME}M${FRAME} ${at}H${whole - FRAME}`;
  }
  const line = { stroke: 'var(--plain-line, #000)' };
  return (
    <g>
      <rect width={whole} height={whole} rx="20" style={{ fill: 'var(--plain-ground, #fff)', ...line }} stroke-width="6" />
      <rect x={FRAME + SQUARE} y={FRAME + SQUARE} width={lanes * SQUARE} height={lanes * SQUARE} style={{ fill: 'var(--plain-other, #e4e4e4)', ...line }} stroke-width="6" />
      <path d={d} style={line} stroke-width="2.5" />
      {sides(lanes, flip).map(({ letter, home, angle, squares }) => (
        <g>
          {squares.map(({ lane, x, y }) => (
            <g transform={`translate(${x} ${y})`}>
              {home ? (
                <text y="16" text-anchor="middle" font-size="46" style={{ ...NUMERALS, fill: 'var(--plain-line, #000)' }}>
                  {lane}
                </text>
              ) : (
                <path d="M-24 30V-6H-38L0-42 38-6H24V30Z" transform={`rotate(${angle})`} fill="none" style={line} stroke-width="5" />
              )}
              {showCoordinates && !home && (
                <text x="-38" y="-30" font-size="22" style={{ ...NUMERALS, fill: 'var(--plain-line, #000)' }}>
                  {lane}
                </text>
              )}
            </g>
          ))}
          <title>{letter}</title>
        </g>
      ))}
    </g>
  );
}
