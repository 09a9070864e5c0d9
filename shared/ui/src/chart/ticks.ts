/** Seconds of midnight UTC, the unit of uPlot's x axis. */
export function secondsOf(isoDate: string): number {
  return Date.parse(`${isoDate.slice(0, 10)}T00:00:00Z`) / 1000;
}

export type TickKind = 'year' | 'month' | 'day';

export interface Ticks {
  kind: TickKind;
  at: number[];
}

const DAY = 86_400;

function boundaries(from: number, to: number, stepMonths: number): number[] {
  const start = new Date(from * 1000);
  const first =
    start.getUTCFullYear() * 12 + Math.ceil((start.getUTCMonth() + (start.getUTCDate() > 1 ? 1 : 0)) / 1);
  const found: number[] = [];
  for (let index = Math.ceil(first / stepMonths) * stepMonths; ; index += stepMonths) {
    const at = Date.UTC(Math.floor(index / 12), index % 12, 1) / 1000;
    if (at > to) return found;
    found.push(at);
  }
}

/** Where the labels of the time axis stand: at most `most`, on the first of years or months, or evenly on days. */
export function timeTicks(from: number, to: number, most: number): Ticks {
  if (!(to > from)) return { kind: 'day', at: [from] };
  for (const step of [1, 2, 3, 6, 12, 24, 36, 60, 120, 240]) {
    const at = boundaries(from, to, step);
    if (step === 1 && at.length < Math.min(3, most)) break;
    if (at.length <= most) return { kind: step >= 12 ? 'year' : 'month', at };
  }
  const days = Math.round((to - from) / DAY);
  const step = Math.max(1, Math.ceil((days + 1) / most));
  return {
    kind: 'day',
    at: Array.from({ length: Math.floor(days / step) + 1 }, (_, n) => from + n * step * DAY),
  };
}
