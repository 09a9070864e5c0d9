import { yearlyReturn } from './yearlyReturn.ts';

const TODAY = '2026-11-28';

describe('the yearly return', () => {
  const flows = (...rows: [string, number][]) => rows.map(([date, amount]) => ({ date, amount }));

  test('P2 · is a rate where exactly one explains the payments', () => {
    const { rate, problem } = yearlyReturn(flows(['2025-01-01', -100], ['2026-01-01', 112]), TODAY);
    expect([rate?.toFixed(6), problem]).toEqual(['0.120000', null]);
  });

  test('P2 · has a reason where several explain them, and where none does', () => {
    // 23 % and 45 % a year, both.
    const two = flows(['2021-01-01', -1000], ['2022-01-01', 2680], ['2023-01-01', -1783.5]);
    expect(yearlyReturn(two, TODAY)).toEqual({ rate: null, problem: 'many_rates' });
    const cases = [
      [flows(['2025-01-01', -1000]), 'too_few'],
      [flows(['2025-01-01', -1000], ['2025-06-01', -10]), 'nothing_received'],
      [flows(['2025-01-01', 1000], ['2025-06-01', 10]), 'nothing_paid'],
      [flows(['2025-01-01', -1000], ['2025-01-01', 10]), 'one_day'],
      [flows(['2025-01-01', -1000], ['2025-01-01', 1000], ['2025-06-01', 1]), 'cancels_out'],
      [flows(['2025-01-01', -1000], ['2026-01-01', 0.01]), 'no_rate'],
      [flows(['2025-01-01', -1000], ['soon', 10]), 'bad_row'],
    ] as const;
    for (const [rows, problem] of cases) expect(yearlyReturn(rows, TODAY)).toEqual({ rate: null, problem });
  });

  test('P2 · is not shown while the first payment is younger than 30 days, however large it would be', () => {
    const after = (_days: number, day: string) => yearlyReturn(flows([day, -1000], [TODAY, 1020]), TODAY);
    expect(after(5, '2026-11-23')).toEqual({ rate: null, problem: 'too_recent' });
    expect(after(29, '2026-10-30')).toEqual({ rate: null, problem: 'too_recent' });
    expect(after(30, '2026-10-29').rate).toBeCloseTo(1.02 ** (365 / 30) - 1, 6);
    // The first payment decides: a later one does not hide the return.
    const again = flows(['2025-11-28', -1000], ['2026-11-27', -1000], [TODAY, 2100]);
    expect(yearlyReturn(again, TODAY).problem).toBeNull();
  });
});
