import { sumUnits } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { GOLD } from '../../gold/index.ts';
import { assessFolio, foliosOf } from '../../imported/index.ts';

/** Units of a fund, or grams of gold, as decimal text. */
export interface HeldUnits {
  code: string;
  units: string;
  /** `imported` where none of the units is held here. */
  source: 'sanchay' | 'imported';
}

/** What a portfolio holds by code, booked here or imported; what was sold completely is left out. */
export async function heldUnits(q: Queries, portfolioId: string): Promise<HeldUnits[]> {
  const all = [...(await bookedUnits(q, portfolioId)), ...(await importedUnits(q, portfolioId))];
  return [...Map.groupBy(all, ({ code }) => code)]
    .map(([code, own]) => ({
      code,
      units: sumUnits(own.map(({ units }) => units)).toFixed(4),
      // Units of ours come first.
      source: own[0]!.source,
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function bookedUnits(q: Queries, portfolioId: string): Promise<HeldUnits[]> {
  return q.query<HeldUnits>(
    `SELECT e.commodity AS code, sum(e.amount)::numeric(18, 4)::text AS units, 'sanchay' AS source
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
     WHERE a.portfolio_id = $1 AND a.role = 'units_held' AND e.commodity <> 'INR'
     GROUP BY e.commodity HAVING sum(e.amount) > 0`,
    [portfolioId],
  );
}

/** Funds of ours in imported folios; of other schemes neither price nor disclosure is known. */
async function importedUnits(q: Queries, portfolioId: string): Promise<HeldUnits[]> {
  return (await foliosOf(q, portfolioId)).flatMap((folio) => {
    const code = folio.asset === 'gold' ? GOLD : folio.code;
    const { units } = assessFolio(folio);
    return code !== null && Number(units) > 0 ? [{ code, units, source: 'imported' as const }] : [];
  });
}
