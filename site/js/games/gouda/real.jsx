// Real dice, rolled on the table: how many of each colour came up.

import { useState } from 'preact/hooks';

import { DieSign } from './dice.jsx';

/** @param {{ view: import('../../types.js').View, t: import('../../types.js').Translate, onPlay(text: string): void }} props */
export function ChanceInput({ view, t, onPlay }) {
  const [letters, setLetters] = useState('');
  const { rolling } = view.board;
  const complete = letters.length === rolling;
  return (
    <div class="gouda-real">
      <div class="gouda-pick" role="group" aria-label={t('gouda-real-choose', { count: rolling - letters.length })}>
        {['g', 'y', 'r'].map((colour) => (
          <button key={colour} type="button" aria-label={t(`gouda-real-${colour}`)} aria-disabled={complete ? 'true' : undefined} onClick={() => !complete && setLetters(letters + colour)} data-face={colour}>
            <DieSign colour={colour} size={44} />
          </button>
        ))}
        <span class="gouda-rolled" aria-live="polite">
          {[...letters].map((colour, i) => (
            <DieSign key={i} colour={colour} size={22} />
          ))}
        </span>
      </div>
      <div class="gouda-real-foot">
        <button type="button" class="button" aria-disabled={letters ? undefined : 'true'} onClick={() => setLetters('')}>
          {t('gouda-place-again')}
        </button>
        <button type="button" class="button primary" aria-disabled={complete ? undefined : 'true'} onClick={() => complete && onPlay(`roll ${letters}`)} data-testid="real-play">
          {complete ? t('gouda-real-play') : t('gouda-real-choose', { count: rolling - letters.length })}
        </button>
      </div>
    </div>
  );
}
