import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { testTitles } from '../security/testTitles.ts';
import { idsOf, legendIds } from './features.ts';

/** Test files of the repository, from its root. */
function testFiles(): string[] {
  const below = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : below(name);
      return /\.(test|spec)\.tsx?$/.test(name) ? [name] : [];
    });
  return below('.');
}

const legend = legendIds(readFileSync(path.join(root, 'docs/features.md'), 'utf8'));

test('X6 · the legend lists every ID at the beginning of a test title', () => {
  const unknown = testFiles().flatMap((file) =>
    testTitles(path.join(root, file)).flatMap((title) =>
      idsOf(title)
        .filter((id) => !legend.has(id))
        .map((id) => `${id} of "${title}" in ${file} is not in docs/features.md`),
    ),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['I3, S4 · a manager orders nothing', ['I3', 'S4']],
  ['X4: M19 an answer ends the session', ['X4', 'M19']],
  ['R9 the PAN of a person', ['R9']],
  ['S1 and X3 a session', ['S1', 'X3']],
  ['the 12A rule is no ID', []],
])('X6 · reads the IDs of a title: %s', (title, ids) => {
  expect(idsOf(title)).toEqual(ids);
});

test('X6 · the legend spells out groups and ranges', () => {
  expect([...legendIds('| S1 | x |\n| M01 | y |\nR1 to R3 are groups')]).toEqual([
    'S1',
    'M01',
    'R1',
    'R2',
    'R3',
  ]);
});
