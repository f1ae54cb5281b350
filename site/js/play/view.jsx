/**
 * The play page: board, turn bar, panel; on a phone the panel's parts slide up as sheets.
 */

import { useEffect, useMemo, useState } from 'preact/hooks';

import { useApp, useMedia, useSettings, useSource } from '../app/app.js';
import { Dialog, IconButton } from '../app/dialog.jsx';
import { useFocusGuard } from '../app/focus.js';
import { Header, TopLink } from '../app/header.jsx';
import { Toasts } from '../app/toasts.jsx';
import { CurveDialog } from '../opponents/ahead.jsx';
import { loner } from '../opponents/levels.js';
import { opponentToAct } from '../opponents/turn.jsx';
import { Desk } from '../post/desk.jsx';
import { ownSeat } from '../post/status.js';
import { hasAddress } from '../share/address.js';
import { Board } from './board.jsx';
import { Curtain } from './curtain.jsx';
import { CopyDialog, HelpDialog, LoadDialog, ResultDialog } from './dialogs.jsx';
import { RecordDialog } from './record.jsx';
import { MoveList, Scrubber, UndoButtons } from './history.jsx';
import { actionOf } from './keys.js';
import { gameName } from './names.js';
import { SetupFields, SetupFoot } from './setup.jsx';
import { MetDialog, ShareDialog } from './share.jsx';
import { Tools, useFullscreen } from './tools.jsx';
import { drawn, marks, turnSeat } from './state.js';
import { TurnBar } from './turnbar.jsx';

/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */
/** @typedef {import('./turnbar.jsx').EngineState} EngineState */
/** @typedef {{get: () => EngineState, subscribe: (listener: () => void) => () => void}} EngineSource */
/** @typedef {null | 'setup' | 'moves' | 'menu' | import('./tools.jsx').Opens} Open */

/** Where the panel stands beside the board; the style sheet has the same border. */
const WIDE = '(min-width: 900px) and (min-height: 561px)';

/** How long a refused place shakes, in milliseconds. */
const SHAKE = 450;

/**
 * Which way the board is turned: as the player set it, and towards whoever plays if wanted.
 *
 * @param {import('./ctrl.js').CtrlState} state
 * @param {GameDrawing} drawing
 * @param {boolean} auto
 */
function isFlipped({ play }, drawing, auto) {
  // The one person among opponents has the own side in front.
  // So has who plays with somebody far away.
  const own = loner(play.view) ?? ownSeat(play.view);
  const seat = own ?? turnSeat(play.view, drawing);
  const turned = (auto || own !== null) && play.view.seats.length === 2 && seat !== null && seat !== (drawing.bottom ?? 0);
  return play.flip !== turned;
}

/** What a drawing may ask for beside the board. @param {Ctrl} ctrl @param {(open: Open) => void} setOpen @returns {import('../types.d.ts').Acts} */
function acts(ctrl, setOpen) {
  return {
    point: (place) => void ctrl.pointAt(place),
    compose: ctrl.compose,
    swap: ctrl.swap,
    toggleHints: () => void ctrl.toggleHints(),
    openStats: () => setOpen('stats'),
    play: (text) => void ctrl.playText(text),
    consider: ctrl.consider,
    cancel: ctrl.cancel,
    look: (seat) => void ctrl.look.open(seat, 'look'),
    see: ctrl.see,
    restart: (chance) => {
      setOpen(null);
      void ctrl.rematch(false, chance);
    },
  };
}

