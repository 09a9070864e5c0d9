import fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decimal, sumDecimals } from '../money.ts';
import { ShareRatioError } from './corporateActions.ts';
import { demergedCosts, demergerFactor, swapShares } from './reorganisations.ts';
import { sellShares, type ShareLot } from './shareLots.ts';

const lot = (id: string, boughtOn: string, quantity: number, cost: string): ShareLot => ({
  ...{ id, boughtOn, quantity, cost },
});
const LOTS = [lot('a', '2024-01-10', 7, '700.00'), lot('b', '2025-06-02', 4, '600.00')];
const costOf = (lots: readonly { cost: string }[]): string =>
  sumDecimals(lots.map(({ cost }) => cost)).toFixed(2);

describe('I6 · mergers by an exchange of shares', () => {
  it.each([
    [
      1,
      1,
      [
        ['a', 7, '700.00'],
        ['b', 4, '600.00'],
      ],
      null,
    ],
    [
      2,
      1,
      [
        ['a', 14, '700.00'],
        ['b', 8, '600.00'],
      ],
      null,
    ],
    // 11 shares give 5½: the third share of both lots counts with the later one, which bears the cost of the half.
    [
      1,
      2,
      [
        ['a', 3, '700.00'],
        ['b', 2, '480.00'],
      ],
      ['b', '0.500000', '120.00', '50.00'],
    ],
    [
      3,
      7,
      [
        ['a', 3, '700.00'],
        ['b', 1, '350.00'],
      ],
      ['b', '0.714285', '250.00', '71.42'],
    ],
    [1, 8, [['b', 1, '945.45']], ['b', '0.375000', '354.55', '37.50']],
    [1, 20, [], ['b', '0.550000', '1300.00', '55.00']],
  ] as const)('I6 · %i for %i', (newShares, oldShares, lots, fraction) => {
    const carried = swapShares(LOTS, { newShares, oldShares, price: '100.00' });
    expect(carried.lots.map(({ from, quantity, cost }) => [from, quantity, cost])).toEqual(lots);
    const part = carried.fraction;
    expect(part && [part.from, part.shares, part.cost, part.proceeds]).toEqual(fraction);
  });

  test('I6 · the days of purchase go with the shares', () => {
    const { lots } = swapShares(LOTS, { newShares: 1, oldShares: 1, price: '1' });
    expect(lots.map(({ boughtOn }) => boughtOn)).toEqual(['2024-01-10', '2025-06-02']);
  });

  it.each([
    [0, 1],
    [1, 0],
    [1.5, 1],
    [-1, 1],
  ])('I6 · %d for %d is no exchange', (newShares, oldShares) => {
    expect(() => swapShares(LOTS, { newShares, oldShares, price: '1' })).toThrow(ShareRatioError);
  });

  test('I6 · shares of the other company are sold in the order in which they came into the account', () => {
    const own = lot('own', '2025-09-01', 5, '500.00');
    const carried = { ...lot('carried', '2020-01-01', 5, '100.00'), cameOn: '2026-01-05' };
    const sold = sellShares([carried, own], { quantity: 6, proceeds: '1200.00' });
    expect(sold.map(({ lotId, boughtOn, quantity }) => [lotId, boughtOn, quantity])).toEqual([
      ['own', '2025-09-01', 5],
      ['carried', '2020-01-01', 1],
    ]);
  });
});

