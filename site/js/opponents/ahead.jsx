/** Who is ahead, as a bar beside the match, and as a curve when it is over. */

import { useEffect } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { seatName, signOf } from '../play/names.js';
import { turningPoints } from './ahead.js';

/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */
/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ahead.js').Point} Point */

/** @param {number} value @param {string} lang */
const percent = (value, lang) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** A part of the bar shows its sign from this share on, and its number from that. */
const SIGN_FROM = 0.09;
const NUMBER_FROM = 0.2;

/** @param {{ctrl: Ctrl, drawing: GameDrawing}} props */
export function AheadBar({ ctrl, drawing }) {
  const { t } = useApp();
  const { ahead, play } = ctrl.get();
  if (!ahead) return null;
  const { view } = play;
  const told = view.seats.map((_, seat) => t('ahead-seat', { player: seatName(view, seat, t), share: percent(ahead.values[seat], t.lang) }));
  const label = t('ahead-label', { list: told.join(', ') });
  return (
    <div class="ahead" role="img" aria-label={label} title={label} data-testid="ahead">
      {view.seats.map((_, seat) => (
        <span key={seat} class="ahead-part" data-part={seat} style={{ '--share': ahead.values[seat] }}>
          {ahead.values[seat] >= SIGN_FROM && (
            <span class="swatch small">
              <drawing.Swatch seat={signOf(view, seat)} options={view.options} uid={`ahead-${seat}`} view={view} />
            </span>
          )}
          {ahead.values[seat] >= NUMBER_FROM && <b>{percent(ahead.values[seat], t.lang)}</b>}
        </span>
      ))}
    </div>
  );
}

/** The size of the curve, in its own units, and the room around it. */
const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 52;
const RIGHT = 40;
const EDGE = 16;

/** Lines of many seats differ by their strokes as well. */
const DASHES = ['', '10 5', '2 6', '14 5 2 5', '6 6', '20 6'];

/** @param {{ctrl: Ctrl, drawing: GameDrawing, onClose: () => void}} props */
export function CurveDialog({ ctrl, drawing, onClose }) {
  const { t } = useApp();
  const { curve, play } = ctrl.get();
  const { view } = play;
  useEffect(() => void ctrl.opponents.trace(), [view.record]);
  const mine = curve?.record === view.record ? curve : null;
  const points = mine?.points ?? [];
  const done = mine !== null && points.length === mine.total;
  /** @param {Point} point */
  const show = (point) => {
    onClose();
    ctrl.putResultAway();
    void ctrl.replay.show(point.at);
  };
  return (
    <Dialog title={t('curve-title')} onClose={onClose} class="curve" testid="curve">
      {mine?.failed ? (
        <p role="alert">
          {t('curve-failed')}{' '}
          <button type="button" class="button small" onClick={() => void ctrl.opponents.trace()}>
            {t('engine-retry')}
          </button>
        </p>
      ) : (
        <>
          <Chart view={view} points={points} total={mine?.total ?? 1} drawing={drawing} onPick={show} />
          {!done && (
            <div class="progress curve-progress" role="progressbar" aria-label={t('curve-progress')} aria-valuemin={0} aria-valuemax={mine?.total ?? 1} aria-valuenow={points.length}>
              <span style={{ transform: `scaleX(${points.length / (mine?.total ?? 1)})` }} />
            </div>
          )}
          {done && <Turns view={view} points={points} onPick={show} />}
          {done && <Table view={view} points={points} onPick={show} />}
        </>
      )}
    </Dialog>
  );
}

/** @param {{view: View, points: Point[], total: number, drawing: GameDrawing, onPick: (point: Point) => void}} props */
function Chart({ view, points, total, drawing, onPick }) {
  const { t } = useApp();
  const two = view.seats.length === 2;
  /** @param {number} index */
  const x = (index) => LEFT + (index / Math.max(1, total - 1)) * (WIDTH - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => EDGE + (1 - value) * (HEIGHT - 2 * EDGE);
  /** With two seats one line says it all: what one has the other has not. */
  const seats = two ? [0] : view.seats.map((_, seat) => seat);
  const turns = points.length === total ? turningPoints(points) : [];
  /** @param {MouseEvent} event */
  const pick = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const index = Math.round(((at - LEFT) / (WIDTH - LEFT - RIGHT)) * (total - 1));
    const point = points[Math.max(0, Math.min(points.length - 1, index))];
    if (point) onPick(point);
  };
  return (
    <svg class="curve-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('curve-label')} onClick={pick} data-testid="curve-chart">
      {[0, 0.5, 1].map((value) => (
        <g key={value} class="curve-grid">
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          {!two && (
            <text x={LEFT - 8} y={y(value)} dy="0.35em" text-anchor="end">
              {percent(value, t.lang)}
            </text>
          )}
        </g>
      ))}
      {two && [1, 0].map((value, seat) => <Sign key={seat} view={view} seat={seat} drawing={drawing} x={4} y={y(value) - (value ? 4 : 28)} />)}
      {seats.map((seat) => (
        <path
          key={seat}
          class="curve-line"
          data-part={seat}
          stroke-dasharray={DASHES[seat]}
          d={points.map((point, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(point.values[seat]).toFixed(1)}`).join('')}
        />
      ))}
      {!two && points.length > 0 && seats.map((seat) => <Sign key={seat} view={view} seat={seat} drawing={drawing} x={x(points.length - 1) + 4} y={y(/** @type {Point} */ (points.at(-1)).values[seat]) - 16} />)}
      {turns.map(({ point, seat }, number) => {
        const here = x(points.indexOf(point));
        const there = y(point.values[two ? 0 : seat]);
        return (
          <g key={point.at} class="curve-turn">
            <circle cx={here} cy={there} r="13" />
            <text x={here} y={there} dy="0.35em" text-anchor="middle">
              {number + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A seat's sign within the drawing. @param {{view: View, seat: number, drawing: GameDrawing, x: number, y: number}} props */
function Sign({ view, seat, drawing, x, y }) {
  return (
    <svg x={x} y={y} width="32" height="32">
      <drawing.Swatch seat={signOf(view, seat)} options={view.options} uid={`curve-${seat}`} view={view} />
    </svg>
  );
}

/** Where the match turned, to go there. @param {{view: View, points: Point[], onPick: (point: Point) => void}} props */
function Turns({ view, points, onPick }) {
  const { t } = useApp();
  const turns = turningPoints(points);
  if (turns.length === 0) return <p class="help">{t('curve-calm')}</p>;
  return (
    <section aria-labelledby="turns-title">
      <h3 id="turns-title">{t('curve-turns')}</h3>
      <ol class="turns">
        {turns.map(({ point, seat, gain }, number) => (
          <li key={point.at}>
            <button type="button" class="button" onClick={() => onPick(point)} data-turn={point.turn}>
              <b class="turn-badge" aria-hidden="true">
                {number + 1}
              </b>
              <span>{t('curve-turn', { turn: point.turn, player: seatName(view, seat, t), gain: percent(gain, t.lang) })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same in numbers. @param {{view: View, points: Point[], onPick: (point: Point) => void}} props */
function Table({ view, points, onPick }) {
  const { t } = useApp();
  return (
    <details class="curve-table">
      <summary>{t('curve-table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('curve-table-turn')}</th>
            {view.seats.map((_, seat) => (
              <th key={seat} scope="col">
                {seatName(view, seat, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at}>
              <th scope="row">
                <button type="button" class="step" onClick={() => onPick(point)}>
                  {point.turn === 0 ? t('curve-start') : point.turn}
                </button>
              </th>
              {point.values.map((value, seat) => (
                <td key={seat}>{percent(value, t.lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
