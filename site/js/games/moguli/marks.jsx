/*
 * What lies on top of the position. Shapes tell the states apart as well as colours do: padlock = may not be turned, ring = pawn that may
 * move, corners and an arrow round it = chosen tile, dot = gate to go to, star = reached with the bonus, bulb = turning it opens a move,
 * bent arrow = turned in the last turn.
 */

import { isGate, middle } from './geometry.js';
import { Star } from './routes.jsx';
import { ANGLES, hintsOf, moves, pivots } from './turning.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').Step} Step */

const GOLD = 'var(--mark-gold, #f0c43c)';
const GOLD_EDGE = 'var(--mark-gold-edge, #6d4f00)';
const WINE = 'var(--mark-wine, #a3264f)';
const PALE = '#fff8e4';
const INK = '#22160c';

/** A quarter of an arc with a head, clockwise round the tile. */
const ARC = 'M-30-37A48 48 0 0 1 37-30M37-44V-29H22';

/** What the last turn did, in gold: tiles turned, the way of the pawn. @param {BoardProps} props */
export function LastTurn({ view, marks, look }) {
  const steps = marks.lastTurn;
  return (
    <g class="last-turn" pointer-events="none" fill="none" stroke-linecap="round" stroke-linejoin="round">
      {steps
        .filter(({ kind }) => kind === 'pivot')
        .map((step) => {
          const { x, y } = middle(step.parts[0], view, look.flip);
          return (
            <g key={step.text} transform={`translate(${x} ${y})`}>
              {[GOLD_EDGE, GOLD].map((stroke, layer) => (
                <path key={stroke} d={ARC} style={{ stroke }} stroke-width={layer ? 4 : 8} stroke-opacity={layer ? 1 : 0.7} />
              ))}
            </g>
          );
        })}
      {steps.filter(({ kind }) => kind === 'move').map((step) => <Trodden key={step.text} step={step} view={view} flip={look.flip} />)}
    </g>
  );
}

/** Where the last pawn left from and where it is now. @param {{ step: Step, view: BoardProps['view'], flip: boolean }} props */
function Trodden({ step, view, flip }) {
  const [from, to] = step.parts.map((gate) => middle(gate, view, flip));
  return (
    <>
      {[GOLD_EDGE, GOLD].map((stroke, layer) => (
        <g key={stroke} style={{ stroke }} stroke-opacity={layer ? 1 : 0.7} stroke-width={layer ? 4 : 8}>
          <circle cx={from.x} cy={from.y} r="13" stroke-dasharray="6 7" />
          <circle cx={to.x} cy={to.y} r="37" />
        </g>
      ))}
    </>
  );
}

