// Beside the board: the dice as they are used up, what was played last, and a look at one's own markers.

import { useState } from 'preact/hooks';

import { Dialog } from '../../app/dialog.jsx';
import { Icon } from '../../draw/icons.jsx';
import { seatName, signOf } from '../../play/names.js';
import { HiddenSign, TokenSign } from './cards.jsx';
import { DieSign } from './dice.jsx';
import { Swatch } from './mice.jsx';
import { kinds, lastSettled } from './powers.js';
import { PlaceMice } from './tray.jsx';
import { diceWords } from './words.js';

/** @typedef {import('../../types.js').SideProps} SideProps */

/** @param {SideProps} props */
export function Panel(props) {
  const { view } = props;
  return (
    <div class="gouda-panel">
      {view.board.phase === 'place' ? (
        <div class="gouda-wide">
          <PlaceMice {...props} />
        </div>
      ) : (
        <Dice {...props} />
      )}
      <Settled {...props} />
      {view.private.length > 0 && (props.own ? <OwnHand {...props} own={props.own} /> : <Looks {...props} />)}
    </div>
  );
}

/** The dice on the table: to be used, used up, void; those still to be rolled as shadows. @param {SideProps} props */
function Dice({ view, t }) {
  const { dice, rolling } = view.board;
  const rolls = view.history.flatMap((turn) => turn.steps).slice(0, view.at);
  const fresh = rolls.at(-1)?.kind === 'roll';
  const count = rolls.filter((step) => step.kind === 'roll').length;
  const letters = dice.map((/** @type {{ colour: string }} */ die) => die.colour);
  const left = dice.filter((/** @type {{ state: string }} */ die) => die.state === 'open').length;
  const label = dice.length > 0 ? t('gouda-dice', { dice: diceWords(letters, t), left }) : t('gouda-dice-none');
  return (
    <div class="gouda-dice" role="img" aria-label={label}>
      {dice.map((/** @type {import('./dice.jsx').Rolled} */ die, /** @type {number} */ i) => (
        <DieSign key={`${count}-${i}`} colour={die.colour} state={die.state} size={44} tumbling={fresh} late={i} />
      ))}
      {Array.from({ length: rolling || (dice.length === 0 ? 5 : 0) }, (_, i) => (
        <span key={`empty-${i}`} class={`gouda-no-die${rolling ? ' awaited' : ''}`} />
      ))}
    </div>
  );
}

/** What was played last in this turn, and whether it stood. @param {SideProps} props */
function Settled({ view, t }) {
  const last = lastSettled(view);
  if (!last || view.board.stack.length > 0) return null;
  return (
    <p class="gouda-settled">
      <TokenSign marker={last.marker} size={24} />
      <span>
        {t(last.stands ? 'gouda-step-stands' : 'gouda-step-falls', { player: seatName(view, last.seat, t), power: t(`gouda-power-${last.marker}`) })}
      </span>
    </p>
  );
}

/** The markers of somebody who has nobody to hide them from. @param {SideProps & { own: import('../../types.js').View }} props */
function OwnHand({ t, act, own }) {
  const hand = kinds(own.board.hand);
  const told = hand.map(({ marker, count }) => `${t(`gouda-power-${marker}`)}${count > 1 ? ` ×${count}` : ''}`).join(', ');
  return (
    <button type="button" class="gouda-own" onClick={() => act.look(/** @type {number} */ (own.viewer))} aria-label={`${t('gouda-look')}${told ? ` ${told}` : ''}`} title={told} data-testid="markers">
      {hand.map(({ marker, count }) => (
        <span key={marker} data-own={marker}>
          <TokenSign marker={marker} size={32} />
          {count > 1 && <small>×{count}</small>}
        </span>
      ))}
      {hand.length === 0 && <Icon name="eye" />}
    </button>
  );
}

/** A button that asks whose markers are to be looked at. @param {SideProps} props */
function Looks({ view, t, act }) {
  const [open, setOpen] = useState(false);
  const seats = view.private.filter((seat) => view.seats[seat].kind === 'human');
  if (seats.length === 0) return null;
  return (
    <>
      <button type="button" class="icon-button gouda-look" onClick={() => setOpen(true)} aria-label={t('gouda-look')} title={t('gouda-look')} data-testid="markers">
        <Icon name="eye" />
      </button>
      {open && (
        <Dialog title={t('gouda-look-whose')} onClose={() => setOpen(false)} testid="markers-whose">
          <div class="gouda-whose">
            {seats.map((seat) => (
              <button
                key={seat}
                type="button"
                class="button seat-button"
                onClick={() => {
                  setOpen(false);
                  act.look(seat);
                }}
                data-look={seat}
              >
                <span class="swatch small" aria-hidden="true">
                  <Swatch seat={signOf(view, seat)} options={view.options} uid={`look-${seat}`} />
                </span>
                <span class="seat-button-name">{seatName(view, seat, t)}</span>
                <span class="gouda-score" aria-label={t('gouda-markers-left', { count: view.board.markers[seat] })}>
                  <span>
                    {view.board.markers[seat]}
                    <HiddenSign />
                  </span>
                </span>
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
