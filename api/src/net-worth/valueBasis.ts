import type { QuantityUnit, ValueBasis } from '@sanchay/contracts';

const NOTHING = {
  quantity: null,
  unit: null,
  price: null,
  rate: null,
  principal: null,
  interest: null,
} as const;

/**
 * A value that is a quantity times a price; for US shares and dollars also times a rate.
 *
 * @param terms `price` in rupees, of US shares in dollars, null for dollars themselves; `rate` in rupees a dollar; `on` the
 *   ISO day of the price
 */
export const quantityBasis = (terms: {
  quantity: number;
  unit: QuantityUnit;
  price: number | null;
  rate?: number | null;
  on: string | null;
}): ValueBasis => ({ kind: 'quantity', ...NOTHING, ...terms });

/** A value that is a principal with its accrued interest, both in rupees, on an ISO day. */
export const interestBasis = (principal: number, interest: number, on: string): ValueBasis => ({
  kind: 'interest',
  ...NOTHING,
  principal,
  interest,
  on,
});

/** A value as it was recorded, stated or booked, with its ISO day. */
export const plainBasis = (kind: 'recorded' | 'statement' | 'balance', on: string | null): ValueBasis => ({
  kind,
  ...NOTHING,
  on,
});
