/*
 * Ways over and under the garden. Each phase of a move has its own stroke: a full line on the surface, long dashes underground, dots on the
 * surface again; a sign where the pawn goes down and where it comes up. A turned tile shows which links appear and which vanish.
 */

import { lines, middle, pathOf } from './geometry.js';
import { isMove, isPivot, lookedAt } from './turning.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('./turning.js').Move} Move */
/** @typedef {import('./turning.js').Pivot} Pivot */
/** @typedef {import('./turning.js').Link} Link */

const GOLD = 'var(--mark-gold, #f0c43c)';
const INK = '#22160c';
const PALE = '#fff8e4';
const BELOW = '#5b1f86';
const WINE = 'var(--mark-wine, #a3264f)';
const SAGE = '#14603a';

/** Strokes of the three phases, each over a casing. */
const PHASES = [
  { casing: INK, stroke: GOLD, width: 8 },
  { casing: PALE, stroke: BELOW, width: 9, 'stroke-dasharray': '17 10' },
  { casing: INK, stroke: GOLD, width: 8, 'stroke-dasharray': '0.1 14' },
];

/** What is looked at before it is made: the route of a move, or the links a pivot changes. @param {BoardProps} props */
export function LookedAt({ view, marks, look }) {
  const step = lookedAt(view, marks);
  if (isMove(step)) return <Route step={step} view={view} flip={look.flip} />;
  if (isPivot(step)) return <Changes step={step} view={view} flip={look.flip} />;
  return null;
}

/** @param {{ step: Move, view: View, flip: boolean }} props */
export function Route({ step, view, flip }) {
  const [, below] = step.route;
  const [down, up] = [below[0], /** @type {string} */ (below.at(-1))];
  return (
    <g class="mo-route" pointer-events="none" fill="none" stroke-linejoin="round" stroke-linecap="round">
      {step.route.map((gates, phase) => {
        if (gates.length < 2) return null;
        const { casing, stroke, width, ...dashes } = PHASES[phase];
        const d = pathOf(lines(gates, view, flip));
        return (
          <g key={phase} data-phase={phase + 1}>
            <path d={d} stroke={casing} stroke-opacity=".85" stroke-width={width + 6} />
            <path d={d} style={{ stroke }} stroke-width={width} {...dashes} />
          </g>
        );
      })}
      {step.passed.map(({ at, seat }) => (
        <Passed key={at} at={middle(at, view, flip)} opposing={seat !== view.actor} />
      ))}
      <Hatch at={middle(down, view, flip)} down />
      <Hatch at={middle(up, view, flip)} />
    </g>
  );
}

/** Where a pawn goes down, or comes up. @param {{ at: { x: number, y: number }, down?: boolean }} props */
function Hatch({ at: { x, y }, down = false }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill={BELOW} stroke={PALE} stroke-width="3.5" />
      <path d={down ? 'M-7-4 0 5 7-4' : 'M-7 4 0-5 7 4'} stroke={PALE} stroke-width="4.5" />
    </g>
  );
}

/** A pawn that is passed under: a dashed ring; a star where it earns the bonus. @param {{ at: { x: number, y: number }, opposing: boolean }} props */
function Passed({ at: { x, y }, opposing }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="42" stroke={PALE} stroke-width="9" />
      <circle r="42" stroke={BELOW} stroke-width="5" stroke-dasharray="12 9" />
      {opposing && <Star x={31} y={-31} />}
    </g>
  );
}

/** The bonus: one more tile may be turned. @param {{ x: number, y: number }} props */
export function Star({ x, y }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke-linejoin="round">
      <circle r="14.5" fill={INK} stroke="none" />
      <path d="M0-11 3.2-4.4 10.5-3.4 5.2 1.7 6.5 9 0 5.5-6.5 9-5.2 1.7-10.5-3.4-3.2-4.4Z" style={{ fill: GOLD }} stroke={INK} stroke-width="1" />
    </g>
  );
}

/** Links that appear, with a plus, and that vanish, with a cross; dashed if they are underground. @param {{ step: Pivot, view: View, flip: boolean }} props */
function Changes({ step, view, flip }) {
  return (
    <g class="mo-changes" pointer-events="none" fill="none" stroke-linecap="round">
      {step.vanish.map((link) => (
        <Change key={link.join()} link={link} view={view} flip={flip} />
      ))}
      {step.appear.map((link) => (
        <Change key={link.join()} link={link} view={view} flip={flip} appears />
      ))}
    </g>
  );
}

/** @param {{ link: Link, view: View, flip: boolean, appears?: boolean }} props */
function Change({ link: [level, one, other], view, flip, appears = false }) {
  const under = level === 'under';
  const all = lines([one, other], view, flip).map(([a, b]) => shortened(a, b, under ? 9 : -9));
  const stroke = appears ? SAGE : WINE;
  return (
    <g data-change={appears ? 'appears' : 'vanishes'} data-level={level}>
      <path d={pathOf(all)} stroke={PALE} stroke-width="14" />
      <path d={pathOf(all)} style={{ stroke }} stroke-width="8" stroke-dasharray={under ? '9 11' : undefined} />
      {all.map(([a, b]) => (
        <g key={a.x} transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}>
          <circle r="13" style={{ fill: stroke }} stroke={PALE} stroke-width="3" />
          <path d={appears ? 'M-6 0H6M0-6V6' : 'M-5-5 5 5M5-5-5 5'} stroke={PALE} stroke-width="4" />
        </g>
      ))}
    </g>
  );
}

/** A link between two gates, clear of their hatches; the two levels side by side. @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b @param {number} aside */
function shortened(a, b, aside) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [sx, sy] = [-uy * aside, ux * aside];
  return [
    { x: a.x + ux * 27 + sx, y: a.y + uy * 27 + sy },
    { x: b.x - ux * 27 + sx, y: b.y - uy * 27 + sy },
  ];
}
