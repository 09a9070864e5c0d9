import type { AppConfig } from '@sanchay/contracts';
import {
  goldBuyByGrams,
  goldBuyByRupees,
  GoldAmountError,
  type AmountProblemCode,
  type GoldBreakdown,
} from '@sanchay/finance';
import type { HeldPrice } from './heldPrice.ts';

export const WAYS = ['rupees', 'grams'] as const;
export type Way = (typeof WAYS)[number];

/** What the user requests: rupees with tax, or grams. */
export interface PurchaseRequest {
  by: Way;
  value: number | null;
}

export type Purchase = { breakdown: GoldBreakdown } | { problem: AmountProblemCode | 'missing' };

/**
 * Returns what a purchase comes to at a held price, computed as the server will, or what is wrong with it. Rupees a
 * gram before tax, tax in percent.
 */
export function purchaseOf(
  { by, value }: PurchaseRequest,
  { current_gold_price: { buy }, taxes: { igst } }: HeldPrice,
  { minimum, maximum }: AppConfig['gold'],
): Purchase {
  if (value === null) return { problem: 'missing' };
  const terms = { pricePerGram: buy, taxPct: igst, limits: { min: minimum, max: maximum } };
  try {
    return {
      breakdown:
        by === 'grams'
          ? goldBuyByGrams({ ...terms, grams: value })
          : goldBuyByRupees({ ...terms, rupees: value }),
    };
  } catch (error) {
    if (error instanceof GoldAmountError) return { problem: error.code };
    throw error;
  }
}
