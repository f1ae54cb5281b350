/** The move list in notation, taking back and going on, and the replay scrubber. */

import { useEffect, useRef } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { IconButton } from '../app/dialog.jsx';
import { seatName, signOf } from './names.js';
import { drawn } from './state.js';

/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */

/** @param {{ctrl: Ctrl, withTurns?: boolean}} props */
export function UndoButtons({ ctrl, withTurns = true }) {
  const { t } = useApp();
  const { can } = ctrl.get().play.view;
  return (
    <div class="undo-buttons" role="group" aria-label={t('play-undo-group')}>
      {withTurns && (
        <IconButton name="undo-turn" label={t('play-undo-turn')} disabled={!can.undo_turn} onClick={() => void ctrl.undo('turn')} testid="undo-turn" />
      )}
      <IconButton name="undo" label={t('play-undo')} disabled={!can.undo} onClick={() => void ctrl.undo('step')} testid="undo" />
      <IconButton name="redo" label={t('play-redo')} disabled={!can.redo} onClick={() => void ctrl.redo('step')} testid="redo" />
      {withTurns && (
        <IconButton name="redo-turn" label={t('play-redo-turn')} disabled={!can.redo_turn} onClick={() => void ctrl.redo('turn')} testid="redo-turn" />
      )}
    </div>
  );
}

/** @param {{ctrl: Ctrl}} props */
export function Scrubber({ ctrl }) {
  const { t } = useApp();
  const { play } = ctrl.get();
  const { view, replaying } = play;
  const { at } = drawn(play);
  const empty = view.at === 0;
  return (
    <div class="scrubber" role="group" aria-label={t('play-replay')}>
      <IconButton
        name={replaying ? 'pause' : 'play'}
        label={replaying ? t('play-replay-pause') : t('play-replay-play')}
        disabled={empty}
        onClick={() => void ctrl.replay.toggle()}
        testid="replay"
      />
      <IconButton name="previous" label={t('play-replay-back')} disabled={at === 0} onClick={() => void ctrl.replay.move(-1)} />
      <input
        type="range"
        min={0}
        max={Math.max(1, view.at)}
        value={at}
        disabled={empty}
        aria-label={t('play-replay-moment')}
        aria-valuetext={t('play-moment', { at, length: view.at })}
        data-testid="scrubber"
        style={{ '--filled': `${empty ? 100 : (at / view.at) * 100}%` }}
        onInput={(event) => void ctrl.replay.show(Number(event.currentTarget.value))}
      />
      <IconButton name="next" label={t('play-replay-forward')} disabled={at >= view.at} onClick={() => void ctrl.replay.move(1)} />
      <output class="moment" aria-hidden="true">
        {at}/{view.at}
      </output>
    </div>
  );
}

/** @param {{ctrl: Ctrl, drawing: GameDrawing}} props */
export function MoveList({ ctrl, drawing }) {
  const { t } = useApp();
  const { play } = ctrl.get();
  const { view } = play;
  const { at } = drawn(play);
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => {
    const here = /** @type {HTMLElement | null} */ (list.current?.querySelector('[aria-current]') ?? null);
    const frame = list.current;
    if (!here || !frame) return;
    const top = here.offsetTop - frame.offsetTop;
    if (top < frame.scrollTop || top + here.offsetHeight > frame.scrollTop + frame.clientHeight) {
      frame.scrollTop = top - frame.clientHeight / 2;
    }
  }, [at, view.length]);
  if (view.history.length === 0) {
    return <p class="moves-empty">{t('play-moves-empty')}</p>;
  }
  return (
    <ol ref={list} class="moves" data-testid="moves" tabIndex={0} aria-label={t('play-moves')}>
      {view.history.map((turn) => (
        <li key={turn.from} data-seat={turn.seat}>
          <span class="turn-number">{turn.turn || ''}</span>
          {typeof turn.seat !== 'number' ? (
            <span />
          ) : (
            <span class="swatch small" title={seatName(view, turn.seat, t)}>
              <span class="visually-hidden">{seatName(view, turn.seat, t)}</span>
              <drawing.Swatch seat={signOf(view, turn.seat)} options={view.options} uid={`move-${turn.from}`} view={view} />
            </span>
          )}
          <span class="turn-steps">
            {turn.steps.map((step, index) => {
              const moment = turn.from + index + 1;
              const undone = moment > view.at;
              return (
                <button
                  key={moment}
                  type="button"
                  class={`step step-${step.kind}${undone ? ' undone' : ''}`}
                  aria-current={moment === at ? 'step' : undefined}
                  aria-disabled={undone ? 'true' : undefined}
                  title={undone ? t('play-undone') : undefined}
                  onClick={() => {
                    if (!undone) void ctrl.replay.show(moment);
                  }}
                >
                  {drawing.formatStep(step, view, t)}
                </button>
              );
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
