import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { asvsFaults, readAsvs, requirements, type AsvsRow } from './asvs.ts';
import { testTitles } from './testTitles.ts';

const rows = readAsvs(readFileSync(path.join(root, 'docs/security/asvs.csv'), 'utf8'));
const OWN = 'ops/security/asvs.test.ts';

test('X3 · every requirement of ASVS 5.0.0 levels 1 and 2 states where it is met, by which test, or why not', () => {
  expect(asvsFaults(rows, root)).toEqual([]);
  expect(rows.map(({ id }) => id)).toEqual([...requirements().keys()]);
});

test('X3 · the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = [...requirements().values()];
  expect([levels.filter((level) => level === '1').length, levels.length]).toEqual([70, 253]);
});

test('X3 · the counts in the architecture are those of the list', () => {
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(
    `${count('met')} met, ${count('partly')} partly, ${count('not met')} not met, ${count('not applicable')} not applicable`,
  );
});

describe('a list with a fault', () => {
  const met = rows.findIndex(({ status }) => status === 'met');
  const change = (over: Partial<AsvsRow>) =>
    asvsFaults(
      rows.map((row, index) => (index === met ? { ...row, ...over } : row)),
      root,
    );
  const { id } = rows[met]!;

  test.each<[string, Partial<AsvsRow>, string]>([
    ['an unknown status', { status: 'done' }, 'has the unknown status "done"'],
    ['another level', { level: '3' }, 'is no requirement of level 3'],
    ['no words', { requirement: '' }, 'does not say what is required'],
    ['no place', { where: '' }, 'names no place'],
    [
      'a place that is not there',
      { where: 'api/src/gone.ts' },
      'names api/src/gone.ts, which does not exist',
    ],
    ['a test file that is not there', { test: 'api/gone.test.ts · a' }, 'which does not exist'],
    ['a file without a test', { test: OWN }, `names no test of ${OWN}`],
    ['a test that is not there', { test: `${OWN} · gone${id}` }, `names no test of ${OWN} with "gone${id}"`],
    ['nothing that shows it', { test: '', note: '' }, 'names neither a test nor why there is none'],
    ...['partly', 'not met', 'not applicable'].map((status): [string, Partial<AsvsRow>, string] => [
      `${status} without a reason`,
      { status, note: '' },
      'gives no reason',
    ]),
  ])('X3 · %s is found', (_name, over, fault) => {
    expect(change(over)).toContainEqual(expect.stringContaining(fault));
  });

  test('X3 · a requirement that is missing, and one that is there twice, are found', () => {
    expect(asvsFaults(rows.slice(1), root)).toContain(`${rows[0]!.id} is missing`);
    expect(asvsFaults([...rows, rows[0]!], root)).toContain(`${rows[0]!.id} is there twice`);
  });
});

test('X3 · titles of plain tests, of tables and of templates are found, those of groups are not', () => {
  const titles = testTitles(path.join(root, OWN));
  expect(titles).toContain('X3 · %s is found');
  expect(titles).not.toContain('a list with a fault');
  expect(testTitles(path.join(root, 'api/src/fuzz/fuzz.test.ts')).join()).toContain('${COUNT} requests');
});

test('X3 · quotes and commas within a field are read, and a row that is cut short is named', () => {
  const heads = 'id,level,requirement,status,where,test,note';
  expect(readAsvs(`${heads}\nV1.1.1,2,"a, ""b""",met,,,\n`)).toEqual([
    { id: 'V1.1.1', level: '2', requirement: 'a, "b"', status: 'met', where: '', test: '', note: '' },
  ]);
  expect(() => readAsvs(`${heads}\nV1.1.1,2,a\n`)).toThrow('V1.1.1 has 3 fields');
  expect(() => readAsvs('id,level\n')).toThrow('the heads are not');
});