/** The keyboard, wherever the focus is. @param {Ctrl} ctrl @param {(open: Open) => void} setOpen @param {() => void} fullscreen */
function useShortcuts(ctrl, setOpen, fullscreen) {
  const { settings, boot } = useApp();
  useEffect(() => {
    /** @type {Record<string, () => void>} */
    const actions = {
      cancel: ctrl.cancel,
      chance: () => void ctrl.draw(),
      end: () => void (ctrl.question() ? ctrl.reactions.nobody() : ctrl.press('end')),
      undo: () => void ctrl.undo('step'),
      redo: () => void ctrl.redo('step'),
      'undo-turn': () => void ctrl.undo('turn'),
      'redo-turn': () => void ctrl.redo('turn'),
      back: () => void ctrl.replay.move(-1),
      forward: () => void ctrl.replay.move(1),
      replay: () => void ctrl.replay.toggle(),
      ...(hasAddress(boot) ? { share: () => setOpen('share') } : {}),
      flip: ctrl.flip,
      fullscreen,
      advice: () => void ctrl.advice.ask(),
      now: () => void ctrl.opponents.hurry(),
      help: () => setOpen('help'),
    };
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      if (isElsewhere(event)) return;
      const action = actionOf(event, settings.get().shortcuts);
      if (!action || !actions[action]) return;
      event.preventDefault();
      actions[action]();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [ctrl]);
}

/** How long a key is held to look for a moment only, in milliseconds. */
const PEEK = 350;

/** Other ways to look at the board: while a key is held, or from one stroke of it to the next. @param {Ctrl} ctrl @param {GameDrawing} drawing */
function useLenses(ctrl, drawing) {
  const { settings } = useApp();
  useEffect(() => {
    /** @type {{key: string, since: number, before: string | null} | null} */
    let held = null;
    /** @param {KeyboardEvent} event */
    const down = (event) => {
      const lens = drawing.lenses?.find(({ key }) => key === event.key.toLowerCase());
      if (!lens || event.repeat || isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey || !settings.get().shortcuts) return;
      const before = ctrl.get().play.lens;
      held = { key: lens.key, since: event.timeStamp, before };
      ctrl.see(before === lens.name ? null : lens.name);
    };
    /** @param {KeyboardEvent} event */
    const up = (event) => {
      if (held?.key !== event.key.toLowerCase()) return;
      if (event.timeStamp - held.since > PEEK) ctrl.see(held.before);
      held = null;
    };
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, [ctrl, drawing]);
}

/** Whether a key is meant for something else than the board: a field, a dialog. @param {KeyboardEvent} event */
function isElsewhere(event) {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return true;
  const target = /** @type {HTMLElement} */ (event.target);
  return Boolean(target.closest?.('input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select'));
}

/** @param {{ctrl: Ctrl, drawing: GameDrawing, onOpen: (open: Open) => void}} props */
function MatchPanel({ ctrl, drawing, onOpen }) {
  const { t } = useApp();
  return (
    <>
      <section class="panel-moves" aria-labelledby="moves-title">
        <div class="panel-head">
          <h2 id="moves-title">{t('play-moves')}</h2>
          <UndoButtons ctrl={ctrl} />
        </div>
        <MoveList ctrl={ctrl} drawing={drawing} />
        <Scrubber ctrl={ctrl} />
      </section>
      <Tools ctrl={ctrl} drawing={drawing} onOpen={onOpen} />
    </>
  );
}

/** @param {{ctrl: Ctrl, drawing: GameDrawing, onOpen: (open: Open) => void}} props */
function SetupPanel({ ctrl, drawing, onOpen }) {
  const { t, boot } = useApp();
  const info = /** @type {import('../types.d.ts').GameInfo} */ (boot.info);
  return (
    <>
      <section class="panel-setup" aria-labelledby="setup-title">
        <h2 id="setup-title" tabIndex={-1}>{t('setup-title')}</h2>
        <SetupFields ctrl={ctrl} info={info} drawing={drawing} />
      </section>
      <SetupFoot ctrl={ctrl} info={info} onStart={() => void ctrl.startMatch()}>
        <IconButton name="load" label={t('play-load')} onClick={() => onOpen('load')} testid="open-load" />
      </SetupFoot>
    </>
  );
}

/** The row under the turn bar on a phone. @param {{ctrl: Ctrl, onOpen: (open: Open) => void}} props */
function PhoneBar({ ctrl, onOpen }) {
  const { t } = useApp();
  return (
    <div class="phonebar">
      <UndoButtons ctrl={ctrl} withTurns={false} />
      <IconButton name="bulb" label={t('advice-ask')} disabled={!ctrl.advice.can()} onClick={() => void ctrl.advice.ask()} testid="ask-advice" />
      <IconButton name="history" label={t('play-moves')} onClick={() => onOpen('moves')} testid="open-moves" />
      <IconButton name="menu" label={t('play-menu')} onClick={() => onOpen('menu')} testid="open-menu" />
    </div>
  );
}

/** @param {{ctrl: Ctrl, drawing: GameDrawing, open: Open, setOpen: (open: Open) => void}} props */
function Sheets({ ctrl, drawing, open, setOpen }) {
  const { t, boot } = useApp();
  const close = () => setOpen(null);
  if (open === 'help') return <HelpDialog drawing={drawing} onClose={close} />;
  if (open === 'load') {
    const elsewhere = (/** @type {string} */ game, /** @type {string} */ id) => location.assign(`${boot.links.games[game]?.play}#m=${id}`);
    return <LoadDialog ctrl={ctrl} onClose={close} onElsewhere={elsewhere} />;
  }
  if (open === 'setup') {
    const start = () => {
      close();
      void ctrl.startMatch();
    };
    const info = /** @type {import('../types.d.ts').GameInfo} */ (boot.info);
    return (
      <Dialog title={t('setup-title')} onClose={close} class="sheet" footer={<SetupFoot ctrl={ctrl} info={info} onStart={start} />}>
        <SetupFields ctrl={ctrl} info={info} drawing={drawing} />
      </Dialog>
    );
  }
  if (open === 'moves') {
    return (
      <Dialog title={t('play-moves')} onClose={close} class="sheet" footer={<Scrubber ctrl={ctrl} />}>
        <UndoButtons ctrl={ctrl} />
        <MoveList ctrl={ctrl} drawing={drawing} />
      </Dialog>
    );
  }
  if (open === 'stats' && drawing.Stats) {
    const { view } = ctrl.get().play;
    return (
      <Dialog title={t(`${view.game}-stats`)} onClose={close} testid="stats">
        <drawing.Stats view={view} t={t} act={acts(ctrl, setOpen)} />
      </Dialog>
    );
  }
  if (open === 'curve') return <CurveDialog ctrl={ctrl} drawing={drawing} onClose={close} />;
  if (open === 'share') return <ShareDialog ctrl={ctrl} onClose={close} />;
  if (open === 'record') return <RecordDialog ctrl={ctrl} onClose={close} onCopy={(text) => setOpen({ copy: text })} />;
  if (open === 'menu') {
    return (
      <Dialog title={t('play-menu')} onClose={close} class="sheet">
        <Tools ctrl={ctrl} drawing={drawing} onOpen={setOpen} withLabels onDone={close} />
      </Dialog>
    );
  }
  return open && open !== 'stats' ? <CopyDialog text={open.copy} onClose={close} /> : null;
}

/**
 * @param {{ctrl: Ctrl, drawing: GameDrawing, engine: EngineSource}} props
 */
export function PlayView({ ctrl, drawing, engine }) {
  const { boot, t } = useApp();
  const state = useSource(ctrl);
  const engineState = useSource(engine);
  const { coordinates, bigPieces, contrast, autoFlip } = useSettings();
  const wide = useMedia(WIDE, true);
  const [open, setOpen] = useState(/** @type {Open} */ (null));
  const fullscreen = useFullscreen();
  useShortcuts(ctrl, setOpen, fullscreen.toggle);
  useLenses(ctrl, drawing);
  useFocusGuard(['dialog[open] button', '#setup-title', '.places [tabindex="0"]']);
  const { refused } = state.play;
  useEffect(() => {
    if (refused === null) return undefined;
    const timer = setTimeout(ctrl.shaken, SHAKE);
    return () => clearTimeout(timer);
  }, [refused]);

  // Pointing at the board changes nothing beside it.
  const { view, shown, setup, replaying } = state.play;
  const panel = useMemo(() => {
    if (!wide) return <PhoneBar ctrl={ctrl} onOpen={setOpen} />;
    const Panel = setup ? SetupPanel : MatchPanel;
    return (
      <div class="panel">
        <Panel ctrl={ctrl} drawing={drawing} onOpen={setOpen} />
      </div>
    );
  }, [wide, setup, view, shown, replaying, state.choice, state.followed, state.reseated, state.helped, state.ready, state.advice]);

  const look = { flip: isFlipped(state, drawing, autoFlip), coordinates, bigPieces, contrast };
  const side = { view: drawn(state.play), look, marks: marks(state.play, ctrl.hints()), t, act: acts(ctrl, setOpen), helped: state.helped, own: state.play.shown ? null : state.own };
  const shape = drawing.geometry(drawn(state.play), look);
  const links = boot.links.games[/** @type {string} */ (boot.game)];
  const hasTray = !wide && drawing.Tray && !setup;
  // Said by classes: were they to be seen by `:has()`, everything in here would be styled anew with every change.
  const kinds = [setup && 'in-setup', view.outcome && 'over', hasTray && 'with-tray'].filter(Boolean);
  return (
    <>
      <Header title={gameName(state.play.view, t)}>
        <TopLink href={links.rules} icon="rules" label={t('common-rules')} />
      </Header>
      <main class={['play', ...kinds].join(' ')} id="main" data-game={view.game}>
        <div class="stage" style={{ '--aspect': shape.width / shape.height }}>
          <Board ctrl={ctrl} drawing={drawing} look={look} uid="live" />
        </div>
        {hasTray && drawing.Tray && (
          <div class="tray">{opponentToAct(drawn(state.play), drawing) === null && <drawing.Tray {...side} />}</div>
        )}
        <TurnBar ctrl={ctrl} drawing={drawing} side={side} engine={engineState} onSetup={() => setOpen('setup')} onCurve={() => setOpen('curve')} />
        {panel}
      </main>
      <div class="visually-hidden" role="log" aria-live="polite" data-testid="announcer">
        {state.announcement}
      </div>
      <Sheets ctrl={ctrl} drawing={drawing} open={open} setOpen={setOpen} />
      <Curtain ctrl={ctrl} drawing={drawing} look={look} />
      {!open && <Desk ctrl={ctrl} />}
      <MetDialog ctrl={ctrl} />
      {state.celebrate && !open && !state.desk && (
        <ResultDialog ctrl={ctrl} drawing={drawing} onCurve={() => setOpen('curve')} onShare={() => setOpen('share')} />
      )}
      <Toasts />
    </>
  );
}
