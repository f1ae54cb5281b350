/*
 * What lies on top of the position: rings, landings, what is barred, the last turn's trace, dangers.
 * Shapes tell the states apart as well as colours do: ring = movable, double gold ring = chosen, die = lands there with this die,
 * pill = lands there with both, star = hits somebody, rays = home, bar = an opposing pawn is in the way.
 */

import { FRAME, SQUARE, cell, middle, spotOf } from './geometry.js';
import { COCOA_DEEP, CREAM, NUMERALS } from './ink.js';
import { barred, landings, route, signed } from './steps.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('./steps.js').Landing} Landing */
/** @typedef {{ x: number, y: number }} Point */

const GOLD = 'var(--mark-gold, #f0c43c)';
const GOLD_EDGE = 'var(--mark-gold-edge, #6d4f00)';
const WINE = 'var(--mark-wine, #a3264f)';

/** @param {string} name @param {View} view @param {boolean} flip @returns {Point} */
function at(name, view, flip) {
  const spot = spotOf(name, view);
  return spot ? middle(spot, view.board.lanes, flip) : { x: 0, y: 0 };
}

/** From `a` towards `b`, leaving room at both ends. @param {Point} a @param {Point} b @param {number} before @param {number} after */
function between(a, b, before, after) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return { x1: a.x + ux * before, y1: a.y + uy * before, x2: b.x - ux * after, y2: b.y - uy * after, angle: Math.round((Math.atan2(uy, ux) * 180) / Math.PI) };
}

/** Where the last turn led, in gold. @param {BoardProps} props */
export function LastTurn({ view, marks, look }) {
  const { lanes } = view.board;
  const ways = marks.lastTurn.map((step) => ({ step, way: route(step, view) })).filter(({ way }) => way !== null);
  return (
    <g class="last-turn" pointer-events="none" fill="none" stroke-linecap="round" stroke-linejoin="round">
      {ways.map(({ step, way }) => {
        const { from, to } = /** @type {NonNullable<typeof way>} */ (way);
        const [a, b] = [middle(from, lanes, look.flip), middle(to, lanes, look.flip)];
        const line = between(a, b, 12, 40);
        return (
          <g>
            {[GOLD_EDGE, GOLD].map((stroke, layer) => (
              <g style={{ stroke }} stroke-opacity={layer ? 0.95 : 0.5} stroke-width={layer ? 6 : 10}>
                <circle cx={a.x} cy={a.y} r="10" stroke-width={layer ? 4.5 : 8} />
                <path d={`M${line.x1} ${line.y1}L${line.x2} ${line.y2}`} stroke-dasharray={step.direction === 'forward' ? undefined : '14 13'} />
                <path d="M-14-12 0 0-14 12" transform={`translate(${line.x2} ${line.y2}) rotate(${line.angle})`} />
              </g>
            ))}
            {Boolean(step.hit) && <path d={STAR} transform={`translate(${b.x} ${b.y}) scale(1.12)`} style={{ fill: GOLD, stroke: GOLD_EDGE }} fill-opacity=".5" stroke-width="2" />}
          </g>
        );
      })}
    </g>
  );
}

/** A star of twelve points: somebody is hit. */
const STAR = `M${Array.from({ length: 24 }, (_, i) => {
  const r = i % 2 ? 37 : 48;
  const angle = (i / 24) * 2 * Math.PI;
  return `${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}`;
}).join('L')}Z`;

/** The lane of the chosen pawn, lit from end to end. @param {BoardProps} props */
export function Lane({ view, marks, look }) {
  const spot = marks.selected ? spotOf(marks.selected, view) : null;
  if (!spot) return null;
  const { lanes } = view.board;
  const ends = [0, lanes + 1].map((place) => cell({ ...spot, place }, lanes, look.flip));
  const [col, row] = [Math.min(ends[0].col, ends[1].col), Math.min(ends[0].row, ends[1].row)];
  const [w, h] = [Math.abs(ends[0].col - ends[1].col) + 1, Math.abs(ends[0].row - ends[1].row) + 1];
  return (
    <rect
      class="lane-light"
      x={FRAME + col * SQUARE + 3}
      y={FRAME + row * SQUARE + 3}
      width={w * SQUARE - 6}
      height={h * SQUARE - 6}
      rx="20"
      style={{ fill: GOLD, stroke: look.contrast ? 'var(--plain-mark, #7a3cff)' : GOLD }}
      fill-opacity={look.contrast ? 0 : 0.26}
      stroke-width={look.contrast ? 8 : 5}
      stroke-opacity=".95"
      pointer-events="none"
    />
  );
}

