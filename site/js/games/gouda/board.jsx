// The board: the kitchen, the ways up, the cheese, the mice, then what may be done and what was just played.

import { signOf } from '../../play/names.js';
import { Wedge } from './cards.jsx';
import { Die } from './dice.jsx';
import { DuelPicture } from './duel.jsx';
import { activePlace, pilesAt, SIZE, SPOTS } from './geometry.js';
import { Kitchen, KitchenDefs } from './kitchen.jsx';
import { Arrows, Counts, Grounds, LastTurn, Ways } from './marks.jsx';
import { MouseDefs } from './mice.jsx';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').GroundProps} GroundProps */

/** How much bigger big pieces are. */
const BIG = 1.18;

/** What stays the same throughout a match. @param {GroundProps} props */
export function Ground({ look, uid }) {
  return (
    <>
      <defs>
        <MouseDefs uid={uid} />
      </defs>
      {look.contrast ? <PlainKitchen uid={uid} /> : <Kitchen uid={uid} />}
      <Ways contrast={look.contrast} />
      {look.coordinates && <Names contrast={look.contrast} />}
    </>
  );
}

/** The places as plain boards, for high contrast. @param {{ uid: string }} props */
function PlainKitchen({ uid }) {
  return (
    <g pointer-events="none">
      <KitchenDefs uid={uid} />
      <rect width={SIZE} height={SIZE} style={{ fill: 'var(--plain-ground, #fff)' }} />
      {Object.entries(SPOTS).map(([place, { x, y, w }]) => (
        <rect key={place} x={x - w / 2} y={y} width={w} height={place === 'T' ? 34 : 22} style={{ fill: 'var(--plain-other, #e4e4e4)', stroke: 'var(--plain-line, #000)' }} stroke-width="5" />
      ))}
      <rect x="3" y="3" width={SIZE - 6} height={SIZE - 6} fill="none" style={{ stroke: 'var(--plain-line, #000)' }} stroke-width="6" />
    </g>
  );
}

/** The names of the places, as the move list writes them. @param {{ contrast: boolean }} props */
function Names({ contrast }) {
  return (
    <g pointer-events="none" text-anchor="middle" font-size="22" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 750 }}>
      {Object.entries(SPOTS).map(([place, { x, y, w }]) => (
        <g key={place} transform={`translate(${x - w / 2 + 10} ${y + 17})`}>
          <rect x="-20" y="-16" width="40" height="27" rx="7" fill={contrast ? '#000' : '#1a1410'} fill-opacity={contrast ? 1 : 0.78} />
          <text y="5.5" fill="#fff6dc">{place}</text>
        </g>
      ))}
    </g>
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, look, uid, bare = false } = props;
  return (
    <>
      {!bare && <Ground view={view} look={look} uid={uid} />}
      <LastTurn {...props} />
      <Grounds {...props} />
      <DiceTray {...props} />
      <Cheeses {...props} />
      <Mice {...props} />
      <Placed {...props} />
      <Counts {...props} />
      <Arrows {...props} />
      <DuelPicture {...props} />
    </>
  );
}

/** The dice of the turn, in a tray on the wall. @param {BoardProps} props */
function DiceTray({ view, look }) {
  /** @type {import('./dice.jsx').Rolled[]} */
  const dice = view.board.dice;
  if (dice.length === 0) return null;
  const width = dice.length * 50 + 16;
  return (
    <g pointer-events="none" transform="translate(24 388)" style={{ color: look.contrast ? 'var(--plain-line, #000)' : '#f6e7c2' }}>
      <rect width={width} height="64" rx="14" fill={look.contrast ? 'none' : '#1a1410'} fill-opacity=".55" stroke="currentColor" stroke-opacity=".7" stroke-width="2.5" />
      {dice.map(({ colour, state }, i) => (
        <g key={i} transform={`translate(${33 + i * 50} 31) scale(.47)`}>
          <Die colour={colour} state={state} />
        </g>
      ))}
    </g>
  );
}

