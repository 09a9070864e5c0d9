import { sharesOf } from './allocations.ts';
import type { BaseFund } from './fundPlan.ts';
import { uniform } from './navs/noise.ts';
import { INDIAN_COMPANIES, US_COMPANIES } from './shares/stocks.ts';

interface Asset {
  name: string;
  industry: string;
}

/** Small funds go as far down the list as this; the companies below it are held by none. */
const HELD_COMPANIES = INDIAN_COMPANIES.slice(0, 200);
const BONDS: readonly Asset[] = [
  { name: '7.18% Government of India 2033', industry: 'Sovereign' },
  { name: '7.10% Government of India 2034', industry: 'Sovereign' },
  { name: '182 Days Treasury Bill', industry: 'Sovereign' },
  { name: '7.4% State Development Loan 2031', industry: 'Sovereign' },
  ...HELD_COMPANIES.filter(({ sector }) => sector === 'Financial Services' || sector === 'Power').map(
    ({ name, industry }, index) => ({
      name: `${(6.9 + (index % 9) / 10).toFixed(1)}% ${name} 2029`,
      industry,
    }),
  ),
];
const GOLD: readonly Asset[] = [{ name: 'Gold bullion through an exchange traded fund', industry: 'Gold' }];
const CASH: Asset = { name: 'Cash and repo', industry: 'Cash' };
const POSITIONS = 15;
/** Percent from which a fund's companies or bonds count as a part of their own. */
const LEAST_SHARE = 10;
/** Share of the money that is in published holdings where there are two kinds. */
const PUBLISHED = 0.85;

function universe({ category: { profile, risk } }: BaseFund): readonly Asset[] {
  if (profile.world) return US_COMPANIES;
  if (profile.gold === 1) return GOLD;
  if (!profile.market) return BONDS;
  return HELD_COMPANIES.slice(0, risk === 5 && profile.small ? 200 : profile.mid ? 140 : 60);
}

interface Part {
  assets: readonly Asset[];
  positions: number;
  /** Percent of the fund that is published of it; the weights of one kind are as they fall. */
  percent: number | null;
}

/** Companies and bonds of a fund that holds both are in the shares of its asset allocation. */
function partsOf(fund: BaseFund): Part[] {
  const [equity, debt] = sharesOf(fund.category);
  if (equity < LEAST_SHARE || debt < LEAST_SHARE)
    return [{ assets: universe(fund), positions: POSITIONS, percent: null }];
  const companies = fund.category.profile.market ? universe(fund) : HELD_COMPANIES.slice(0, 60);
  return [
    { assets: companies, positions: 8, percent: PUBLISHED * equity },
    { assets: BONDS, positions: 7, percent: PUBLISHED * debt },
  ];
}

/** Rows of `scheme_holdings` of a fund: falling weights in percent, the rest of 100 in cash. */
export function holdingRows(seed: number, fund: BaseFund, asOf: string) {
  const rows = partsOf(fund).flatMap(({ assets, positions, percent }) => {
    const ranked = assets
      .map((asset, index) => ({ asset, rank: index * 0.35 + 30 * uniform(seed, fund.stream, 100 + index) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, positions);
    const largest = ranked.length === 1 ? 97 : 7 + 3 * uniform(seed, fund.stream, 99);
    const falling = ranked.map((_, index) => largest * 0.93 ** index);
    const scale = percent === null ? 1 : percent / falling.reduce((sum, weight) => sum + weight, 0);
    return ranked.map(({ asset }, index) => ({
      asset,
      weight: Math.round(100 * scale * falling[index]!) / 100,
    }));
  });
  const rest = 100 - rows.reduce((sum, { weight }) => sum + weight, 0);
  if (rows.length === 1) rows.push({ asset: CASH, weight: Math.round(100 * rest) / 100 });
  return rows.map(({ asset, weight }, position) => ({
    house_code: fund.house.code,
    fund_name: fund.name,
    position,
    name: asset.name,
    industry: asset.industry,
    weight,
    as_of: asOf,
  }));
}
