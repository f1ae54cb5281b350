// What is shown on top of the kitchen: the ways up, where the roll lies, where the chosen mouse may go, what just happened.

import { activePlace, curve, pilesAt, SPOTS, WAYS } from './geometry.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').View} View */

const UP = { fill: '#46b157', edge: '#0f3f19' };
const DOWN = { fill: '#e5484a', edge: '#5c0f12' };

/** The ways up as dotted lines on the wall. @param {{ contrast: boolean }} props */
export function Ways({ contrast }) {
  return (
    <g class="ways" pointer-events="none" fill="none" stroke-linecap="round">
      {WAYS.map(([from, to]) => {
        const { d } = curve(from, to);
        return <path key={`${from}-${to}`} d={d} style={{ stroke: contrast ? 'var(--plain-line, #000)' : '#f6e7c2' }} stroke-opacity={contrast ? 1 : 0.72} stroke-width="6" stroke-dasharray="1 15" />;
      })}
    </g>
  );
}

/** A soft light round a place that may be chosen. @param {{ place: string, contrast: boolean, chosen?: boolean, hover?: boolean }} props */
function Glow({ place, contrast, chosen = false, hover = false }) {
  const { x, y, w } = SPOTS[place];
  const may = contrast ? 'var(--plain-target, #006b3c)' : 'var(--mark-light, #fff6dc)';
  const is = contrast ? 'var(--plain-mark, #7a3cff)' : 'var(--mark-gold, #f0c43c)';
  return (
    <g>
      <rect x={x - w / 2 - 8} y={y - 94} width={w + 16} height="126" rx="26" style={{ fill: may }} fill-opacity={hover ? 0.3 : 0.14} />
      <rect
        class={chosen ? undefined : 'gouda-may'}
        x={x - w / 2 - 8}
        y={y - 94}
        width={w + 16}
        height="126"
        rx="26"
        fill="none"
        style={{ stroke: chosen ? is : may }}
        stroke-width={chosen ? 7 : 4}
        stroke-dasharray={chosen ? undefined : '14 10'}
      />
    </g>
  );
}

/** The place designated, where the roll lies now, and every place that may be pointed at. @param {BoardProps} props */
export function Grounds({ view, look, marks }) {
  const { designated, applies } = view.board;
  const open = Object.keys(SPOTS).filter((place) => marks.movable.has(place) || marks.targets.has(place));
  return (
    <g pointer-events="none">
      {open.map((place) => (
        <Glow key={place} place={place} contrast={look.contrast} hover={marks.hover === place} />
      ))}
      {applies && <Glow place={applies} contrast={look.contrast} chosen />}
      <Chosen view={view} marks={marks} />
      {designated && applies && designated !== applies && <Arrow from={designated} to={applies} look={{ fill: '#a985d6', edge: '#2b1646' }} sign="" />}
    </g>
  );
}

/** A ring behind the mice of the owner that was chosen. @param {{ view: View, marks: import('../../types.js').Marks }} props */
function Chosen({ view, marks }) {
  const [place, owner] = (marks.selected ?? '').split(':');
  const pile = owner === undefined ? null : pilesAt(place, view).find(({ seat }) => seat === Number(owner));
  if (!pile) return null;
  return <rect x={pile.x - pile.w / 2 - 4} y={pile.y - 112} width={pile.w + 10} height="122" rx="24" style={{ stroke: 'var(--mark-gold, #f0c43c)', fill: 'var(--mark-gold, #f0c43c)' }} fill-opacity=".4" stroke-width="5" />;
}

/** What moved in the last turn: a gold trace. @param {BoardProps} props */
export function LastTurn({ marks }) {
  const moves = marks.lastTurn.filter((step) => step.kind === 'move');
  return (
    <g pointer-events="none" fill="none" stroke-linecap="round">
      {moves.map((step, i) => (
        <path key={i} d={curve(String(step.from), String(step.to)).d} style={{ stroke: 'var(--mark-gold, #f0c43c)' }} stroke-opacity=".75" stroke-width="6" />
      ))}
    </g>
  );
}

