/**
 * The shelf: every game's box, and the matches under way. Static but for three islands: `#top`, `#resume`, `#notices`.
 */

import { SINGLE_ROOT, SOLO } from '../app/urls.js';
import { Icon } from '../draw/icons.jsx';
import { Page } from './page.jsx';

/** @typedef {import('../types.d.ts').Boot} Boot */
/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('../app/i18n.js').Words} Words */

/** Players, age and duration of a game. @param {{info: GameInfo, t: Words}} props */
function Facts({ info, t }) {
  const { age, minutes_min: shortest, minutes_max: longest } = info.facts;
  // With whatever options.
  const counts = [info.seat_counts, ...Object.values(info.seats_for).flatMap(Object.values)].flat();
  const fewest = Math.min(...counts);
  const most = Math.max(...counts);
  return (
    <ul class="facts">
      <li>
        <Icon name="people" size={20} />
        {t('home-players', { count: most, fewest, range: fewest === most ? 'no' : 'yes' })}
      </li>
      <li>
        <Icon name="age" size={20} />
        {t('home-age', { age })}
      </li>
      <li>
        <Icon name="clock" size={20} />
        {t('home-minutes', { shortest, longest, range: shortest === longest ? 'no' : 'yes' })}
      </li>
    </ul>
  );
}

/** One box on the shelf. @param {{info: GameInfo, drawing: GameDrawing, boot: Boot, t: Words}} props */
function Box({ info, drawing, boot, t }) {
  const links = boot.links.games[info.id];
  return (
    <li class="box" data-game={info.id}>
      {/* The same way in as the name beside it: for pointers. */}
      <a class="box-cover" href={links.play} tabIndex={-1} aria-hidden="true">
        <drawing.Cover t={t} uid={`cover-${info.id}`} />
      </a>
      <div class="box-text">
        <h3>
          <a href={links.play}>{t(`${info.id}-name`)}</a>
        </h3>
        <p>{t(`${info.id}-tagline`)}</p>
        <Facts info={info} t={t} />
        <p class="box-links">
          <a class="button primary" href={`${links.play}${SOLO}`} data-testid="solo">
            <Icon name="computer" size={20} />
            {t('home-alone')}
          </a>
          <a class="button" href={links.play}>
            <Icon name="people" size={20} />
            {t('home-together')}
          </a>
          <a class="button" href={links.rules}>
            <Icon name="rules" size={20} />
            {t('common-rules')}
          </a>
        </p>
      </div>
    </li>
  );
}

/** The whole site in one file: offered on the site, and explained where somebody plays from it. @param {{boot: Boot, t: Words}} props */
function Carry({ boot: { single, root }, t }) {
  if (!single && root !== SINGLE_ROOT) return null;
  return (
    <section class="carry" aria-labelledby="carry-title">
      <h2 id="carry-title">{t('single-title')}</h2>
      <p>{single ? t('single-offer', { size: single.size }) : t('single-here')}</p>
      {single && (
        <p>
          <a class="button" href={single.href} download data-testid="single-file">
            <Icon name="export" size={20} />
            {t('single-download')}
          </a>
        </p>
      )}
    </section>
  );
}

/** @param {{boot: Boot, t: Words, drawings: Record<string, GameDrawing>}} props */
export default function Home({ boot, t, drawings }) {
  const games = boot.games.filter((info) => drawings[info.id]);
  return (
    <Page boot={boot} t={t} kind="home">
      <div class="hero">
        <h1>{t('common-site')}</h1>
        <p>{t('home-lead')}</p>
      </div>
      <div id="resume" />
      <section class="shelf" aria-labelledby="shelf-title">
        <h2 id="shelf-title">{t('home-shelf')}</h2>
        <ul class="boxes" data-count={games.length}>
          {games.map((info) => (
            <Box key={info.id} info={info} drawing={drawings[info.id]} boot={boot} t={t} />
          ))}
        </ul>
      </section>
      <Carry boot={boot} t={t} />
    </Page>
  );
}
