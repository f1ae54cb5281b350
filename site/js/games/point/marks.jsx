// What lies on top of the position: where the chosen card fits, what would come of it, what may be pointed at, the last exchange.

import { bigLines, CARD, PER_LINE, PILED, PITCH, pawnSpot } from './geometry.js';
import { pawnOf, usesOf } from './pointing.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('./geometry.js').Line} Line */
/** @typedef {import('./zones.jsx').OnTable} OnTable */
/** @typedef {ReturnType<typeof usesOf>[number]} Use */

const GOLD = 'var(--mark-gold, #f0c43c)';
const EDGE = 'var(--mark-gold-edge, #6d4f00)';

/**
 * Pawns side by side, as one shape or, where the line breaks, as two that are open towards each other.
 * @param {Line[]} lines @param {number} from index of the first @param {number} count
 */
export function segments(lines, from, count) {
  return lines.flatMap((line) => {
    const first = Math.max(from, line.from);
    const last = Math.min(from + count, line.from + PER_LINE) - 1;
    return first > last ? [] : [{ x: line.x + (first - line.from) * PITCH, y: line.y, count: last - first + 1, cut: [first > from, last < from + count - 1] }];
  });
}

/** The outline of a segment, open where it is cut. @param {{ x: number, y: number, count: number, cut: boolean[] }} segment @param {number} inset */
function outline({ x, y, count, cut: [cutLeft, cutRight] }, inset) {
  const r = 42 - inset;
  const right = x + (count - 1) * PITCH;
  const end = cutRight ? `L${right + PITCH / 2} ${y - r}M${right + PITCH / 2} ${y + r}L${right} ${y + r}` : `L${right} ${y - r}A${r} ${r} 0 0 1 ${right} ${y + r}`;
  const start = cutLeft ? `L${x - PITCH / 2} ${y + r}M${x - PITCH / 2} ${y - r}L${x} ${y - r}` : `L${x} ${y + r}A${r} ${r} 0 0 1 ${x} ${y - r}`;
  return `M${x} ${y - r}${end}${start}`;
}

/** Where the chosen card fits, under the pawns. @param {BoardProps & OnTable & { preview: Use | null }} props */
export function Fitting({ view, marks, table, plain, preview }) {
  const zone = table.zones.find(({ big }) => big);
  if (!zone) return null;
  return (
    <g class="point-fits" pointer-events="none">
      {usesOf(view, marks.selection).map((use, i) => {
        const paths = segments(zone.lines, use.place - 1, use.gives.length);
        const [first] = paths;
        return (
          <g key={use.text} class="target" data-use={use.text}>
            {/* While a result is shown the row has moved: only the beginnings stay marked. */}
            {!preview && paths.map((segment, j) => (
              <g key={j} fill={GOLD} fill-opacity=".22" stroke-linecap="round">
                <path d={outline(segment, (i % 2) * 7)} stroke={plain ? '#000' : EDGE} stroke-width="9" fill="none" />
                <path d={outline(segment, (i % 2) * 7)} stroke={plain ? 'var(--plain-target, #006b3c)' : GOLD} stroke-width="5" />
              </g>
            ))}
            <path d={`M${first.x - 13} ${first.y - 48}h26l-13 15z`} fill={plain ? 'var(--plain-target, #006b3c)' : GOLD} stroke={plain ? '#000' : EDGE} stroke-width="3" stroke-linejoin="round" />
          </g>
        );
      })}
    </g>
  );
}

/** What would come of a use: the row as it would be from its place on, the pawns taken framed. @param {BoardProps & OnTable & { preview: Use | null }} props */
export function Preview({ table, uid, preview, plain, look }) {
  const zone = table.zones.find(({ big }) => big);
  if (!zone || !preview) return null;
  const lines = bigLines(preview.row.length, zone.lines[0].y);
  const start = preview.place - 1;
  const scale = look.bigPieces ? 1.08 : 1;
  return (
    <g class="point-preview" pointer-events="none" data-testid="preview" data-row={preview.row}>
      {[...preview.row].slice(start).map((pawn, i) => {
        const { x, y } = pawnSpot(lines, start + i);
        return <use key={i} href={`#${uid}-pawn-${pawn}`} transform={`translate(${x} ${y}) scale(${scale})`} opacity={i < preview.takes.length ? 1 : 0.62} />;
      })}
      {segments(lines, start, preview.takes.length).map((segment, i) => (
        <g key={i} fill="none" stroke-linecap="round">
          <path d={outline(segment, 0)} stroke={plain ? '#000' : EDGE} stroke-width="10" />
          <path d={outline(segment, 0)} stroke={plain ? '#fff' : GOLD} stroke-width="6" stroke-dasharray="14 10" />
        </g>
      ))}
    </g>
  );
}

