import { defaultConfig } from '@sanchay/contracts';
import { sourceRows, trendRows } from './complaints.ts';

const row = (source: string, start: number, received: number, resolved: number, averageDays = 0) => ({
  source,
  start,
  received,
  resolved,
  overThreeMonths: 1,
  averageDays,
});

test('S7 · what is pending is what was open and what came, less what was resolved', () => {
  expect(trendRows([{ from: '2026-10-01', start: 3, received: 4, resolved: 5 }])).toEqual([
    { from: '2026-10-01', start: 3, received: 4, resolved: 5, pending: 2 },
  ]);
});

test('S7 · the total adds the sources; days are weighted by what was resolved, and none where nothing was', () => {
  const rows = sourceRows([
    row('investors', 1, 4, 3, 10),
    row('scores', 0, 2, 1, 20),
    row('others', 0, 0, 0),
  ]);
  expect(rows.map(({ source, pending, averageDays }) => [source, pending, averageDays])).toEqual([
    ['investors', 2, 10],
    ['scores', 1, 20],
    ['others', 0, null],
    ['total', 3, 13],
  ]);
  expect(rows.at(-1)).toMatchObject({ start: 1, received: 6, resolved: 4, overThreeMonths: 3 });
});

test('S7 · the built-in figures are those of the specification and add up', () => {
  const { complaints } = defaultConfig;
  expect(complaints).toMatchObject({ startCount: 0, thisMonth: 2, resolvedThisMonth: 0, endCount: 2 });
  expect(sourceRows(complaints.sources).at(-1)).toMatchObject({
    start: 0,
    received: 2,
    resolved: 0,
    pending: 2,
  });
  expect(trendRows(complaints.months).at(-1)!.pending).toBe(complaints.endCount);
  expect(trendRows(complaints.years).at(-1)!.pending).toBe(complaints.endCount);
});
