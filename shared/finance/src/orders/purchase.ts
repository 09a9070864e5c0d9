import { ROUND_HALF_UP, decimal, toWire, type Big } from '../money.ts';
import { rupees, unitsFor, roundRupees, type Rupees } from '../quantity.ts';

export type StampDuty = {
  /** Rupees, to paise. */
  stampDuty: number;
  /** Rupees that buy units, to paise. */
  netAmount: number;
};

export type Purchase = StampDuty & { units: number };

type Numeric = number | string;

function positive<T extends Big | Rupees>(value: T, what: string): T {
  if (value.lte(0)) throw new RangeError(`${what} must be more than zero: ${value.toFixed()}`);
  return value;
}

function splitDuty(amount: Rupees, ratePct: Numeric): { duty: Rupees; net: Rupees } {
  const rate = decimal(ratePct);
  if (rate.lt(0)) throw new RangeError(`Stamp duty rate must not be negative: ${String(ratePct)}`);
  const duty = roundRupees(amount.times(rate).div(rate.plus(100)));
  return { duty, net: amount.minus(duty) };
}

/**
 * Stamp duty contained in a purchase amount: amount x rate / (100 + rate), half-up to paise, because the duty
 * is levied on the net amount. Amount in rupees, rate in percent (0.005 since 1 July 2020). Source: rules R5.
 * @throws RangeError when the amount is not positive or the rate is negative.
 */
export function stampDuty(amount: Numeric, ratePct: Numeric): StampDuty {
  const { duty, net } = splitDuty(positive(rupees(amount), 'Amount'), ratePct);
  return { stampDuty: duty.toNumber(), netAmount: net.toNumber() };
}

/**
 * Units bought by an amount in rupees: (amount - stamp duty) / NAV.
 * Named rounding: half-up at the third decimal (or the fourth where the scheme keeps four), which is what
 * registrars print on statements; duty is rounded half-up to paise first.
 * @throws RangeError when the amount or the NAV is not positive, or decimals is not 3 or 4.
 */
export function unitsForPurchase({
  amount,
  stampDutyRatePct,
  nav,
  decimals = 3,
}: {
  amount: Numeric;
  stampDutyRatePct: Numeric;
  nav: Numeric;
  decimals?: number;
}): Purchase {
  if (decimals !== 3 && decimals !== 4) throw new RangeError(`Units have 3 or 4 decimals, not ${decimals}`);
  const price = positive(decimal(nav), 'NAV');
  const { duty, net } = splitDuty(positive(rupees(amount), 'Amount'), stampDutyRatePct);
  const units = unitsFor(net, price).round(decimals, ROUND_HALF_UP);
  return { stampDuty: duty.toNumber(), netAmount: net.toNumber(), units: toWire(units, decimals) };
}

/**
 * Units to sell for a wanted amount in rupees (before load and tax), half-up at `decimals`.
 * @throws RangeError when the amount or the NAV is not positive, or decimals is not 3 or 4.
 */
export function unitsForRedemption(amount: Numeric, nav: Numeric, decimals = 3): number {
  return unitsForPurchase({ amount, stampDutyRatePct: 0, nav, decimals }).units;
}
