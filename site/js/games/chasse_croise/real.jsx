// Real dice, rolled on the table: two rows of faces to tap, then a button that says what was rolled.

import { useState } from 'preact/hooks';

import { Die } from './dice.jsx';

/** @param {{ t: import('../../types.js').Translate, onPlay(text: string): void }} props */
export function ChanceInput({ t, onPlay }) {
  const [faces, setFaces] = useState(/** @type {(number | null)[]} */ ([null, null]));
  const complete = faces.every((face) => face !== null);
  return (
    <div class="cc-real">
      {faces.map((chosen, die) => (
        <div key={die} class="cc-faces" role="radiogroup" aria-label={t('chasse_croise-real-die', { number: die + 1 })}>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <button
              key={face}
              type="button"
              role="radio"
              aria-checked={face === chosen ? 'true' : 'false'}
              aria-label={String(face)}
              onClick={() => setFaces(faces.map((old, index) => (index === die ? face : old)))}
              data-face={`${die}-${face}`}
            >
              <svg viewBox="-56 -56 112 112" width="40" height="40" aria-hidden="true" focusable="false">
                <Die value={face} />
              </svg>
            </button>
          ))}
        </div>
      ))}
      <button type="button" class="button primary" aria-disabled={complete ? undefined : 'true'} onClick={() => complete && onPlay(`roll ${faces.join('-')}`)} data-testid="real-play">
        {complete ? t('chasse_croise-real-play', { first: faces[0] ?? 0, second: faces[1] ?? 0 }) : t('chasse_croise-real-choose')}
      </button>
    </div>
  );
}
