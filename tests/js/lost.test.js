// An address that leads nowhere: the page meant is found, and doubt is told from certainty.

import assert from 'node:assert/strict';
import test from 'node:test';

import { domainOf, hostingFiles, sitemap } from '../../site/build/hosting.js';
import { distance, findMeant } from '../../site/js/app/lost.js';
import { pagePath } from '../../site/js/app/urls.js';

const GAMES = {
  diaballik: ['Diaballik', 'Senseï'],
  chasse_croise: ['Chassé-croisé'],
  moguli: ['Moguli'],
  gouda: ['Gouda! Gouda!'],
  point: ['Point'],
};

/** @param {string} path @param {string} [lang] of the visitor */
function way(path, lang = 'fr') {
  const meant = findMeant(path, GAMES);
  return meant && { to: pagePath({ ...meant, lang: meant.lang ?? lang }), certain: meant.certain };
}

test('what differs only in writing is certain', () => {
  for (const [path, to] of [
    ['Diaballik', 'diaballik/'],
    ['chasse_croise/', 'chasse-croise/'],
    ['Chass%C3%A9-Crois%C3%A9', 'chasse-croise/'],
    ['moguli.html', 'moguli/'],
    ['moguli/index.php', 'moguli/'],
    ['sensei/', 'diaballik/'],
    ['gouda-gouda/', 'gouda/'],
    ['fr/point/', 'point/'],
    ['en/point/regles/', 'en/point/rules/'],
    ['point/rules', 'en/point/rules/'],
    ['de/moguli/rules/', 'de/moguli/regeln/'],
    ['deutsch/gouda', 'de/gouda/'],
    ['en/integrer/', 'en/embed/'],
    ['en/index.html', 'en/'],
  ]) {
    assert.deepEqual(way(path), { to, certain: true }, path);
  }
});

test('what resembles a game is a guess', () => {
  for (const [path, to] of [
    ['diabalik', 'diaballik/'],
    ['diaballick/', 'diaballik/'],
    ['mogluli', 'moguli/'],
    ['omguli', 'moguli/'],
    ['piont', 'point/'],
    ['jeu-moguli', 'moguli/'],
    ['chasecroise/regle', 'chasse-croise/regles/'],
    ['jeux/point', 'point/'],
  ]) {
    const found = way(path);
    assert.equal(found?.to, to, path);
  }
  assert.equal(way('diabalik')?.certain, false);
  assert.equal(way('moguli/reglse')?.certain, false);
});

test('rules of no game are no page', () => {
  assert.deepEqual(way('regles/'), { to: '', certain: false });
});

test('what resembles nothing is nothing', () => {
  for (const path of ['', 'wp-login.php', 'apple-touch-icon.png', 'xyz/abc', '%', '%E0%A4%A', 'a'.repeat(5000)]) assert.equal(way(path), null, path.slice(0, 20));
});

test('letters that are changed, missing, too many or swapped', () => {
  for (const [one, other, off] of /** @type {[string, string, number][]} */ ([['', 'abc', 3], ['abc', 'abc', 0], ['abc', 'acb', 1], ['abc', 'abd', 1], ['abc', 'ab', 1], ['kitten', 'sitting', 3]])) {
    assert.equal(distance(one, other), off);
    assert.equal(distance(other, one), off);
  }
});

test('only a domain of its own has a CNAME', () => {
  assert.equal(domainOf('https://jeux.example.org/'), 'jeux.example.org');
  for (const url of ['', 'https://example.org/escale/', 'https://ada.github.io/', 'http://localhost/', 'http://jeux.example.org:8000/']) assert.equal(domainOf(url), '', url);
  assert.equal(hostingFiles({ url: 'https://jeux.example.org/', version: '1', id: 'x' }).CNAME, 'jeux.example.org\n');
  assert.equal('CNAME' in hostingFiles({ url: '', version: '1', id: 'x' }), false);
});

test('search engines are told where the pages are, once they are somewhere', () => {
  assert.match(hostingFiles({ url: 'https://e.org/a/', version: '1', id: 'x' })['robots.txt'], /^Sitemap: https:\/\/e\.org\/a\/sitemap\.xml$/m);
  assert.doesNotMatch(hostingFiles({ url: '', version: '1', id: 'x' })['robots.txt'], /Sitemap/);
  assert.match(sitemap(['', 'en/point/'], 'https://e.org/'), /<loc>https:\/\/e\.org\/<\/loc>[^]*<loc>https:\/\/e\.org\/en\/point\/<\/loc>/);
});
