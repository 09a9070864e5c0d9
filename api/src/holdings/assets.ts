import { toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { latestNavs, schemesForOrder, trendOf } from '../funds/index.ts';
import type { ImportedBook } from './book/importedBook.ts';
import { buyBackPrice, GOLD, latestGoldPrices } from '../gold/index.ts';

const TREND_POINTS = 30;

export interface DatedPrice {
  /** Rupees a unit or gram as decimal text. */
  nav: string;
  date: string;
}

/** What can be held, with its prices: a fund by its NAV, gold by the buy-back price of a gram. */
export interface Asset {
  asset: 'mutual_fund' | 'gold';
  code: string;
  name: string;
  /** Null for a scheme that is not listed here. */
  slug: string | null;
  category: string;
  /** equity, debt, liquid or gold. */
  scheme_class: string;
  direct: boolean;
  /** Whether its units are locked by the rule of ELSS. */
  elss: boolean;
  /** Whether it is an IDCW option, which has no booked distributions. */
  distributes: boolean;
  nav: DatedPrice | null;
  last: DatedPrice | null;
  /** About 30 recent prices, oldest first. */
  trend: number[];
}

async function fundAssets(q: Queries, codes: string[]): Promise<Asset[]> {
  if (codes.length === 0) return [];
  const schemes = await schemesForOrder(q, codes);
  const navs = await latestNavs(q, codes);
  const trends = await trendOf(q, codes, TREND_POINTS);
  return [...schemes.values()].map((scheme) => {
    const nav = navs.get(scheme.code);
    return {
      asset: 'mutual_fund',
      code: scheme.code,
      name: scheme.name,
      slug: scheme.slug,
      category: scheme.category,
      scheme_class: scheme.scheme_class,
      direct: scheme.direct,
      elss: scheme.sub_category === 'ELSS',
      distributes: scheme.reinvestment !== 'Z',
      nav: nav ? { nav: nav.nav, date: nav.date } : null,
      last: nav?.last ?? null,
      trend: trends.get(scheme.code) ?? [],
    };
  });
}

async function goldAsset(q: Queries, today: string): Promise<Asset> {
  const published = await latestGoldPrices(q, today, TREND_POINTS);
  const newestFirst = published.map(({ date, price }) => ({ date, price: buyBackPrice(price) }));
  const [nav = null, last = null] = newestFirst.map(({ date, price }) => ({ nav: price.toFixed(2), date }));
  return {
    asset: 'gold',
    code: GOLD,
    name: 'Digital gold',
    slug: 'gold',
    category: 'Gold',
    scheme_class: 'gold',
    direct: true,
    elss: false,
    distributes: false,
    nav,
    last,
    trend: newestFirst.toReversed().map(({ price }) => toWire(price, 2)),
  };
}

/** The assets of these codes with their prices as of a business day, by code. */
export async function assetsOf(
  q: Queries,
  codes: readonly string[],
  today: string,
): Promise<Map<string, Asset>> {
  const assets = await fundAssets(
    q,
    codes.filter((code) => code !== GOLD),
  );
  if (codes.includes(GOLD)) assets.push(await goldAsset(q, today));
  return new Map(assets.map((asset) => [asset.code, asset]));
}

/** A scheme that is not listed here, at the newest price of its statements. */
export function unlistedAsset({ code, name, price, folios }: ImportedBook): Asset {
  return {
    asset: 'mutual_fund',
    code,
    name,
    slug: null,
    category: folios[0]?.statement.house ?? '',
    scheme_class: '',
    direct: /\bdirect\b/i.test(name),
    elss: false,
    distributes: false,
    nav: price,
    last: null,
    trend: [],
  };
}
