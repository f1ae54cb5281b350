/**
 * Who plays, what is left of the turn, why something was refused, and the buttons that end it. At the top of the panel
 * in a wide window, right under the board on a phone. Every line keeps its place when its text changes.
 */

import { useState } from 'preact/hooks';

import { useApp, useSettings } from '../app/app.js';
import { reasonText } from '../app/i18n.js';
import { Icon } from '../draw/icons.jsx';
import { AdviceActions, AdviceButton, adviceText } from '../opponents/advice.jsx';
import { AheadBar } from '../opponents/ahead.jsx';
import { levelOf } from '../opponents/levels.js';
import { Badge, OpponentActions, opponentToAct, turnText } from '../opponents/turn.jsx';
import { buttonName, outcomeText, outcomeTitle, seatName, sideName, signOf } from './names.js';
import { PostActions } from '../post/desk.jsx';
import { isHere, statusText } from '../post/status.js';
import { Company } from './setup.jsx';
import { Question } from './question.jsx';
import { passedOver } from './reactions.js';
import { buttons, drawn, lastStep, mayAct, turnSeat } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */
/** @typedef {{phase: string, progress: number, error?: unknown}} EngineState */

/**
 * What a seat is doing, if it is worth a word.
 *
 * @param {View} view
 * @param {number} seat
 * @param {boolean} active
 * @param {boolean} asked
 * @param {import('../app/i18n.js').Words} t
 */
function plateState(view, seat, active, asked, t) {
  if (view.outcome) return view.outcome.winners.includes(seat) ? t('play-plate-won') : null;
  if (asked) return t('play-plate-asked');
  if (active && view.post && !isHere(view)) return postPlate(view.post, seat, t);
  const isPerson = levelOf(view.seats[seat].kind) === null;
  if (active) return t(isPerson ? 'play-plate-active' : 'opponent-plate-active');
  if (!isPerson) return null;
  return view.seats[seat].name ? null : t('play-plate-waiting');
}

/** By correspondence, what the seat on turn is waited for; nothing for one's own while the other device has to answer first. @param {import('../types.d.ts').Post} post @param {number} seat @param {import('../app/i18n.js').Words} t */
function postPlate(post, seat, t) {
  if (post.owners[seat] !== post.side) return t('post-plate-awaited');
  return post.status === 'send' ? t('post-plate-ready') : null;
}

/** @param {{view: View, seat: number, drawing: GameDrawing, scored: boolean}} props */
function Plate({ view, seat, drawing, scored }) {
  const { t } = useApp();
  const active = turnSeat(view, drawing) === seat;
  const asked = drawing.asking?.(view)?.seats.includes(seat) ?? false;
  const won = view.outcome?.winners.includes(seat) ?? false;
  const name = seatName(view, seat, t);
  const side = sideName(view, seat, t);
  return (
    <li class={`plate${active ? ' active' : ''}${asked ? ' asked' : ''}${won ? ' won' : ''}`} data-seat={seat} aria-current={active ? 'true' : undefined}>
      <span class="swatch" aria-hidden="true">
        <drawing.Swatch seat={signOf(view, seat)} options={view.options} uid={`plate-${seat}`} view={view} />
      </span>
      <span class="plate-text">
        <strong title={name}>{name}</strong>
        {scored && !won && drawing.score && <Score {...drawing.score(seat, view, t)} />}
        <small>{plateState(view, seat, active, asked, t) ?? (name === side ? (levelName(view, seat, t) ?? '\u00a0') : side)}</small>
        <Badge kind={view.seats[seat].kind} />
      </span>
      {won && <Icon name="trophy" size={20} />}
    </li>
  );
}

/** What a level is called; null for a person. @param {View} view @param {number} seat @param {import('../app/i18n.js').Words} t */
function levelName(view, seat, t) {
  const level = levelOf(view.seats[seat].kind);
  return level === null ? null : t(`opponent-level-${level}`);
}

