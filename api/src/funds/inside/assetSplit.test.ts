import { assetSplit, type PlacedHolding } from './assetSplit.ts';

const held = (weight: string, more: Partial<PlacedHolding> = {}): PlacedHolding => ({
  industry: 'Banks',
  weight,
  rank: null,
  abroad: false,
  ...more,
});

describe('split of a fund’s money', () => {
  test('I2 goes by where a holding is listed, else by its industry; the rest is not published', () => {
    const { assets, market_caps } = assetSplit([
      held('20.10', { rank: 100 }),
      held('10.20', { rank: 101 }),
      held('5.05', { rank: 250 }),
      held('4', { rank: 251 }),
      held('7', { abroad: true }),
      held('9', { industry: 'Gold' }),
      held('3', { industry: 'Cash' }),
      held('1.65', { industry: 'Sovereign' }),
    ]);
    expect(assets).toEqual([
      { asset: 'equity', weight: 39.35 },
      { asset: 'foreign', weight: 7 },
      { asset: 'debt', weight: 1.65 },
      { asset: 'gold', weight: 9 },
      { asset: 'cash', weight: 3 },
      { asset: 'unpublished', weight: 40 },
    ]);
    expect(market_caps).toEqual([
      { cap: 'large', weight: 20.1 },
      { cap: 'mid', weight: 15.25 },
      { cap: 'small', weight: 4 },
    ]);
  });

  test('I2 of an empty book is nothing, and of a whole one has no rest', () => {
    expect(assetSplit([])).toEqual({ assets: [], market_caps: [] });
    expect(assetSplit([held('100')]).assets).toEqual([{ asset: 'debt', weight: 100 }]);
    expect(assetSplit([held('60'), held('40.01')]).assets).toEqual([{ asset: 'debt', weight: 100.01 }]);
  });
});
