/*
 * What lies on top of the position: rings, targets, the pass lines, the last turn's trace, the anti-game wall.
 * Shapes tell the states apart as well as colours do: ring = movable, double gold ring = selected, dot = a move ends here,
 * ghost of the ball = a pass ends here, rays = it would stand on the far row.
 */

import { FRAME, SQUARE, cell, middle } from './geometry.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {{ x: number, y: number }} Point */
/**
 * Colours of marks on a world's ground.
 * @typedef {{ soft: string, edge: string, gold: string, goldEdge: string,
 *   ring: { cy: number, rx: number, ry: number }, strong?: boolean }} Ink the ring lies flat on the ground, round a piece's foot */

const GOLD = 'var(--mark-gold, #f0c43c)';
const GOLD_EDGE = 'var(--mark-gold-edge, #6d4f00)';
const WINE = 'var(--mark-wine, #a3264f)';
const WIN = 'var(--mark-win, #ffd75e)';

/**
 * From `a` towards `b`, leaving `before` and `after` units free at the ends.
 * @param {Point} a
 * @param {Point} b
 * @param {number} before
 * @param {number} after
 */
function between(a, b, before, after) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  return {
    x1: a.x + ux * before,
    y1: a.y + uy * before,
    x2: b.x - ux * after,
    y2: b.y - uy * after,
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
  };
}

/** The squares and ways of the last turn, in gold. @param {{ steps: Step[], flip: boolean, ink: Ink, plain?: boolean }} props */
export function LastTurn({ steps, flip, ink, plain = false }) {
  const ways = steps.filter(({ parts }) => parts.length >= 2);
  const touched = [...new Set(ways.flatMap(({ parts }) => parts))];
  return (
    <g class="last-turn" pointer-events="none">
      {touched.map((place) => {
        const { col, row } = cell(place, flip);
        const inset = plain ? 4 : 3;
        return (
          <rect
            x={FRAME + col * SQUARE + inset}
            y={FRAME + row * SQUARE + inset}
            width={SQUARE - 2 * inset}
            height={SQUARE - 2 * inset}
            rx="9"
            style={{ fill: ink.gold, stroke: ink.gold }}
            fill-opacity={plain ? 0 : 0.17}
            stroke-opacity={plain ? 1 : 0.5}
            stroke-width={plain ? 4 : 2}
            stroke-dasharray={plain ? '10 7' : undefined}
          />
        );
      })}
      {ways.map((step) => (
        <Way step={step} flip={flip} ink={ink} />
      ))}
    </g>
  );
}

/** One step's way: a full line for a move, a row of dots for a pass. @param {{ step: Step, flip: boolean, ink: Ink }} props */
function Way({ step, flip, ink }) {
  const from = middle(step.parts[0], flip);
  const to = middle(step.parts[step.parts.length - 1], flip);
  const pass = step.kind === 'pass';
  const line = between(from, to, pass ? 34 : 13, 43);
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      {[ink.goldEdge, ink.gold].map((stroke, layer) => (
        <g style={{ stroke }} stroke-opacity={layer ? 1 : 0.55} stroke-width={layer ? 5 : 8}>
          <path d={`M${r(line.x1)} ${r(line.y1)}L${r(line.x2)} ${r(line.y2)}`} stroke-dasharray={pass ? '0.1 12' : undefined} />
          <path d="M-11-9 0 0-11 9" transform={`translate(${r(line.x2)} ${r(line.y2)}) rotate(${r(line.angle)})`} />
          {!pass && <circle cx={from.x} cy={from.y} r="9" stroke-width={layer ? 4 : 7} />}
        </g>
      ))}
    </g>
  );
}

/** @param {number} value */
function r(value) {
  return Math.round(value * 10) / 10;
}

/** The wall of the anti-game and the supports that touch it. @param {{ antijeu: { wall: string[], contacts: string[] }, flip: boolean, ink: Ink }} props */
export function Antijeu({ antijeu, flip, ink }) {
  const wall = antijeu.wall.map((place) => ({ place, ...cell(place, flip), ...middle(place, flip) }));
  let links = '';
  for (const a of wall) {
    for (const b of wall) {
      const near = Math.abs(a.col - b.col) <= 1 && Math.abs(a.row - b.row) <= 1;
      if (near && (a.col < b.col || (a.col === b.col && a.row < b.row))) links += `M${a.x} ${a.y + 10}L${b.x} ${b.y + 10}`;
    }
  }
  return (
    <g class="antijeu" pointer-events="none">
      <g fill="none" stroke-linecap="round">
        <path d={links} style={{ stroke: WINE }} stroke-width="30" stroke-opacity=".45" />
        <path d={links} style={{ stroke: WINE }} stroke-width="7" stroke-opacity=".95" />
      </g>
      {wall.map(({ x, y }) => (
        <ellipse cx={x} cy={y + ink.ring.cy} rx={ink.ring.rx + 2} ry={ink.ring.ry + 2} style={{ fill: WINE }} fill-opacity=".6" />
      ))}
      {antijeu.contacts.map((place) => {
        const { x, y } = middle(place, flip);
        return (
          <g transform={`translate(${x} ${y})`}>
            <ellipse {...ink.ring} fill="none" style={{ stroke: ink.gold }} stroke-width="6" stroke-dasharray="10 7" />
          </g>
        );
      })}
    </g>
  );
}

