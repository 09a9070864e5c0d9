import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contrast } from './contrast.ts';
import { darkColours, lightColours, type ColourName } from './tokens.ts';
import { fontFiles } from './fonts.ts';

const baseCss = readFileSync(path.join(__dirname, 'base.css'), 'utf8');

const grounds: ColourName[] = ['bg', 'surface', 'sunk'];
const inks: ColourName[] = ['ink', 'ink-2', 'ink-3', 'accent', 'gain', 'loss'];
const pairs: [ColourName, ColourName, number][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [ColourName, ColourName, number] => [ink, ground, 4.5])),
  ...grounds.map((ground): [ColourName, ColourName, number] => ['ink', ground, 7]),
  ['on-accent', 'accent', 4.5],
  ['on-loss', 'loss', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink-2', 'accent-soft', 4.5],
  ['warn', 'warn-ground', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'bg', 2.9],
  ['focus', 'bg', 3],
];

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('S18 · colours of the %s theme', (_name, colours) => {
  test.each(pairs)('S18 · %s on %s reaches %d', (ink, ground, least) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(least);
  });
});

test('S18 · the faces of every first view weigh at most 50 KB together, and base.css names every file', () => {
  const modules = path.join(__dirname, '../../../../node_modules');
  const size = (source: string): number => statSync(path.join(modules, source)).size;
  const first = fontFiles.filter((file) => file.preload).reduce((sum, file) => sum + size(file.source), 0);
  expect(first).toBeLessThanOrEqual(50_000);
  for (const file of fontFiles) {
    expect(size(file.source)).toBeGreaterThan(0);
    expect(baseCss).toContain(`url('${file.target}')`);
  }
});
