import { sandboxIsin, slugOf } from './codes.ts';
import { gauss, streamOf, uniform } from './noise.ts';
import { INDIAN_FIRST_WORDS, INDIAN_TRADES, US_FIRST_WORDS, US_TRADES } from './stockNames.ts';
import type { Trade } from './stockNames.ts';

export interface Company extends Trade {
  name: string;
  /** Place in the list, also its weight: the first are the largest. */
  number: number;
}

function companies(words: readonly string[], trades: readonly Trade[], ending: string): Company[] {
  return words.flatMap((first, round) =>
    trades.map((trade, index) => ({
      ...trade,
      name: `${first} ${trade.word}${ending}`,
      number: round * trades.length + index,
    })),
  );
}

/** 200 invented Indian companies; funds of the sandbox hold them. */
export const INDIAN_COMPANIES: readonly Company[] = companies(INDIAN_FIRST_WORDS, INDIAN_TRADES, ' Ltd');
/** 200 invented companies of the United States. */
export const US_COMPANIES: readonly Company[] = companies(US_FIRST_WORDS, US_TRADES, ' Inc');

const symbolOf = (name: string, number: number): string =>
  `${name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 5)
    .toUpperCase()}${String(number).padStart(3, '0')}`;

function prices(seed: number, name: string): { price: number; previous: number } {
  const stream = streamOf(name);
  const previous = Math.round(100 * (40 + 3200 * uniform(seed, stream, 1) ** 3)) / 100;
  return { price: Math.round(100 * previous * (1 + 0.015 * gauss(seed, stream, 2))) / 100, previous };
}

/** Rows of `stocks`. Prices and market values in rupees. */
export function stockRows(seed: number) {
  return INDIAN_COMPANIES.map(({ name, sector, industry, number }) => {
    const { price, previous } = prices(seed, name);
    return {
      isin: sandboxIsin('INE', number),
      symbol: symbolOf(name, number),
      slug: slugOf(name),
      name,
      sector,
      industry,
      price,
      previous_price: previous,
      market_cap: Math.round(6e12 / (1 + number) ** 1.3),
      sandbox: true,
    };
  });
}

/** Rows of `us_stocks`. Prices and market values in dollars. */
export function usStockRows(seed: number) {
  return US_COMPANIES.map(({ name, sector, industry, number }) => {
    const { price, previous } = prices(seed, name);
    return {
      symbol: symbolOf(name, number),
      slug: slugOf(name),
      name,
      sector,
      industry,
      price_usd: price,
      previous_price_usd: previous,
      market_cap_usd: Math.round(3e12 / (1 + number) ** 1.4),
      sandbox: true,
    };
  });
}
