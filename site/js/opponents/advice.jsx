/** Advice on the screen: arrows on the board, the reason and what to do with it beside it. */

import { useApp } from '../app/app.js';
import { Icon } from '../draw/icons.jsx';
import { drawn } from '../play/state.js';
import { route } from './route.js';

/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./advice.js').Advice} Advice */
/** @typedef {import('./route.js').Leg} Leg */

/** One step of a line: an arrow, or a ring where it stays in its place; its number goes along. @param {{leg: Leg, number: number, unit: number}} props */
function LegMark({ leg, number, unit }) {
  const { from, to } = leg;
  const badge = to ? along(from, to, unit * START) : { x: from.x + unit * 0.42, y: from.y - unit * 0.42 };
  return (
    <g class="advice-leg">
      {to ? (
        <>
          <path class="advice-case" d={arrow(leg, unit)} />
          <path class="advice-line" d={arrow(leg, unit)} />
        </>
      ) : (
        <>
          <circle class="advice-case" cx={from.x} cy={from.y} r={unit * 0.44} />
          <circle class="advice-line" cx={from.x} cy={from.y} r={unit * 0.44} />
        </>
      )}
      <circle class="advice-badge" cx={badge.x} cy={badge.y} r={unit * 0.2} />
      <text class="advice-number" x={badge.x} y={badge.y} font-size={unit * 0.27} dy="0.35em" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}

/** How far from the middle of its first place an arrow begins, in eighths of the board; its number stands there. */
const START = 0.3;

/** On the way from one point to another. @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {number} distance */
function along(from, to, distance) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

/** From place to place, with a head that stops short of the middle. @param {Leg} leg @param {number} unit */
function arrow({ from, to }, unit) {
  if (!to) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const start = along(from, to, unit * START);
  const tip = along(to, from, unit * -0.06);
  const head = unit * 0.24;
  /** @param {number} side */
  const wing = (side) => `${tip.x - ux * head - side * uy * head * 0.8} ${tip.y - uy * head + side * ux * head * 0.8}`;
  return `M${start.x} ${start.y}L${tip.x} ${tip.y}M${wing(1)}L${tip.x} ${tip.y}L${wing(-1)}`;
}

/**
 * Both lines on the board, the one that is told on top.
 *
 * @param {{advice: Advice | null, geometry: {width: number, height: number, places: import('../types.d.ts').Place[]}}} props
 */
export function AdviceMarks({ advice, geometry }) {
  if (advice?.status !== 'given') return null;
  const unit = Math.min(geometry.width, geometry.height) / 8;
  const lines = advice.lines.map((line, index) => ({ legs: route(line.steps, geometry.places), told: index === advice.chosen }));
  return (
    <svg class="advice" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true" focusable="false" data-testid="advice-marks">
      {lines
        .sort((a, b) => Number(a.told) - Number(b.told))
        .map(({ legs, told }) => (
          <g key={String(told)} class={told ? 'advice-told' : 'advice-other'} style={{ '--unit': unit }}>
            {legs.map((leg) => (
              <LegMark key={leg.number} leg={leg} number={leg.number} unit={unit} />
            ))}
          </g>
        ))}
    </svg>
  );
}

/** What the advice says. @param {Advice} advice @param {GameDrawing} drawing @param {import('../app/i18n.js').Words} t @returns {string} */
export function adviceText(advice, drawing, t) {
  if (advice.status === 'thinking') return t('advice-thinking');
  const line = advice.lines[advice.chosen];
  if (advice.status === 'failed' || !line) return t('advice-failed');
  const { view } = advice;
  const key = line.reason ? `advice-${view.game}-${line.reason.code}` : '';
  const why = line.reason && t.has(key) ? t(key, { ...view.options, ...line.reason.params }) : t('advice-plain');
  const steps = line.steps.map((step) => drawing.formatStep(step, view, t)).join(', ');
  return t(advice.chosen === 0 ? 'advice-best' : 'advice-second', { steps, why });
}

/** What can be done with it. @param {{ctrl: Ctrl}} props */
export function AdviceActions({ ctrl }) {
  const { t } = useApp();
  const { advice } = ctrl.get();
  return (
    <div class="actions advice-actions" data-testid="advice">
      {advice?.status === 'given' && (
        <button type="button" class="button primary" onClick={() => void ctrl.advice.take()} data-testid="advice-take">
          {t('advice-take')}
        </button>
      )}
      {advice?.status === 'given' && advice.lines.length > 1 && (
        <button type="button" class="button" onClick={ctrl.advice.other} data-testid="advice-other">
          {t(advice.chosen === 0 ? 'advice-other' : 'advice-back')}
        </button>
      )}
      <button type="button" class="button close" onClick={ctrl.advice.drop} aria-label={t('advice-close')} title={t('advice-close')} data-testid="advice-close">
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}

/** @param {{ctrl: Ctrl, class?: string}} props */
export function AdviceButton({ ctrl, class: className = '' }) {
  const { t } = useApp();
  if (!ctrl.advice.can() || drawn(ctrl.get().play).outcome) return null;
  return (
    <button type="button" class={`button ask-advice ${className}`.trim()} onClick={() => void ctrl.advice.ask()} data-testid="ask-advice">
      <Icon name="bulb" size={20} />
      {t('advice-ask')}
    </button>
  );
}
