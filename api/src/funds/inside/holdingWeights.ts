import { sumRupees, toWire } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';

/** Published weights of a fund's holdings in percent, by name; null when nothing is published. */
export async function holdingWeights(
  q: Queries,
  { house_code, fund_name }: { house_code: string; fund_name: string },
): Promise<Readonly<Record<string, number>> | null> {
  const rows = await q.query<{ name: string; weight: string }>(
    'SELECT name, weight FROM scheme_holdings WHERE house_code = $1 AND fund_name = $2',
    [house_code, fund_name],
  );
  if (rows.length === 0) return null;
  const weights = new Map<string, string[]>();
  for (const { name, weight } of rows) weights.set(name, [...(weights.get(name) ?? []), weight]);
  return Object.fromEntries([...weights].map(([name, parts]) => [name, toWire(sumRupees(parts), 4)]));
}
