// How the dice fell so far, player by player, next to what fair dice do on average.

import { DieSign } from './dice.jsx';
import { rolls, tally } from './rolls.js';
import { Swatch } from './swatch.jsx';
import { seatName } from './words.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Translate} Translate */

/** @param {{ view: View, t: Translate }} props */
export function Stats({ view, t }) {
  const all = rolls(view);
  const sides = [0, 1].map((seat) => tally(all, seat));
  const most = Math.max(4, ...sides.flatMap(({ faces }) => faces));
  return (
    <div class="cc-stats">
      <table>
        <caption class="help">{t('chasse_croise-stats-help')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t('chasse_croise-stats-face')}</span>
            </th>
            {[0, 1].map((seat) => (
              <th key={seat} scope="col">
                <Swatch seat={seat} options={view.options} uid={`stats-${seat}`} /> {seatName(seat, view, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <tr key={face}>
              <th scope="row">
                <DieSign value={face} size={26} />
                <span class="visually-hidden">{face}</span>
              </th>
              {sides.map(({ faces, rolls: count }, seat) => (
                <td key={seat}>
                  <span class="cc-count">
                    <span class={`cc-bar seat-${seat}`} style={{ '--part': faces[face - 1] / most, '--even': count / 3 / most }} aria-hidden="true" />
                    <b>{faces[face - 1]}</b>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Row name={t('chasse_croise-stats-rolls')} values={sides.map(({ rolls: count }) => String(count))} />
          <Row name={t('chasse_croise-stats-pairs')} values={sides.map(({ pairs, rolls: count }) => t('chasse_croise-stats-expected', { count: pairs, expected: round(count / 6) }))} />
          <Row name={t('chasse_croise-stats-mean')} values={sides.map(({ mean }) => (mean === null ? '–' : t('chasse_croise-stats-expected', { count: round(mean), expected: 7 })))} />
        </tfoot>
      </table>
      <p class="help">{t('chasse_croise-stats-fair')}</p>
    </div>
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/** @param {{ name: string, values: string[] }} props */
function Row({ name, values }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, seat) => (
        <td key={seat}>{value}</td>
      ))}
    </tr>
  );
}