const anyLots = fc
  .array(
    fc.record({ quantity: fc.integer({ min: 1, max: 500 }), paise: fc.integer({ min: 0, max: 9_999_999 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((rows) =>
    rows.map(({ quantity, paise }, at) =>
      lot(String(at), `2024-01-0${at + 1}`, quantity, (paise / 100).toFixed(2)),
    ),
  );
const anyRatio = fc.record({
  newShares: fc.integer({ min: 1, max: 40 }),
  oldShares: fc.integer({ min: 1, max: 40 }),
});

test('I6 · a merger keeps total cost and gives every whole share, over random lots and ratios', () => {
  fc.assert(
    fc.property(anyLots, anyRatio, (lots, ratio) => {
      const { lots: carried, fraction } = swapShares(lots, { ...ratio, price: '10.00' });
      const held = lots.reduce((sum, { quantity }) => sum + quantity, 0);
      const given = carried.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(given).toBe(Math.floor((held * ratio.newShares) / ratio.oldShares));
      expect(sumDecimals([costOf(carried), fraction?.cost ?? '0']).toFixed(2)).toBe(costOf(lots));
      expect(carried.every(({ quantity, cost }) => quantity > 0 && decimal(cost).gte(0))).toBe(true);
      expect(fraction === null).toBe((held * ratio.newShares) % ratio.oldShares === 0);
      expect(
        carried.every(({ from, boughtOn }) => lots.find(({ id }) => id === from)?.boughtOn === boughtOn),
      ).toBe(true);
    }),
  );
});

test('I6 · a demerger keeps total cost, days and value, over random lots, parts and ratios', () => {
  const percent = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => (hundredths / 100).toFixed(2));
  fc.assert(
    fc.property(anyLots, anyRatio, percent, (lots, ratio, part) => {
      const moving = demergedCosts(lots, part);
      const { lots: carried, fraction } = swapShares(moving, { ...ratio, price: '10.00' });
      const kept = lots.map((each, at) => decimal(each.cost).minus(moving[at]!.cost));
      expect(kept.every((cost) => cost.gte(0))).toBe(true);
      expect(sumDecimals([...kept, costOf(carried), fraction?.cost ?? '0']).toFixed(2)).toBe(costOf(lots));
    }),
  );
});

describe('I6 · demergers', () => {
  test('I6 · the cost moves by the announced part and the rest stays', () => {
    const moving = demergedCosts(LOTS, '4.68');
    expect(moving.map(({ cost }) => cost)).toEqual(['32.76', '28.08']);
    expect(swapShares(moving, { newShares: 1, oldShares: 1, price: '261.85' }).lots).toEqual([
      { from: 'a', boughtOn: '2024-01-10', quantity: 7, cost: '32.76' },
      { from: 'b', boughtOn: '2025-06-02', quantity: 4, cost: '28.08' },
    ]);
  });

  it.each(['0', '-1', '100', '150'])('I6 · %s %% of the cost cannot move', (percent) => {
    expect(() => demergedCosts(LOTS, percent)).toThrow(RangeError);
  });

  test('I6 · prices before are divided so that the value of both companies is the value before', () => {
    const ratio = { newShares: 1, oldShares: 2 };
    const factor = demergerFactor({ price: '500.00', other: '200.00' }, ratio);
    expect(factor.toFixed(4)).toBe('1.2500');
    expect(decimal(500).div(factor).times(10).plus(decimal(200).times(5)).toFixed(2)).toBe('5000.00');
    expect(() => demergerFactor({ price: '100', other: '200' }, ratio)).toThrow(RangeError);
  });
});

const folder = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'equities/ohlc_unadjusted');
const present = Boolean(process.env.SANCHAY_REAL_DATA) && existsSync(folder);

(present ? describe : describe.skip)('I6 · public series of a demerger', () => {
  const closes = (symbol: string): [day: string, close: number][] =>
    gunzipSync(readFileSync(path.join(folder, `${symbol}.csv.gz`)))
      .toString()
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(','))
      .map(([day, , , , close]) => [day!, Number(close)]);

  test('I6 · Reliance and Jio Financial of July 2023 keep total cost, and value but for the move of the days', () => {
    const reliance = closes('RELIANCE');
    const after = reliance.findIndex(([day]) => day === '2023-07-20');
    const [[, before], [, close]] = [reliance[after - 1]!, reliance[after]!];
    const [first] = closes('JIOFIN');
    const lots = [lot('a', '2016-09-01', 7, '12345.67'), lot('b', '2016-09-02', 3, '5432.10')];
    const moving = demergedCosts(lots, '4.68');
    const { lots: jio, fraction } = swapShares(moving, { newShares: 1, oldShares: 1, price: first![1] });
    expect(fraction).toBeNull();
    const kept = lots.map(({ cost }, at) => decimal(cost).minus(moving[at]!.cost).toFixed(2));
    expect(sumDecimals([...kept, costOf(jio)]).toFixed(2)).toBe(costOf(lots));
    const value = (close + first![1]) * 10;
    expect(Math.abs(value / (before * 10) - 1)).toBeLessThan(0.03);
    // Without the shares of the other company the holding would seem to have lost nearly a tenth.
    expect(close / before).toBeLessThan(0.93);
  });
});
