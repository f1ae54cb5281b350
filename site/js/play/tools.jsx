/** Everything around the match: the board's orientation, full screen, texts in and out, a new match. */

import { useEffect, useState } from 'preact/hooks';

import { useApp, useSettings } from '../app/app.js';
import { IconButton } from '../app/dialog.jsx';
import { hasAddress } from '../share/address.js';
import { fileName } from '../share/file.js';
import { drawn } from './state.js';
import { copyText, holdsSecrets, saveFile } from './transfer.js';

/** @typedef {import('./ctrl.js').Ctrl} Ctrl */

/** @typedef {'load' | 'help' | 'share' | 'stats' | 'record' | 'curve' | {copy: string}} Opens */

/** Full screen where the browser has it. */
export function useFullscreen() {
  const [state, set] = useState({ possible: false, active: false });
  useEffect(() => {
    const tell = () => set({ possible: document.fullscreenEnabled ?? false, active: Boolean(document.fullscreenElement) });
    tell();
    document.addEventListener('fullscreenchange', tell);
    return () => document.removeEventListener('fullscreenchange', tell);
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();
    change?.catch(() => {});
  };
  return { ...state, toggle };
}

/**
 * @param {{ctrl: Ctrl, drawing: import('../types.d.ts').GameDrawing, onOpen: (what: Opens) => void, withLabels?: boolean, onDone?: () => void}} props
 */
export function Tools({ ctrl, drawing, onOpen, withLabels = false, onDone = () => {} }) {
  const { t, boot, notices, settings } = useApp();
  const { coordinates } = useSettings();
  const { play } = ctrl.get();
  const fullscreen = useFullscreen();
  const secrets = holdsSecrets(play.view.record);

  /** @param {string} text @param {string} told */
  const copy = async (text, told) => {
    const copied = await copyText(text);
    onDone();
    if (copied) notices.push({ key: told, id: 'copied' });
    else onOpen({ copy: text });
  };
  /** @type {{name: string, label: string, run: () => void, off?: boolean, pressed?: boolean, hidden?: boolean, stays?: boolean, testid: string}[]} */
  const tools = [
    { name: 'flip', label: t('play-flip'), run: ctrl.flip, testid: 'flip' },
    {
      name: fullscreen.active ? 'fullscreen-exit' : 'fullscreen',
      label: fullscreen.active ? t('play-fullscreen-exit') : t('play-fullscreen'),
      run: fullscreen.toggle,
      hidden: !fullscreen.possible,
      testid: 'fullscreen',
    },
    {
      name: 'coordinates',
      label: t('settings-coordinates'),
      run: () => settings.set({ coordinates: !coordinates }),
      pressed: coordinates,
      testid: 'coordinates',
    },
    // In the row of icons a drawing has its own buttons for these two, beside what they are about.
    ...(withLabels && boot.info?.hints
      ? [{ name: 'target', label: t(`${boot.game}-hints`), run: () => void ctrl.toggleHints(), pressed: ctrl.get().helped, testid: 'hints' }]
      : []),
    ...(withLabels && drawing.Stats ? [{ name: 'dice', label: t(`${boot.game}-stats`), run: () => onOpen('stats'), testid: 'open-stats' }] : []),
    { name: 'share', label: t('play-share'), run: () => onOpen('share'), hidden: !hasAddress(boot), testid: 'open-share' },
    { name: 'copy', label: t('play-copy-position'), run: () => void copy(drawn(play).position, 'copied-position'), stays: true, testid: 'copy-position' },
    // Where seats have secrets, somebody has to say how much of them goes along.
    secrets
      ? { name: 'history', label: t('play-copy-record'), run: () => onOpen('record'), testid: 'copy-record' }
      : { name: 'history', label: t('play-copy-record'), run: () => void copy(play.view.record, 'copied-record'), stays: true, testid: 'copy-record' },
    {
      name: 'export',
      label: t('play-export'),
      run: () => (secrets ? onOpen('record') : saveFile(fileName(play.view.game, new Date()), play.view.record)),
      testid: 'export',
    },
    { name: 'load', label: t('play-load'), run: () => onOpen('load'), testid: 'open-load' },
    { name: 'keyboard', label: t('keys-title'), run: () => onOpen('help'), testid: 'open-help' },
    { name: 'plus', label: t('play-new'), run: () => void ctrl.openSetup(), off: play.setup, testid: 'new-match' },
  ];
  return (
    <div class={withLabels ? 'tools labelled' : 'tools'} role="group" aria-label={t('play-tools')}>
      {tools
        .filter((tool) => !tool.hidden)
        .map((tool) => (
          <IconButton
            key={tool.testid}
            name={tool.name}
            label={tool.label}
            pressed={tool.pressed}
            disabled={tool.off}
            withLabel={withLabels}
            testid={tool.testid}
            onClick={() => {
              if (tool.off) return;
              // The sheet goes first: a tool may open a dialog in its place.
              if (!tool.stays) onDone();
              tool.run();
            }}
          />
        ))}
    </div>
  );
}
