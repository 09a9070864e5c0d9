import { monthsBefore, rangesWithin, rangeStart, shownRange } from './ranges.ts';
import { sampleIndices } from './sampleRows.ts';
import { secondsOf, timeTicks } from './ticks.ts';
import { padded } from './geometry.ts';

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
const ticks = (from: string, to: string, most: number) => timeTicks(secondsOf(from), secondsOf(to), most);

test('S18 · a month before the 31st is the last day of a shorter month', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2026-01-15', 12)).toBe('2025-01-15');
  expect(monthsBefore('2024-02-29', 12)).toBe('2023-02-28');
});

test('S18 · a range begins with the first date inside it', () => {
  const dates = ['2021-01-04', '2025-11-19', '2025-11-21', '2026-10-20', '2026-11-20'];
  expect(rangeStart(dates, '1M')).toBe(3);
  expect(rangeStart(dates, '1Y')).toBe(2);
  expect(rangeStart(dates, '5Y')).toBe(1);
  expect(rangeStart(dates, 'All')).toBe(0);
  expect(rangeStart([], '1Y')).toBe(0);
});

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

test('S18 · only ranges shorter than the whole are offered, and one as long as the whole is the whole', () => {
  expect(rangesWithin(['2025-01-20', '2026-11-20'], RANGES)).toEqual(['1M', '6M', '1Y', 'All']);
  expect(rangesWithin(['2013-01-01', '2026-11-20'], RANGES)).toEqual(RANGES);
  expect(rangesWithin(['2026-11-18', '2026-11-20'], RANGES)).toEqual(['All']);
  expect(rangesWithin([], RANGES)).toEqual(['All']);
  expect(rangesWithin(['2025-11-20', '2026-11-20'], RANGES)).toEqual(['1M', '6M', 'All']);
  expect(rangesWithin(['2025-11-19', '2026-11-20'], RANGES)).toEqual(['1M', '6M', '1Y', 'All']);
});

test('S18 · a history that is too short for the requested range shows all that there is', () => {
  expect(shownRange('5Y', ['1M', '6M', '1Y', 'All'])).toBe('All');
  expect(shownRange('1Y', ['1M', '6M', '1Y', 'All'])).toBe('1Y');
});

test('S5 · a phone shows at most four labels of time, on round dates', () => {
  expect(ticks('2021-11-20', '2026-11-20', 4).at.map(iso)).toEqual([
    '2022-01-01',
    '2024-01-01',
    '2026-01-01',
  ]);
  expect(ticks('2022-01-01', '2026-11-20', 6)).toMatchObject({ kind: 'year', at: { length: 5 } });
  expect(ticks('2026-06-10', '2026-11-20', 6).at.map(iso)).toEqual([
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
  ]);
  const month = ticks('2026-10-20', '2026-11-20', 4);
  expect(month.kind).toBe('day');
  expect(month.at.length).toBeLessThanOrEqual(4);
});

test('S18 · the table behind a chart has at most 60 rows, newest first, the last value among them', () => {
  const { indices, step } = sampleIndices(1234);
  expect(indices.length).toBeLessThanOrEqual(60);
  expect(indices[0]).toBe(1233);
  expect(indices[1]).toBe(1233 - step);
  expect(sampleIndices(5)).toEqual({ step: 1, indices: [4, 3, 2, 1, 0] });
});

test('S18 · the axis leaves air but does not go below zero for amounts', () => {
  expect(padded(1, 101)[0]).toBe(0);
  expect(padded(50, 50)[1]).toBeGreaterThan(50);
});
