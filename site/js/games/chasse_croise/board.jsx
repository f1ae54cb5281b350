// The board: the ground, what lies on it, the dice in the corners beside whoever rolls, the pawns, then where they may go.

import { Die } from './dice.jsx';
import { FRAME, SQUARE, side } from './geometry.js';
import { PlainGround, Woven, WovenDefs } from './ground.jsx';
import { CREAM } from './ink.js';
import { Dangers, Landings, Lane, LastTurn, Rings } from './marks.jsx';
import { PawnDefs, PlainPawnDefs } from './pawns.jsx';
import { diceOf } from './rolls.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */

/** How much bigger big pieces are. */
const BIG = 1.16;

/**
 * What stays the same throughout a match: the shapes of the pawns, the woven ribbons, the tiles, the evening.
 * @param {import('../../types.js').GroundProps} props
 */
export function Ground({ view, look, uid }) {
  const { lanes } = view.board;
  const ground = { uid, lanes, flip: look.flip, showCoordinates: look.coordinates };
  return (
    <>
      <defs>{look.contrast ? <PlainPawnDefs uid={uid} /> : <PawnDefs uid={uid} />}</defs>
      {look.contrast ? (
        <PlainGround {...ground} />
      ) : (
        <g pointer-events="none">
          <WovenDefs {...ground} />
          <Woven {...ground} />
          <rect width={side(lanes)} height={side(lanes)} rx="34" fill="#1c0a05" style={{ opacity: 'var(--board-dim, 0)' }} />
        </g>
      )}
    </>
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, look, uid, bare = false } = props;
  return (
    <>
      {!bare && <Ground view={view} look={look} uid={uid} />}
      <Lane {...props} />
      <LastTurn {...props} />
      <Dice {...props} />
      <Rings {...props} />
      <Pawns {...props} />
      <Dangers {...props} />
      <Landings {...props} />
    </>
  );
}

/** The dice of the turn, in the two corners beside the start line of whoever rolled. @param {BoardProps} props */
function Dice({ view, look, marks }) {
  const { lanes } = view.board;
  const { faces, by, count, fresh, waiting } = diceOf(view, marks.swapped);
  if (waiting) return null;
  const [near, far] = [FRAME + SQUARE / 2, FRAME + (lanes + 1.5) * SQUARE];
  // Red starts at the bottom, White at the left; turned by a quarter, White at the bottom and Red at the right.
  const corners = {
    bottom: [[near, far], [far, far]],
    left: [[near, near], [near, far]],
    right: [[far, near], [far, far]],
  };
  const red = by === 0;
  const spots = corners[look.flip ? (red ? 'right' : 'bottom') : red ? 'bottom' : 'left'];
  return (
    <g class="dice" pointer-events="none" style={{ color: look.contrast ? 'var(--plain-line, #000)' : CREAM }}>
      {faces.map(({ value, used }, i) => (
        <g key={`${count}-${i}`} transform={`translate(${spots[i][0]} ${spots[i][1]}) scale(.86)`}>
          <Die value={value} used={used} tumbling={fresh} late={i > 0} />
        </g>
      ))}
    </g>
  );
}

/** In an order that never changes, so that the same element moves. @param {BoardProps} props */
function Pawns({ view, pieces, look, marks, uid }) {
  const scale = look.bigPieces ? BIG : 1;
  const hit = marks.lastTurn.at(-1)?.hit ?? null;
  return (
    <g class="pieces" pointer-events="none">
      {pieces.map((piece) => {
        const lifted = piece.at === marks.selected;
        const body = piece.at === marks.refused ? 'piece-body refused' : 'piece-body';
        const home = view.outcome?.winners.includes(piece.seat ?? -1) ? ' winner' : '';
        return (
          <g
            key={piece.at}
            class={`piece piece-pawn seat-${piece.seat}${lifted ? ' lifted' : ''}${piece.at === hit ? ' sent-back' : ''}${home}`}
            style={{ transform: `translate(${piece.x}px, ${piece.y}px)` }}
          >
            <g class={body} transform={`translate(0 ${lifted ? -10 : 0}) scale(${lifted ? scale * 1.06 : scale})`}>
              <use href={`#${uid}-pawn-${piece.seat}`} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