/** Rings round the pawns that may move, the chosen one, and the place where something was refused. @param {BoardProps} props */
export function Rings({ view, marks, look }) {
  const soft = look.contrast ? 'var(--plain-target, #006b3c)' : '#fffaf0';
  const ring = look.contrast ? { cy: 0, rx: 46, ry: 46 } : { cy: 22, rx: 41, ry: 21 };
  return (
    <g class="rings" pointer-events="none" fill="none">
      {[...marks.movable]
        .filter((name) => name !== marks.selected)
        .map((name) => {
          const { x, y } = at(name, view, look.flip);
          const over = name === marks.hover;
          return (
            <g key={name} class="movable" transform={`translate(${x} ${y})`}>
              <ellipse {...ring} stroke={COCOA_DEEP} stroke-opacity=".55" stroke-width={over ? 10 : 7} />
              <ellipse {...ring} style={{ stroke: over && !look.contrast ? GOLD : soft }} stroke-opacity={over ? 1 : 0.92} stroke-width={over || look.contrast ? 6 : 3.5} />
            </g>
          );
        })}
      {marks.selected && <Chosen at={at(marks.selected, view, look.flip)} ring={ring} plain={look.contrast} />}
      {marks.refused && (
        <circle cx={at(marks.refused, view, look.flip).x} cy={at(marks.refused, view, look.flip).y} r="45" style={{ fill: WINE, stroke: WINE }} fill-opacity=".4" stroke-width="6" />
      )}
    </g>
  );
}

/** @param {{ at: Point, ring: { cy: number, rx: number, ry: number }, plain: boolean }} props */
function Chosen({ at: { x, y }, ring: { cy, rx, ry }, plain }) {
  const wider = { cy, rx: rx + 2, ry: ry + 2 };
  return (
    <g class="selected" transform={`translate(${x} ${y})`}>
      <ellipse {...wider} style={{ stroke: GOLD_EDGE }} stroke-width="12" stroke-opacity=".8" />
      <ellipse {...wider} style={{ stroke: plain ? 'var(--plain-mark, #7a3cff)' : GOLD }} stroke-width="7" />
    </g>
  );
}

/** Where the chosen pawn can land, with the dice it takes; what it would pass over. @param {BoardProps} props */
export function Landings({ view, marks, look }) {
  const { lanes } = view.board;
  const all = landings(view, marks.selected, marks.swapped).filter(({ back }) => !back);
  const over = all.find(({ place }) => place === marks.hover) ?? null;
  return (
    <g class="targets" pointer-events="none">
      {over && over.way.length > 1 && <Detour landing={over} view={view} flip={look.flip} lanes={lanes} />}
      {barred(view, marks.selected).map((each) => (
        <Barred key={each.to} to={at(each.to, view, look.flip)} by={at(each.by, view, look.flip)} from={at(/** @type {string} */ (marks.selected), view, look.flip)} />
      ))}
      {all.map((landing) => (
        <g
          key={landing.place}
          class={`target${landing === over ? ' target-over' : ''}`}
          transform={`translate(${at(landing.place, view, look.flip).x} ${at(landing.place, view, look.flip).y})${landing === over ? ' scale(1.12)' : ''}`}
        >
          <Sign landing={landing} />
        </g>
      ))}
    </g>
  );
}

/** Twelve rays round a place where the pawn is home. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const [c, s] = [Math.cos((i / 12) * 2 * Math.PI), Math.sin((i / 12) * 2 * Math.PI)];
  return `M${Math.round(c * 41)} ${Math.round(s * 41)}L${Math.round(c * 50)} ${Math.round(s * 50)}`;
}).join('');

/** The dice a landing takes. On a pawn that is hit there they move aside, so that it stays in sight. @param {{ landing: Landing }} props */
function Sign({ landing }) {
  const { way, home } = landing;
  const hits = Boolean(way.at(-1)?.hit);
  return (
    <g text-anchor="middle" style={NUMERALS}>
      {hits && (
        <>
          <path d={STAR} fill="none" stroke="#fff" stroke-width="13" />
          <path d={STAR} fill="none" style={{ stroke: WINE }} stroke-width="7" />
        </>
      )}
      {home && <path d={RAYS} style={{ stroke: GOLD }} stroke-width="7" stroke-linecap="round" />}
      <g transform={hits ? 'translate(0 -33) scale(.8)' : undefined}>
        <Badge way={way} hits={hits} />
      </g>
    </g>
  );
}

