import type { ImportedAsset, ImportFault } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { assessFolio, foliosOf, type StoredFolio } from '../imported/index.ts';

/** Units of one imported purchase that one imported sale took. Decimals are text; money in rupees. */
export interface ImportedSale {
  lot_id: string;
  sale_id: string;
  asset: ImportedAsset;
  kind: 'redemption' | 'switch_out';
  /** Of a fund its code, of a share its ISIN. */
  code: string;
  name: string;
  folio_no: string;
  bought_on: string;
  sold_on: string;
  units: string;
  cost: string;
  /** In the cost. */
  stamp_duty: string;
  proceeds: string;
  exit_load: string;
  stt: string;
  /** Whether shares were bought, too, on the day of the sale. */
  same_day: boolean;
}

/** A folio whose gains are not or only partly known, with the reasons. */
interface ImportGap {
  name: string;
  folio_no: string;
  reasons: ImportFault[];
}

/**
 * What imported folios sold in a period, first in first out. A folio that does not add up, or of which only the
 * units are known, is a gap whatever it sold, and so is a sale whose purchase or scheme is not known. Amounts received are
 * those of the statement: of a fund after exit load, of a share before charges, which tradebooks do not state.
 */
export async function importedSales(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
): Promise<{ sales: ImportedSale[]; gaps: ImportGap[] }> {
  const sales: ImportedSale[] = [];
  const gaps: ImportGap[] = [];
  for (const folio of await foliosOf(q, portfolioId)) {
    if (isRetirement(folio)) continue;
    const own = salesOfFolio(folio, { from, to });
    sales.push(...own.sales);
    if (own.gap) gaps.push(own.gap);
  }
  return { sales, gaps };
}

/** What one folio sold in a period, and why some of it is not known; no gap where all is. */
export function salesOfFolio(
  folio: StoredFolio,
  { from, to }: { from: string; to: string },
): { sales: ImportedSale[]; gap: ImportGap | null } {
  const { status, reasons, sold, rows } = assessFolio(folio);
  const { asset, name, folio_no } = folio;
  const code = asset === 'stock' ? folio.isin : folio.code;
  const bought = new Set(
    rows.filter(({ kind, exact }) => kind === 'purchase' && exact === null).map(({ date }) => date),
  );
  const own = sold.filter(({ sold_on }) => from <= sold_on && sold_on <= to);
  const sales = own.flatMap(({ row_key, bought_on, cost, ...part }, index) => {
    if (bought_on === null || cost === null || code === null) return [];
    const sale_id = `import:${folio.id}:${row_key}`;
    const place = { sale_id, lot_id: `${sale_id}:${index}`, asset, code, name, folio_no };
    const same_day = asset === 'stock' && bought.has(part.sold_on);
    return [{ ...part, ...place, bought_on, cost, same_day }];
  });
  const isKnown = status !== 'red' && sales.length === own.length && !reasons.includes('no_transactions');
  return { sales, gap: isKnown ? null : { name, folio_no, reasons } };
}

/** Withdrawals from NPS and EPF are no capital gains. */
const isRetirement = ({ asset }: StoredFolio): boolean =>
  asset === 'nps' || asset === 'epf' || asset === 'eps';

/** The day of the first imported transaction of a portfolio; null for none. */
export async function firstImportedDay(q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ day: string | null }>(
    `SELECT min(t.date) AS day FROM imported_transactions t JOIN imported_folios f ON f.id = t.folio_id
     WHERE f.portfolio_id = $1 AND f.asset NOT IN ('nps', 'epf', 'eps')`,
    [portfolioId],
  );
  return row!.day;
}