/** Rings on the ground: movable, selected, under the pointer; the square where something was refused. @param {{ marks: BoardProps['marks'], flip: boolean, ink: Ink, uid: string }} props */
export function Rings({ marks, flip, ink, uid }) {
  const { movable, selected, hover, targets, refused } = marks;
  return (
    <g class="rings" pointer-events="none">
      {[...movable]
        .filter((place) => place !== selected)
        .map((place) => {
          const { x, y } = middle(place, flip);
          const strong = ink.strong || place === hover;
          return (
            <g key={place} class="movable" transform={`translate(${x} ${y})`}>
              <ellipse {...ink.ring} fill="none" stroke={ink.edge} stroke-opacity={strong ? 0.6 : 0.3} stroke-width={strong ? 8 : 5.5} />
              <ellipse {...ink.ring} fill="none" style={{ stroke: ink.soft }} stroke-opacity={strong ? 1 : 0.62} stroke-width={strong ? 4.5 : 2.6} />
            </g>
          );
        })}
      {selected && <Selected at={middle(selected, flip)} ink={ink} uid={uid} />}
      {hover && !movable.has(hover) && !targets.has(hover) && hover !== selected && <Square place={hover} flip={flip} color={ink.soft} opacity={0.1} />}
      {refused && <Square place={refused} flip={flip} color={WINE} opacity={0.5} edge />}
    </g>
  );
}

/** @param {{ at: Point, ink: Ink, uid: string }} props */
function Selected({ at, ink, uid }) {
  const { cy, rx, ry } = ink.ring;
  return (
    <g class="selected" transform={`translate(${at.x} ${at.y})`}>
      <ellipse cy={cy} rx={rx + 24} ry={ry + 22} fill={ink.strong ? 'none' : `url(#${uid}-gold)`} />
      <ellipse cy={cy} rx={rx + 2} ry={ry + 2} fill="none" style={{ stroke: ink.strong ? ink.goldEdge : GOLD_EDGE }} stroke-width={ink.strong ? 12 : 8.5} stroke-opacity=".75" />
      <ellipse cy={cy} rx={rx + 2} ry={ry + 2} fill="none" style={{ stroke: ink.strong ? ink.gold : GOLD }} stroke-width={ink.strong ? 8 : 5} />
    </g>
  );
}

/** @param {{ place: string, flip: boolean, color: string, opacity: number, edge?: boolean }} props */
function Square({ place, flip, color, opacity, edge = false }) {
  const { col, row } = cell(place, flip);
  return (
    <rect
      x={FRAME + col * SQUARE + 3}
      y={FRAME + row * SQUARE + 3}
      width={SQUARE - 6}
      height={SQUARE - 6}
      rx="8"
      style={{ fill: color, stroke: edge ? color : 'none' }}
      fill-opacity={opacity}
      stroke-width="5"
    />
  );
}

/** Lines from the carrier to everyone it can pass to, on the ground. @param {{ marks: BoardProps['marks'], flip: boolean, ink: Ink }} props */
export function PassLines({ marks, flip, ink }) {
  const { selected, targets } = marks;
  if (!selected) return null;
  const from = middle(selected, flip);
  return (
    <g class="pass-lines" fill="none" stroke-linecap="round" pointer-events="none">
      {[...targets]
        .filter(([, kind]) => kind === 'pass')
        .map(([place]) => {
          const { x1, y1, x2, y2 } = between(from, middle(place, flip), 40, 40);
          const d = `M${r(x1)} ${r(y1)}L${r(x2)} ${r(y2)}`;
          return (
            <g key={place}>
              <path d={d} stroke={ink.edge} stroke-opacity=".4" stroke-width="9" />
              <path d={d} style={{ stroke: place === marks.hover ? ink.gold : ink.soft }} stroke-opacity=".9" stroke-width="4" stroke-dasharray="0.1 11" />
            </g>
          );
        })}
    </g>
  );
}

/** Twelve rays round a place where the ball would have arrived. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const angle = (i / 12) * 2 * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `M${r(c * 42)} ${r(4 + s * 36)}L${r(c * 49)} ${r(4 + s * 42)}`;
}).join('');

/**
 * Where the selected piece may go, with a ghost of it. `size`: how big pieces are; `goal` tells the squares where the acting ball would have arrived.
 * @param {{ marks: BoardProps['marks'], flip: boolean, ink: Ink, uid: string, seat: number, size: number, goal: (place: string) => boolean }} props
 */
export function Targets({ marks, flip, ink, uid, seat, size, goal }) {
  return (
    <g class="targets" pointer-events="none">
      {[...marks.targets].map(([place, kind]) => {
        const { x, y } = middle(place, flip);
        const over = place === marks.hover;
        const wins = kind === 'pass' && goal(place);
        return (
          <g key={place} class={`target target-${kind}${over ? ' target-over' : ''}`} transform={`translate(${x} ${y})`}>
            {kind === 'pass' ? (
              <>
                <ellipse {...ink.ring} fill="none" style={{ stroke: wins ? GOLD_EDGE : ink.edge }} stroke-opacity=".55" stroke-width="8" />
                <ellipse {...ink.ring} fill="none" style={{ stroke: wins && !ink.strong ? WIN : over || wins ? ink.gold : ink.soft }} stroke-width="4.5" />
                {wins && <path d={RAYS} style={{ stroke: ink.strong ? ink.gold : WIN }} stroke-width="5" stroke-linecap="round" />}
                <use href={`#${uid}-ball-${seat}`} transform={`scale(${size})`} opacity={over ? 0.95 : 0.6} />
              </>
            ) : (
              <>
                {over && <use href={`#${uid}-support-${seat}`} transform={`scale(${size})`} opacity=".55" />}
                <circle r={over ? 17 : 14} fill={ink.edge} fill-opacity=".42" cy="1.5" />
                <circle r={over ? 15 : 12} style={{ fill: over ? ink.gold : ink.soft }} fill-opacity=".94" />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
