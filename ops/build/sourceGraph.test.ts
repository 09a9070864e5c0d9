import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceGraph } from './sourceGraph.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sanchay-graph-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files and follows `main.ts`; paths below the folder. */
function reached(files: Record<string, string>, options?: { stopAt?: string[]; browserOnly?: boolean }) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { files: found, stopped } = sourceGraph([path.join(folder, 'main.ts')], options);
  return { files: found.map((file) => path.relative(folder, file)), stopped };
}

const index = {
  'index.ts': `export { price } from './gold.ts';
    export * from './orders.ts';
    export * as dates from './dates.ts';
    import { nav } from './nav.ts';
    export { nav as value };`,
  'gold.ts': `import { round } from './round.ts'; export const price = round(1), weight = 2;`,
  'orders.ts': `export * from './cart.ts'; export function order() {}`,
  'cart.ts': `export class Cart {}`,
  'dates.ts': `export const today = 1;`,
  'nav.ts': `export default 1; export enum nav { one }`,
  'round.ts': `export const round = (value: number) => value;`,
};

test.each([
  [`import { price } from './index.ts';`, ['gold.ts', 'main.ts', 'round.ts']],
  [`import { order } from './index.ts';`, ['main.ts', 'orders.ts']],
  [`import { Cart as Basket } from './index.ts';`, ['cart.ts', 'main.ts']],
  [`import { dates } from './index.ts';`, ['dates.ts', 'main.ts']],
  [`import { value } from './index.ts';`, ['main.ts', 'nav.ts']],
  [`import one from './nav.ts';`, ['main.ts', 'nav.ts']],
  [`import type { price } from './index.ts';`, ['main.ts']],
  [`import { type price, order } from './index.ts';`, ['main.ts', 'orders.ts']],
  [`export type { price } from './index.ts';`, ['main.ts']],
  [`export { price } from './index.ts';`, ['gold.ts', 'main.ts', 'round.ts']],
])('X2 · of an index, a build takes in only what it names: %s', (text, files) => {
  expect(reached({ ...index, 'main.ts': text }).files).toEqual(files);
});

test.each([
  `import * as all from './index.ts';`,
  `const all = () => import('./index.ts');`,
  `import './index.ts';`,
])('X2 · %s takes in everything behind it', (text) => {
  expect(reached({ ...index, 'main.ts': text }).files).toEqual([...Object.keys(index), 'main.ts'].sort());
});

test('X2 · messages, pictures and workers of a module belong to its build', () => {
  const files = {
    'main.ts': `import { load } from './load.ts'; load();`,
    'load.ts': `export const load = () => [import('./en.json'), new URL('./chart.svg', import.meta.url), require('./old.cjs')];`,
    'en.json': '{}',
    'chart.svg': '<svg/>',
    'old.cjs': '',
  };
  expect(reached(files).files).toEqual(Object.keys(files).sort());
});

test('X2 · a package of ours is followed through its exports, one from outside is not, and a provided one is named', () => {
  const main = `import { goldConfirms } from '@sanchay/contracts'; import { useBus } from '@sanchay/event-bus'; import rxjs from 'rxjs';`;
  const { files, stopped } = reached({ 'main.ts': main }, { stopAt: ['@sanchay/event-bus'] });
  expect(files.map((file) => file.replace(/^.*shared\//, 'shared/')).sort()).toEqual([
    'main.ts',
    'shared/contracts/src/confirm/goldConfirms.ts',
  ]);
  expect(stopped).toEqual(['@sanchay/event-bus']);
});

test('X2 · what a package replaces on the server belongs to the build, and not to the browser', () => {
  const manifest = {
    name: 'own',
    imports: { '#start': { 'sanchay-server': './server.ts', default: './browser.ts' } },
  };
  const files = {
    'package.json': JSON.stringify(manifest),
    'main.ts': `import { start } from '#start';`,
    'server.ts': 'export const start = 1;',
    'browser.ts': 'export const start = 2;',
  };
  expect(reached(files).files).toEqual(['browser.ts', 'main.ts', 'server.ts']);
  expect(reached(files, { browserOnly: true }).files).toEqual(['browser.ts', 'main.ts']);
});

test('X2 · a file that changes is read again', () => {
  const before = reached({ 'main.ts': `import './a.ts';`, 'a.ts': '', 'second.ts': '' }).files;
  expect(before).toEqual(['a.ts', 'main.ts']);
  expect(reached({ 'main.ts': `import './second.ts';` }).files).toEqual(['main.ts', 'second.ts']);
});
