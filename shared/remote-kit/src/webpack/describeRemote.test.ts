import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeRemote } from './describeRemote.ts';

const root = path.join(import.meta.dirname, '../../../..');
const good = {
  name: 'mfe-tax',
  owner: 'tax-team',
  title: { en: 'Tax', hi: 'कर' },
  routes: ['/tax', '/tax-reports'],
  nav: [{ label: { en: 'Tax', hi: 'कर' }, to: '/tax/year', place: 'header', order: 50 }],
  contracts: '^2.0.0',
  publishes: ['cart/changed'],
  listens: ['session/changed', 'nav/published'],
};

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'sanchay-remote-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

function described(text: string) {
  const folder = path.join(scratch, 'mfe-tax');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'remote.json'), text);
  return () => describeRemote(folder);
}

test('X6 · a whole description is taken as it is', () => {
  expect(described(JSON.stringify(good))()).toEqual(good);
  expect(described(JSON.stringify({ ...good, nav: [], publishes: [], listens: [] }))().nav).toEqual([]);
});

test('M3 · pages below its routes may be rendered, and be listed for search engines', () => {
  const more = { rendered: ['/tax', '/tax/year'], pages: ['/tax-reports'] };
  expect(described(JSON.stringify({ ...good, ...more }))()).toEqual({ ...good, ...more });
});

test.each(readdirSync(root).filter((name) => name.startsWith('mfe-')))('X6 · %s describes itself', (name) => {
  expect(describeRemote(path.join(root, name)).name).toBe(name);
});

const nav = (change: object) => ({ nav: [{ ...good.nav[0], ...change }] });

test.each([
  [{ name: 'gold' }, '"name" must be mfe- and small letters, like mfe-gold'],
  [{ name: 'mfe-gold' }, '"name" must be the folder\'s own name, mfe-tax'],
  [{ owner: 'Tax Team' }, '"owner" must name a team in small letters, like gold-team'],
  [{ title: { en: 'Tax' } }, '"title" must have words in "en" and "hi"'],
  [{ title: { en: 'Tax', hi: ' ' } }, '"title" must have words in "en" and "hi"'],
  [{ routes: [] }, '"routes" must list at least one path, each once, like /gold'],
  [{ routes: ['tax'] }, '"routes" must list at least one path, each once, like /gold'],
  [{ routes: ['/tax', '/tax'] }, '"routes" must list at least one path, each once, like /gold'],
  ...['rendered', 'notRendered', 'pages'].flatMap((field) =>
    [['/gold'], ['tax'], ['/tax', '/tax'], '/tax'].map((paths): [object, string] => [
      { [field]: paths },
      `"${field}" must list paths below the routes of this remote, each once, or be left out`,
    ]),
  ),
  [{ nav: {} }, '"nav" must be a list'],
  [nav({ label: 'nav.tax' }), '"nav" entry 1: "label" must have words in "en" and "hi"'],
  [nav({ to: 'tax' }), '"nav" entry 1: "to" must be a path'],
  [nav({ to: '/gold' }), '"nav" entry 1: "to" must lie below a route of this remote, /gold does not'],
  [nav({ place: 'footer' }), '"nav" entry 1: "place" must be "header" or "account"'],
  [nav({ group: 'other' }), '"nav" entry 1: "group" must be one of invest, plan, or be left out'],
  [nav({ order: 1.5 }), '"nav" entry 1: "order" must be a whole number, like 20'],
  [{ contracts: '1.x' }, '"contracts" must be a caret range, like ^1.0.0'],
  [{ publishes: 'cart/changed' }, '"publishes" must list names of bus events; it may be empty'],
  [{ publishes: ['session/changed'] }, '"publishes" names session/changed, which only the shell may publish'],
  [{ publishes: ['order/changed'] }, '"publishes" names order/changed, which only the server may publish'],
  [{ listens: ['nav/published', 'nav/published'] }, '"listens" names an event twice'],
  [
    { listens: ['cart/emptied'] },
    '"listens" names cart/emptied, which the catalogue does not have (shared/contracts/src/events.ts)',
  ],
  [
    { route: ['/tax'] },
    'there is no field "route"; it may have name, owner, title, routes, rendered, notRendered, pages, nav, contracts, publishes, listens',
  ],
])('X6 · %j is refused in words', (change, sentence) => {
  expect(described(JSON.stringify({ ...good, ...change }))).toThrow(`mfe-tax/remote.json: ${sentence}`);
});

test('X6 · what is no JSON, or no object, is refused with the name of the file', () => {
  expect(described('{')).toThrow(/^mfe-tax\/remote\.json cannot be read: /);
  expect(described('[]')).toThrow('mfe-tax/remote.json: it must be an object');
});
