import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultConfig } from '@sanchay/contracts';
import { digest, entryOf, plainRegistry, plainRelease } from '../testing/signedRegistry.ts';
import { renderPage } from './page.ts';
import { readPageParts } from './pageParts.ts';

const registry = plainRegistry(1, {
  'mfe-gold': entryOf({ '1': plainRelease('mfe-gold', '1') }),
  'mfe-off': entryOf({ '1': plainRelease('mfe-off', '1') }, { disabled: true }),
  'mfe-new': entryOf({ '1': plainRelease('mfe-new', '1') }),
});
const dist = mkdtempSync(path.join(tmpdir(), 'bundled-'));
afterAll(() => rmSync(dist, { recursive: true }));

/** The preload links of scripts on a page, with the shell's build described so. */
function preloaded(pathname: string, remotes?: Record<string, string[]>): string[] {
  const folder = path.join(dist, 'shell/s1');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'assets/base.css'), '');
  writeFileSync(
    path.join(folder, 'shell.json'),
    JSON.stringify({
      scripts: ['shell.js'],
      integrity: { 'shell.js': digest('s'), 'gold.js': digest('g'), 'words.js': digest('w') },
      remotes,
    }),
  );
  const parts = readPageParts({ distFolder: dist, shellRelease: 's1', development: false });
  const { html } = renderPage(
    parts,
    { config: defaultConfig, registry, trust: null },
    {
      pathname,
      cohort: 0,
      visitor: { language: 'en', theme: null, hint: false },
      origin: 'https://sanchay.example',
    },
  );
  return [...html.matchAll(/rel="preload" as="script".* href="([^"]+)" integrity="([^"]+)"/g)].map(
    ([, href, integrity]) => `${href} ${integrity}`,
  );
}

test('X1 · where all was built as one, the page preloads the bundle’s own files of the route’s remote', () => {
  expect(preloaded('/gold', { 'mfe-gold': ['gold.js', 'words.js'] })).toEqual([
    `/shell/s1/gold.js ${digest('g')}`,
    `/shell/s1/words.js ${digest('w')}`,
  ]);
});

test('X1 · a remote that the bundle lacks, or that is switched off, has nothing to preload', () => {
  expect(preloaded('/new', { 'mfe-gold': ['gold.js'] })).toEqual([]);
  expect(preloaded('/off', { 'mfe-off': ['gold.js'] })).toEqual([]);
});

test('X1 · a federated page preloads what the release names', () => {
  expect(preloaded('/gold')).toEqual([
    `/remotes/mfe-gold/1/remoteEntry.abc.js ${digest('e')}`,
    `/remotes/mfe-gold/1/app.abc.js ${digest('a')}`,
  ]);
});
