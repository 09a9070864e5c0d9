import { switchCost } from './switchCost.ts';

const rates = { stcgPct: 20, ltcgPct: 12.5, exemption: 125_000, cessPct: 4, stampDutyPct: 0.005 };
const usual = { amount: 500_000, gain: 200_000, held: 'long', loadPct: 0, equity: true } as const;

describe('what a switch costs once', () => {
  test('M1 · long-term gains are taxed above the exemption, with cess, and the purchase bears stamp duty', () => {
    // (2,00,000 - 1,25,000) x 12.5 % x 1.04; 5,00,000 x 0.005 / 100.005
    expect(switchCost(usual, rates)).toEqual({ load: 0, tax: 9_750, duty: 25, total: 9_775 });
  });

  test('M1 · gains within the exemption cost no tax, to the rupee', () => {
    expect(switchCost({ ...usual, gain: 125_000 }, rates).tax).toBe(0);
    expect(switchCost({ ...usual, gain: 125_100 }, rates).tax).toBe(13);
  });

  test('M1 · short-term gains have no exemption', () => {
    expect(switchCost({ ...usual, held: 'short' }, rates).tax).toBe(41_600);
  });

  test('M1 · an exit load comes off the proceeds and off the gain', () => {
    // Load 5,000; tax on 1,95,000 at 20 % with cess; duty on 4,95,000.
    expect(switchCost({ ...usual, held: 'short', loadPct: 1 }, rates)).toEqual({
      load: 5_000,
      tax: 40_560,
      duty: 24.75,
      total: 45_584.75,
    });
    expect(switchCost({ ...usual, gain: 3_000, held: 'short', loadPct: 1 }, rates).tax).toBe(0);
  });

  test('M1 · where the slab decides, the tax is not guessed', () => {
    expect(switchCost({ ...usual, equity: false, loadPct: 1 }, rates)).toEqual({
      load: 5_000,
      tax: null,
      duty: 24.75,
      total: 5_024.75,
    });
  });

  test('M1 · a load that takes everything leaves nothing to buy with', () => {
    expect(switchCost({ ...usual, loadPct: 100 }, rates)).toMatchObject({ load: 500_000, tax: 0, duty: 0 });
  });
});