/** @param {{ way: Landing['way'], hits: boolean }} props */
function Badge({ way, hits }) {
  if (way.length > 1) {
    return (
      <>
        <rect x="-39" y="-17" width="78" height="40" rx="20" fill={COCOA_DEEP} fill-opacity=".5" />
        <rect x="-39" y="-20" width="78" height="40" rx="20" style={{ fill: hits ? WINE : COCOA_DEEP }} stroke={CREAM} stroke-width="4" />
        <text y="9" font-size="26" fill={CREAM}>
          {signed(way)}
        </text>
      </>
    );
  }
  return (
    <>
      <rect x="-27" y="-24" width="54" height="54" rx="14" fill={COCOA_DEEP} fill-opacity=".55" />
      <rect x="-27" y="-27" width="54" height="54" rx="14" style={{ fill: hits ? WINE : CREAM }} stroke={hits ? '#fff' : COCOA_DEEP} stroke-width="4" />
      <text y="14" font-size="41" fill={hits ? '#fff' : COCOA_DEEP}>
        {String(way[0].die)}
      </text>
    </>
  );
}

/** The way of two dice: where the pawn touches down, and whom it hits there. @param {{ landing: Landing, view: View, flip: boolean, lanes: number }} props */
function Detour({ landing, view, flip, lanes }) {
  const [first, second] = landing.way.map((step) => /** @type {NonNullable<ReturnType<typeof route>>} */ (route(step, view)));
  const [a, b, c] = [middle(first.from, lanes, flip), middle(first.to, lanes, flip), middle(second.to, lanes, flip)];
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}`;
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke={COCOA_DEEP} stroke-opacity=".6" stroke-width="12" />
      <path d={d} style={{ stroke: GOLD }} stroke-width="6" stroke-dasharray="0.1 15" />
      <circle cx={b.x} cy={b.y} r="44" style={{ stroke: landing.way[0].hit ? WINE : GOLD }} stroke-width="8" stroke-dasharray="16 10" />
    </g>
  );
}

/** An opposing pawn in the way: a bar before it, and the place that cannot be reached. @param {{ to: Point, by: Point, from: Point }} props */
function Barred({ to, by, from }) {
  const { angle } = between(from, by, 0, 0);
  return (
    <g stroke-linecap="round">
      <g transform={`translate(${by.x} ${by.y}) rotate(${angle})`}>
        <path d="M-46-36V36" stroke="#fff" stroke-width="17" />
        <path d="M-46-36V36" style={{ stroke: WINE }} stroke-width="11" />
      </g>
      <g transform={`translate(${to.x} ${to.y})`} fill="none">
        <circle r="21" fill={COCOA_DEEP} fill-opacity=".5" stroke="#fff" stroke-width="9" />
        <circle r="21" style={{ stroke: WINE }} stroke-width="5.5" />
        <path d="M-14 14 14-14" style={{ stroke: '#fff' }} stroke-width="6" />
      </g>
    </g>
  );
}

/** Pawns in danger, with the number of rolls out of 36 that hit them. @param {BoardProps} props */
export function Dangers({ view, marks, look }) {
  const threats = marks.hints?.threats ?? [];
  return (
    <g class="dangers" pointer-events="none" text-anchor="middle" style={NUMERALS}>
      {threats.map((/** @type {{ pawn: string, ways: number }} */ { pawn, ways }) => {
        const { x, y } = at(pawn, view, look.flip);
        return (
          <g key={pawn} transform={`translate(${x} ${y})`}>
            <circle r="46" fill="none" style={{ stroke: WINE }} stroke-width={3 + ways / 5} stroke-dasharray="13 8" />
            <g transform="translate(29 -30)">
              <circle r="23" style={{ fill: WINE }} stroke="#fff" stroke-width="4" />
              <text y="10" font-size="28" fill="#fff" letter-spacing={ways > 9 ? -1 : 0}>
                {ways}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