/**
 * Arrows for what the chosen mouse may do; thin ones for everything the dice allow while no mouse is chosen.
 * @param {BoardProps} props
 */
export function Arrows({ view, marks }) {
  const active = activePlace(view);
  if (!active || (marks.movable.size === 0 && marks.targets.size === 0)) return null;
  const chosen = marks.targets.size > 0 ? marks.selected : null;
  const steps = view.steps.filter((step) => step.kind === 'move' && (chosen === null || step.parts[0] === chosen));
  const found = new Map(steps.map((step) => [String(step.to), String(step.die)]));
  return (
    <g pointer-events="none" opacity={chosen === null ? 0.6 : 1}>
      {[...found].map(([to, die]) => (
        <Arrow key={to} from={active} to={to} look={die === 'g' ? UP : DOWN} sign={die} bold={chosen !== null} hover={marks.hover === to} />
      ))}
    </g>
  );
}

/** A thick arrow along a way, with the sign of its die. @param {{ from: string, to: string, look: { fill: string, edge: string }, sign: string, bold?: boolean, hover?: boolean }} props */
function Arrow({ from, to, look, sign, bold = true, hover = false }) {
  const { start, end, middle, d } = curve(from, to);
  const angle = (Math.atan2(end.y - middle.y, end.x - middle.x) * 180) / Math.PI;
  const width = bold ? 15 : 8;
  const at = { x: (start.x + 2 * middle.x + end.x) / 4, y: (start.y + 2 * middle.y + end.y) / 4 };
  return (
    <g class={bold ? 'gouda-arrow' : undefined}>
      <path d={d} fill="none" stroke={look.edge} stroke-width={width + 7} stroke-linecap="round" />
      <path d={d} fill="none" stroke={look.fill} stroke-width={width} stroke-linecap="round" />
      <g transform={`translate(${end.x} ${end.y}) rotate(${angle}) scale(${hover ? 1.25 : 1})`}>
        <path d={bold ? 'M26 0-10-24V24Z' : 'M18 0-6-15V15Z'} fill={look.fill} stroke={look.edge} stroke-width="4" stroke-linejoin="round" />
      </g>
      {bold && sign && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <circle r="19" fill={look.fill} stroke={look.edge} stroke-width="4" />
          <path d={sign === 'g' ? 'M0-10 11 8H-11Z' : 'M0 10-11-8H11Z'} fill="#fff" />
        </g>
      )}
    </g>
  );
}

/** How many mice stand in each stack, and how many share a crowded place. @param {BoardProps} props */
export function Counts({ view, marks }) {
  return (
    <g class="counts" pointer-events="none" text-anchor="middle" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 800 }}>
      {Object.keys(SPOTS).map((place) => {
        const all = pilesAt(place, view, marks.selection);
        const total = all.reduce((sum, { count }) => sum + count, 0);
        const { x, y, w } = SPOTS[place];
        return (
          <g key={place}>
            {all.filter(({ stacked, count }) => stacked && count > 1).map((pile) => (
              <g key={pile.seat} transform={`translate(${pile.x + 4} ${pile.y + 4})`}>
                <rect x="-15" y="-14" width="30" height="28" rx="14" fill="#fffaf0" stroke="#1d1510" stroke-width="3" />
                <text y="8" font-size="23" fill="#1d1510">{pile.count}</text>
              </g>
            ))}
            {total > 5 && (
              <g transform={`translate(${x + w / 2 - 6} ${y - 82})`}>
                <rect x="-25" y="-17" width="50" height="34" rx="17" fill="#1d1510" fill-opacity=".85" stroke="#f6e7c2" stroke-width="2" />
                <text y="9" font-size="25" fill="#fff6dc">{total}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