/** The pawns that came with the last exchange. @param {BoardProps & OnTable} props */
export function LastExchange({ view, marks, table, plain }) {
  const last = /** @type {any} */ (marks.lastTurn.filter(({ kind }) => kind === 'use').at(-1));
  const owner = last && pawnOf(last.parts[2])?.seat;
  const zone = table.zones.find(({ seat }) => seat === owner);
  if (!last || !zone || marks.selection.length) return null;
  const spots = Array.from({ length: last.takes.length }, (_, i) => last.place - 1 + i).filter((i) => i < view.board.rows[zone.seat].length);
  return (
    <g pointer-events="none" class="last-turn">
      {spots.map((i) => {
        const { x, y, pitch } = pawnSpot(zone.lines, i);
        return <circle key={i} cx={x} cy={y} r={pitch * 0.5 - 1} fill={plain ? 'none' : GOLD} fill-opacity=".55" stroke={plain ? 'var(--plain-mark, #7a3cff)' : GOLD} stroke-width={pitch > 40 ? 4 : 3} />;
      })}
    </g>
  );
}

/** The pawn in the hand while a row is laid out, and the piles that may be pointed at. @param {BoardProps & OnTable} props */
export function Rings({ view, marks, table, plain }) {
  const zone = table.zones.find(({ big }) => big);
  const held = marks.selected === null ? null : pawnOf(marks.selected);
  const spot = zone && held && view.board.phase === 'row' ? pawnSpot(zone.lines, held.place - 1) : null;
  const chosen = marks.selection[0];
  // In a figure: the pawns it speaks of.
  const named = zone ? [...marks.movable].flatMap((place) => (pawnOf(place)?.seat === zone.seat ? [pawnSpot(zone.lines, (pawnOf(place)?.place ?? 1) - 1)] : [])) : [];
  const throwing = view.steps.some(({ parts }) => parts[0] === chosen && parts[1] === 'discard');
  return (
    <g pointer-events="none">
      {marks.movable.has('pile') && <Square {...table.pile} plain={plain} strong />}
      {(marks.movable.has('offer') || throwing) && <Square {...table.discard} plain={plain} strong />}
      {marks.refused === 'pile' && <Square {...table.pile} plain={plain} refused />}
      {named.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="41" fill="none" stroke={GOLD} stroke-width="6" />
      ))}
      {spot && <circle cx={spot.x} cy={spot.y} r="42" fill="none" stroke={plain ? 'var(--plain-mark, #7a3cff)' : GOLD} stroke-width="6" />}
    </g>
  );
}

/** @param {{ x: number, y: number, plain: boolean, strong?: boolean, refused?: boolean }} props */
function Square({ x, y, plain, refused = false }) {
  const side = PILED + 8;
  const colour = refused ? 'var(--mark-wine, #a3264f)' : plain ? 'var(--plain-target, #006b3c)' : GOLD;
  return (
    <g class={refused ? undefined : 'point-call'} fill="none">
      <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx="14" stroke={plain ? '#000' : EDGE} stroke-width="9" />
      <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx="14" stroke={colour} stroke-width="5" />
    </g>
  );
}

/** Round a card: may be chosen, is chosen, may be swapped for. @param {{ state: 'free' | 'chosen' | 'target', plain: boolean }} props */
export function CardRing({ state, plain }) {
  const half = CARD / 2 + 2;
  const box = { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: 17, fill: 'none' };
  if (state === 'free') return <rect {...box} stroke={plain ? '#000' : 'var(--mark-light, #fff6dc)'} stroke-width="5" stroke-opacity={plain ? 1 : 0.95} />;
  return (
    <>
      <rect {...box} stroke={plain ? '#000' : EDGE} stroke-width="12" />
      <rect {...box} stroke={plain ? 'var(--plain-mark, #7a3cff)' : GOLD} stroke-width="7" stroke-dasharray={state === 'target' ? '18 12' : undefined} />
    </>
  );
}

/** What the use looked at gives or takes from another player: a plus, a star if it wins, or a minus. @param {{ opens: { finishes: boolean }[], closes: unknown[] }} props */
export function Consequence({ opens, closes }) {
  const half = CARD / 2;
  if (!opens.length && !closes.length) return null;
  const wins = opens.some(({ finishes }) => finishes);
  const fill = opens.length ? (wins ? '#a3264f' : '#1f5fa8') : '#fff';
  return (
    <g class="point-gives" transform={`translate(${half - 10} ${-half + 14})`}>
      <circle r="25" fill={fill} stroke={opens.length ? '#fff' : '#333'} stroke-width="4" />
      {wins ? (
        <path d="M0-16 4.7-5 16-4 7 4 10 16 0 9.5-10 16-7 4-16-4-4.7-5z" fill="#fff" />
      ) : (
        <path d={opens.length ? 'M-12 0H12M0-12V12' : 'M-12 0H12'} stroke={opens.length ? '#fff' : '#333'} stroke-width="7" stroke-linecap="round" />
      )}
    </g>
  );
}
