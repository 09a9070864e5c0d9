import type { CashFlow } from './xirr.ts';
import { xirrOrProblem } from './xirrProblem.ts';

const flows = (...rows: Array<[string, number]>): CashFlow[] =>
  rows.map(([date, amount]) => ({ date, amount }));

describe('M2 · XIRR or the reason why there is none', () => {
  it('M2 · the rate where there is one', () => {
    const outcome = xirrOrProblem(flows(['2023-01-01', -100], ['2024-01-01', 110]));
    expect(outcome).toEqual({ rate: expect.closeTo(0.1, 10) });
  });

  it.each<[string, CashFlow[]]>([
    ['too_few', []],
    ['too_few', flows(['2023-01-01', -100])],
    ['too_few', flows(['2023-01-01', -100], ['2024-01-01', 0])],
    ['nothing_paid', flows(['2023-01-01', 100], ['2024-01-01', 110])],
    ['nothing_received', flows(['2023-01-01', -100], ['2024-01-01', -1])],
    ['one_day', flows(['2023-01-01', -100], ['2023-01-01', 110])],
    ['bad_row', flows(['2023-02-30', -100], ['2024-01-01', 110])],
    ['bad_row', flows(['2023-01-01', NaN], ['2024-01-01', 110])],
    ['cancels_out', flows(['2023-01-01', -100], ['2023-01-01', 100], ['2024-01-01', 50])],
    ['cancels_out', flows(['2023-01-01', -100], ['2023-01-01', 150], ['2024-01-01', 50])],
    ['no_rate', flows(['2023-01-01', 100], ['2024-01-01', -150], ['2025-01-01', 100])],
    ['no_rate', flows(['2023-01-01', -1], ['2023-01-02', 1e9])],
  ])('M2 · %s', (problem, list) => {
    expect(xirrOrProblem(list)).toEqual({ problem });
  });

  it('M2 · all rates where there is more than one', () => {
    const list = flows(['2021-01-01', -1000], ['2022-01-01', 2680], ['2023-01-01', -1783.5]);
    expect(xirrOrProblem(list)).toEqual({ rates: [expect.closeTo(0.23, 10), expect.closeTo(0.45, 10)] });
  });

  it('M2 · a thousand payments take no time and have their rate', () => {
    const monthly = Array.from({ length: 999 }, (_, place): CashFlow => {
      const year = 1940 + Math.floor(place / 12);
      return { date: `${year}-${String((place % 12) + 1).padStart(2, '0')}-01`, amount: -1000 };
    });
    const outcome = xirrOrProblem([...monthly, { date: '2026-01-01', amount: 5e8 }]);
    expect(outcome).toEqual({ rate: expect.closeTo(0.101183633644, 10) });
  });
});
