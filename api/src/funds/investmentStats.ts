import type { CallReply } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/problem.ts';

const TOP = 10;

interface HoldingRow {
  name: string;
  industry: string;
  weight: string;
  as_of: string;
}

/**
 * The largest holdings of a fund and its industries, in percent of its money, heaviest first. Empty for schemes
 * whose holdings are not known.
 * @throws Problem 404 `not_found`.
 */
export async function investmentStats(
  q: Queries,
  code: string,
): Promise<CallReply<'fundInvestmentStats'>['data']> {
  const [fund] = await q.query<{ house_code: string; fund_name: string }>(
    'SELECT house_code, fund_name FROM schemes WHERE code = $1 OR slug = $1',
    [code],
  );
  if (!fund) throw notFound('We do not know this fund.');
  const rows = await q.query<HoldingRow>(
    `SELECT name, industry, weight, as_of FROM scheme_holdings WHERE house_code = $1 AND fund_name = $2
     ORDER BY weight DESC, position`,
    [fund.house_code, fund.fund_name],
  );
  const industries = new Map<string, string[]>();
  for (const { industry, weight } of rows)
    industries.set(industry, [...(industries.get(industry) ?? []), weight]);
  return {
    as_of: rows[0]?.as_of ?? null,
    top_holdings: rows
      .slice(0, TOP)
      .map(({ name, industry, weight }) => ({ name, industry, weight: toWire(weight, 2) })),
    top_industry_exposure: [...industries]
      .map(([industry, weights]) => ({ industry, weight: toWire(sumRupees(weights), 2) }))
      .sort((a, b) => b.weight - a.weight || (a.industry < b.industry ? -1 : 1))
      .slice(0, TOP),
  };
}
