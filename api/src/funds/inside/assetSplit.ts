import type { CallReply } from '@sanchay/contracts';
import { capClassByRank, sumDecimals, toWire } from '@sanchay/finance';

type Inside = CallReply<'fundInvestmentStats'>['data'];
type Asset = Inside['assets'][number]['asset'];
type Cap = Inside['market_caps'][number]['cap'];

/** A published holding, and where a company of its name is listed. */
export interface PlacedHolding {
  industry: string;
  weight: string;
  /** Place by market value among the listed companies of India; null when it is none of them. */
  rank: number | null;
  abroad: boolean;
}

const ASSETS: readonly Asset[] = ['equity', 'foreign', 'debt', 'gold', 'cash', 'unpublished'];
const CAPS: readonly Cap[] = ['large', 'mid', 'small'];

function assetOf({ industry, rank, abroad }: PlacedHolding): Asset {
  if (rank !== null) return 'equity';
  if (abroad) return 'foreign';
  if (industry === 'Gold') return 'gold';
  return industry === 'Cash' ? 'cash' : 'debt';
}

function split<Key extends string>(
  keys: readonly Key[],
  parts: readonly { key: Key; weight: string }[],
): { key: Key; weight: number }[] {
  return keys
    .map((key) => ({
      key,
      weight: toWire(sumDecimals(parts.filter((part) => part.key === key).map(({ weight }) => weight)), 2),
    }))
    .filter(({ weight }) => weight > 0);
}

/**
 * What a fund's money is in, and the size of its Indian companies by AMFI's ranks, in percent of the fund. What the
 * holdings leave of 100 is not published; it is not guessed.
 */
export function assetSplit(holdings: readonly PlacedHolding[]): Pick<Inside, 'assets' | 'market_caps'> {
  if (holdings.length === 0) return { assets: [], market_caps: [] };
  const known = sumDecimals(holdings.map(({ weight }) => weight));
  const rest = {
    key: 'unpublished' as Asset,
    weight: known.gt(100) ? '0' : known.minus(100).times(-1).toFixed(2),
  };
  const assets = holdings.map((holding) => ({ key: assetOf(holding), weight: holding.weight }));
  const caps = holdings.flatMap(({ rank, weight }) =>
    rank === null ? [] : [{ key: capClassByRank(rank), weight }],
  );
  return {
    assets: split(ASSETS, [...assets, rest]).map(({ key, weight }) => ({ asset: key, weight })),
    market_caps: split(CAPS, caps).map(({ key, weight }) => ({ cap: key, weight })),
  };
}
