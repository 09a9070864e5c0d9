import fc from 'fast-check';
import { stampDuty, unitsForPurchase, unitsForRedemption } from './purchase.ts';

describe('I5 · stamp duty and units', () => {
  it('I5 · duty is part of the amount, half-up to paise', () => {
    expect(stampDuty(100_000, 0.005)).toEqual({ stampDuty: 5, netAmount: 99_995 });
    expect(stampDuty(5_000, 0.005)).toEqual({ stampDuty: 0.25, netAmount: 4999.75 });
    expect(stampDuty('1000000', '0.005')).toEqual({ stampDuty: 50, netAmount: 999_950 });
    expect(stampDuty(100, 0.005)).toEqual({ stampDuty: 0, netAmount: 100 });
    expect(stampDuty(101, 0.005)).toEqual({ stampDuty: 0.01, netAmount: 100.99 });
    expect(stampDuty(300, 0)).toEqual({ stampDuty: 0, netAmount: 300 });
  });

  it('I5 · units are half-up at three decimals, or four when specified', () => {
    const order = { amount: 5000, stampDutyRatePct: 0.005, nav: 123.4567 };
    expect(unitsForPurchase(order)).toEqual({ stampDuty: 0.25, netAmount: 4999.75, units: 40.498 });
    expect(unitsForPurchase({ ...order, decimals: 4 }).units).toBe(40.498);
    expect(unitsForPurchase({ amount: 1, stampDutyRatePct: 0, nav: '16' }).units).toBe(0.063);
    expect(unitsForPurchase({ amount: 1, stampDutyRatePct: 0, nav: 16, decimals: 4 }).units).toBe(0.0625);
    expect(unitsForPurchase({ amount: 1, stampDutyRatePct: 0, nav: 3 }).units).toBe(0.333);
  });

  it('I5 · units to sell for an amount carry no duty', () => {
    expect(unitsForRedemption(1000, 33)).toBe(30.303);
    expect(unitsForRedemption(1000, 33, 4)).toBe(30.303);
    expect(unitsForRedemption(1000, 7, 4)).toBe(142.8571);
  });

  it.each([
    [{ amount: 0, stampDutyRatePct: 0.005, nav: 10 }, 'Amount must be more than zero: 0'],
    [{ amount: -1, stampDutyRatePct: 0.005, nav: 10 }, 'Amount must be more than zero: -1'],
    [{ amount: 100, stampDutyRatePct: 0.005, nav: 0 }, 'NAV must be more than zero: 0'],
    [{ amount: 100, stampDutyRatePct: 0.005, nav: -5 }, 'NAV must be more than zero: -5'],
    [{ amount: 100, stampDutyRatePct: -1, nav: 5 }, 'Stamp duty rate must not be negative: -1'],
    [{ amount: 100, stampDutyRatePct: 0, nav: 5, decimals: 2 }, 'Units have 3 or 4 decimals, not 2'],
    [{ amount: 100, stampDutyRatePct: 0, nav: NaN }, 'Not a plain decimal number: NaN'],
  ])('I5 · impossible order %j is refused', (order, message) => {
    expect(() => unitsForPurchase(order)).toThrow(message);
    expect(() => unitsForPurchase(order)).toThrow(RangeError);
  });

  it('I5 · duty and net make the amount, and units are worth the net within half a unit step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1e11 }),
        fc.integer({ min: 1_0000, max: 1e8 }),
        (paise, ticks) => {
          const [amount, nav] = [paise / 100, ticks / 10_000];
          const {
            stampDuty: duty,
            netAmount,
            units,
          } = unitsForPurchase({
            amount,
            stampDutyRatePct: 0.005,
            nav,
          });
          expect(Math.round(duty * 100) + Math.round(netAmount * 100)).toBe(paise);
          expect(Math.abs(netAmount / nav - units)).toBeLessThanOrEqual(0.000501);
        },
      ),
    );
  });
});
