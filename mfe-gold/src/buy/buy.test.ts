import { defaultConfig } from '@sanchay/contracts';
import { clockText, endOf, secondsLeft, type HeldPrice } from './heldPrice.ts';
import { purchaseOf } from './purchase.ts';
import { taxSplit } from './taxSplit.ts';

const price: HeldPrice = {
  taxes: { cgst: 1.5, sgst: 1.5, igst: 3 },
  block_id: '5f0c1f8e-0d1b-4a54-8a53-0a6f3f0c1f8e',
  fetched_at: '2026-11-20T04:30:00.000Z',
  valid_until: '2026-11-20T04:35:00.000Z',
  current_gold_price: { buy: 2953.63, sell: 2865.02 },
  refusal: null,
};

describe('a held price', () => {
  it('G1 · ends by this device’s clock, whatever its time, two seconds before the server releases it', () => {
    expect(endOf(price, 1_000_000)).toBe(1_298_000);
  });

  it('G1 · counts whole seconds down to zero and stays there', () => {
    expect(secondsLeft(10_000, 9_999)).toBe(1);
    expect(secondsLeft(10_000, 9_000)).toBe(1);
    expect(secondsLeft(10_000, 8_999)).toBe(2);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });

  it.each([
    [298, '4:58'],
    [60, '1:00'],
    [59, '0:59'],
    [5, '0:05'],
    [0, '0:00'],
  ])('G1 · writes %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('what a purchase comes to', () => {
  it('G1 · by rupees and by grams is what the server will compute', () => {
    expect(purchaseOf({ by: 'rupees', value: 1000 }, price, defaultConfig.gold)).toEqual({
      breakdown: { grams: 0.3287, rateInclTax: 3042.24, goldValue: 970.87, tax: 29.13, total: 1000 },
    });
    expect(purchaseOf({ by: 'grams', value: 0.3287 }, price, defaultConfig.gold)).toEqual({
      breakdown: { grams: 0.3287, rateInclTax: 3042.24, goldValue: 970.86, tax: 29.13, total: 999.99 },
    });
  });

  it.each([
    [{ by: 'rupees', value: null }, 'missing'],
    [{ by: 'rupees', value: 9.99 }, 'below_minimum'],
    [{ by: 'rupees', value: 180_000.01 }, 'above_maximum'],
    [{ by: 'rupees', value: 10.001 }, 'too_many_decimals'],
    [{ by: 'rupees', value: 0 }, 'not_positive'],
    [{ by: 'grams', value: 0.0032 }, 'below_minimum'],
    [{ by: 'grams', value: 60 }, 'above_maximum'],
    [{ by: 'grams', value: 0.00001 }, 'too_many_decimals'],
  ] as const)('G1 · %j is refused as %s', (request, problem) => {
    expect(purchaseOf(request, price, defaultConfig.gold)).toEqual({ problem });
  });

  it.each([
    [29.13, { cgst: 14.56, sgst: 14.57 }],
    [7.28, { cgst: 3.64, sgst: 3.64 }],
    [0.01, { cgst: 0, sgst: 0.01 }],
    [0, { cgst: 0, sgst: 0 }],
  ])('G1 · a tax of %d falls into two halves that add up', (tax, halves) => {
    expect(taxSplit(tax)).toEqual(halves);
  });
});
