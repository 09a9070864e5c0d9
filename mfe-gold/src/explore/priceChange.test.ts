import { summaryOf } from './priceChange.ts';

const point = (date: string, price: number) => ({ date, price });

describe('the summary of a price series', () => {
  it('G1 · gives the newest price and its moves in a day and in a year', () => {
    const points = [
      point('2025-11-18', 10_000),
      point('2025-11-20', 10_100),
      point('2025-11-21', 10_300),
      point('2026-11-19', 12_600),
      point('2026-11-20', 12_498.5),
    ];
    expect(summaryOf(points)).toEqual({
      latest: { date: '2026-11-20', price: 12_498.5 },
      day: { amount: -101.5, percent: -0.81 },
      year: { amount: 2398.5, percent: 23.75 },
    });
  });

  it('G1 · takes the last price before the day of a year ago when that day has none', () => {
    const points = [point('2025-11-15', 10_000), point('2025-11-21', 11_000), point('2026-11-20', 12_000)];
    expect(summaryOf(points)!.year).toEqual({ amount: 2000, percent: 20 });
  });

  it('G1 · shows nothing about missing values', () => {
    expect(summaryOf([])).toBeNull();
    expect(summaryOf([point('2026-11-20', 12_000)])).toMatchObject({ day: null, year: null });
    expect(summaryOf([point('2026-01-01', 11_000), point('2026-11-20', 12_000)])!.year).toBeNull();
  });
});
