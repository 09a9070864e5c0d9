import fc from 'fast-check';
import { addDays, daysBetween } from '../calendar/dates.ts';
import { fd } from '../calculators/index.ts';
import { rupees, sumRupees } from '../quantity.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import {
  depositSchedule,
  depositStanding,
  maturityDay,
  prematureClosure,
  tdsOnInterest,
  type DepositTerms,
} from './index.ts';

const terms = (over: Partial<DepositTerms> = {}): DepositTerms => ({
  principal: 100_000,
  ratePct: 7,
  payout: 'maturity',
  compounding: 'quarterly',
  months: 12,
  opensOn: '2026-01-31',
  ...over,
});
const aTerms = fc.record({
  principal: fc.integer({ min: 5_000, max: 20_000_000 }),
  ratePct: fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100),
  payout: fc.constantFrom(...(['maturity', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const)),
  compounding: fc.constantFrom(...(['annually', 'quarterly', 'monthly', 'daily'] as const)),
  months: fc.integer({ min: 1, max: 120 }),
  opensOn: fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days)),
});

describe('I8 · the schedule of a fixed deposit', () => {
  test.each<[string, Partial<DepositTerms>, string, string]>([
    ['quarterly compounding for a year', {}, '107185.90', '2027-01-31'],
    ['yearly compounding of a company', { compounding: 'annually' }, '107000.00', '2027-01-31'],
    ['monthly compounding', { compounding: 'monthly' }, '107229.01', '2027-01-31'],
    ['five years of quarters', { months: 60 }, '141477.82', '2031-01-31'],
    // Eight quarters and a month of simple interest.
    ['a tenure between quarters', { months: 25 }, '115558.36', '2028-02-29'],
    ['a month', { months: 1 }, '100583.33', '2026-02-28'],
  ])('%s', (_what, over, balance, day) => {
    const last = depositSchedule(terms(over)).at(-1)!;
    expect([last.balance, last.on, last.last]).toEqual([balance, day, true]);
    expect(maturityDay(terms(over))).toBe(day);
  });

  test.each([
    ['monthly', 12, '583.33'],
    ['quarterly', 4, '1750.00'],
    ['half_yearly', 2, '3500.00'],
    ['yearly', 1, '7000.00'],
  ] as const)('pays out %s: %i times a year', (payout, times, first) => {
    const schedule = depositSchedule(terms({ payout }));
    expect(schedule).toHaveLength(times);
    expect(schedule[0]).toMatchObject({ kind: 'paid', interest: first, balance: '100000.00' });
    expect(sumRupees(schedule.map(({ interest }) => interest)).toFixed(2)).toBe('7000.00');
  });

  test('ends on the last day of a shorter month and returns to the day of the month', () => {
    expect(depositSchedule(terms({ payout: 'monthly', months: 3 })).map(({ on }) => on)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
  });

  test('tax that was deducted earns no interest afterwards', () => {
    const [, second] = depositSchedule(terms(), ['175']);
    // (100,000 + 1,750 − 175) × 1.75 %.
    expect(second).toMatchObject({ interest: '1777.56', balance: '103352.56' });
  });

  test('is the published formula wherever the tenure divides into periods', () => {
    fc.assert(
      fc.property(aTerms, fc.constantFrom(1, 2, 4, 10), (any, years) => {
        fc.pre(any.compounding !== 'daily' && any.payout === 'maturity');
        const whole = { ...any, months: years * 12 };
        const k = { annually: 1, quarterly: 4, monthly: 12, daily: 365 } as const;
        const formula = fd({
          principal: any.principal,
          annualRatePct: any.ratePct,
          years,
          compoundingPerYear: k[any.compounding],
        });
        expect(Number(depositSchedule(whole).at(-1)!.balance)).toBeCloseTo(formula.value, 1);
      }),
    );
  });

  test('books interest that adds up: balances, days and kinds', () => {
    fc.assert(
      fc.property(aTerms, (any) => {
        const schedule = depositSchedule(any);
        const interest = sumRupees(schedule.map((posting) => posting.interest));
        const end = rupees(schedule.at(-1)!.balance);
        const grown = rupees(any.principal).plus(any.payout === 'maturity' ? interest : rupees(0));
        expect(end.toFixed(2)).toBe(grown.toFixed(2));
        schedule.reduce((from, posting) => {
          expect(posting.from).toBe(from);
          return posting.on;
        }, any.opensOn);
        expect(schedule.at(-1)!.on).toBe(maturityDay(any));
      }),
    );
  });
});

describe('I8 · what a fixed deposit is on a day', () => {
  test('brute force: daily shares counted one by one over leap years give the booked interest', () => {
    fc.assert(
      fc.property(aTerms, (any) => {
        fc.pre(any.months <= 30);
        for (const { from, on, interest } of depositSchedule(any)) {
          let counted = 0;
          for (let day = from; day < on; day = addDays(day, 1)) counted += 1;
          expect(counted).toBe(daysBetween(from, on));
          const before = depositStanding(any, addDays(on, -1)).accrued;
          const expected = (Number(interest) * (counted - 1)) / counted;
          expect(Math.abs(Number(before) - expected)).toBeLessThanOrEqual(0.0051);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['2026-01-30', '100000.00', '0.00'],
    ['2026-01-31', '100000.00', '0.00'],
    ['2026-02-01', '100000.00', '19.66'],
    ['2026-04-30', '101750.00', '0.00'],
    ['2027-01-30', '105342.41', '1823.45'],
    ['2027-01-31', '107185.90', '0.00'],
    ['2030-01-01', '107185.90', '0.00'],
  ])('on %s', (on, balance, accrued) => {
    expect(depositStanding(terms(), on)).toEqual({ balance, accrued });
  });
});

describe('I8 · tax deducted from interest', () => {
  const bank = (over: object) =>
    tdsOnInterest(
      {
        on: '2026-06-30',
        interest: 10_000,
        interestBefore: 0,
        tdsBefore: 0,
        payer: 'bank',
        senior: false,
        pan: true,
        declaration: false,
        ...over,
      },
      publishedRules,
    ).tds;

  test.each([
    ['up to the threshold nothing', { interestBefore: 40_000 }, '0.00'],
    ['a paisa above it, all of the year', { interestBefore: 40_000.01 }, '5000.00'],
    ['later bookings only their own', { interestBefore: 60_000, tdsBefore: 6_000 }, '1000.00'],
    ['seniors have a higher threshold', { interestBefore: 60_000, senior: true }, '0.00'],
    ['companies a lower one', { interestBefore: 1, payer: 'non_bank' }, '1000.10'],
    ['a declaration stops it', { interestBefore: 60_000, declaration: true }, '0.00'],
    [
      'a declaration without PAN does not',
      { interestBefore: 60_000, declaration: true, pan: false },
      '10000.00',
    ],
    ['never more than the booking', { interest: 100, interestBefore: 49_950 }, '100.00'],
    ['the threshold of the year before', { on: '2025-03-31', interestBefore: 30_000.01 }, '4000.00'],
    ['and of the year from the next day', { on: '2025-04-01', interestBefore: 30_000.01 }, '0.00'],
  ])('%s', (_what, over, tds) => {
    expect(bank(over)).toBe(tds);
  });
});

describe('I8 · premature withdrawal', () => {
  const rows = [
    { from_days: 0, to_days: 89, allowed: false, interest: false, less: 0 },
    { from_days: 90, to_days: 179, allowed: true, interest: false, less: 0 },
    { from_days: 180, to_days: null, allowed: true, interest: true, less: 1 },
  ];
  const rates = [
    { months: 12, ratePct: 6.5 },
    { months: 24, ratePct: 7 },
  ];
  const closed = (on: string, over: Partial<DepositTerms> = {}) => {
    const deposit = terms({ months: 24, ...over });
    const booked = depositSchedule(deposit).filter((posting) => posting.on <= on);
    const interestBooked = sumRupees(booked.map(({ interest }) => interest)).toFixed(2);
    return prematureClosure({ terms: deposit, rows, rates, on, interestBooked, tdsBooked: '0' });
  };

  test('is refused within the lock-in', () => {
    expect(closed('2026-04-30')).toEqual({ allowed: false });
  });

  test('gives the principal back without interest in the second row, and recovers what was booked', () => {
    expect(closed('2026-05-01')).toMatchObject({
      allowed: true,
      ratePct: 0,
      interest: '0.00',
      recovered: '1750.00',
      amount: '100000.00',
    });
  });

  test('pays the rate of the time kept less the reduction', () => {
    // Longest tenure that has passed: 12 months at 6.5 %, less 1; four quarters and 10 days.
    const expected = 100_000 * (1 + 0.055 / 4) ** 4 * (1 + (0.055 * 10) / 365);
    const closure = closed('2027-02-10');
    expect(closure).toMatchObject({ allowed: true, ratePct: 5.5, days: 375 });
    expect(closure.allowed && closure.amount).toBe(expected.toFixed(2));
  });

  test('takes interest that was paid out too high from the principal', () => {
    const closure = closed('2027-01-31', { payout: 'yearly' });
    expect(closure).toMatchObject({ interest: '5500.00', recovered: '1500.00', amount: '98500.00' });
  });

  test('never pays more than the deposit would have earned', () => {
    fc.assert(
      fc.property(aTerms, fc.integer({ min: 180, max: 3_000 }), (any, days) => {
        const on = addDays(any.opensOn, days);
        fc.pre(on < maturityDay(any));
        const booked = depositSchedule(any).filter((posting) => posting.on <= on);
        const interestBooked = sumRupees(booked.map(({ interest }) => interest)).toFixed(2);
        const closure = prematureClosure({ terms: any, rows, rates, on, interestBooked, tdsBooked: '0' });
        expect(closure.allowed).toBe(true);
        if (!closure.allowed) return;
        expect(closure.ratePct).toBeLessThanOrEqual(any.ratePct);
        const paidOut = any.payout === 'maturity' ? 0 : Number(interestBooked);
        expect(Number(closure.amount) + paidOut).toBeCloseTo(any.principal + Number(closure.interest), 1);
      }),
    );
  });
});
