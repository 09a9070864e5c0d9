import type { PortableFolio } from '@sanchay/contracts/archive';
import type { Queries } from '../db/pool.ts';
import { assessFolio, foliosOf, type StoredFolio } from '../imported/index.ts';

/** The imported folios of a portfolio for its archive: the transactions of all statements, and what they state together. */
export async function importedFolios(q: Queries, portfolioId: string): Promise<PortableFolio[]> {
  return (await foliosOf(q, portfolioId)).map(portableFolio);
}

function portableFolio(folio: StoredFolio): PortableFolio {
  const { asset, code, isin, name, house, folio_no, balances } = folio;
  const assessment = assessFolio(folio);
  const first = balances.reduce((a, b) => (b.covers_from < a.covers_from ? b : a));
  const last = balances.reduce((a, b) => (b.covers_to >= a.covers_to ? b : a));
  return {
    asset,
    source: 'imported',
    code,
    isin,
    name,
    house,
    folio_no,
    covers_from: first.covers_from,
    covers_to: assessment.until,
    // A list of trades knows neither.
    opening: first.opening,
    closing: last.closing === null ? null : assessment.units,
    nav: assessment.nav?.nav ?? null,
    valued_on: assessment.nav?.date ?? null,
    cost: last.cost,
    // What follows from the transactions is found again.
    faults: [...new Set(balances.flatMap(({ faults }) => faults))].toSorted(),
    rows: assessment.rows.map(({ row_key: key, ...row }) => ({ key, ...row })),
  };
}
