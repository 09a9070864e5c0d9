/** Something that happened on a day of a chart. */
export interface ChartMark {
  /** ISO day. */
  date: string;
  /** `in` points up, `out` points down. */
  kind: 'in' | 'out';
  /** The event, as the crosshair and the table show it. */
  text: string;
}

/** What happened at a point of a chart. */
export interface PlacedMark {
  /** Of the point. */
  index: number;
  kinds: readonly ChartMark['kind'][];
  texts: readonly string[];
}

/** How far from a mark, as a share of the points shown, the crosshair still finds it. */
const REACH = 1 / 80;

/** Marks at the points of a chart, in order: each at the last point on or before its day; those before the first are left out. */
export function placeMarks(dates: readonly string[], marks: readonly ChartMark[]): PlacedMark[] {
  const placed = new Map<number, ChartMark[]>();
  for (const mark of marks) {
    const index = dates.findLastIndex((date) => date <= mark.date);
    if (index >= 0) placed.set(index, [...(placed.get(index) ?? []), mark]);
  }
  return [...placed]
    .toSorted(([a], [b]) => a - b)
    .map(([index, own]) => ({
      index,
      kinds: [...new Set(own.map(({ kind }) => kind))],
      texts: own.map(({ text }) => text),
    }));
}

/** The mark nearest to a point of `length` points, or null when none is near. */
export function nearestMark(marks: readonly PlacedMark[], index: number, length: number): PlacedMark | null {
  const reach = Math.max(0, Math.round(length * REACH));
  return marks.reduce<PlacedMark | null>((best, mark) => {
    const distance = Math.abs(mark.index - index);
    return distance <= reach && (best === null || distance < Math.abs(best.index - index)) ? mark : best;
  }, null);
}