/** Cheese where there is some: a whole Gouda on the table, or pieces with their number. @param {BoardProps} props */
function Cheeses({ view, uid }) {
  const { cheese, festival } = view.board;
  return (
    <g pointer-events="none">
      {Object.entries(cheese).map(([place, count]) => {
        const { x, y, w } = SPOTS[place];
        const many = Number(count);
        if (place === 'T' && !festival) return <Wheel key={place} x={x} y={y} uid={uid} />;
        const left = x + (place === 'T' ? -((many - 1) * 52) / 2 : w / 2 - 40);
        return (
          <g key={place}>
            {Array.from({ length: many }, (_, i) => (
              <g key={i} transform={`translate(${left + i * 52} ${y - (place === 'T' ? 22 : 24)}) scale(1.15)`}>
                <Wedge />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** A whole Gouda with a wedge cut out. @param {{ x: number, y: number, uid: string }} props */
function Wheel({ x, y, uid }) {
  return (
    <g transform={`translate(${x} ${y - 4})`}>
      <ellipse cy="0" rx="108" ry="12" fill="#0a0703" fill-opacity=".3" />
      <path d="M-96-46v28q6 20 96 20t96-20v-28Z" fill="#b8332a" stroke="#5c1210" stroke-width="3" />
      <ellipse cy="-46" rx="96" ry="27" fill={`url(#${uid}-gouda)`} stroke="#7a4a05" stroke-width="3" />
      <path d="M0-46 62-26Q30-16-4-19Z" fill="#d8962a" stroke="#7a4a05" stroke-width="2.5" />
      <g fill="#c98a16">
        <ellipse cx="-46" cy="-50" rx="10" ry="5" />
        <ellipse cx="-10" cy="-60" rx="8" ry="4" />
        <ellipse cx="46" cy="-55" rx="9" ry="4.5" />
        <ellipse cx="-34" cy="-34" rx="7" ry="3.5" />
      </g>
    </g>
  );
}

/** How big mice are drawn on each place. @param {BoardProps} props @returns {Record<string, number>} */
function scales({ view }) {
  return Object.fromEntries(Object.keys(SPOTS).map((place) => [place, pilesAt(place, view)[0]?.scale ?? 1]));
}

/** In an order that never changes, so that the same element moves. @param {BoardProps} props */
function Mice(props) {
  const { view, pieces, look, marks, uid } = props;
  const size = scales(props);
  const active = activePlace(view);
  return (
    <g class="pieces" pointer-events="none">
      {pieces.map((piece) => {
        const pile = `${piece.at}:${piece.seat}`;
        const lifted = piece.at === active && pile === marks.selected;
        const body = piece.at === marks.refused || pile === marks.refused ? 'piece-body refused' : 'piece-body';
        const won = view.outcome?.winners.includes(piece.seat ?? -1) ? ' winner' : '';
        const scale = size[piece.at] * (look.bigPieces ? BIG : 1);
        return (
          <g key={piece.key ?? `${pile}-${piece.x}`} class={`piece piece-mouse${lifted ? ' lifted' : ''}${won}`} style={{ transform: `translate(${piece.x}px, ${piece.y}px)` }}>
            <g class={body} transform={`translate(0 ${lifted ? -16 : 0}) scale(${lifted ? scale * 1.08 : scale})`}>
              <ellipse cx="2" cy="0" rx="27" ry="6" fill="#07050c" fill-opacity=".4" />
              <use href={`#${uid}-mouse-${signOf(view, piece.seat ?? 0)}`} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Mice pointed down on the start places and not yet set down for good. @param {BoardProps} props */
function Placed({ view, marks, uid }) {
  const { setting_up: placing, phase, mice } = view.board;
  if (phase !== 'place' || marks.selection.length === 0) return null;
  return (
    <g class="gouda-placed" pointer-events="none">
      {['M0', 'C1', 'C2'].flatMap((place) => {
        const pile = pilesAt(place, view, marks.selection).find(({ seat }) => seat === placing);
        if (!pile || mice[place][placing] === pile.count) return [];
        return pile.mice.map(({ x, y }, i) => (
          <g key={`${place}-${i}`} transform={`translate(${x} ${y}) scale(${pile.scale})`} opacity=".85">
            <use href={`#${uid}-mouse-${signOf(view, placing)}`} />
          </g>
        ));
      })}
    </g>
  );
}
