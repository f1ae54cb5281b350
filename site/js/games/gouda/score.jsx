// On a seat's plate: how many markers it has left, face down, and in a festival how much cheese it has eaten.

import { CheeseSign, HiddenSign } from './cards.jsx';

/** @param {number} seat @param {import('../../types.js').View} view @param {import('../../types.js').Translate} t */
export function score(seat, view, t) {
  const { markers, scores, festival } = view.board;
  const told = [];
  if (view.options.markers !== '0') told.push(t('gouda-markers-left', { count: markers[seat] }));
  if (festival) told.push(t('gouda-eaten', { count: scores[seat] }));
  const text = (
    <span class="gouda-score">
      {view.options.markers !== '0' && (
        <span>
          {markers[seat]}
          <HiddenSign />
        </span>
      )}
      {festival && (
        <span>
          {scores[seat]}
          <CheeseSign />
        </span>
      )}
    </span>
  );
  return { text, label: told.join(', ') };
}
