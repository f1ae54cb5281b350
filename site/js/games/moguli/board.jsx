// The board: the frame, the tiles, what lies on them, the moles, then what is chosen and looked at.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

import { Linear } from '../../draw/light.jsx';
import { Grain } from '../../draw/textures.jsx';
import { FRAME, GATES, GHOST, angleOf, margin, middleOf, size, spot, tilesByName } from './geometry.js';
import { keyframes, moments } from './journey.js';
import { Bulbs, Chosen, Coordinates, LastTurn, Locks, Pointed, Rings, Targets } from './marks.jsx';
import { PawnDefs, PlainPawnDefs } from './pawns.jsx';
import { LookedAt } from './routes.jsx';
import { PlainTileDefs, Tile, TileDefs } from './tiles.jsx';
import { isMove, isPivot, lookedAt, moves } from './turning.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').View} View */

/** How much bigger big pieces are. */
const BIG = 1.14;

/** What stays the same throughout a match: the shapes of tiles and moles, the frame. @param {import('../../types.js').GroundProps} props */
export function Ground({ view, look, uid }) {
  const { width, height } = size(view);
  const edge = margin(view);
  const inner = { x: FRAME + edge - 3, y: FRAME - 3, width: 506, height: 706 };
  return (
    <>
      <defs>
        {look.contrast ? <PlainTileDefs uid={uid} /> : <TileDefs uid={uid} />}
        {look.contrast ? <PlainPawnDefs uid={uid} /> : <PawnDefs uid={uid} />}
        <Linear id={`${uid}-frame`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#6f4a2b'], [0.5, '#523318'], [1, '#3a230f']]} />
        <Grain id={`${uid}-grain`} dark="#22120a" light="#c79a68" />
        {[0, 1].map((side) => (
          <Linear key={side} id={`${uid}-fade-${side}`} x1={side} y1={0} x2={1 - side} y2={0} stops={[[0, '#3a230f', 0.92], [0.35, '#3a230f', 0.62], [1, '#3a230f', 0.3]]} />
        ))}
        <clipPath id={`${uid}-ghosts`}>
          <rect x={FRAME} y={FRAME} width={GHOST - 4} height="700" rx="6" />
          <rect x={width - FRAME - GHOST + 4} y={FRAME} width={GHOST - 4} height="700" rx="6" />
        </clipPath>
      </defs>
      {look.contrast ? (
        <rect width={width} height={height} style={{ fill: 'var(--plain-dark, #111)' }} />
      ) : (
        <g pointer-events="none">
          <rect width={width} height={height} rx="18" fill={`url(#${uid}-frame)`} />
          <rect width={width} height={height} rx="18" fill={`url(#${uid}-grain)`} />
          <rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="17" fill="none" stroke="#d9a76c" stroke-opacity=".4" stroke-width="2" />
          <rect {...inner} rx="12" fill="#26160a" />
        </g>
      )}
      {look.coordinates && <Coordinates view={view} flip={look.flip} edge={FRAME} />}
    </>
  );
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, look, uid, marks, bare = false } = props;
  const { width, height } = size(view);
  return (
    <g class="moguli" data-lens={marks.lens ?? undefined}>
      {!bare && <Ground view={view} look={look} uid={uid} />}
      <Tiles {...props} />
      {view.board.cylinder && <Ghosts {...props} />}
      {!look.contrast && <rect width={width} height={height} rx="18" fill="#140b04" style={{ opacity: 'var(--board-dim, 0)' }} pointer-events="none" />}
      <LastTurn {...props} />
      <Locks {...props} />
      <Pointed {...props} />
      <Rings {...props} />
      <Chosen {...props} />
      <Pawns {...props} />
      <Bulbs {...props} />
      <Targets {...props} />
      <LookedAt {...props} />
    </g>
  );
}

/** How clearly the underground shows through the garden: wholly on demand, faintly once a pawn is chosen. @param {BoardProps} props */
function clarity({ view, marks }) {
  if (marks.lens === 'through') return 1;
  return moves(view, marks.selected).size > 0 || isPivot(lookedAt(view, marks)) ? 0.75 : 0;
}

/**
 * The angle of every tile, counted on from what it was, so that a turn is seen the way it went.
 * @param {BoardProps} props
 * @returns {Map<string, number>}
 */
function useAngles({ view, marks, look }) {
  const before = useRef(/** @type {Map<string, number>} */ (new Map()));
  const step = lookedAt(view, marks);
  const angles = new Map();
  for (const [at, tile] of tilesByName(view)) {
    const target = angleOf(tile, look.flip) + (isPivot(step) && step.parts[0] === at ? Number(step.parts[1]) : 0);
    const old = before.current.get(at) ?? target;
    const way = (((target - old) % 360) + 360) % 360;
    angles.set(at, old + (way > 180 ? way - 360 : way));
  }
  before.current = angles;
  return angles;
}

