// The table: the mat, each player's part, bank and piles, then the pieces, then what the chosen card would do.

import { Back, Face } from './cards.jsx';
import { layTable, rowOf } from './geometry.js';
import { Cork, PlainMat } from './ground.jsx';
import { consequences } from './help.js';
import { CardRing, Consequence, Fitting, LastExchange, Preview, Rings } from './marks.jsx';
import { PawnDefs, PlainPawnDefs } from './pawns.jsx';
import { pawnOf, previewOf, uprightOf } from './pointing.js';
import { Captions, Numbers, Strip, Zones } from './zones.jsx';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').Piece & { scale: number, card?: import('./geometry.js').Card | null }} TablePiece */

/** How much bigger big pieces are. */
const BIG = 1.08;

/**
 * What stays the same as long as the table has its size.
 * @param {import('../../types.js').GroundProps} props
 */
export function Ground({ view, look, uid }) {
  const { height } = layTable(view, look);
  return (
    <>
      <defs>{look.contrast ? <PlainPawnDefs uid={uid} /> : <PawnDefs uid={uid} />}</defs>
      {look.contrast ? <PlainMat height={height} /> : <Cork uid={uid} height={height} />}
    </>
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, look, uid, marks, bare = false } = props;
  const table = layTable(view, look);
  const plain = look.contrast;
  const preview = previewOf(view, marks);
  const upright = (/** @type {import('./geometry.js').Card} */ card) => uprightOf(card, marks.turned);
  const parts = { ...props, table, plain, preview };
  return (
    <>
      {!bare && <Ground view={view} look={look} uid={uid} />}
      <Zones {...parts} />
      <Strip {...parts} />
      <LastExchange {...parts} />
      <Pieces {...parts} layer="pawn" />
      <Fitting {...parts} />
      <Preview {...parts} />
      <Numbers {...parts} length={rowOf(view, view.board.seat, marks.draft).length} />
      <Rings {...parts} />
      <Captions {...parts} upright={upright} />
      <Pieces {...parts} layer="card" />
    </>
  );
}

/** In an order that never changes, so that the same element moves. @param {BoardProps & { preview: ReturnType<typeof previewOf>, plain: boolean, layer: string }} props */
function Pieces(props) {
  const { layer, view, preview } = props;
  const seat = view.board.seat;
  const all = /** @type {TablePiece[]} */ (props.pieces).filter(({ kind }) => kind.startsWith(layer));
  return (
    <g class="pieces" pointer-events="none">
      {all.map((piece) => {
        const own = pawnOf(piece.at);
        const hidden = preview !== null && own !== null && own.seat === seat && own.place >= preview.place;
        const way = piece.from?.startsWith('bank:') && own ? ' incoming' : piece.at.startsWith('bank:') && piece.from ? ' outgoing' : '';
        return (
          <g
            key={piece.key ?? piece.at}
            class={`piece piece-${layer}${way}${hidden ? ' replaced' : ''}`}
            style={{ transform: `translate(${piece.x}px, ${piece.y}px) scale(${piece.scale.toFixed(3)})` }}
            data-at={piece.at}
          >
            {layer === 'pawn' ? <Pawn {...props} piece={piece} /> : <Card {...props} piece={piece} />}
          </g>
        );
      })}
    </g>
  );
}

/** @param {BoardProps & { piece: TablePiece }} props */
function Pawn({ piece, uid, look, marks }) {
  const body = piece.at === marks.refused ? 'piece-body refused' : 'piece-body';
  return (
    <g class={body} transform={look.bigPieces ? `scale(${BIG})` : undefined}>
      <use href={`#${uid}-${piece.kind}`} />
    </g>
  );
}

/** @param {BoardProps & { piece: TablePiece, plain: boolean, preview: ReturnType<typeof previewOf> }} props */
function Card({ piece, view, marks, uid, plain, preview }) {
  const { card } = piece;
  if (!card) return <Back plain={plain} />;
  const chosen = marks.selection[0] === piece.at;
  const swapped = !chosen && marks.selection.length > 0 && view.steps.some(({ parts }) => parts[0] === marks.selection[0] && parts[1] === piece.at);
  const free = marks.movable.has(piece.at) && piece.at !== 'offer';
  const state = chosen ? 'chosen' : swapped ? 'target' : free ? 'free' : null;
  const effect = preview ? consequences(marks.hints, preview.text, piece.at) : null;
  return (
    <g class={piece.at === marks.refused ? 'piece-body refused' : 'piece-body'} transform={chosen ? 'translate(0 -6) scale(1.04)' : undefined}>
      <Face card={card} turned={marks.turned.has(piece.at)} uid={uid} plain={plain} judged={view.board.turn > 0} />
      {state && <CardRing state={state} plain={plain} />}
      {effect && <Consequence {...effect} />}
    </g>
  );
}
