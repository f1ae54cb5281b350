/**
 * Which piece is which, from one view to the next.
 *
 * Views list pieces without names. For a piece to glide instead of vanishing here and appearing there, it needs a key
 * that outlives the step: pieces that stayed keep theirs, those that moved are paired by the step just made, then by
 * the shortest way, among pieces of the same kind and seat.
 */

/** @typedef {import('../types.d.ts').Piece} Piece */

/** @typedef {Piece & {key: string}} KeyedPiece */

/** @param {Piece} piece */
const family = (piece) => `${piece.kind}/${piece.seat ?? '-'}`;

/**
 * @param {KeyedPiece[]} before
 * @param {Piece[]} after
 * @param {{from: string, to: string} | null} [route] where the last step led, if it led anywhere
 * @param {number} [steps] how many steps were made between the views: 1 forward, -1 back
 * @returns {KeyedPiece[]}
 */
export function keyPieces(before, after, route = null, steps = 0) {
  /** @type {Map<string, KeyedPiece[]>} */
  const free = new Map();
  for (const piece of before) {
    const siblings = free.get(family(piece)) ?? [];
    free.set(family(piece), [...siblings, piece]);
  }

  /** @param {Piece} piece @param {(old: KeyedPiece) => boolean} fits @returns {string | null} */
  const claim = (piece, fits) => {
    const siblings = free.get(family(piece)) ?? [];
    const index = siblings.findIndex(fits);
    return index < 0 ? null : siblings.splice(index, 1)[0].key;
  };

  /** Where a piece of the later view was in the earlier. @param {Piece} piece */
  const origin = (piece) => piece.from ?? piece.at;
  /** @type {(string | null)[]} */
  const keys = after.map((piece) => {
    if (steps === 1) return claim(piece, (old) => old.at === origin(piece));
    if (steps === -1) return claim(piece, (old) => origin(old) === piece.at);
    return null;
  });
  after.forEach((piece, index) => (keys[index] ??= claim(piece, (old) => old.at === piece.at)));
  if (route) {
    after.forEach((piece, index) => {
      if (keys[index] === null && piece.at === route.to) keys[index] = claim(piece, (old) => old.at === route.from);
    });
  }
  pairNearest(after, keys, free);
  return nameTheRest(before, after, keys);
}

/**
 * Pair what is left, the closest first.
 *
 * @param {Piece[]} after
 * @param {(string | null)[]} keys
 * @param {Map<string, KeyedPiece[]>} free
 */
function pairNearest(after, keys, free) {
  const pairs = after
    .flatMap((piece, index) =>
      keys[index] !== null
        ? []
        : (free.get(family(piece)) ?? []).map((old) => ({ old, index, way: Math.hypot(old.x - piece.x, old.y - piece.y) })),
    )
    .sort((a, b) => a.way - b.way);
  const used = new Set();
  for (const { old, index } of pairs) {
    if (keys[index] !== null || used.has(old.key)) continue;
    keys[index] = old.key;
    used.add(old.key);
  }
}

/**
 * Pieces that are new get names nobody has.
 *
 * @param {KeyedPiece[]} before
 * @param {Piece[]} after
 * @param {(string | null)[]} keys
 * @returns {KeyedPiece[]}
 */
function nameTheRest(before, after, keys) {
  const taken = new Set([...before.map((piece) => piece.key), ...keys]);
  let count = 0;
  return after.map((piece, index) => {
    let key = keys[index];
    while (key === null || key === undefined) {
      const candidate = `${family(piece)}/${count}`;
      count += 1;
      if (!taken.has(candidate)) key = candidate;
    }
    taken.add(key);
    return { ...piece, key };
  });
}

/**
 * Drawing order that never changes: moving elements about in the document would cut their animation short.
 *
 * @param {KeyedPiece[]} pieces
 */
export function inStableOrder(pieces) {
  const layers = [...new Set(pieces.map((piece) => piece.kind))];
  return [...pieces].sort(
    (a, b) => layers.indexOf(a.kind) - layers.indexOf(b.kind) || a.key.localeCompare(b.key, 'en', { numeric: true }),
  );
}
