/**
 * The board: the game's drawing below, a grid of places on top that can be pointed at, walked through and heard.
 */

import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { useApp, useMedia, useSettings } from '../app/app.js';
import { AdviceMarks } from '../opponents/advice.jsx';
import { inStableOrder, keyPieces } from './identity.js';
import { createInput } from './input.js';
import { seatName } from './names.js';
import { drawn, lastStep, marks, movable, noMarks, turnSeat } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Look} Look */
/** @typedef {import('../types.d.ts').Place} Place */
/** @typedef {import('../types.d.ts').Marks} Marks */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./identity.js').KeyedPiece} KeyedPiece */
/** @typedef {import('./input.js').Drag} Drag */

/** A board to look at: figures, thumbnails. @param {{drawing: GameDrawing, view: View, look?: Partial<Look>, uid: string, label: string}} props */
export function StillBoard({ drawing, view, look = {}, uid, label }) {
  const { t } = useApp();
  const full = { flip: false, coordinates: false, bigPieces: false, contrast: false, ...look };
  const { width, height } = drawing.geometry(view, full);
  const pieces = keyPieces([], drawing.pieces(view, full));
  return (
    <svg class="still" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <drawing.Board view={view} look={full} marks={noMarks({ lens: drawing.lenses?.find(({ still }) => still)?.name ?? null })} pieces={pieces} t={t} uid={uid} />
    </svg>
  );
}

/** @param {Place[]} places @returns {Place[][]} */
function rowsOf(places) {
  /** @type {Map<number, Place[]>} */
  const rows = new Map();
  for (const place of places) rows.set(place.row, [...(rows.get(place.row) ?? []), place]);
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.col - b.col));
}

/** @param {Place[]} places @param {string} id */
const placeNamed = (places, id) => places.find((place) => place.id === id);

