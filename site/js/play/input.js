/**
 * Browser events of the board, translated into pointing at places: press, drag, release; keys; assistive clicks.
 */

import { neighbour } from './keys.js';
import { isDrag, placeAt, placeNear, release } from './pointer.js';
import { mayAct, movable, targets } from './state.js';

/** @typedef {import('./ctrl.js').Ctrl} Ctrl */
/** @typedef {{width: number, height: number, places: import('../types.d.ts').Place[]}} Geometry */
/** @typedef {{place: string, dx: number, dy: number}} Drag a piece in the hand and how far it was carried, in board units */

/** How far a finger may tremble, in CSS pixels. */
const TREMBLE = 6;

/** How long a finger rests on the board before it looks through it, in milliseconds. */
const REST = 450;

/** How far a fingertip reaches from its middle, in CSS pixels: where places are smaller, the nearest that answers is meant. */
const FINGERTIP = 24;

/**
 * @param {object} parts
 * @param {Ctrl} parts.ctrl
 * @param {import('../types.d.ts').GameDrawing} parts.drawing
 * @param {() => Geometry} parts.geometry
 * @param {() => HTMLElement | null} parts.board
 * @param {(drag: Drag | null) => void} parts.setDrag
 * @param {(place: string) => void} parts.setFocus
 */
export function createInput({ ctrl, drawing, geometry, board, setDrag, setFocus }) {
  /** @type {import('./pointer.js').Press | null} */
  let press = null;
  /** A click that follows pointer events has been dealt with; one that comes alone is from assistive technology. */
  let pointerHandled = false;
  /** A finger that rests on the board looks at it in another way until it is lifted. */
  const rest = createRest(ctrl, drawing.lenses?.find((lens) => lens.held)?.name);

  /** @param {PointerEvent} event */
  const toBoard = (event) => {
    const box = /** @type {HTMLElement} */ (board()).getBoundingClientRect();
    const { width, height } = geometry();
    const scale = width / box.width;
    return { x: (event.clientX - box.left) * scale, y: ((event.clientY - box.top) * height) / box.height, scale };
  };

  /** @param {string | null} place */
  const answers = (place) => {
    const { play } = ctrl.get();
    if (place === null || !mayAct(play)) return false;
    return targets(play.view, play.selection).has(place) || movable(play.view).has(place) || drawing.meant?.(place, play) !== undefined;
  };

  /** The place that a pointer over another one is about; null if it is about none. @param {string | null} place */
  const about = (place) => (place !== null && answers(place) ? (drawing.meant?.(place, ctrl.get().play)?.at(-1) ?? place) : null);

  /** The place an event points at. @param {PointerEvent} event */
  const pointed = (event) => {
    const { x, y, scale } = toBoard(event);
    const { places } = geometry();
    const place = placeAt(places, x, y);
    if (event.pointerType === 'mouse' || answers(place)) return place;
    return placeNear(places, x, y, FINGERTIP * scale, answers) ?? place;
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    const { x, y } = toBoard(event);
    const place = pointed(event);
    pointerHandled = true;
    if (place === null) return;
    // The focus follows, without its ring: the keyboard goes on from here.
    event.preventDefault();
    setFocus(place);
    const { play } = ctrl.get();
    const wasSelected = play.selection.includes(place);
    const isTarget = targets(play.view, play.selection).has(place);
    const composing = play.selection.length === 0 && drawing.compose?.(place, play) !== undefined;
    const selectedNow = mayAct(play) && !wasSelected && !isTarget && (movable(play.view).has(place) || composing);
    press = { place, x, y, dragging: false, selectedNow, pointer: event.pointerId };
    board()?.setPointerCapture(event.pointerId);
    if (event.pointerType !== 'mouse') rest.begin(selectedNow);
    if (selectedNow) void ctrl.pointAt(place);
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const { x, y, scale } = toBoard(event);
    const place = pointed(event);
    if (!press) {
      if (event.pointerType === 'mouse') ctrl.hover(about(place));
      return;
    }
    if (event.pointerId !== press.pointer) return;
    if (!isDrag(press, x, y, TREMBLE * scale) || rest.isLooking()) return;
    rest.end();
    if (!ctrl.get().play.selection.includes(press.place)) return;
    press.dragging = true;
    ctrl.hover(place === press.place ? null : about(place));
    setDrag({ place: press.place, dx: x - press.x, dy: y - press.y });
  };

  /** @param {PointerEvent} event */
  const up = async (event) => {
    if (!press || event.pointerId !== press.pointer) return;
    const place = release(press, pointed(event));
    const { dragging } = press;
    press = null;
    if (rest.end()) return;
    if (place !== null && !dragging && event.pointerType !== 'mouse' && isNewTarget(place)) ctrl.consider(place);
    else if (place !== null) await ctrl.pointAt(place, dragging);
    if (dragging) ctrl.hover(null);
    setDrag(null);
  };

  /** A finger cannot hover: where ways are shown, its first tap on a target shows the way, the second takes it. @param {string} place */
  const isNewTarget = (place) => {
    const { play } = ctrl.get();
    return Boolean(drawing.way) && mayAct(play) && play.considered !== place && targets(play.view, play.selection).has(place);
  };

  const cancel = () => {
    press = null;
    rest.end();
    ctrl.hover(null);
    setDrag(null);
  };

  /** @param {MouseEvent} event */
  const click = (event) => {
    const alone = !pointerHandled;
    pointerHandled = false;
    const place = /** @type {HTMLElement} */ (event.target).closest?.('[data-place]')?.getAttribute('data-place');
    if (alone && place) void ctrl.pointAt(place);
  };

  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const place = /** @type {HTMLElement} */ (event.target).dataset?.place;
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const { selection, considered } = ctrl.get().play;
      // What is looked at is confirmed with Enter; Space goes on to the next.
      const confirms = event.key === 'Enter' && considered !== null && selection.at(-1) === place;
      void ctrl.pointAt(confirms ? considered : place);
      return;
    }
    const next = neighbour(geometry().places, place, event.key);
    if (next === null) return;
    event.preventDefault();
    setFocus(next);
    ctrl.hover(about(next));
  };

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onPointerLeave: () => {
      if (!press) ctrl.hover(null);
    },
    onClick: click,
    onKeyDown: key,
  };
}

/**
 * @param {Ctrl} ctrl
 * @param {string | undefined} lens what a resting finger shows; nothing if undefined
 */
function createRest(ctrl, lens) {
  /** @type {any} */
  let timer = null;
  /** The lens to go back to. @type {{before: string | null} | null} */
  let looking = null;
  return {
    isLooking: () => looking !== null,
    /** @param {boolean} selectedNow the press has chosen something, which looking does not mean */
    begin(selectedNow) {
      if (lens === undefined) return;
      timer = setTimeout(() => {
        looking = { before: ctrl.get().play.lens };
        if (selectedNow) ctrl.cancel();
        ctrl.see(lens);
      }, REST);
    },
    /** Whether the finger was looking. */
    end() {
      clearTimeout(timer);
      if (!looking) return false;
      ctrl.see(looking.before);
      looking = null;
      return true;
    },
  };
}
