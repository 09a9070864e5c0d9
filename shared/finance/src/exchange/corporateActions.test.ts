import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decimal, sumDecimals } from '../money.ts';
import { NoRuleError } from '../rules/datedRule.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import {
  bonusShares,
  ratioFactor,
  shareDividend,
  ShareRatioError,
  splitTimes,
  type ShareRatio,
} from './corporateActions.ts';
import { sellShares, type ShareLot } from './shareLots.ts';

/** What an account does with its lots, as the database does it. */
const after = (lots: readonly ShareLot[], { kind, ...ratio }: ShareRatio, on: string): ShareLot[] => {
  if (kind === 'split') return lots.map((lot) => ({ ...lot, quantity: lot.quantity * splitTimes(ratio) }));
  const held = lots.reduce((sum, lot) => sum + lot.quantity, 0);
  const { shares } = bonusShares(held, { ...ratio, price: '0' });
  return [...lots, { id: `bonus-${lots.length}`, boughtOn: on, quantity: shares, cost: '0.00' }];
};
const sharesIn = (lots: readonly ShareLot[]): number => lots.reduce((sum, lot) => sum + lot.quantity, 0);
const costOf = (lots: readonly ShareLot[]): string => sumDecimals(lots.map(({ cost }) => cost)).toFixed(2);

describe('I6 · splits and bonus issues', () => {
  it.each([
    ['split', 5, 1, '5'],
    ['split', 10, 2, '5'],
    ['bonus', 1, 1, '2'],
    ['bonus', 4, 1, '5'],
    ['bonus', 1, 2, '1.5'],
    ['bonus', 2, 5, '1.4'],
  ] as const)('I6 · a %s of %i for %i makes one share %s', (kind, newShares, oldShares, factor) => {
    expect(ratioFactor({ kind, newShares, oldShares }).toString()).toBe(factor);
  });

  it.each([
    ['split', 1, 1],
    ['split', 1, 5],
    ['split', 3, 2],
    ['split', 0, 1],
    ['bonus', 0, 1],
    ['bonus', 1, 0],
    ['bonus', 1.5, 1],
    ['bonus', -1, 1],
  ] as const)('I6 · a %s of %d for %d is refused', (kind, newShares, oldShares) => {
    expect(() => ratioFactor({ kind, newShares, oldShares })).toThrow(ShareRatioError);
  });

  it.each([
    [10, 1, 1, '500.00', 10, '0.00'],
    [15, 1, 2, '500.00', 7, '250.00'],
    [7, 2, 5, '333.33', 2, '266.66'],
    [1, 1, 3, '100.00', 0, '33.33'],
    [0, 1, 1, '100.00', 0, '0.00'],
  ])('I6 · %i shares at a bonus of %i for %i', (held, newShares, oldShares, price, shares, fraction) => {
    expect(bonusShares(held, { newShares, oldShares, price })).toEqual({
      shares,
      fraction,
      part: (((held * newShares) % oldShares) / oldShares).toFixed(6),
    });
  });

  test('I6 · total cost is conserved over random purchases, actions and sales', () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('buy' as const),
        quantity: fc.integer({ min: 1, max: 500 }),
        paise: fc.integer({ min: 1, max: 9_999_999 }),
      }),
      fc.record({ do: fc.constant('split' as const), times: fc.integer({ min: 2, max: 10 }) }),
      fc.record({
        do: fc.constant('bonus' as const),
        more: fc.integer({ min: 1, max: 5 }),
        each: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({ do: fc.constant('sell' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let lots: ShareLot[] = [];
        let paid = decimal(0);
        let sold = decimal(0);
        for (const [index, each] of steps.entries()) {
          const on = `2026-01-${String(index + 1).padStart(2, '0')}`;
          if (each.do === 'buy') {
            const cost = decimal(each.paise).div(100);
            paid = paid.plus(cost);
            lots.push({ id: String(index), boughtOn: on, quantity: each.quantity, cost: cost.toFixed(2) });
          } else if (each.do === 'split') {
            lots = after(lots, { kind: 'split', newShares: each.times, oldShares: 1 }, on);
          } else if (each.do === 'bonus') {
            lots = after(lots, { kind: 'bonus', newShares: each.more, oldShares: each.each }, on);
          } else {
            const taken = sellShares(lots, {
              quantity: Math.floor(sharesIn(lots) * each.part),
              proceeds: '0.00',
            });
            sold = sold.plus(sumDecimals(taken.map(({ cost }) => cost)));
            lots = lots.map((lot) => {
              const part = taken.find(({ lotId }) => lotId === lot.id);
              return part
                ? {
                    ...lot,
                    quantity: lot.quantity - part.quantity,
                    cost: decimal(lot.cost).minus(part.cost).toFixed(2),
                  }
                : lot;
            });
          }
          expect(sumDecimals([costOf(lots), sold]).toFixed(2)).toBe(paid.toFixed(2));
          expect(lots.every(({ quantity, cost }) => quantity >= 0 && decimal(cost).gte(0))).toBe(true);
        }
      }),
    );
  });
});

