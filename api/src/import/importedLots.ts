import { unitCount } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { assess, foliosOf } from '../imported/index.ts';

/** A listed fund in an imported folio with the purchases that are left of it. Decimals are text, money in rupees. */
export interface ImportedLots {
  code: string;
  name: string;
  house: string | null;
  folio_no: string;
  lots: { id: string; bought_on: string; units: string; cost: string }[];
}

/** Imported folios of listed funds whose statements add up and reach back to every purchase that is left. */
export async function importedLots(q: Queries, portfolioId: string): Promise<ImportedLots[]> {
  const folios = await foliosOf(q, portfolioId);
  return folios.flatMap(({ id, asset, code, name, house, folio_no, ...facts }) => {
    if (asset !== 'mutual_fund' || code === null) return [];
    const { status, open } = assess({ ...facts, isListed: true });
    const lots = open
      .filter(({ units }) => unitCount(units).gt(0))
      .flatMap(({ bought_on, units, cost }, place) =>
        bought_on === null || cost === null ? [] : [{ id: `${id}:${place}`, bought_on, units, cost }],
      );
    if (status === 'red' || lots.length === 0 || lots.length < open.length) return [];
    return [{ code, name, house, folio_no, lots }];
  });
}
