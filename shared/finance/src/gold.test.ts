import fc from 'fast-check';
import * as gold from './gold.ts';

const price = { pricePerGram: 2953.63, taxPct: 3 };
const limits = { min: 10, max: 180_000 };

describe('G1 · buying gold', () => {
  it('G1 · the rate with tax is rounded up to the paisa', () => {
    expect(gold.goldRateInclTax(2953.63, 3)).toBe(3042.24);
    expect(gold.goldRateInclTax(100, 3)).toBe(103);
    expect(gold.goldRateInclTax('100.001', 0)).toBe(100.01);
  });

  it('G1 · for rupees: grams down to four decimals, tax inside the amount', () => {
    expect(gold.goldBuyByRupees({ ...price, rupees: 1000, limits })).toEqual({
      grams: 0.3287,
      rateInclTax: 3042.24,
      goldValue: 970.87,
      tax: 29.13,
      total: 1000,
    });
  });

  it('G1 · for grams: rupees up to the paisa', () => {
    expect(gold.goldBuyByGrams({ ...price, grams: 0.3287 })).toEqual({
      grams: 0.3287,
      rateInclTax: 3042.24,
      goldValue: 970.86,
      tax: 29.13,
      total: 999.99,
    });
    expect(gold.goldBuyByGrams({ ...price, grams: '1' }).total).toBe(3042.24);
  });

  it('G1 · selling has no tax', () => {
    expect(gold.goldSellByRupees({ pricePerGram: 2953.63, rupees: 1000 })).toEqual({
      grams: 0.3385,
      rateInclTax: 2953.63,
      goldValue: 1000,
      tax: 0,
      total: 1000,
    });
    expect(gold.goldSellByGrams({ pricePerGram: 2953.63, grams: 0.3385 })).toEqual({
      grams: 0.3385,
      rateInclTax: 2953.63,
      goldValue: 999.81,
      tax: 0,
      total: 999.81,
    });
  });

  it.each([10, 180_000])('G1 · %d rupees is within the limits', (amount) => {
    expect(gold.goldBuyByRupees({ ...price, rupees: amount, limits }).total).toBe(amount);
    expect(gold.goldSellByRupees({ pricePerGram: 100, rupees: amount, limits }).total).toBe(amount);
  });

  it.each([
    [9.99, 'below_minimum', 10],
    [180_000.01, 'above_maximum', 180_000],
    [0, 'not_positive', 0],
    [-5, 'not_positive', 0],
    [10.001, 'too_many_decimals', 2],
    [NaN, 'not_a_number', null],
    ['ten', 'not_a_number', null],
  ] as const)('G1 · %s rupees is refused as %s', (amount, code, limit) => {
    expect(() => gold.goldBuyByRupees({ ...price, rupees: amount, limits })).toThrow(
      expect.objectContaining({ kind: 'gold_amount', name: 'GoldAmountError', code, limit }),
    );
  });

  it.each([
    [0.00001, 'too_many_decimals', 4],
    [0.0032, 'below_minimum', 10],
    [59.2, 'above_maximum', 180_000],
    [0, 'not_positive', 0],
  ] as const)('G1 · %s grams is refused as %s', (grams, code, limit) => {
    expect(() => gold.goldBuyByGrams({ ...price, grams, limits })).toThrow(
      expect.objectContaining({ code, limit }),
    );
  });

  it('G1 · an amount too small for a ten-thousandth of a gram is refused', () => {
    expect(() => gold.goldBuyByRupees({ ...price, rupees: 0.3 })).toThrow(
      'Gold order refused: below_minimum',
    );
    expect(gold.goldBuyByRupees({ ...price, rupees: 0.31 }).grams).toBe(0.0001);
    expect(() => gold.goldBuyByRupees({ ...price, rupees: 5, limits })).toThrow(
      'Gold order refused: below_minimum (10)',
    );
  });

  it('G1 · an impossible price or tax is an error', () => {
    expect(() => gold.goldRateInclTax(0, 3)).toThrow('Gold price must be more than zero: 0');
    expect(() => gold.goldRateInclTax(-1, 3)).toThrow(RangeError);
    expect(() => gold.goldRateInclTax(100, -1)).toThrow('Tax must not be negative: -1');
  });

  it('G1 · metal and tax make the total, and the buyer never gets more gold than paid for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 18_000_000 }),
        fc.integer({ min: 1e5, max: 2e6 }),
        (paise, rate) => {
          const bought = gold.goldBuyByRupees({ pricePerGram: rate / 100, taxPct: 3, rupees: paise / 100 });
          expect(Math.round(bought.goldValue * 100) + Math.round(bought.tax * 100)).toBe(paise);
          const again = gold.goldBuyByGrams({ pricePerGram: rate / 100, taxPct: 3, grams: bought.grams });
          expect(again.total).toBeLessThanOrEqual(bought.total);
          expect(bought.total - again.total).toBeLessThanOrEqual(bought.rateInclTax * 0.0001 + 0.01);
        },
      ),
    );
  });
});
