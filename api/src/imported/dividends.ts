import type { Queries } from '../db/pool.ts';
import { FOLIO_LISTING, FOLIO_NAME } from './folioStore.ts';

/** A dividend of a fund held elsewhere, as its statement states it. */
export interface ImportedDividend {
  id: string;
  name: string;
  /** ISO day. */
  date: string;
  /** Rupees as decimal text, before tax. */
  amount: string;
  /** Rupees deducted as decimal text; null where no statement has them. */
  tds: string | null;
}

/**
 * Dividends that were paid out or reinvested in a time, by day. A payout is printed before tax, a reinvestment as what
 * bought units, after tax and stamp duty.
 */
export function importedDividends(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
): Promise<ImportedDividend[]> {
  return q.query<ImportedDividend>(
    `SELECT f.id::text || ':' || t.row_key AS id, ${FOLIO_NAME} AS name, t.date, t.tds::text AS tds,
       (abs(t.amount) + CASE t.kind WHEN 'dividend_reinvestment' THEN t.stamp_duty + coalesce(t.tds, 0) ELSE 0 END)::text AS amount
     FROM imported_transactions t JOIN imported_folios f ON f.id = t.folio_id ${FOLIO_LISTING}
     WHERE f.portfolio_id = $1 AND t.kind IN ('dividend_payout', 'dividend_reinvestment')
       AND t.amount IS NOT NULL AND t.date BETWEEN $2 AND $3
     ORDER BY t.date, ${FOLIO_NAME}, f.id, t.row_key`,
    [portfolioId, from, to],
  );
}