/** Tiles the opponent has just turned. @param {BoardProps} props */
export function Locks({ view, look }) {
  if (view.board.stage !== 'play') return null;
  return (
    <g class="mo-locks" pointer-events="none">
      {view.board.locked.map((/** @type {string} */ name) => {
        const { x, y } = middle(name, view, look.flip);
        return (
          <g key={name} transform={`translate(${x} ${y})`} data-locked={name}>
            <rect x="-48" y="-48" width="96" height="96" rx="9" fill="none" style={{ stroke: WINE }} stroke-width="4" stroke-dasharray="10 8" />
            <g transform="translate(34 34)">
              <circle r="15" style={{ fill: WINE }} stroke={PALE} stroke-width="2.5" />
              <path d="M-7-1H7V8H-7ZM-4-1V-4a4 4 0 0 1 8 0V-1" fill="none" stroke={PALE} stroke-width="3" stroke-linejoin="round" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Rings round the pawns that may move; stronger ones when the home row must be freed. @param {BoardProps} props */
export function Rings({ view, marks, look }) {
  const { status, pawns } = view.board.obligation;
  const duty = status === 'free';
  const able = marks.movable.size === 0 ? [] : pawns.filter((/** @type {string} */ name) => name !== marks.selected && marks.movable.has(name));
  return (
    <g class="rings" pointer-events="none" fill="none">
      {able.map((/** @type {string} */ name) => {
        const { x, y } = middle(name, view, look.flip);
        return (
          <g key={name} class="movable" transform={`translate(${x} ${y})`} data-mover={name}>
            <circle r="36" stroke={INK} stroke-opacity=".6" stroke-width={duty ? 10 : 7} />
            <circle r="36" style={{ stroke: duty ? GOLD : 'var(--mark-light, #fff6dc)' }} stroke-width={duty ? 6 : 3.5} stroke-dasharray={duty ? '10 6' : undefined} />
          </g>
        );
      })}
      {marks.refused && isGate(marks.refused) && (
        <circle cx={middle(marks.refused, view, look.flip).x} cy={middle(marks.refused, view, look.flip).y} r="44" style={{ fill: WINE, stroke: WINE }} fill-opacity=".35" stroke-width="5" />
      )}
    </g>
  );
}

/** The gates a figure or a row of the set-up points at. @param {BoardProps} props */
export function Pointed({ view, marks, look }) {
  const rows = view.board.stage === 'swap' && !marks.pointed ? view.steps.filter(({ kind }) => kind === 'swap').map(({ row }) => Number(row)) : [];
  const figure = [...(marks.pointed ?? [])].filter((name) => !view.board.obligation.pawns.includes(name));
  return (
    <g pointer-events="none" fill="none">
      {figure.map((name) => {
        const { x, y } = middle(name, view, look.flip);
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="38" stroke={INK} stroke-opacity=".7" stroke-width="8" />
            <circle r="38" style={{ stroke: GOLD }} stroke-width="4.5" />
          </g>
        );
      })}
      {rows.map((row) => (
        <SwapRow key={row} row={row} view={view} flip={look.flip} />
      ))}
    </g>
  );
}

/** A middle row that may become the home row. @param {{ row: number, view: BoardProps['view'], flip: boolean }} props */
function SwapRow({ row, view, flip }) {
  const [a, e] = ['a', 'e'].map((column) => middle(`${column}${row}`, view, flip));
  const x = Math.min(a.x, e.x) - 50;
  return (
    <g>
      <rect x={x + 3} y={a.y - 46} width="494" height="92" rx="12" style={{ stroke: GOLD }} stroke-width="5" stroke-dasharray="16 9" />
      <g transform={`translate(${x + 250} ${a.y})`}>
        <circle r="25" fill={INK} style={{ stroke: GOLD }} stroke-width="4" />
        <text y="11" text-anchor="middle" font-size="32" font-weight="800" style={{ fill: GOLD, fontFamily: 'var(--font-text, Inter, sans-serif)' }}>
          {row}
        </text>
      </g>
    </g>
  );
}

/** The chosen tile: lifted corners, and the arrow of its turns if it may be turned. @param {BoardProps} props */
export function Chosen({ view, marks, look }) {
  if (!marks.selected || !isGate(marks.selected)) return null;
  const { x, y } = middle(marks.selected, view, look.flip);
  const turns = pivots(view, marks.selected).size > 0;
  return (
    <g class="selected" transform={`translate(${x} ${y})`} pointer-events="none" fill="none" stroke-linejoin="round">
      {[GOLD_EDGE, look.contrast ? 'var(--plain-mark, #7a3cff)' : GOLD].map((stroke, layer) => (
        <g key={stroke} style={{ stroke }} stroke-width={layer ? 6 : 11} stroke-linecap="round">
          <path d="M-49-27V-40A9 9 0 0 1-40-49H-27M27-49H40A9 9 0 0 1 49-40V-27M49 27V40A9 9 0 0 1 40 49H27M-27 49H-40A9 9 0 0 1-49 40V27" />
          {turns && <path d="M-29-24A38 38 0 0 1 29-24M30-38V-23H15M29 24A38 38 0 0 1-29 24M-30 38V23H-15" stroke-width={layer ? 4.5 : 9} />}
        </g>
      ))}
    </g>
  );
}

/** Where the chosen pawn may go; a star where it earns the bonus. @param {BoardProps} props */
export function Targets({ view, marks, look }) {
  const all = [...moves(view, marks.selected)].filter(([gate]) => marks.targets.has(gate));
  const turning = ANGLES.includes(marks.considered ?? '');
  return (
    <g class="targets" pointer-events="none" opacity={turning ? 0.35 : 1}>
      {all.map(([gate, { bonus }]) => {
        const { x, y } = middle(gate, view, look.flip);
        const over = gate === marks.hover || gate === marks.considered;
        return (
          <g key={gate} class="target" transform={`translate(${x} ${y})${over ? ' scale(1.15)' : ''}`} data-gate={gate} data-bonus={bonus ? '' : undefined}>
            <circle r="27" fill="none" stroke={INK} stroke-opacity=".75" stroke-width="10" />
            <circle r="27" fill="none" style={{ stroke: look.contrast ? 'var(--plain-target, #006b3c)' : 'var(--mark-light, #fff6dc)' }} stroke-width="5" />
            {!over && <circle r="10" style={{ fill: GOLD }} stroke={INK} stroke-width="3" />}
            {bonus && <Star x={25} y={-25} />}
          </g>
        );
      })}
    </g>
  );
}

/** Tiles whose turning would open a move, on demand. @param {BoardProps} props */
export function Bulbs({ view, marks, look }) {
  const tiles = [...new Set(hintsOf(marks).map(({ parts }) => parts[0]))];
  return (
    <g class="mo-hints" pointer-events="none" stroke-linecap="round" stroke-linejoin="round">
      {tiles.map((name) => {
        const { x, y } = middle(name, view, look.flip);
        return (
          <g key={name} transform={`translate(${x - 33} ${y - 33})`} data-hint={name}>
            <circle r="16" fill={INK} style={{ stroke: GOLD }} stroke-width="3" />
            <path d="M-3.5 5.5C-3.5 2-6.5.5-6.5-3.5a6.5 6.5 0 0 1 13 0c0 4-3 5.5-3 9ZM-3 9.5H3" style={{ fill: GOLD, stroke: GOLD }} stroke-width="1.6" />
          </g>
        );
      })}
    </g>
  );
}

/** The letters and numbers along the edges. @param {{ view: BoardProps['view'], flip: boolean, edge: number }} props */
export function Coordinates({ view, flip, edge }) {
  const columns = [...'abcde'].map((column) => ({ text: column, x: middle(`${column}1`, view, flip).x }));
  const rows = [1, 2, 3, 4, 5, 6, 7].map((row) => ({ text: String(row), y: middle(`a${row}`, view, flip).y }));
  const bottom = 2 * edge + 700;
  return (
    <g class="coordinates" text-anchor="middle" font-size="17" font-weight="650" fill="#f2e2c4" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)' }}>
      {columns.map(({ text, x }) => (
        <text key={text} x={x} y={bottom - 7}>
          {text}
        </text>
      ))}
      {rows.map(({ text, y }) => (
        <text key={text} x={edge / 2} y={y + 6}>
          {text}
        </text>
      ))}
    </g>
  );
}

