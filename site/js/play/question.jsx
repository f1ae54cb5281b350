/** Players who may react, asked together: a button for each, and one for nobody. */

import { useApp } from '../app/app.js';
import { seatName, signOf } from './names.js';

/** @param {{ctrl: import('./ctrl.js').Ctrl, drawing: import('../types.d.ts').GameDrawing}} props */
export function Question({ ctrl, drawing }) {
  const { t } = useApp();
  const { play, asking } = ctrl.get();
  const { view } = play;
  const question = ctrl.question();
  if (!question) return null;
  return (
    <div class={`actions question${question.urgent ? ' urgent' : ''}`} role="group" aria-label={t(question.key, question.args)} data-testid="question">
      {question.seats.map((seat) => (
        <button key={seat} type="button" class="button seat-button" onClick={() => void ctrl.reactions.answer(seat)} data-answer={seat}>
          <span class="swatch small" aria-hidden="true">
            <drawing.Swatch seat={signOf(view, seat)} options={view.options} uid={`ask-${seat}`} />
          </span>
          <span class="seat-button-name">{seatName(view, seat, t)}</span>
        </button>
      ))}
      <button
        key={`nobody-${view.at}`}
        type="button"
        class={`button primary end-turn nobody${asking ? ' ending' : ''}`}
        style={{ '--ending': `${asking}ms` }}
        onClick={() => void ctrl.reactions.nobody()}
        data-testid="nobody"
      >
        {t('play-nobody')}
      </button>
    </div>
  );
}