/** @param {Place[]} places @param {Place} like */
const placeLike = (places, like) => places.find((place) => place.row === like.row && place.col === like.col);

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${((part / whole) * 100).toFixed(4)}%`;

/**
 * Pieces with keys that outlive steps, a dragged one where the pointer is.
 *
 * @param {GameDrawing} drawing
 * @param {View} view
 * @param {Look} look
 * @param {string | null} draft
 * @param {Drag | null} drag
 * @param {boolean} still nothing may glide: a piece in a new place is drawn as a new one, which fades in
 * @returns {KeyedPiece[]}
 */
function usePieces(drawing, view, look, draft, drag, still) {
  const before = useRef(/** @type {KeyedPiece[]} */ ([]));
  const moment = useRef(view.at);
  const pieces = useMemo(() => {
    const last = lastStep(view)?.step.parts ?? [];
    const route = last.length > 1 ? { from: last[0], to: /** @type {string} */ (last.at(-1)) } : null;
    before.current = keyPieces(before.current, drawing.pieces(view, look, draft), route, view.at - moment.current);
    moment.current = view.at;
    const ordered = inStableOrder(before.current);
    return still ? ordered.map((piece) => ({ ...piece, key: `${piece.key}@${piece.at}` })) : ordered;
  }, [drawing, view, draft, still, look.flip, look.bigPieces, look.contrast, look.coordinates]);
  if (!drag) return pieces;
  // The topmost piece of a place is the one in the hand.
  const held = pieces.filter((piece) => piece.at === drag.place).at(-1);
  return pieces.map((piece) => (piece === held ? { ...piece, x: piece.x + drag.dx, y: piece.y + drag.dy } : piece));
}

/**
 * The layer below everything that moves, drawn anew only when options or look change.
 *
 * @param {GameDrawing} drawing
 * @param {View} view
 * @param {Look} look
 * @param {string} uid
 * @param {string} viewBox
 */
function useGround(drawing, view, look, uid, viewBox) {
  const { Ground } = drawing;
  return useMemo(
    () =>
      Ground ? (
        <svg class="ground" viewBox={viewBox} aria-hidden="true" focusable="false">
          <Ground view={view} look={look} uid={uid} />
        </svg>
      ) : null,
    [drawing, JSON.stringify(view.options), look.flip, look.coordinates, look.contrast, look.bigPieces, uid, viewBox],
  );
}

/**
 * @param {{ctrl: import('./ctrl.js').Ctrl, drawing: GameDrawing, look: Look, uid: string}} props
 */
export function Board({ ctrl, drawing, look, uid }) {
  const { t } = useApp();
  const { play } = ctrl.get();
  const view = drawn(play);
  const geometry = drawing.geometry(view, look);
  const [drag, setDrag] = useState(/** @type {Drag | null} */ (null));
  const [lastFocused, setFocused] = useState(/** @type {Place | null} */ (null));
  const board = useRef(/** @type {HTMLDivElement | null} */ (null));
  const latest = useRef(geometry);
  latest.current = geometry;
  const { motion } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)', false);
  const pieces = usePieces(drawing, view, look, play.draft, drag, motion === 'reduced' || (motion === 'system' && reduced));
  // A place may go by another name after a step: the focus stays where it was.
  const focused = lastFocused && (placeNamed(geometry.places, lastFocused.id) ?? placeLike(geometry.places, lastFocused))?.id;

  /** @param {string} place */
  const element = (place) => /** @type {HTMLElement | null} */ (board.current?.querySelector(`[data-place="${CSS.escape(place)}"]`) ?? null);
  const input = useMemo(
    () =>
      createInput({
        ctrl,
        drawing,
        geometry: () => latest.current,
        board: () => board.current,
        setDrag,
        setFocus: (place) => {
          setFocused(placeNamed(latest.current.places, place) ?? null);
          element(place)?.focus({ preventScroll: true });
        },
      }),
    [ctrl],
  );

  // Turning the board moves its places about in the document: the focus goes along.
  const hadFocus = typeof document !== 'undefined' && board.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && focused && !board.current?.contains(document.activeElement)) element(focused)?.focus({ preventScroll: true });
  });

  const viewBox = `0 0 ${geometry.width} ${geometry.height}`;
  const ground = useGround(drawing, view, look, uid, viewBox);
  const marked = marks(play, ctrl.hints());
  const tabStop = focused ?? [...movable(view)][0] ?? geometry.places[0]?.id;
  const seat = turnSeat(view, drawing);
  const label = seat === null ? t('play-board-over') : t('play-board', { player: seatName(view, seat, t) });
  return (
    <div
      ref={board}
      class="board"
      data-dragging={drag ? '' : undefined}
      data-testid="board"
      data-stale={play.stale ? '' : undefined}
      data-game={view.game}
      data-at={view.at}
      data-actor={view.actor ?? 'over'}
      style={{ aspectRatio: `${geometry.width} / ${geometry.height}` }}
      {...input}
    >
      {ground}
      <svg class="drawing" viewBox={viewBox} aria-hidden="true" focusable="false">
        <drawing.Board view={view} look={look} marks={marked} pieces={pieces} t={t} uid={uid} bare={ground !== null} />
      </svg>
      <AdviceMarks advice={play.shown ? null : ctrl.get().advice} geometry={geometry} />
      <div role="grid" class="places" aria-label={label} aria-readonly="true">
        {rowsOf(geometry.places).map((row) => (
          <div role="row" key={row[0].row}>
            {row.map((place) => (
              <PlaceCell key={place.id} place={place} geometry={geometry} view={view} marked={marked} drawing={drawing} isStop={place.id === tabStop} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * @param {{place: Place, geometry: {width: number, height: number}, view: View, marked: Marks, drawing: GameDrawing, isStop: boolean}} props
 */
function PlaceCell({ place, geometry, view, marked, drawing, isStop }) {
  const { t } = useApp();
  const selected = marked.selection.includes(place.id);
  const target = marked.targets.get(place.id);
  const way = target !== undefined && marked.selected ? drawing.way?.(marked.selected, place.id, view, t) : '';
  const label = [
    drawing.describe(place.id, view, t, marked),
    selected && t('play-place-selected'),
    target !== undefined && (way || t('play-place-target')),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div
      role="gridcell"
      class="place"
      tabIndex={isStop ? 0 : -1}
      data-place={place.id}
      data-target={target}
      data-movable={marked.movable.has(place.id) ? '' : undefined}
      aria-label={label}
      aria-selected={selected ? 'true' : 'false'}
      style={{
        left: percent(place.x, geometry.width),
        top: percent(place.y, geometry.height),
        width: percent(place.w, geometry.width),
        height: percent(place.h, geometry.height),
      }}
    />
  );
}
