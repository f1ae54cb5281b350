/** Matches under way and matches finished, with a small board each. */

import { useEffect, useState } from 'preact/hooks';

import { load } from 'escale:games';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { formatAgo } from '../app/i18n.js';
import { Icon } from '../draw/icons.jsx';
import { StillBoard } from '../play/board.jsx';
import { gameName, outcomeTitle, seatName } from '../play/names.js';
import { shelfText } from '../post/status.js';
import { saveFile } from '../play/transfer.js';

/** @typedef {import('../app/saves.js').Save} Save */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */

/** @param {{save: Save, drawing: GameDrawing | undefined, onRemove: () => void}} props */
function Match({ save, drawing, onRemove }) {
  const { t, boot } = useApp();
  const { view } = save;
  const href = `${boot.links.games[save.game].play}#m=${save.id}`;
  const name = view ? gameName(view, t) : t(`${save.game}-name`);
  const players = view ? view.seats.map((_, seat) => seatName(view, seat, t)).join(' – ') : '';
  const ago = formatAgo(boot.lang, save.updated, Date.now());
  let state = '';
  if (view?.outcome) state = outcomeTitle(view, t);
  else if (view) state = shelfText(view, t) ?? t('home-turn', { turn: view.turn });
  return (
    <li class="match" data-match={save.id}>
      <a href={href}>
        <span class="match-board" aria-hidden="true">
          {view && drawing && <StillBoard drawing={drawing} view={view} look={{ flip: save.flip }} uid={`save-${save.id}`} label={name} />}
        </span>
        <span class="match-text">
          <strong>{name}</strong>
          <span>{players}</span>
          <small>
            {state} · {ago}
          </small>
        </span>
        <span class="match-go">{save.over ? t('home-review') : t('home-resume')}</span>
      </a>
      <button type="button" class="icon-button" aria-label={t('home-delete-match', { match: `${name}, ${players}` })} title={t('home-delete')} onClick={onRemove}>
        <Icon name="delete" size={20} />
      </button>
    </li>
  );
}

/** @param {string[]} games */
function useDrawings(games) {
  const [drawings, set] = useState(/** @type {Record<string, GameDrawing>} */ ({}));
  const wanted = games.join(' ');
  useEffect(() => {
    for (const game of games) {
      load(game).then(
        (/** @type {GameDrawing} */ drawing) => set((known) => ({ ...known, [game]: drawing })),
        () => {},
      );
    }
  }, [wanted]);
  return drawings;
}

/** Entries that cannot be read are kept, told and can be taken out. */
function Aside() {
  const { saves, t } = useApp();
  const [, redraw] = useState(0);
  const count = saves.aside();
  if (count === 0) return null;
  const text = () =>
    saves
      .asideEntries()
      .map((entry) => entry.text)
      .join('\n');
  return (
    <div class="aside-note" role="status" data-testid="aside">
      <Icon name="warning" size={20} />
      <p>{t('home-aside', { count })}</p>
      <button type="button" class="button small" onClick={() => saveFile('escale.txt', text(), 'text/plain;charset=utf-8')}>
        {t('home-aside-save')}
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          saves.dropAside();
          redraw((n) => n + 1);
        }}
      >
        {t('home-delete')}
      </button>
    </div>
  );
}

export function Resume() {
  const { saves, t, boot } = useApp();
  const [list, setList] = useState(() => saves.list().filter((save) => boot.links.games[save.game]));
  const [doomed, setDoomed] = useState(/** @type {Save | null} */ (null));
  const drawings = useDrawings([...new Set(list.map((save) => save.game))]);
  const refresh = () => setList(saves.list().filter((save) => boot.links.games[save.game]));
  useEffect(() => {
    window.addEventListener('storage', refresh);
    window.addEventListener('pageshow', refresh);
    return () => {
      window.removeEventListener('storage', refresh);
      window.removeEventListener('pageshow', refresh);
    };
  }, []);
  const open = list.filter((save) => !save.over);
  const over = list.filter((save) => save.over);
  /** @param {Save[]} saved */
  const items = (saved) =>
    saved.map((save) => <Match key={save.id} save={save} drawing={drawings[save.game]} onRemove={() => setDoomed(save)} />);
  return (
    <>
      {open.length > 0 && (
        <section class="resume" aria-labelledby="resume-title">
          <h2 id="resume-title">{t('home-in-progress')}</h2>
          <ul class="matches">{items(open)}</ul>
        </section>
      )}
      {over.length > 0 && (
        <details class="resume finished">
          <summary>{t('home-finished', { count: over.length })}</summary>
          <ul class="matches">{items(over)}</ul>
        </details>
      )}
      <Aside />
      {doomed && (
        <Dialog
          title={t('home-delete-title')}
          onClose={() => setDoomed(null)}
          footer={
            <>
              <button type="button" class="button" onClick={() => setDoomed(null)}>
                {t('common-cancel')}
              </button>
              <button
                type="button"
                class="button danger"
                onClick={() => {
                  saves.remove(doomed.id);
                  setDoomed(null);
                  refresh();
                }}
              >
                {t('home-delete')}
              </button>
            </>
          }
        >
          <p>{t('home-delete-text')}</p>
        </Dialog>
      )}
    </>
  );
}
