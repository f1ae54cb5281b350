// The same choices with room for fingers: mice to set down, places to roll for, whose mouse to move and where to.

import { seatName, signOf } from '../../play/names.js';
import { DieSign } from './dice.jsx';
import { activePlace, STARTS } from './geometry.js';
import { Swatch } from './mice.jsx';
import { describe, placeName } from './words.js';

/** @typedef {import('../../types.js').SideProps} SideProps */

/** Under the board of a small screen. @param {SideProps} props */
export function Tray(props) {
  const { view } = props;
  if (typeof view.actor !== 'number' || view.board.asked) return null;
  if (view.board.phase === 'place') return <PlaceMice {...props} />;
  if (view.board.phase === 'from') return <Places {...props} />;
  return activePlace(view) ? <Moves {...props} /> : null;
}

/** Five mice to set down: a tap for each, or all of them into the can at once. @param {SideProps} props */
export function PlaceMice({ view, marks, t, act }) {
  const { setting_up: placing } = view.board;
  const left = 5 - marks.selection.length;
  return (
    <div class="gouda-place" role="group" aria-label={t('gouda-hint-place', { player: seatName(view, placing, t), count: left })}>
      {['C1', 'M0', 'C2'].map((place) => {
        const down = marks.selection.filter((each) => each === place).length;
        return (
          <button key={place} type="button" class="gouda-key" onClick={() => act.point(place)} aria-label={t('gouda-place-one', { place: placeName(place, t), count: down })} data-start={place}>
            <b>+ {down}</b>
            <small>{place}</small>
          </button>
        );
      })}
      {marks.selection.length > 0 ? (
        <button type="button" class="button small" onClick={act.cancel} data-testid="place-again">
          {t('gouda-place-again')}
        </button>
      ) : (
        <button type="button" class="button small" onClick={() => act.play(`mice ${STARTS.map((place) => (place === 'M0' ? 5 : 0)).join(' ')}`)} data-testid="place-all">
          {t('gouda-place-all')}
        </button>
      )}
    </div>
  );
}

/** The places that may be designated, with the dice each is worth. @param {SideProps} props */
function Places({ view, t, act }) {
  const steps = view.steps.filter((step) => step.kind === 'from');
  return (
    <div class="gouda-tray" role="group" aria-label={t('gouda-tray-from')}>
      {steps.map(({ parts: [place] }) => {
        const total = view.board.mice[place].reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
        return (
          <button key={place} type="button" class="gouda-key" onClick={() => act.point(place)} aria-label={`${describe(place, view, t)}. ${t('gouda-worth', { count: Math.min(5, total) })}`} data-from={place}>
            <b>{place}</b>
            <small>{t('gouda-worth', { count: Math.min(5, total) })}</small>
          </button>
        );
      })}
    </div>
  );
}

/** Whose mouse, then where to. @param {SideProps} props */
function Moves({ view, marks, t, act }) {
  const steps = view.steps.filter((step) => step.kind === 'move');
  const chosen = marks.targets.size > 0 ? marks.selected : null;
  const owners = [...new Set(steps.map((step) => /** @type {number} */ (step.owner)))];
  const place = /** @type {string} */ (activePlace(view));
  if (chosen !== null) {
    return (
      <div class="gouda-tray" role="group" aria-label={t('gouda-tray-to')}>
        <button type="button" class="gouda-key back" onClick={() => act.point(chosen)} aria-label={t('gouda-tray-back')} data-testid="tray-back">
          <span class="gouda-key-row">
            <span aria-hidden="true">‹</span>
            <Swatch seat={signOf(view, Number(chosen.split(':')[1]))} options={view.options} uid="tray" />
          </span>
        </button>
        {steps
          .filter((step) => step.parts[0] === chosen)
          .map((step) => (
            <button
              key={step.text}
              type="button"
              class={`gouda-key to-${step.die}`}
              onClick={() => act.point(String(step.to))}
              aria-label={t(step.die === 'g' ? 'gouda-go-up' : 'gouda-go-down', { place: placeName(String(step.to), t) })}
              data-to={String(step.to)}
            >
              <span class="gouda-key-row">
                <DieSign colour={String(step.die)} size={22} />
                <b>{String(step.to)}</b>
              </span>
            </button>
          ))}
      </div>
    );
  }
  return (
    <div class="gouda-tray" role="group" aria-label={t('gouda-tray-mice', { place: placeName(place, t) })}>
      {owners.map((seat) => (
        <button key={seat} type="button" class="gouda-key" onClick={() => act.point(`${place}:${seat}`)} aria-label={describe(`${place}:${seat}`, view, t)} data-mouse={seat}>
          <span class="gouda-key-row">
            <Swatch seat={signOf(view, seat)} options={view.options} uid={`tray-${seat}`} />
            <b>{view.board.mice[place][seat]}</b>
          </span>
        </button>
      ))}
    </div>
  );
}
