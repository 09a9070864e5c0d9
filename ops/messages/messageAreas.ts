import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageArea, MessageTable } from './messageFaults.ts';
import { messageUse, type MessageUse } from './messageUse.ts';

const root = path.join(import.meta.dirname, '../..');
const COMMON = 'shared/i18n/src';
const STANDALONE = 'shared/remote-kit/src/standalone';
/** Words of shell screens that load their own; all else of the shell uses the common ones. */
const SHELL = 'shell';

/** Every place with words: the common ones, the standalone tools', and each remote's. Names are folders. */
export function readMessageAreas(): Map<string, MessageArea> {
  const remotes = globSync('mfe-*', { cwd: root }).filter((folder) =>
    existsSync(path.join(root, folder, 'locales/en.json')),
  );
  const uses = new Map(
    [...remotes, 'shared/ui/src', 'shell/src', COMMON, STANDALONE, 'shared/remote-kit/src'].map(
      (folder) => [folder, usesIn(folder)] as const,
    ),
  );
  const common = table(COMMON, 'en');
  const area = (folder: string, own: readonly MessageUse[], borrowed: readonly string[]): MessageArea => ({
    en: table(folder, 'en'),
    hi: table(folder, 'hi'),
    uses: own,
    borrowed,
  });
  const shared = ['shared/ui/src', 'shell/src', COMMON, 'shared/remote-kit/src'].flatMap((folder) =>
    uses.get(folder)!,
  );
  // A remote may use common texts, but only those that the shared places request have to be among them.
  const mentions = remotes.flatMap((remote) =>
    uses.get(remote)!.map(({ mentioned }) => ({ asked: [], usedLike: [], mentioned })),
  );
  return new Map([
    [COMMON, area(COMMON, [...shared, ...mentions], Object.keys(table(SHELL, 'en')))],
    [SHELL, area(SHELL, uses.get('shell/src')!, Object.keys(common))],
    [STANDALONE, area(STANDALONE, uses.get(STANDALONE)!, Object.keys(common))],
    ...remotes.map((remote) => [remote, area(remote, uses.get(remote)!, Object.keys(common))] as const),
  ]);
}

/** The words of a folder in one language: the first file and those that come later with a screen. */
/** All words of a place: one file, or one a screen that loads its own. */
function table(folder: string, language: string): MessageTable {
  const files = globSync(`locales/**/${language}.json`, { cwd: path.join(root, folder) });
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')) as MessageTable;
  return Object.assign({}, ...files.map(read)) as MessageTable;
}

/** Tests, and places inside a place that have words of their own. */
const NOT_ITS_OWN = /\.test\.tsx?$|^(standalone|overrides)\//;

function usesIn(folder: string): MessageUse[] {
  return globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder) })
    .filter((file) => !NOT_ITS_OWN.test(file))
    .map((file) => messageUse(file, readFileSync(path.join(root, folder, file), 'utf8')));
}
