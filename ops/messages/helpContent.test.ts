import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { glossaryFaults, readGlossary } from './glossary.ts';

const content = path.join(import.meta.dirname, '../../api/src/help/content');

/** Title, summary and text of an article; search keywords hold what people type, and the day of review is shown in words. */
const shownLines = (file: string) =>
  readFileSync(path.join(content, file), 'utf8')
    .split('\n')
    .filter((line) => !/^(?:keywords|reviewed): /.test(line));

test.each(['en', 'hi'] as const)('S19 · help articles in “%s” keep to the glossary', (language) => {
  const files = globSync(`${language}/*/*.md`, { cwd: content });
  expect(files).toHaveLength(36);
  const glossary = readGlossary();
  const faults = files.flatMap((file) =>
    shownLines(file).flatMap((line) =>
      glossaryFaults(line, language, glossary).map((fault) => `${file}: ${fault}: ${line}`),
    ),
  );
  expect(faults).toEqual([]);
});
