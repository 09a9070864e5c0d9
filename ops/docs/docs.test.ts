import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { linksOf, pathsOf, scriptsOf } from './mentions.ts';

const decisions = readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const docs = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
const pages = ['README.md', ...docs.map((name) => `docs/${name}`), ...decisions];
const folders = [
  'api',
  'bench',
  'docs',
  'e2e',
  'ops',
  'shared',
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
];
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(pages)('%s', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');

  test('X6 · names npm scripts that exist', () => {
    expect(scriptsOf(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('X6 · names paths that exist', () => {
    expect(pathsOf(text, folders).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  test('X6 · links to files that exist', () => {
    const folder = path.dirname(path.join(root, page));
    expect(linksOf(text).filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });
});

test('X6 · finds scripts, paths and links of a page', () => {
  const text =
    'Run `npm run build -- mfe-gold`; see `api/src/gold` and `api/src/*/x.ts`, `/gold/buy`, [docs](docs/a.md#b).';
  expect(scriptsOf(text)).toEqual(['build']);
  expect(pathsOf(text, ['api'])).toEqual(['api/src/gold', 'api/src/']);
  expect(linksOf(text)).toEqual(['docs/a.md']);
});
