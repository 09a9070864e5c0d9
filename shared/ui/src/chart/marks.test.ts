import { nearestMark, placeMarks } from './marks.ts';

const dates = ['2026-01-01', '2026-01-02', '2026-01-05', '2026-01-06'];
const buy = (date: string, text = date) => ({ date, kind: 'in' as const, text });

describe('marks of a chart', () => {
  test('P2 · a mark stands at the last point on or before its day, those of one point together', () => {
    const marks = [
      buy('2026-01-04'),
      { date: '2026-01-03', kind: 'out' as const, text: 'sold' },
      buy('2026-01-06'),
    ];
    expect(placeMarks(dates, marks)).toEqual([
      { index: 1, kinds: ['in', 'out'], texts: ['2026-01-04', 'sold'] },
      { index: 3, kinds: ['in'], texts: ['2026-01-06'] },
    ]);
  });

  test('P2 · a mark before the first point, or of a chart without points, is left out', () => {
    expect(placeMarks(dates, [buy('2025-12-31')])).toEqual([]);
    expect(placeMarks([], [buy('2026-01-01')])).toEqual([]);
  });

  test('P2 · the crosshair finds the nearest mark, further away the more points there are', () => {
    const marks = placeMarks(dates, [buy('2026-01-01'), buy('2026-01-06')]);
    expect(nearestMark(marks, 0, 4)?.index).toBe(0);
    expect(nearestMark(marks, 1, 4)).toBeNull();
    expect(nearestMark(marks, 1, 100)?.index).toBe(0);
    expect(nearestMark(marks, 2, 400)?.index).toBe(3);
    expect(nearestMark([], 0, 400)).toBeNull();
  });
});
