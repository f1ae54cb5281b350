// Under the board on a small screen: a button for each pawn, and once one is chosen, a button for each of its landings. Squares of ten
// lanes are smaller than a fingertip there; these are not.

import { DieSign } from './dice.jsx';
import { nameOf, turnOf } from './geometry.js';
import { landings, movers, pawnOf } from './steps.js';
import { Swatch } from './swatch.jsx';
import { kindOfPlace, pawnName } from './words.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('../../types.js').SideProps} SideProps */
/** @typedef {import('./steps.js').Landing} Landing */

/** @param {SideProps} props */
export function Tray(props) {
  const { view, marks, t } = props;
  if (view.actor === 'chance' || view.actor === null) return null;
  const all = landings(view, marks.selected, marks.swapped);
  return (
    <div class="cc-tray" role="group" aria-label={t(all.length ? 'chasse_croise-tray-landings' : 'chasse_croise-tray')} style={{ '--per-row': view.board.lanes === 7 ? 4 : 5 }}>
      {all.length > 0 ? <Landings {...props} all={all} /> : <PawnButtons {...props} />}
    </div>
  );
}

/** One button per lane: whose pawn, how far it is, whether it may move. @param {SideProps} props */
function PawnButtons({ view, t, act }) {
  const { lanes } = view.board;
  const seat = turnOf(view);
  const movable = movers(view);
  return (
    <>
      {Array.from({ length: lanes }, (_, i) => i + 1).map((lane) => {
        const pawn = pawnOf(view, seat, lane);
        const where = t(`chasse_croise-where-${kindOfPlace(pawn.place, lanes)}`, { place: pawn.place, lane });
        return (
          <button
            key={lane}
            type="button"
            class={`cc-key seat-${seat}${movable.has(pawn.id) ? ' movable' : ''}`}
            aria-disabled={movable.has(pawn.id) ? undefined : 'true'}
            aria-label={t('chasse_croise-place-pawn', { pawn: pawnName(pawn.id, view, t), where })}
            onClick={() => act.point(pawn.id)}
            data-pawn={pawn.id}
          >
            <b>{lane}</b>
            <Progress seat={seat} place={pawn.place} lanes={lanes} />
          </button>
        );
      })}
    </>
  );
}

/** How far a pawn is on its lane. @param {{ seat: number, place: number, lanes: number }} props */
function Progress({ seat, place, lanes }) {
  const x = 8 + (place / (lanes + 1)) * 34;
  return (
    <svg viewBox="0 0 50 14" width="50" height="14" aria-hidden="true" focusable="false">
      <path d="M8 7H42" stroke="currentColor" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" />
      <circle cx="42" cy="7" r="3.5" fill="none" stroke="currentColor" stroke-width="1.5" />
      {seat === 0 ? (
        <path d={`M${x} 1 ${x + 6} 12H${x - 6}Z`} fill="#d3222a" stroke="#5f070c" stroke-linejoin="round" />
      ) : (
        <rect x={x - 5} y="1.5" width="10" height="11" rx="2" fill="#fffaf0" stroke="#3c1c13" stroke-width="1.5" />
      )}
    </svg>
  );
}

/** One button per landing of the chosen pawn, and one to choose another. @param {SideProps & { all: Landing[] }} props */
function Landings({ view, look, marks, t, act, all }) {
  const selected = /** @type {string} */ (marks.selected);
  const { lanes } = view.board;
  return (
    <>
      <button type="button" class="cc-key back" onClick={() => act.point(selected)} aria-label={t('chasse_croise-tray-back', { pawn: pawnName(selected, view, t) })} data-testid="tray-back">
        <span class="cc-key-row">
          <span aria-hidden="true">‹</span>
          <Swatch seat={turnOf(view)} options={view.options} uid="tray" />
          <b>{selected.slice(1)}</b>
        </span>
      </button>
      {all.map((landing) => (
        <button
          key={landing.place}
          type="button"
          class={`cc-key landing${landing.hits.length ? ' hits' : ''}${landing.home ? ' home' : ''}`}
          onClick={() => act.point(landing.place)}
          aria-label={landingLabel(landing, view, t)}
          data-landing={landing.place}
        >
          <span class="cc-key-row">
            {landing.dice.map((value, i) => (
              <DieSign key={i} value={value} size={landing.dice.length > 1 ? 17 : 21} />
            ))}
          </span>
          <span class="cc-key-row">
            <Arrow landing={landing} angle={heading(turnOf(view), look.flip)} />
            <b>{landing.home ? t('chasse_croise-tray-home') : landing.at === 0 ? t('chasse_croise-tray-start') : landing.at}</b>
            {landing.hits.length > 0 && <span class="cc-hit" aria-hidden="true">{'\u00d7'.repeat(landing.hits.length)}</span>}
          </span>
        </button>
      ))}
      {/* Rows keep their height: nothing jumps when fewer landings are left. */}
      {all.length < 5 && <span class="cc-key-space" style={{ gridRow: lanes > 5 ? 2 : undefined }} />}
    </>
  );
}

/** Which way a side moves forwards on the board as it is turned: degrees from upwards. @param {number} seat @param {boolean} flip */
function heading(seat, flip) {
  return (seat === 0 ? 0 : 90) - (flip ? 90 : 0);
}

/** @param {{ landing: Landing, angle: number }} props */
function Arrow({ landing: { forwards, back }, angle }) {
  if (back) return <span aria-hidden="true">=</span>;
  return (
    <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true" focusable="false">
      <path d="M0 4.5V-4M-3.8-.5 0-4.3 3.8-.5" transform={`rotate(${angle + (forwards ? 0 : 180)})`} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

/** @param {Landing} landing @param {View} view @param {Translate} t */
function landingLabel(landing, view, t) {
  const { lanes } = view.board;
  const lane = Number(landing.place.slice(1).split(':')[0]);
  const told = t('chasse_croise-landing', {
    count: landing.dice.length,
    first: landing.dice[0],
    second: landing.dice[1] ?? 0,
    where: t(`chasse_croise-where-${kindOfPlace(landing.at, lanes)}`, { place: landing.at, lane }),
  });
  return [told, ...landing.hits.map((pawn) => t('chasse_croise-step-hit', { pawn: pawnName(pawn, view, t) }))].join(' ');
}