/** @param {BoardProps} props */
function Tiles(props) {
  const { view, look, marks, uid } = props;
  const angles = useAngles(props);
  const tiles = tilesByName(view);
  const through = clarity(props);
  const under = marks.lens === 'under';
  // Pointing changes nothing here: the same elements are not compared again.
  const shown = useMemo(() => (
    <g class="mo-tiles" pointer-events="none">
      {GATES.map((name) => {
        const { column, row } = spot(name);
        const { x, y } = middleOf(column, row, view, look.flip);
        const tile = tiles.get(name);
        return (
          <g key={name} transform={`translate(${x} ${y})`} data-tile={name} data-top={tile?.top}>
            {tile ? <Tile uid={uid} marked={tile.marked} angle={angles.get(name) ?? 0} under={under} through={through} /> : <use href={`#${uid}-back`} />}
          </g>
        );
      })}
    </g>
  ), [uid, view.board.layout, view.board.cylinder, look.flip, under, through, [...angles.values()].join()]);
  return shown;
}

/** Columns e and a once more beside the board: they are neighbours. @param {BoardProps} props */
function Ghosts(props) {
  const { view, look, marks, uid } = props;
  const tiles = tilesByName(view);
  const through = clarity(props);
  const { width } = size(view);
  return (
    <g class="mo-ghosts" pointer-events="none">
      <g clip-path={`url(#${uid}-ghosts)`}>
        {[-1, 5].flatMap((column) =>
          [0, 1, 2, 3, 4, 5, 6].map((row) => {
            const { x, y } = middleOf(column, row, view, look.flip);
            const name = GATES[row * 5 + (column + 5) % 5];
            const tile = tiles.get(name);
            const pawn = view.board.pawns.find((/** @type {{ at: string }} */ { at }) => at === name);
            return (
              <g key={`${column}${row}`} transform={`translate(${x} ${y})`}>
                {tile ? <Tile uid={uid} marked={tile.marked} angle={angleOf(tile, look.flip)} under={marks.lens === 'under'} through={through} /> : <use href={`#${uid}-back`} />}
                {pawn && <use href={`#${uid}-pawn-${pawn.seat}`} />}
              </g>
            );
          }),
        )}
      </g>
      {[FRAME, width - FRAME - GHOST + 4].map((x, side) => (
        <rect key={x} x={x} y={FRAME} width={GHOST - 4} height="700" rx="6" fill={look.contrast ? '#777' : `url(#${uid}-fade-${side})`} fill-opacity={look.contrast ? 0.6 : undefined} />
      ))}
    </g>
  );
}

/** Whether things may move on this page. */
function mayGlide() {
  const { motion } = document.documentElement.dataset;
  return motion !== 'reduced' && (motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches);
}

/** The step that led from the view drawn before to this one. @param {View} view @param {number} before */
function stepSince(view, before) {
  if (view.at !== before + 1) return null;
  return view.history.flatMap(({ steps }) => steps)[before] ?? null;
}

/**
 * A pawn that has moved follows its route; anything new finishes its journey at once.
 * @param {BoardProps} props
 */
function useJourney({ view, look }) {
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  const before = useRef(view.at);
  useLayoutEffect(() => {
    const step = stepSince(view, before.current);
    before.current = view.at;
    const element = isMove(step) ? group.current?.querySelector(`[data-at="${step.parts[1]}"]`) : null;
    const body = element?.querySelector('.piece-body');
    if (!element || !body || !isMove(step) || !element.animate || !mayGlide()) return undefined;
    const { duration, moves: ways, bodies } = keyframes(moments(step, view, look.flip));
    const running = [element.animate(ways, { duration, easing: 'linear' }), body.animate(bodies, { duration, easing: 'linear' })];
    return () => running.forEach((animation) => animation.cancel());
  }, [view.at]);
  return group;
}

/** In an order that never changes, so that the same element moves. @param {BoardProps} props */
function Pawns(props) {
  const { view, pieces, look, marks, uid } = props;
  const group = useJourney(props);
  const scale = look.bigPieces ? BIG : 1;
  const lifted = moves(view, marks.selected).size > 0 ? marks.selected : null;
  const under = marks.lens === 'under';
  return (
    <g ref={group} class="pieces" pointer-events="none" style={{ opacity: under ? 0.5 : 1 }}>
      {pieces.map((piece) => (
        <g key={piece.key} class={`piece piece-pawn seat-${piece.seat}`} data-at={piece.at} style={{ transform: `translate(${piece.x}px, ${piece.y}px)` }}>
          <g class={`piece-body${piece.at === marks.refused ? ' refused' : ''}`}>
            <g transform={`translate(0 ${piece.at === lifted ? -9 : -2}) scale(${scale})`}>
              <use href={`#${uid}-pawn-${piece.seat}`} />
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
