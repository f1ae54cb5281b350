/** An opponent's turn beside the board: what it is doing, and how to hurry it, to help it out or to hold it. */

import { useApp } from '../app/app.js';
import { Icon } from '../draw/icons.jsx';
import { seatName } from '../play/names.js';
import { levelOf, people } from './levels.js';

/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */
/** @typedef {import('../types.d.ts').View} View */

/** The opponent the match waits for; null if it waits for somebody else. @param {View} view @param {import('../types.d.ts').GameDrawing} drawing */
export function opponentToAct(view, drawing) {
  if (view.outcome || view.actor === null) return null;
  const seat = view.actor === 'chance' ? (drawing.chance?.(view)?.seat ?? null) : view.actor;
  return seat !== null && levelOf(view.seats[seat]?.kind) !== null ? seat : null;
}

/** That somebody is no person, and how strong it is. @param {{kind: string}} props */
export function Badge({ kind }) {
  const { t } = useApp();
  const level = levelOf(kind);
  if (level === null) return null;
  const label = t('opponent-badge', { level });
  return (
    <span class="opponent-badge" title={label} data-level={level}>
      <Icon name="computer" size={16} />
      <b aria-hidden="true">{level}</b>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}

/** The words for an opponent's turn. @param {Ctrl} ctrl @param {number} seat @param {import('../app/i18n.js').Words} t */
export function turnText(ctrl, seat, t) {
  const { play, trouble, paused, thinking } = ctrl.get();
  const player = seatName(play.view, seat, t);
  if (trouble) return t('opponent-trouble', { player });
  if (paused) return t('opponent-paused');
  return t(thinking?.arriving ? 'opponent-arrives' : 'opponent-thinks', { player });
}

/** @param {{ctrl: Ctrl, seat: number}} props */
export function OpponentActions({ ctrl, seat }) {
  const { t } = useApp();
  const { thinking, trouble, paused, play } = ctrl.get();
  const player = seatName(play.view, seat, t);
  if (trouble) {
    return (
      <div class="actions" data-testid="opponent-trouble">
        <button type="button" class="button primary" onClick={ctrl.opponents.retry} data-testid="opponent-retry">
          <Icon name="refresh" size={20} />
          {t('engine-retry')}
        </button>
        <button type="button" class="button" onClick={() => void ctrl.opponents.takeOver(seat)} data-testid="opponent-take-over">
          <Icon name="person" size={20} />
          {t('opponent-take-over', { player })}
        </button>
      </div>
    );
  }
  return (
    <div class="actions opponent-turn" data-testid="opponent-turn">
      {people(play.view).length === 0 && (
        <button type="button" class="button" onClick={ctrl.opponents.pause} data-testid="opponent-pause">
          <Icon name={paused ? 'play' : 'pause'} size={20} />
          {t(paused ? 'opponent-go-on' : 'opponent-pause')}
        </button>
      )}
      {!paused && thinking?.late && !thinking.arriving && (
        <button type="button" class="button play-now" onClick={ctrl.opponents.hurry} data-testid="play-now">
          <Icon name="next" size={20} />
          {t('opponent-now')}
        </button>
      )}
    </div>
  );
}
