/** A game's rules: text and figures made at build time; only the top of the page is alive. */

import { TopLink } from '../app/header.jsx';
import { partsOfHash } from '../app/urls.js';
import { Icon } from '../draw/icons.jsx';
import { Page } from './page.jsx';

/** @typedef {import('../types.d.ts').Boot} Boot */
/** @typedef {import('../app/i18n.js').Words} Words */

/** The page's own link in the header. @param {{boot: Boot, t: Words}} props */
export function RulesLinks({ boot, t }) {
  return <TopLink href={boot.links.games[/** @type {string} */ (boot.game)].play} icon="play" label={t('home-play')} />;
}

/**
 * The page's contents: its main headings.
 *
 * @param {{toc: {id: string, text: string, level: number}[], here: string, t: Words}} props `here`: what this page's own fragments stand behind
 */
function Contents({ toc, here, t }) {
  return (
    <nav class="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{t('rules-contents')}</h2>
      <ul>
        {toc
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a href={`${here}#${id}`}>{text}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/**
 * @param {{boot: Boot, t: Words, title: string, rules: string, toc: {id: string, text: string, level: number}[]}} props
 *   rules: the project's own markdown, rendered, with its figures
 */
export default function Rules({ boot, t, title, rules, toc }) {
  const game = /** @type {string} */ (boot.game);
  const name = t(`${game}-name`);
  return (
    <Page boot={boot} t={t} kind="rules" header={<RulesLinks boot={boot} t={t} />}>
      <header class="rules-head">
        <p class="rules-kicker">{name}</p>
        <h1>{title}</h1>
        <p class="rules-author">{t(`${game}-author`)}</p>
      </header>
      <Contents toc={toc} here={partsOfHash(boot.links.self[boot.lang]).page} t={t} />
      <article dangerouslySetInnerHTML={{ __html: rules }} />
      <p class="rules-play">
        <a class="button primary large" href={boot.links.games[game].play}>
          <Icon name="play" size={20} />
          {t('home-play-game', { game: name })}
        </a>
      </p>
    </Page>
  );
}
