// The board: one world's ground, then what lies on it, then the pieces, then where they may go.

import { Radial } from '../../draw/light.jsx';
import * as baize from './baize.jsx';
import { SIDE, middle } from './geometry.js';
import * as plain from './plain.jsx';
import * as sensei from './sensei.jsx';
import { Antijeu, LastTurn, PassLines, Rings, Targets } from './marks.jsx';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').Piece} Piece */

/** How much bigger big pieces are. */
const BIG = 1.14;

/** The world a look and an edition choose. @param {import('../../types.js').View} view @param {import('../../types.js').Look} look */
function worldOf(view, look) {
  if (look.contrast) return plain;
  return view.options.edition === 'sensei' ? sensei : baize;
}

/**
 * What stays the same throughout a match: the shapes everything is made of, the ground, the chasms, the evening.
 * @param {import('../../types.js').GroundProps} props
 */
export function Ground({ view, look, uid }) {
  const { flip } = look;
  const { chasms } = view.board;
  const world = worldOf(view, look);
  return (
    <>
      <world.Defs uid={uid} chasms={chasms.length > 0} edition={view.options.edition} />
      <defs>
        <Radial id={`${uid}-gold`} stops={[[0, '#ffd75e', 0.75], [0.6, '#ffd75e', 0.4], [1, '#ffd75e', 0]]} />
      </defs>
      <g pointer-events="none">
        <world.Ground uid={uid} flip={flip} showCoordinates={look.coordinates} />
        {chasms.map((/** @type {string} */ place) => {
          const { x, y } = middle(place, flip);
          return <use key={place} href={`#${uid}-chasm`} x={x} y={y} />;
        })}
        <rect width={SIDE} height={SIDE} rx="16" fill="#241204" style={{ opacity: look.contrast ? 0 : 'var(--board-dim, 0)' }} />
      </g>
    </>
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, look, marks, uid, bare = false } = props;
  const { flip } = look;
  const { board } = view;
  const world = worldOf(view, look);
  const size = look.bigPieces ? BIG : 1;
  const { cy, rx, ry } = world.marks.ring;
  const ink = { ...world.marks, ring: { cy: cy * size, rx: rx * size, ry: ry * size } };
  const seat = typeof view.actor === 'number' ? view.actor : 0;
  const goalRow = board.home[1 - seat];
  return (
    <>
      {!bare && <Ground view={view} look={look} uid={uid} />}
      <LastTurn steps={marks.lastTurn} flip={flip} ink={ink} plain={look.contrast} />
      {board.antijeu && <Antijeu antijeu={board.antijeu} flip={flip} ink={ink} />}
      <Rings marks={marks} flip={flip} ink={ink} uid={uid} />
      <PassLines marks={marks} flip={flip} ink={ink} />
      <Pieces {...props} />
      <Targets marks={marks} flip={flip} ink={ink} uid={uid} seat={seat} size={size} goal={(place) => Number(place.slice(1)) === goalRow} />
    </>
  );
}

/** Supports below, balls above, in an order that never changes, so that the same element moves. @param {BoardProps} props */
function Pieces({ pieces, look, marks, uid }) {
  const scale = look.bigPieces ? BIG : 1;
  const layers = ['support', 'ball'].map((kind) => pieces.filter((piece) => piece.kind === kind).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
  return (
    <g class="pieces" pointer-events="none">
      {layers.flat().map((piece) => {
        const lifted = piece.at === marks.selected;
        const refused = piece.at === marks.refused;
        return (
          <g key={keyOf(piece)} class={`piece piece-${piece.kind} seat-${piece.seat}${lifted ? ' lifted' : ''}`} style={{ transform: `translate(${piece.x}px, ${piece.y}px)` }}>
            <g class={refused ? 'piece-body refused' : 'piece-body'} transform={`translate(0 ${lifted ? -7 : 0}) scale(${lifted ? scale * 1.05 : scale})`}>
              <use href={`#${uid}-${piece.kind}-${piece.seat}`} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** @param {Piece} piece */
function keyOf(piece) {
  return piece.key ?? `${piece.kind}-${piece.seat}-${piece.at}`;
}
