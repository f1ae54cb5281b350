/**
 * Whether two records tell of one match. Pure.
 *
 * Who plays in a seat may change on the way, a person taking an opponent's place; options, names and where it began do not.
 */

/** @param {string} record @returns {{match: string, steps: string[]}} what makes it this match, and what was played */
function read(record) {
  const lines = record.split('\n').map((line) => line.trim().split(' '));
  const about = lines.filter(([name]) => name !== '' && name !== 'steps' && name !== 'sum').map(([name, ...words]) => [name, ...(name === 'seats' ? words.map(nameOf) : words)].join(' '));
  return { match: about.join('\n'), steps: lines.filter(([name]) => name === 'steps').flatMap(([, ...steps]) => steps) };
}

/** Who sits there, without the kind. @param {string} seat `human:Ada/4` */
const nameOf = (seat) => seat.slice(seat.lastIndexOf(':') + 1);

/**
 * How a match of one's own relates to one that arrives: it is at the same moment, or further along. A match in which nothing was
 * played and that began as usual is nobody's in particular.
 *
 * @param {string} own
 * @param {string} arriving
 * @returns {'same' | 'further' | null}
 */
export function kinship(own, arriving) {
  const [mine, other] = [read(own), read(arriving)];
  if (mine.match !== other.match || other.steps.some((step, at) => mine.steps[at] !== step)) return null;
  if (mine.steps.length === other.steps.length) return 'same';
  return other.steps.length > 0 || /^position /m.test(other.match) ? 'further' : null;
}

/**
 * The match among one's own that is the same, or else the one that is furthest along.
 *
 * @param {{id: string, record: string}[]} saves
 * @param {string} arriving
 * @returns {{id: string, how: 'same' | 'further'} | null}
 */
export function findKin(saves, arriving) {
  const kin = saves.map(({ id, record }) => ({ id, length: record.length, how: kinship(record, arriving) })).filter(({ how }) => how !== null);
  const [best] = kin.sort((a, b) => Number(b.how === 'same') - Number(a.how === 'same') || b.length - a.length);
  return best ? { id: best.id, how: /** @type {'same' | 'further'} */ (best.how) } : null;
}
