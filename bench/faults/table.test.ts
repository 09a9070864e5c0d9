import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outcomesByFault } from './journeys.ts';
import { NOT_IN_SAMPLE, probes } from '../stock/probes/probes.ts';
import { FAULTS } from './list.ts';
import { containment, containmentPage } from './table.ts';

test('X4 · the list has the faults in the order of their numbers, M01 to M34 among them', () => {
  const ids = FAULTS.map(([id]) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  expect(ids.slice(0, 34)).toEqual(
    Array.from({ length: 34 }, (_, index) => `M${String(index + 1).padStart(2, '0')}`),
  );
});

test('X4 · each fault is put to the stock sample, or the page states what the sample lacks', () => {
  const probed = probes.map(({ id }) => id);
  expect([...probed, ...Object.keys(NOT_IN_SAMPLE)].sort()).toEqual(FAULTS.map(([id]) => id));
});

test('X4 · each fault with a lazy form of its own has a journey that puts it before a lazy chunk, and one that does not', () => {
  const folder = path.join(import.meta.dirname, '../../e2e/faults');
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const own = FAULTS.filter(([, , form]) => form === 'own').map(([id]) => id);
  expect(own.filter((id) => !sources.includes(`${id} in a lazy chunk: `))).toEqual([]);
  expect(own.filter((id) => !new RegExp(`${id} (?!in a lazy chunk)|'${id}'`).test(sources))).toEqual([]);
});

test('X4 · journeys are sorted by the fault in their title; one that failed counts against it', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  const spec = (title: string, ok: boolean) => ({ title, ok });
  writeFileSync(
    file,
    JSON.stringify({
      suites: [
        {
          specs: [
            spec('X4: M01 gone', true),
            spec('X4: M01 in a lazy chunk: gone → the card', true),
            spec('S12: M02 counts too', true),
          ],
          suites: [
            { specs: [spec('X4: M03 slow', false), spec('X4: M03 slower', true), spec('X4: other', true)] },
          ],
        },
      ],
    }),
  );
  const refusals = path.join(path.dirname(file), 'refusals.json');
  const assertion = (title: string, status: string) => ({ title, status });
  writeFileSync(
    refusals,
    JSON.stringify({
      testResults: [
        {
          assertionResults: [
            assertion('X6 · M44 a call less', 'passed'),
            assertion('X6 · M45 not run', 'pending'),
          ],
        },
      ],
    }),
  );
  const outcomes = outcomesByFault([file, refusals]);
  expect(outcomes.get('M44')).toEqual({ passed: 1, lazy: 0, failed: [] });
  expect(outcomes.get('M45')).toBeUndefined();
  expect(outcomes.get('M01')).toEqual({ passed: 2, lazy: 1, failed: [] });
  expect(outcomes.get('M03')).toEqual({ passed: 1, lazy: 0, failed: ['X4: M03 slow'] });

  const rows = containment(outcomes, [{ id: 'M01', contained: false, missed: ['one', 'two'] }]);
  expect(rows).toHaveLength(FAULTS.length);
  expect(rows[0]).toEqual({
    id: 'M01',
    what: 'entry of a remote missing (404, 410)',
    sanchay: true,
    tests: 2,
    lazy: 1,
    stock: false,
    missed: 'one; two',
  });
  expect(rows[1]).toMatchObject({ sanchay: false, tests: 1, lazy: 0 });
  expect(rows[2]).toMatchObject({ sanchay: false, tests: 2 });
  expect(rows[3]).toMatchObject({ sanchay: false, tests: 0, stock: null, missed: 'not measured' });
  expect(containmentPage(rows)).toContain(
    `**Sanchay 2 of ${FAULTS.length}, the stock sample 0 of the 1 that were measured there.**`,
  );
});
