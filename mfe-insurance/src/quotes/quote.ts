import type { CallReply } from '@sanchay/contracts';
import { sumRupees } from '@sanchay/finance';

export type Quote = CallReply<'insuranceQuotes'>['data'][number];

/** Rupees a year, tax included. */
export function totalOf({ premium, tax }: Pick<Quote, 'premium' | 'tax'>): number {
  return sumRupees([premium, tax]).toNumber();
}

/** Every feature that one of the quotes has, in the order in which it first comes up. */
export function featuresOf(quotes: readonly Quote[]): string[] {
  return [...new Set(quotes.flatMap(({ features }) => features))];
}