/** @param {{text: import('../types.d.ts').Children, label: string}} props */
function Score({ text, label }) {
  return (
    <span class="plate-score" title={label}>
      <b aria-hidden="true">{text}</b>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}

/** The line that says why not, what is awaited, or how the engine is doing. @param {{ctrl: Ctrl, drawing: GameDrawing, side: import('../types.d.ts').SideProps, engine: EngineState}} props */
function Sentence({ ctrl, drawing, side, engine }) {
  const { t } = useApp();
  const { play, ready, example, advice, arriving } = ctrl.get();
  const { sentence, view } = play;
  const opponent = play.setup ? null : opponentToAct(view, drawing);
  let text = '';
  let tone = '';
  if (sentence) {
    text = 'reason' in sentence ? reasonText(t, sentence.reason, view.options) : t(sentence.key, sentence.args);
    tone = 'refusal';
  } else if (engine.phase === 'failed') {
    text = t('engine-failed');
    tone = 'refusal';
  } else if (arriving) text = t('play-arriving');
  else if (play.kept !== null && !ready) text = t('play-kept');
  else if (play.choices.length > 0) text = t('play-choose');
  else if (play.ending) text = t(lastStep(view)?.step.seat === 'chance' ? 'play-nothing' : 'play-ending');
  else if (engine.phase === 'restarting') text = t('engine-restarting');
  else if (!ready) text = t('engine-loading');
  else if (play.shown) text = t('play-looking', { at: play.shown.at, length: view.at });
  else if (view.outcome) text = outcomeText(view, t);
  else if (!play.setup && !isHere(view)) text = statusText(view, t);
  else if (advice) {
    text = adviceText(advice, drawing, t);
    tone = 'advised';
  } else if (opponent !== null) {
    text = turnText(ctrl, opponent, t);
    tone = ctrl.get().trouble ? 'refusal' : 'thinks';
  } else if (play.setup) text = t('play-hint-setup');
  else if (example && play.selection.length === 0 && !ctrl.question()) {
    text = t('play-hint-example');
    tone = 'hint';
  }
  if (text === '' && drawing.hint) text = drawing.hint(side.view, side.marks, t);
  return (
    <div class={`sentence ${tone}`} data-testid="sentence">
      <p role="status">{text}</p>
      {!ready && engine.phase !== 'failed' && (
        <div
          class="progress"
          role="progressbar"
          aria-label={t('engine-progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(engine.progress * 100)}
        >
          <span style={{ transform: `scaleX(${engine.progress})` }} />
        </div>
      )}
    </div>
  );
}

/** The buttons of the turn. @param {{ctrl: Ctrl, drawing: GameDrawing, onSetup: () => void, onCurve: () => void, engine: EngineState}} props */
function Actions({ ctrl, drawing, onSetup, onCurve, engine }) {
  const { t } = useApp();
  const { play } = ctrl.get();
  const { view } = play;
  if (engine.phase === 'failed') {
    return (
      <div class="actions retry">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          <Icon name="refresh" size={20} />
          {t('engine-retry')}
        </button>
      </div>
    );
  }
  if (play.shown) {
    return (
      <div class="actions">
        <button type="button" class="button" onClick={() => void ctrl.playFromHere()}>
          {t('play-from-here')}
        </button>
        <button type="button" class="button primary" onClick={() => ctrl.replay.present()}>
          {t('play-present')}
        </button>
      </div>
    );
  }
  if (play.choices.length > 0) {
    return (
      <div class="actions">
        {play.choices.map((step) => (
          <button key={step.text} type="button" class="button" onClick={() => void ctrl.play(step)}>
            {buttonName(view, step, t)}
          </button>
        ))}
      </div>
    );
  }
  if (!play.setup && !isHere(view) && view.post?.status !== 'over') return <PostActions ctrl={ctrl} />;
  if (view.outcome) {
    return (
      <div class="actions">
        <button type="button" class="button" onClick={() => void ctrl.openSetup()}>
          {t('play-other-match')}
        </button>
        {view.post?.side && (
          <button type="button" class="button" onClick={() => void ctrl.post.send()} data-testid="post-send">
            <Icon name="letter" size={20} />
            {t('post-again-button')}
          </button>
        )}
        {ctrl.opponents.has && (
          <button type="button" class="button" onClick={onCurve} data-testid="open-curve">
            <Icon name="curve" size={20} />
            {t('curve-open')}
          </button>
        )}
        <button type="button" class="button primary" onClick={() => void ctrl.rematch(false)} data-testid="rematch">
          <Icon name="rematch" size={20} />
          {t('play-rematch')}
        </button>
      </div>
    );
  }
  if (play.setup) {
    return (
      <div class="actions only-narrow">
        <Company ctrl={ctrl} />
        <button type="button" class="button" onClick={onSetup} data-testid="open-setup">
          <Icon name="settings" size={20} />
          {t('setup-open')}
        </button>
        <button type="button" class="button primary" onClick={() => void ctrl.startMatch()}>
          {t(ctrl.get().choice.post ? 'post-invite' : 'setup-start')}
        </button>
      </div>
    );
  }
  if (ctrl.get().advice) return <AdviceActions ctrl={ctrl} />;
  const opponent = opponentToAct(view, drawing);
  if (opponent !== null) return <OpponentActions ctrl={ctrl} seat={opponent} />;
  if (ctrl.question()) return <Question ctrl={ctrl} drawing={drawing} />;
  if (view.actor === 'chance') return <ChanceButtons ctrl={ctrl} drawing={drawing} />;
  return <StepButtons ctrl={ctrl} drawing={drawing} />;
}

/** Chance is to act: the button that sets it off, or what it brought on the table, typed in. @param {{ctrl: Ctrl, drawing: GameDrawing}} props */
function ChanceButtons({ ctrl, drawing }) {
  const { t, settings } = useApp();
  const { chance } = useSettings();
  const { play } = ctrl.get();
  const own = drawing.chance?.(play.view) ?? null;
  // By correspondence nobody can say what fell on a table far away.
  const ChanceInput = play.view.post ? undefined : drawing.ChanceInput;
  const [typing, setTyping] = useState(false);
  const draw = (/** @type {string} */ text) => void ctrl.draw(text);
  if (!own && play.chancing) return <div class="actions" />;
  // The set-up is typed in once; dice from the table are a habit, and a setting.
  const once = own?.seat === null;
  if (own && ChanceInput && !once && chance === 'table') {
    return (
      <div class="actions chance chance-input" data-testid="chance-input">
        <ChanceInput key={play.view.at} view={play.view} t={t} onPlay={draw} onClose={() => settings.set({ chance: 'press' })} />
        <button type="button" class="button small" onClick={() => settings.set({ chance: 'press' })}>
          {t('play-chance-screen')}
        </button>
      </div>
    );
  }
  return (
    <div class="actions chance">
      <button
        type="button"
        class={`button primary large roll${play.chancing ? ' rolling' : ''}`}
        aria-disabled={play.chancing ? 'true' : undefined}
        onClick={() => void ctrl.draw()}
        data-testid="chance"
      >
        <Icon name={once ? 'rematch' : 'dice'} size={24} />
        {t(own?.key ?? 'play-chance')}
      </button>
      {own && ChanceInput && (
        <button type="button" class="button table" onClick={() => (once ? setTyping(true) : settings.set({ chance: 'table' }))} data-testid="chance-table">
          {t(own.table ?? 'play-chance-table')}
        </button>
      )}
      {own && ChanceInput && once && typing && <ChanceInput view={play.view} t={t} onPlay={draw} onClose={() => setTyping(false)} />}
    </div>
  );
}

/** Steps that are buttons: those that are legal, and those that say why they are not. @param {{ctrl: Ctrl, drawing: GameDrawing}} props */
function StepButtons({ ctrl, drawing }) {
  const { t } = useApp();
  const { reactions } = useSettings();
  const { play } = ctrl.get();
  const { view } = play;
  const legal = buttons(view);
  const others = legal.filter((step) => step.kind !== 'end');
  const end = legal.find((step) => step.kind === 'end');
  const refused = view.refusals.end ? { text: 'end', kind: 'end' } : null;
  const last = end ?? refused;
  const urgent = end !== undefined && view.steps.length === 1;
  return (
    <div class="actions">
      <AdviceButton ctrl={ctrl} class="only-wide" />
      {drawing.asking && reactions === 'call' && passedOver(view) > 0 && (
        <button type="button" class="button gold" onClick={() => void ctrl.reactions.recall()} data-testid="recall">
          <Icon name="hand" size={20} />
          {t('play-react')}
        </button>
      )}
      {mayAct(play) &&
        others.map((step) => (
          <button key={step.text} type="button" class="button gold" onClick={() => void ctrl.press(step.text)} data-step={step.text}>
            <Icon name="announce" size={20} />
            {buttonName(view, step, t)}
          </button>
        ))}
      {last && (
        <button
          type="button"
          class={`button end-turn ${end ? 'primary' : 'quiet'}${urgent ? ' urgent' : ''}${play.ending ? ' ending' : ''}`}
          style={{ '--ending': `${play.pause}ms` }}
          aria-disabled={end ? undefined : 'true'}
          aria-describedby={end ? undefined : 'end-why'}
          onClick={() => void ctrl.press(last.text)}
          data-testid="end-turn"
          data-step={last.text}
        >
          <Icon name="end-turn" size={20} />
          {buttonName(view, { kind: 'end', text: last.text }, t)}
        </button>
      )}
      {!end && refused && (
        <span id="end-why" class="end-why">
          {reasonText(t, view.refusals.end, view.options)}
        </span>
      )}
    </div>
  );
}

/**
 * @param {{ctrl: Ctrl, drawing: GameDrawing, side: import('../types.d.ts').SideProps, engine: EngineState, onSetup: () => void, onCurve: () => void}} props
 */
export function TurnBar({ ctrl, drawing, side, engine, onSetup, onCurve }) {
  const { t } = useApp();
  const { play } = ctrl.get();
  const view = drawn(play);
  return (
    <section class="turnbar" aria-label={t('play-turn-region')}>
      {view.teaching && !play.setup && <p class="teaching">{t('play-teaching')}</p>}
      <ul class={`plates${view.seats.length > 2 ? ' many' : ''}`} style={{ '--seats': view.seats.length }}>
        {view.seats.map((_, seat) => (
          <Plate key={seat} view={view} seat={seat} drawing={drawing} scored={!play.setup} />
        ))}
      </ul>
      {!play.setup && <AheadBar ctrl={ctrl} drawing={drawing} />}
      <div class="turnbar-state" inert={!play.setup && !play.shown && opponentToAct(view, drawing) !== null}>
        {view.outcome ? (
          <p class="result-line" data-testid="result-line">
            {outcomeTitle(view, t)}
          </p>
        ) : (
          drawing.Panel && <drawing.Panel {...side} />
        )}
      </div>
      <Sentence ctrl={ctrl} drawing={drawing} side={side} engine={engine} />
      <Actions ctrl={ctrl} drawing={drawing} onSetup={onSetup} onCurve={onCurve} engine={engine} />
    </section>
  );
}
