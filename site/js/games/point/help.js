// What the rules' own help says about the use that is looked at. Pure.

/** A reading of somebody's card that a new bank makes possible, or impossible. @typedef {{ card: string, reading: string, gives: string, takes: string, whole: boolean, finishes: boolean }} Change */
/** @typedef {{ seat: number, partner: boolean, opens: Change[], closes: Change[] }} Other */

/** What a use would give the others, seat by seat; null when nobody asked. @param {any} hints @param {string} text @returns {Other[] | null} */
export function othersAfter(hints, text) {
  return hints?.exchanges.find((/** @type {{ steps: string[] }} */ { steps }) => steps.includes(text))?.others ?? null;
}

/** The same for one card on the table. @param {any} hints @param {string} text @param {string} place */
export function consequences(hints, text, place) {
  const found = /^(\d):(.+)$/.exec(place);
  const other = found && othersAfter(hints, text)?.find(({ seat }) => seat === Number(found[1]));
  if (!found || !other) return null;
  const mine = (/** @type {Change} */ change) => change.card === found[2];
  return { opens: other.opens.filter(mine), closes: other.closes.filter(mine) };
}

/** Whether the next player could use a card if it were thrown away; null when that is not the question. @param {any} hints @param {string} card @returns {{ to: number, usable: boolean } | null} */
export function afterThrow(hints, card) {
  return hints?.throws.find((/** @type {{ card: string }} */ each) => each.card === card) ?? null;
}
