import { section, withSection } from './document.ts';
import { markdownTable } from './table.ts';

const finding = (title: string, value: string) => ({
  title,
  about: 'How.',
  tables: [{ head: ['route', 'value'], rows: [['home', value]] }],
});

test('X9 · a table is aligned by characters, whatever they are', () => {
  expect(
    markdownTable({
      head: ['a', 'बी'],
      rows: [
        ['long cell', '1'],
        ['', '₹22'],
      ],
    }),
  ).toBe(
    ['| a         | बी  |', '| --------- | --- |', '| long cell | 1   |', '|           | ₹22 |'].join('\n'),
  );
});

test('X9 · a figure measured anew takes the place of its former part; the others stay', () => {
  const first = withSection('', finding('LCP', '1 ms'), 'commit a');
  const both = withSection(first, finding('Bytes', '2 KB'), 'commit a');
  const again = withSection(both, finding('LCP', '3 ms'), 'commit b');
  expect(again.startsWith('# Benchmarks\n')).toBe(true);
  expect(again.split('\n## ').slice(1)).toEqual([
    `${section(finding('LCP', '3 ms'), 'commit b').slice(3)}\n`,
    `${section(finding('Bytes', '2 KB'), 'commit a').slice(3)}\n`,
  ]);
  expect(again).not.toContain('1 ms');
  expect(again).toContain('_commit b_');
});
