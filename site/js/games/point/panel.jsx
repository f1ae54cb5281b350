// Beside the table: one-tap layouts, the steps of the turn as buttons, and what an exchange would give the others.

import { rowOf } from './geometry.js';
import { othersAfter } from './help.js';
import { cardAt, previewOf } from './pointing.js';
import { exchangeSigns, seatName, signs } from './words.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').SideProps} SideProps */

/** Strokes of the icons. @type {Record<string, string>} */
const STROKES = {
  turn: 'M18.5 9A7 7 0 0 0 6 7.5L4 10M5.5 15A7 7 0 0 0 18 16.5l2-2.5M4 5.5V10h4.5M20 18.5V14h-4.5',
  exchange: 'M5 12.5 10 17.5 19.5 7',
  throw: 'M6 7.5h12M9.5 7.5V5h5v2.5M7.5 7.5 8.5 19.5h7l1-12M10.5 11v5M13.5 11v5',
  draw: 'M7 4.5h8.5v11H7ZM9.5 18.5H18V8M12 8v4.5M9.75 10.25 12 12.5l2.25-2.25',
  take: 'M5 11.5h14v8H5ZM12 4v9M8.5 9.5 12 13l3.5-3.5',
  stats: 'M5 5.5h9v12H5ZM10 20.5h9V9M7.5 9h4M7.5 12h4',
  hints: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6ZM12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
};

/** @param {{ name: string }} props */
function Sign({ name }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d={STROKES[name]} fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

/** @param {{ name: string, label: string, onClick(): void, primary?: boolean, disabled?: boolean }} props */
function Act({ name, label, onClick, primary = false, disabled = false }) {
  return (
    <button type="button" class={`button small${primary ? ' primary' : ''}`} aria-disabled={disabled ? 'true' : undefined} onClick={() => !disabled && onClick()} data-testid={`point-${name}`}>
      <Sign name={name} />
      {label}
    </button>
  );
}

/** @param {SideProps} props */
export function Panel(props) {
  const { view, t, act, helped } = props;
  const { phase, swaps } = view.board;
  const swapping = swaps === 0 || view.steps.some(({ kind }) => kind === 'swap');
  if (phase === 'row' && typeof view.actor === 'number') return <Layouts {...props} />;
  return (
    <div class="point-panel">
      <div class="point-acts">
        {phase === 'take' || phase === 'draw' ? <Taking {...props} /> : <Using {...props} />}
        <button type="button" class="icon-button" aria-pressed={helped ? 'true' : 'false'} aria-label={t('point-hints')} title={t('point-hints')} onClick={act.toggleHints} data-testid="hints">
          <Sign name="hints" />
        </button>
        <button type="button" class="icon-button" aria-label={t('point-stats')} title={t('point-stats')} onClick={act.openStats} data-testid="open-stats">
          <Sign name="stats" />
        </button>
      </div>
      {swapping && <p class="point-swaps">{t('point-swaps-left', { count: swaps })}</p>}
      <Consequences {...props} />
    </div>
  );
}

/** @param {SideProps} props */
function Taking({ view, t, act }) {
  const may = (/** @type {string} */ kind) => view.steps.some((step) => step.kind === kind);
  return (
    <>
      <Act name="draw" label={t('point-button-draw')} primary={!may('take')} disabled={!may('draw')} onClick={() => act.point('pile')} />
      {view.board.offer && <Act name="take" label={t('point-button-take')} disabled={!may('take')} onClick={() => act.point('offer')} />}
    </>
  );
}

/** @param {SideProps} props */
function Using({ view, marks, t, act }) {
  const [chosen] = marks.selection;
  const card = chosen ? cardAt(view, chosen) : null;
  const preview = previewOf(view, { ...marks, hover: null });
  const throwing = view.board.phase === 'use' && view.board.must_use === false;
  return (
    <>
      <Act name="turn" label={t('point-button-turn')} disabled={!card} onClick={() => act.point(chosen)} />
      {throwing ? (
        <Act name="throw" label={t('point-button-throw')} primary disabled={!card} onClick={() => act.point('discard')} />
      ) : (
        <Act name="exchange" label={t('point-button-exchange')} primary disabled={!preview} onClick={() => preview && act.point(preview.parts[2])} />
      )}
    </>
  );
}

/** Any row of six and six: as one of the known layouts, by lot, or pawn by pawn on the table. @param {SideProps} props */
function Layouts({ view, marks, t, act }) {
  const { layouts, seat } = view.board;
  const row = rowOf(view, seat, marks.draft);
  const shuffled = () => [...row].map((pawn) => ({ pawn, lot: Math.random() })).sort((a, b) => a.lot - b.lot).map(({ pawn }) => pawn).join('');
  return (
    <div class="point-layouts">
      <div class="point-layout-keys" role="group" aria-label={t('point-layouts')}>
        {Object.entries(layouts).map(([name, pawns]) => (
          <button key={name} type="button" class="button small" aria-pressed={row === pawns ? 'true' : 'false'} onClick={() => act.compose(`row ${pawns}`)} data-layout={name}>
            {t(`point-layout-${name}`)}
          </button>
        ))}
        <button type="button" class="button small" onClick={() => act.compose(`row ${shuffled()}`)} data-layout="random">
          {t('point-layout-random')}
        </button>
      </div>
      <button type="button" class="button primary" onClick={() => act.play(`row ${row}`)} data-testid="point-lay">
        <Sign name="exchange" />
        {t('point-lay', { player: seatName(seat, view, t) })}
      </button>
    </div>
  );
}

/** What the use looked at would give the others, if that was asked for. @param {SideProps} props */
function Consequences({ view, marks, t, helped }) {
  if (!helped || view.board.phase !== 'use') return null;
  const preview = previewOf(view, marks);
  const others = preview ? othersAfter(marks.hints, preview.text) : null;
  const lines = (others ?? []).flatMap(({ seat, opens, closes }) => [
    ...opens.map((change) => ({ key: change.finishes ? 'point-opens-wins' : 'point-opens', seat, change })),
    ...closes.map((change) => ({ key: 'point-closes', seat, change })),
  ]);
  return (
    <div class="point-help" data-testid="point-help">
      {!others && <p>{t(view.board.must_use ? 'point-help-choose' : 'point-help-throw')}</p>}
      {others && lines.length === 0 && <p>{t('point-help-nothing')}</p>}
      {lines.length > 0 && (
        <ul tabIndex={0} aria-label={t('point-hints')}>
          {lines.map(({ key, seat, change }) => (
            <li key={`${key}-${seat}-${change.card}-${change.reading}`} class={key}>
              {t(key, { player: seatName(seat, view, t), exchange: exchangeSigns(change) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What every bag of the game still holds: watching it is half the game. @param {{ view: View, t: import('../../types.js').Translate }} props */
export function Stats({ view, t }) {
  const { pile, discard } = view.board;
  const names = [...new Set([...Object.keys(pile.cards), ...Object.keys(discard.cards)])].sort();
  return (
    <div class="point-stats">
      <p>{t('point-stats-help')}</p>
      <div class="table" tabIndex={0} role="group" aria-label={t('point-stats')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('point-stats-card')}</th>
              <th scope="col">{t('point-pile')}</th>
              <th scope="col">{t('point-discard')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{signs(name).replace('=', '\u2009=\u2009')}</th>
                <td>{pile.cards[name] ?? 0}</td>
                <td>{discard.cards[name] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
