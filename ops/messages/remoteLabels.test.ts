import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { glossaryFaults, readGlossary } from './glossary.ts';

const root = path.join(import.meta.dirname, '../..');
type Label = Record<'en' | 'hi', string>;

test.each(globSync('mfe-*/remote.json', { cwd: root }))(
  'S19 · the title and menu labels in %s keep to the glossary',
  (file) => {
    const { title, nav } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      title: Label;
      nav: readonly { label: Label }[];
    };
    const labels = [title, ...nav.map(({ label }) => label)];
    const glossary = readGlossary();
    const faults = labels.flatMap(({ en, hi }) => [
      ...glossaryFaults(en, 'en', glossary),
      ...glossaryFaults(hi, 'hi', glossary),
    ]);
    expect(faults).toEqual([]);
  },
);
