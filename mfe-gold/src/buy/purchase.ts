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

/** What a person asks for: rupees with tax, or grams. */
export interface PurchaseRequest {
  by: Way;
  value: number | null;
}

export type Purchase = { breakdown: GoldBreakdown } | { problem: AmountProblemCode | 'missing' };

/**
 * What a wish comes to at a held price, computed as the server will, or what is wrong with it.
 * Rupees a gram before tax, tax in percent.
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

/** The same wish at the same held price has the same key, so that sending it again never buys twice. */
export function purchaseKey(price: HeldPrice, { by, value }: PurchaseRequest, method: string): string {
  return `gold-${price.block_id}-${by}-${value}-${method}`;
}
