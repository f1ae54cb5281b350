// The terrain as a text: to be copied and shared, played on again, typed in, or laid out tile by tile.

import { useState } from 'preact/hooks';

import { Dialog } from '../../app/dialog.jsx';
import { Icon } from '../../draw/icons.jsx';
import { copyText } from '../../play/transfer.js';
import { lettersOf, nameAt, PLAIN_TERRAIN, remarked, sidesOf, textOf, triangles, TRIANGLES, turned } from './terrain.js';
import { BEND, TRIANGLE } from './tiles.jsx';
import { terrainOf } from './turning.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Translate} Translate */

const TURNS = ['NE', 'SE', 'SW', 'NW'];

/** The terrain of this match: to share, or to play on once more. @param {{ view: View, t: Translate, act: import('../../types.js').Acts }} props */
export function Terrain({ view, t, act }) {
  const [copied, setCopied] = useState(false);
  const text = terrainOf(view);
  if (!text) return <p>{t('moguli-terrain-none')}</p>;
  return (
    <div class="mo-terrain">
      <p class="help">{t('moguli-terrain-help')}</p>
      <Picture letters={lettersOf(text) ?? ''} />
      <label class="text-field">
        <span>{t('moguli-terrain-text')}</span>
        <input type="text" readOnly value={text} onFocus={(event) => event.currentTarget.select()} data-testid="terrain-text" />
      </label>
      <div class="mo-terrain-acts">
        <button type="button" class="button" onClick={async () => setCopied(await copyText(text))} data-testid="terrain-copy">
          <Icon name={copied ? 'check' : 'copy'} size={20} />
          {t(copied ? 'moguli-terrain-copied' : 'moguli-terrain-copy')}
        </button>
        <button type="button" class="button primary" onClick={() => act.restart([text])} data-testid="terrain-again">
          <Icon name="rematch" size={20} />
          {t('moguli-terrain-again')}
        </button>
      </div>
    </div>
  );
}

/** Small tiles: both levels at a glance. @param {{ letter: string }} props */
function SmallTile({ letter }) {
  const { top, under, marked } = sidesOf(letter);
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <rect x="-49" y="-49" width="98" height="98" rx="10" fill="#8b9c50" stroke="#3f4d22" stroke-width="3" />
      <g transform={`rotate(${90 * TURNS.indexOf(top)})`}>
        <path d={BEND} fill="none" stroke="#4d4526" stroke-width="32" />
        <path d={BEND} fill="none" stroke="#f0e6cf" stroke-width="25" />
        {marked && <path d={TRIANGLE} fill="#fff" stroke="#3b3a1c" stroke-width="4" transform="translate(-4 4)" />}
      </g>
      <g transform={`rotate(${90 * TURNS.indexOf(under)})`}>
        <path d={BEND} fill="none" stroke="#3a1d4d" stroke-width="7" stroke-dasharray="9 7" />
      </g>
      <circle r="15" fill="#a56c36" stroke="#4b2c10" stroke-width="3" />
    </svg>
  );
}

/** @param {{ letters: string }} props */
function Picture({ letters }) {
  return (
    <div class="mo-small" aria-hidden="true">
      {[...letters].map((letter, i) => (
        <SmallTile key={i} letter={letter} />
      ))}
    </div>
  );
}

/** A terrain of one's own, before the match: typed, or made tile by tile. @param {{ t: Translate, onPlay(text: string): void, onClose(): void }} props */
export function ChanceInput({ t, onPlay, onClose }) {
  const [text, setText] = useState(PLAIN_TERRAIN);
  const [marking, setMarking] = useState(false);
  const letters = lettersOf(text);
  const count = letters === null ? 0 : triangles(letters);
  const problem = letters === null ? t('moguli-terrain-syntax') : count === TRIANGLES ? '' : t('error-moguli-tiles-marked', { count, needed: TRIANGLES });
  return (
    <Dialog
      title={t('moguli-terrain-own')}
      onClose={onClose}
      class="sheet"
      testid="terrain-editor"
      footer={
        <button type="button" class="button primary" aria-disabled={problem ? 'true' : undefined} onClick={() => !problem && onPlay(text)} data-testid="terrain-play">
          <Icon name="check" size={20} />
          {t('moguli-terrain-play')}
        </button>
      }
    >
      <div class="mo-editor">
        <p class="help" id="terrain-own-help">
          {t('moguli-terrain-own-help')}
        </p>
        <label class="text-field">
          <span>{t('moguli-terrain-text')}</span>
          <textarea
            rows={2}
            value={text}
            spellcheck={false}
            autocomplete="off"
            aria-describedby="terrain-own-help terrain-problem"
            aria-invalid={problem ? 'true' : undefined}
            onInput={(event) => setText(event.currentTarget.value)}
            data-testid="terrain-input"
          />
        </label>
        <p class="error-line" id="terrain-problem" role="status" data-testid="terrain-problem">
          {problem}
        </p>
        <div class="mo-brushes" role="radiogroup" aria-labelledby="terrain-tap">
          <span id="terrain-tap">{t('moguli-terrain-tap')}</span>
          {[false, true].map((marks) => (
            <button key={String(marks)} type="button" role="radio" class="button small" aria-checked={marks === marking ? 'true' : 'false'} onClick={() => setMarking(marks)} data-testid={marks ? 'brush-mark' : 'brush-turn'}>
              {t(marks ? 'moguli-terrain-mark' : 'moguli-terrain-turn')}
            </button>
          ))}
        </div>
        {letters !== null && <EditorGrid letters={letters} t={t} onChange={(index) => setText(textOf(marking ? remarked(letters, index) : turned(letters, index)))} />}
      </div>
    </Dialog>
  );
}

/** The 35 tiles as buttons. @param {{ letters: string, t: Translate, onChange(index: number): void }} props */
function EditorGrid({ letters, t, onChange }) {
  return (
    <div class="mo-grid">
      {[...letters].map((letter, index) => {
        const { top, under, marked } = sidesOf(letter);
        const told = t('moguli-place', { place: nameAt(index), top: t(`moguli-side-${top.toLowerCase()}`), under: t(`moguli-side-${under.toLowerCase()}`) });
        return (
          <button key={index} type="button" aria-label={marked ? `${told}, ${t('moguli-place-marked')}` : told} onClick={() => onChange(index)} data-edit={nameAt(index)}>
            <SmallTile letter={letter} />
          </button>
        );
      })}
    </div>
  );
}
