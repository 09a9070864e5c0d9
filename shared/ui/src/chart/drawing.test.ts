import { across, down, extentOf, padded, valueAxisWidth } from './geometry.ts';
import { areaPath, linePath, pictureIndices } from './linePath.ts';
import { secondsOf } from './ticks.ts';
import { valueTicks } from './valueTicks.ts';

const dates = ['2024-01-01', '2024-01-02', '2024-01-05'];

test('S18 · lines of the value axis stand on round values, seven at most', () => {
  expect(valueTicks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(valueTicks(9.4, 52.1)).toEqual([10, 20, 30, 40, 50]);
  expect(valueTicks(0.09, 0.53)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(valueTicks(-3, 9)).toEqual([-2, 0, 2, 4, 6, 8]);
  expect(valueTicks(98_00_000, 1_02_00_000)).toEqual([
    98_00_000, 99_00_000, 1_00_00_000, 1_01_00_000, 1_02_00_000,
  ]);
  expect(valueTicks(22.7, 47.8)).toEqual([25, 30, 35, 40, 45]);
  expect(valueTicks(5, 5)).toEqual([]);
  expect(valueTicks(Infinity, -Infinity)).toEqual([]);
});

test('S18 · the axis is as wide as its longest label, three letters at least', () => {
  expect(valueAxisWidth(['1'])).toBe(35);
  expect(valueAxisWidth(['1', '₹1.25 L'])).toBe(63);
});

test('S18 · a picture spans from the first date to the last and a little beyond its values, gaps left out', () => {
  const extent = extentOf(dates, [
    { label: 'a', values: [100, null, 200] },
    { label: 'b', values: [150, 120, 130] },
  ]);
  expect(extent).toEqual({ from: secondsOf(dates[0]!), to: secondsOf(dates[2]!), low: 94, high: 206 });
  expect(across(extent, secondsOf('2024-01-03'))).toBe(0.5);
  expect(down(extent, 206)).toBe(0);
  expect(down(extent, 94)).toBe(1);
  expect(padded(10, 10)).toEqual([9, 11]);
});

test('S18 · a line goes through its points and bridges gaps; its area is closed along the foot', () => {
  const extent = { from: secondsOf(dates[0]!), to: secondsOf(dates[2]!), low: 0, high: 10 };
  const line = linePath(dates, [0, 5, 10], extent);
  expect(line).toBe('M0 1000L250 500L1000 0');
  expect(areaPath(line, dates, [0, 5, 10], extent)).toBe('M0 1000L250 500L1000 0L1000 1000L0 1000Z');
  const late = linePath(dates, [null, 5, 10], extent);
  expect(areaPath(late, dates, [null, 5, 10], extent)).toBe('M250 500L1000 0L1000 1000L250 1000Z');
  expect(linePath(dates, [0, null, 10], extent)).toBe('M0 1000L1000 0');
  expect(linePath(dates, [null, 5, null], extent)).toBe('');
});

test('S18 · of many points the picture keeps both ends and every slice’s lowest and highest', () => {
  const values = Array.from({ length: 3_000 }, (_, index) =>
    index === 1_234 ? -50 : index === 1_300 ? 999 : index % 7,
  );
  const kept = pictureIndices(values);
  expect(kept.length).toBeLessThanOrEqual(302);
  expect(kept[0]).toBe(0);
  expect(kept.at(-1)).toBe(2_999);
  expect(kept).toEqual(expect.arrayContaining([1_234, 1_300]));
  expect(kept).toEqual(kept.toSorted((a, b) => a - b));
  expect(pictureIndices([1, null, 2])).toEqual([0, 2]);
});
