import fc from 'fast-check';
import { addDays } from '../calendar/dates.ts';
import { replayDeposit, replayFlows, type DatedLevel } from './replay.ts';
import type { CashFlow } from './xirrFlows.ts';
import { xirrOrProblem } from './xirrProblem.ts';

const FROM = '2020-01-01';
const LENGTH = 1_500;
const TODAY = addDays(FROM, LENGTH);
const levelsOf = (nav: (day: number) => number): DatedLevel[] =>
  Array.from({ length: LENGTH + 1 }, (_, day) => ({ date: addDays(FROM, day), nav: nav(day) }));
const valueOfReplay = (flows: CashFlow[], levels: DatedLevel[], today = TODAY) => {
  const replay = replayFlows(flows, levels, today);
  return 'problem' in replay ? replay : Number(replay.value);
};

/** Payments on growing days. */
const payments = fc
  .array(
    fc.record({ gap: fc.integer({ min: 0, max: 90 }), paise: fc.integer({ min: 100, max: 50_000_000 }) }),
    {
      minLength: 1,
      maxLength: 15,
    },
  )
  .map((list) => {
    let day = 0;
    return list.map(({ gap, paise }) => {
      day += gap;
      return { date: addDays(FROM, day), amount: -paise / 100 };
    });
  });
const path = fc
  .array(fc.integer({ min: 5_000, max: 20_000 }), { minLength: LENGTH + 1, maxLength: LENGTH + 1 })
  .map((cents) => levelsOf((day) => cents[day]! / 100));

describe('the same cash flows in an index', () => {
  test.each([
    ['one payment grows as the index', [{ date: FROM, amount: -1000 }], 2000],
    // 1,000 at 100 and 500 at 150 are 10 and 3.333 units; 500 at 175 takes 2.857 away.
    [
      'a payment buys and a receipt sells at the level of its day',
      [
        { date: FROM, amount: -1000 },
        { date: addDays(FROM, 750), amount: -500 },
        { date: addDays(FROM, 1125), amount: 500 },
      ],
      2095.24,
    ],
    ['nothing is nothing', [], 0],
  ])('P2 · %s', (_what, flows, value) => {
    expect(
      valueOfReplay(
        flows,
        levelsOf((day) => 100 + (100 * day) / LENGTH),
      ),
    ).toBe(value);
  });

  test('P2 · a closed day has the level of the day before, never one of a later day', () => {
    const levels = [
      { date: '2020-01-03', nav: 100 },
      { date: '2020-01-06', nav: 200 },
    ];
    expect(valueOfReplay([{ date: '2020-01-05', amount: -100 }], levels, '2020-01-06')).toBe(200);
    expect(valueOfReplay([{ date: '2020-01-02', amount: -100 }], levels, '2020-01-06')).toEqual({
      problem: 'no_level',
      date: '2020-01-02',
    });
  });

  test('P2 · what is used up, or has no level, is a problem with its day and no figure', () => {
    const flows = [
      { date: FROM, amount: -100 },
      { date: addDays(FROM, 10), amount: 101 },
    ];
    const problem = { problem: 'used_up', date: addDays(FROM, 10) };
    expect(
      valueOfReplay(
        flows,
        levelsOf(() => 50),
      ),
    ).toEqual(problem);
    expect(replayDeposit(flows, { ratePct: 1, compounding: 4 }, TODAY)).toEqual(problem);
    expect(valueOfReplay(flows, [])).toEqual({ problem: 'no_level', date: FROM });
    expect(
      valueOfReplay(
        flows,
        levelsOf(() => 0),
      ),
    ).toEqual({ problem: 'no_level', date: FROM });
  });

  test('P2 · a level that does not move leaves what was paid in, whatever it is', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 10_000_000 }), (flows, level) => {
        const paid = -flows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
        expect(
          valueOfReplay(
            flows,
            levelsOf(() => level / 100),
          ),
        ).toBe(paid);
      }),
      { numRuns: 40 },
    );
  });

  test('P2 · an index of ten times the level gives the same value', () => {
    fc.assert(
      fc.property(payments, path, (flows, levels) => {
        const larger = levels.map(({ date, nav }) => ({ date, nav: Math.round(nav * 1000) / 100 }));
        expect(valueOfReplay(flows, larger)).toBeCloseTo(valueOfReplay(flows, levels) as number, 1);
      }),
      { numRuns: 20 },
    );
  });

  test('P2 · the flows of two investors together are worth what theirs are worth apart', () => {
    fc.assert(
      fc.property(payments, payments, path, (first, second, levels) => {
        const both = [...first, ...second].toSorted((a, b) => (a.date < b.date ? -1 : 1));
        const apart = [first, second].map((flows) => valueOfReplay(flows, levels) as number);
        expect(Math.abs((valueOfReplay(both, levels) as number) - apart[0]! - apart[1]!)).toBeLessThan(0.02);
      }),
      { numRuns: 20 },
    );
  });

  test('P2 · a withdrawal of everything on the last day leaves nothing', () => {
    fc.assert(
      fc.property(payments, path, (flows, levels) => {
        const value = valueOfReplay(flows, levels) as number;
        const rest = valueOfReplay([...flows, { date: TODAY, amount: value }], levels);
        expect(Math.abs(rest as number)).toBeLessThan(0.01);
      }),
      { numRuns: 20 },
    );
  });

  test.each([3, 8, 15])('P2 · the XIRR of flows replayed at %d%% a year is that rate', (rate) => {
    fc.assert(
      fc.property(payments, (flows) => {
        const levels = levelsOf((day) => 1000 * (1 + rate / 100) ** (day / 365));
        const value = valueOfReplay(flows, levels) as number;
        const outcome = xirrOrProblem([...flows, { date: TODAY, amount: value }]);
        // A few rupees of a few days do not fix a rate to the hundredth.
        fc.pre(value > 1000);
        expect((outcome as { rate: number }).rate * 100).toBeCloseTo(rate, 1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the same cash flows in a fixed deposit', () => {
  test('P2 · ₹1 lakh at 7% by quarter and a withdrawal that stops earning', () => {
    const flows = [{ date: '2025-01-01', amount: -100_000 }];
    const terms = { ratePct: 7, compounding: 4 } as const;
    const value = (list: CashFlow[], day: string) => {
      const replay = replayDeposit(list, terms, day);
      return 'problem' in replay ? replay : Number(replay.value);
    };
    expect(value(flows, '2026-01-01')).toBe(107_185.9);
    expect(value([...flows, { date: '2026-01-01', amount: 107_185.9 }], '2027-01-01')).toBeCloseTo(0, 1);
    expect(value([], '2027-01-01')).toBe(0);
  });

  test('P2 · a rate of nothing leaves what was paid in', () => {
    fc.assert(
      fc.property(payments, (flows) => {
        const paid = -flows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
        const replay = replayDeposit(flows, { ratePct: 0, compounding: 4 }, TODAY);
        expect('value' in replay && Number(replay.value)).toBe(paid);
      }),
    );
  });
});
