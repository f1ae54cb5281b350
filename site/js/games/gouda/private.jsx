// Behind the curtain: one's own markers, and for whoever is asked, what to do with them.

import { useState } from 'preact/hooks';

import { noMarks } from '../../play/state.js';
import { TokenSign } from './cards.jsx';
import { DieSign } from './dice.jsx';
import { Board } from './board.jsx';
import { pieces, SIZE } from './geometry.js';
import { choosable, diceWay, kinds, placeWays, plainWay, rollWay, waysToPlay } from './powers.js';
import { diceWords, miceWords, placeName } from './words.js';

/** @typedef {import('../../types.js').PrivateProps} PrivateProps */
/** @typedef {import('../../types.js').Step} Step */

/** @param {PrivateProps} props */
export function Private(props) {
  const { view, t } = props;
  const [chosen, choose] = useState(/** @type {string | null} */ (null));
  const { hand, asked } = view.board;
  const acts = asked?.seat === view.viewer;
  const own = kinds(hand);
  const playable = own.filter(({ marker }) => waysToPlay(view, marker).length > 0);
  return (
    <div class="gouda-private">
      <p class="help">{t(own.length === 0 ? 'gouda-hand-empty' : !acts ? 'gouda-hand' : playable.length > 0 ? 'gouda-hand-choose' : 'gouda-hand-nothing')}</p>
      <ul class="gouda-hand">
        {(chosen === null ? own : own.filter(({ marker }) => marker === chosen)).map(({ marker, count }) => {
          const open = acts && waysToPlay(view, marker).length > 0;
          return (
            <li key={marker}>
              <button
                type="button"
                class="gouda-marker"
                aria-pressed={open ? (chosen === marker ? 'true' : 'false') : undefined}
                aria-disabled={open ? undefined : 'true'}
                onClick={() => open && choose(chosen === marker ? null : marker)}
                data-marker={marker}
              >
                <TokenSign marker={marker} />
                <span>
                  <strong>
                    {t(`gouda-power-${marker}`)}
                    {count > 1 ? ` ×${count}` : ''}
                  </strong>
                  <small>{t(`gouda-power-${marker}-help`)}</small>
                </span>
              </button>
              {chosen === marker && <Aim key={marker} {...props} marker={marker} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the chosen marker is played on. @param {PrivateProps & { marker: string }} props */
function Aim(props) {
  const { view, t, onPlay, marker } = props;
  const ways = waysToPlay(view, marker);
  const plain = plainWay(ways);
  const roll = rollWay(ways);
  return (
    <div class="gouda-aim">
      {plain && (
        <button type="button" class="button primary" onClick={() => onPlay(plain.text)} data-play={plain.text}>
          {t('gouda-play', { power: t(`gouda-power-${marker}`) })}
        </button>
      )}
      {choosable(ways).size > 0 && <DicePick {...props} ways={ways} />}
      {roll && (
        <button type="button" class="button" onClick={() => onPlay(roll.text)} data-play={roll.text}>
          {t('gouda-annul-roll')}
        </button>
      )}
      {placeWays(ways).length > 0 && <PlacePick {...props} ways={placeWays(ways)} />}
    </div>
  );
}

/** Dice to be chosen one by one. @param {PrivateProps & { marker: string, ways: Step[] }} props */
function DicePick({ view, t, onPlay, marker, ways }) {
  const [picked, pick] = useState(/** @type {number[]} */ ([]));
  const colours = choosable(ways);
  /** @type {{ colour: string, state: string }[]} */
  const dice = view.board.dice;
  const letters = picked.map((index) => dice[index].colour);
  const way = diceWay(ways, letters);
  return (
    <>
      <div class="gouda-pick" role="group" aria-label={t('gouda-pick-dice')}>
        {dice.map(({ colour, state }, i) => {
          const open = state === 'open' && colours.has(colour);
          const on = picked.includes(i);
          return (
            <button
              key={i}
              type="button"
              aria-pressed={on ? 'true' : 'false'}
              aria-disabled={open ? undefined : 'true'}
              aria-label={diceWords([colour], t)}
              onClick={() => open && pick(on ? picked.filter((each) => each !== i) : [...picked, i])}
              data-die={colour}
            >
              <DieSign colour={colour} state={state} size={44} />
            </button>
          );
        })}
      </div>
      <button type="button" class="button primary" aria-disabled={way ? undefined : 'true'} onClick={() => way && onPlay(way.text)} data-testid="aim-dice" data-play={way?.text}>
        {way ? t('gouda-play-dice', { power: t(`gouda-power-${marker}`), dice: diceWords(letters, t) }) : t('gouda-pick-dice')}
      </button>
    </>
  );
}

/** A place to be named, with the board beside it. @param {PrivateProps & { ways: Step[] }} props */
function PlacePick({ view, look, t, uid, onPlay, ways }) {
  const marks = noMarks({ movable: new Set(ways.map((step) => String(step.place))) });
  return (
    <>
      <p class="help">{t('gouda-pick-place')}</p>
      <svg class="gouda-small-board" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <Board view={view} look={look} marks={marks} pieces={pieces(view, look)} t={t} uid={uid} />
      </svg>
      <div class="gouda-tray">
        {ways.map((step) => {
          const place = String(step.place);
          return (
            <button key={place} type="button" class="gouda-key" onClick={() => onPlay(step.text)} aria-label={`${placeName(place, t)}, ${miceWords(view.board.mice[place], view, t)}`} data-play={step.text}>
              <b>{place}</b>
              <small>{t('gouda-count', { count: view.board.mice[place].reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0) })}</small>
            </button>
          );
        })}
      </div>
    </>
  );
}