describe('I6 · dividends of shares and their tax', () => {
  const paid = (on: string, shares: number, perShare: string, paidBefore = '0', tdsBefore = '0') =>
    shareDividend({ on, shares, perShare, paidBefore, tdsBefore }, publishedRules);

  it.each([
    ['2026-12-09', 100, '60.00', '0', '0', { gross: '6000.00', tds: '0.00', net: '6000.00' }],
    ['2026-12-10', 100, '70.00', '6000', '0', { gross: '7000.00', tds: '1300.00', net: '5700.00' }],
    ['2026-12-11', 10, '1.00', '13000', '1300', { gross: '10.00', tds: '1.00', net: '9.00' }],
    ['2025-04-01', 100, '100.00', '0', '0', { gross: '10000.00', tds: '0.00', net: '10000.00' }],
    ['2025-04-01', 1, '10000.01', '0', '0', { gross: '10000.01', tds: '1000.00', net: '9000.01' }],
    ['2025-03-31', 1, '5000.01', '0', '0', { gross: '5000.01', tds: '500.00', net: '4500.01' }],
    // The tax of the year is at most the payment that crosses the threshold.
    ['2026-05-01', 1, '0.50', '10000', '0', { gross: '0.50', tds: '0.50', net: '0.00' }],
  ])('I6 · on %s %i shares at %s after %s', (on, shares, perShare, before, tds, expected) => {
    expect(paid(on, shares, perShare, before, tds)).toMatchObject(expected);
  });

  test('I6 · a day before the first rule has no tax that is made up', () => {
    expect(() => paid('2019-01-01', 1, '1.00')).toThrow(NoRuleError);
  });
});

const folder = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'equities/ohlc_unadjusted');
const present = Boolean(process.env.SANCHAY_REAL_DATA) && existsSync(folder);

/** Splits and bonus issues in public series that are not adjusted; between two closes the market itself moved as well. */
const PUBLIC: [symbol: string, day: string, ratios: ShareRatio[]][] = [
  ['RELIANCE', '2017-09-07', [{ kind: 'bonus', newShares: 1, oldShares: 1 }]],
  ['RELIANCE', '2024-10-28', [{ kind: 'bonus', newShares: 1, oldShares: 1 }]],
  [
    'BAJFINANCE',
    '2016-09-08',
    [
      { kind: 'split', newShares: 5, oldShares: 1 },
      { kind: 'bonus', newShares: 1, oldShares: 1 },
    ],
  ],
  [
    'BAJFINANCE',
    '2025-06-16',
    [
      { kind: 'split', newShares: 2, oldShares: 1 },
      { kind: 'bonus', newShares: 4, oldShares: 1 },
    ],
  ],
];

(present ? describe : describe.skip)('I6 · public series', () => {
  test.each(PUBLIC)(
    'I6 · %s of %s keeps total cost, and value but for the move of the day',
    (symbol, day, ratios) => {
      const rows = gunzipSync(readFileSync(path.join(folder, `${symbol}.csv.gz`)))
        .toString()
        .trim()
        .split('\n')
        .map((row) => row.split(','));
      const index = rows.findIndex(([date]) => date === day);
      const [before, close] = [Number(rows[index - 1]![4]), Number(rows[index]![4])];
      const lots: ShareLot[] = [
        { id: 'a', boughtOn: '2016-09-01', quantity: 7, cost: '12345.67' },
        { id: 'b', boughtOn: '2016-09-02', quantity: 3, cost: '5432.10' },
      ];
      const held = ratios.reduce((kept, ratio) => after(kept, ratio, day), lots);
      expect(costOf(held)).toBe(costOf(lots));
      const move = (sharesIn(held) * close) / (sharesIn(lots) * before) - 1;
      expect(Math.abs(move)).toBeLessThan(0.03);
      // Without the action the holding would seem to have lost half or more.
      expect(close / before).toBeLessThan(0.55);
    },
  );
});
