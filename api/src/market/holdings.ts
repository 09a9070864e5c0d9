import type { BaseFund } from './fundPlan.ts';
import { uniform } from './noise.ts';
import { INDIAN_COMPANIES, US_COMPANIES } from './stocks.ts';

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

function universe({ category: { profile, risk } }: BaseFund): readonly Asset[] {
  if (profile.world) return US_COMPANIES;
  if (profile.gold === 1) return GOLD;
  if (!profile.market) return BONDS;
  return HELD_COMPANIES.slice(0, risk === 5 && profile.small ? 200 : profile.mid ? 140 : 60);
}

/** Rows of `scheme_holdings` of a fund: falling weights in percent, the rest of 100 in cash. */
export function holdingRows(seed: number, fund: BaseFund, asOf: string) {
  const ranked = universe(fund)
    .map((asset, index) => ({ asset, rank: index * 0.35 + 30 * uniform(seed, fund.stream, 100 + index) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, POSITIONS);
  const largest = ranked.length === 1 ? 97 : 7 + 3 * uniform(seed, fund.stream, 99);
  const weights = ranked.map((_, index) => Math.round(100 * largest * 0.93 ** index) / 100);
  const rest = 100 - weights.reduce((sum, weight) => sum + weight, 0);
  const rows = ranked.map(({ asset }, index) => ({ asset, weight: weights[index]! }));
  if (ranked.length === 1) rows.push({ asset: CASH, weight: Math.round(100 * rest) / 100 });
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
