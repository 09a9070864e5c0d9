import type { CallReply } from '@sanchay/contracts';
import { sumDecimals, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { assetSplit, type PlacedHolding } from './inside/assetSplit.ts';
import { knownScheme } from './record/knownScheme.ts';

const TOP = 10;

interface HoldingRow extends PlacedHolding {
  name: string;
  as_of: string;
}

const HOLDINGS = `
  SELECT h.name, h.industry, h.weight, h.as_of, listed.rank, abroad.symbol IS NOT NULL AS abroad
  FROM scheme_holdings h
  LEFT JOIN (
    SELECT name, rank() OVER (ORDER BY market_cap DESC) AS rank FROM stocks
  ) AS listed ON listed.name = h.name
  LEFT JOIN us_stocks AS abroad ON abroad.name = h.name
  WHERE h.house_code = $1 AND h.fund_name = $2 ORDER BY h.weight DESC, h.position`;

/**
 * The largest holdings of a fund and its industries, heaviest first, and its split by kind and by size of company, in
 * percent of its money. Empty for schemes with unknown holdings.
 * @throws Problem 404 `not_found`.
 */
export async function investmentStats(
  q: Queries,
  code: string,
): Promise<CallReply<'fundInvestmentStats'>['data']> {
  const fund = await knownScheme(q, code);
  const rows = await q.query<HoldingRow>(HOLDINGS, [fund.house_code, fund.fund_name]);
  const industries = new Map<string, string[]>();
  for (const { industry, weight } of rows)
    industries.set(industry, [...(industries.get(industry) ?? []), weight]);
  return {
    as_of: rows[0]?.as_of ?? null,
    top_holdings: rows
      .slice(0, TOP)
      .map(({ name, industry, weight }) => ({ name, industry, weight: toWire(weight, 2) })),
    top_industry_exposure: [...industries]
      .map(([industry, weights]) => ({ industry, weight: toWire(sumDecimals(weights), 2) }))
      .sort((a, b) => b.weight - a.weight || (a.industry < b.industry ? -1 : 1))
      .slice(0, TOP),
    ...assetSplit(rows),
  };
}
