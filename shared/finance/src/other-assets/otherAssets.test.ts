import fc from 'fast-check';
import { ppf } from '../calculators/index.ts';
import { addDays } from '../calendar/dates.ts';
import { assetValue, sortedEntries } from './assetValue.ts';
import { assetValues } from './assetValues.ts';
import type { Accrual, AssetEntry } from './otherAsset.ts';

const paid = (on: string, amount: number): AssetEntry => ({ on, kind: 'paid_in', amount });
const taken = (on: string, amount: number): AssetEntry => ({ on, kind: 'taken_out', amount });
const worth = (on: string, amount: number): AssetEntry => ({ on, kind: 'value', amount });
const deposit = (over: Partial<Extract<Accrual, { kind: 'deposit' }>> = {}): Accrual => ({
  ...{ kind: 'deposit', ratePct: 7, compounding: 4, maturesOn: null },
  ...over,
});
const PPF: Accrual = { kind: 'provident_fund', ratePct: 7.1, byFifth: true };
const EPF: Accrual = { kind: 'provident_fund', ratePct: 8.25, byFifth: false };
const on = (day: string, entries: AssetEntry[], accrual: Accrual | null = null) =>
  assetValue(sortedEntries(entries), accrual, day)?.value.toFixed(2) ?? null;

describe('P2 · what an asset outside the platform is worth on a day', () => {
  test.each<[string, string, AssetEntry[], string | null]>([
    ['before its first entry there is none', '2024-12-31', [paid('2025-01-01', 100)], null],
    [
      'payments alone are its cost',
      '2025-03-01',
      [paid('2025-01-01', 100), paid('2025-02-01', 50)],
      '150.00',
    ],
    [
      'a later value counts instead',
      '2025-03-01',
      [paid('2025-01-01', 100), worth('2025-02-01', 180)],
      '180.00',
    ],
    [
      'payments after a value are added',
      '2025-03-01',
      [worth('2025-02-01', 180), paid('2025-02-02', 20)],
      '200.00',
    ],
    [
      'a payment of the day of a value is in it',
      '2025-02-01',
      [worth('2025-02-01', 180), paid('2025-02-01', 20)],
      '180.00',
    ],
    [
      'what came out is taken off',
      '2025-03-01',
      [worth('2025-02-01', 180), taken('2025-02-10', 80)],
      '100.00',
    ],
    ['a value of nothing is nothing', '2025-03-01', [paid('2025-01-01', 5), worth('2025-02-01', 0)], '0.00'],
  ])('%s', (_what, day, entries, value) => {
    expect(on(day, entries)).toBe(value);
  });

  test.each([
    // 100,000 × 1.0175^4.
    ['2026-01-01', '107185.90'],
    // The first quarter is not over: simple interest of 89 days.
    ['2025-03-31', '101706.85'],
    ['2025-04-01', '101750.00'],
    ['2025-01-01', '100000.00'],
  ])('a deposit of ₹1 lakh at 7% by quarter is worth on %s: %s', (day, value) => {
    expect(on(day, [paid('2025-01-01', 100_000)], deposit())).toBe(value);
  });

  test('a deposit earns nothing after it matured', () => {
    const matured = deposit({ maturesOn: '2026-01-01' });
    expect(on('2030-06-01', [paid('2025-01-01', 100_000)], matured)).toBe('107185.90');
  });

  test('a deposit of 31 August ends its months on their last day', () => {
    expect(on('2025-02-28', [paid('2024-08-31', 1200)], deposit({ ratePct: 12, compounding: 12 }))).toBe(
      (1200 * 1.01 ** 6).toFixed(2),
    );
  });

  test('PPF: a yearly payment on 1 April grows as in the calculator', () => {
    const entries = Array.from({ length: 15 }, (_, year) => paid(`${2010 + year}-04-01`, 150_000));
    const { value } = assetValue(entries, PPF, '2025-03-31')!;
    expect(Math.abs(Number(value) - ppf({ yearlyDeposit: 150_000, annualRatePct: 7.1 }).value)).toBeLessThan(
      1,
    );
  });

  test.each([['2025-04-05'], ['2025-04-06']])(
    'PPF: ₹1 lakh of %s counts from its own month or the next',
    (day) => {
      const months = day === '2025-04-05' ? 4 : 3;
      expect(on('2025-07-31', [paid(day, 100_000)], PPF)).toBe(
        (100_000 * (1 + (0.071 * months) / 12)).toFixed(2),
      );
    },
  );

  test('PPF: interest of a month is on its lowest balance', () => {
    const entries = [paid('2025-04-01', 100_000), taken('2025-05-20', 40_000)];
    expect(on('2025-05-31', entries, PPF)).toBe((60_000 + (100_000 + 60_000) * (0.071 / 12)).toFixed(2));
  });

  test('EPF: a payment earns from the month after it, and interest is added on 31 March', () => {
    expect(on('2025-04-30', [paid('2025-04-01', 10_000)], EPF)).toBe('10000.00');
    expect(on('2025-05-31', [paid('2025-04-01', 10_000)], EPF)).toBe((10_000 * (1 + 0.0825 / 12)).toFixed(2));
    const yearEnd = 10_000 * (1 + (0.0825 * 11) / 12);
    expect(on('2026-03-31', [paid('2025-04-01', 10_000)], EPF)).toBe(yearEnd.toFixed(2));
    expect(on('2026-04-30', [paid('2025-04-01', 10_000)], EPF)).toBe(
      (756.25 + 10_000 + (10_756.25 * 0.0825) / 12).toFixed(2),
    );
  });

  test('a recorded value starts the interest anew', () => {
    expect(on('2026-01-01', [paid('2020-01-01', 5), worth('2025-01-01', 100_000)], deposit())).toBe(
      '107185.90',
    );
  });

  const amounts = fc.array(
    fc.record({ days: fc.nat(3_000), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
    { minLength: 1, maxLength: 12 },
  );
  test.each([
    ['nothing', null],
    ['a deposit', deposit()],
    ['PPF', PPF],
    ['EPF', EPF],
  ])('the worth of payments is the sum of the worth of each, within rounding: %s', (_what, accrual) => {
    fc.assert(
      fc.property(amounts, (list) => {
        const entries = list.map(({ days, amount }) => paid(addDays('2015-01-01', days), amount));
        const all = Number(assetValue(sortedEntries(entries), accrual, '2024-08-20')!.value);
        const each = entries.map((entry) => Number(assetValue([entry], accrual, '2024-08-20')?.value ?? 0));
        const sum = each.reduce((a, b) => a + b, 0);
        // Each year is rounded to the paisa.
        expect(Math.abs(all - sum)).toBeLessThan(0.2 * (entries.length + 1));
        expect(all).toBeGreaterThanOrEqual(entries.reduce((paidIn, { amount }) => paidIn + amount, 0) - 0.01);
      }),
    );
  });

  test('the worth of a day does not depend on the order of entries or on later ones', () => {
    fc.assert(
      fc.property(amounts, fc.nat(3_000), (list, days) => {
        const day = addDays('2015-01-01', days);
        const entries = list.map(({ days: at, amount }) => paid(addDays('2015-01-01', at), amount));
        const earlier = entries.filter((entry) => entry.on <= day);
        expect(on(day, entries.toReversed(), PPF)).toBe(on(day, earlier, PPF));
      }),
    );
  });

  const entryList = fc
    .array(
      fc.record({
        days: fc.nat(1_200),
        kind: fc.constantFrom('paid_in' as const, 'taken_out' as const, 'value' as const),
        amount: fc.integer({ min: 0, max: 1_000_000 }),
      }),
      { maxLength: 14 },
    )
    .map((list) => list.map(({ days, ...entry }) => ({ ...entry, on: addDays('2021-01-15', days) })));
  const asked = fc
    .uniqueArray(fc.nat(1_400), { minLength: 1, maxLength: 25 })
    .map((days) => days.toSorted((a, b) => a - b).map((day) => addDays('2021-01-01', day)));
  test.each([
    ['nothing', null],
    ['a deposit', deposit({ maturesOn: '2023-06-30' })],
    ['PPF', PPF],
    ['EPF', EPF],
  ])('P1 · the values of many days in one pass are those of each day by itself: %s', (_what, accrual) => {
    fc.assert(
      fc.property(entryList, asked, (list, days) => {
        const entries = sortedEntries(list);
        const each = days.map((day) => assetValue(entries, accrual, day)?.value.toFixed(2) ?? null);
        expect(assetValues(entries, accrual, days).map((value) => value?.toFixed(2) ?? null)).toEqual(each);
      }),
    );
  });
});
