import type { Queries } from '../../db/pool.ts';
import { FOLIO_LISTING, FOLIO_NAME } from '../../imported/index.ts';
import type { Period } from '../soldLotStore.ts';

/** Money that a fund house paid, with what belongs to it; decimals are text. */
export interface PayoutRow {
  id: string;
  name: string;
  paid_on: string;
  /** Rupees that reached the bank account. */
  net: string;
  late_interest: string;
  tds: string;
}

/** Payouts to portfolio `$1` that were booked here, and those of its accounts elsewhere that an archive or a statement states. */
const PAYOUTS = `
  SELECT r.id::text AS id, s.name, r.paid_on, coalesce(r.net, 0) AS net, r.late_interest, coalesce(r.tds, 0) AS tds
  FROM redemptions r JOIN schemes s ON s.code = r.code WHERE r.portfolio_id = $1
  UNION ALL
  SELECT 'import:' || t.folio_id || ':' || t.row_key, ${FOLIO_NAME},
    coalesce((t.exact->>'paid_on')::date, t.date), coalesce((t.exact->>'net')::numeric, abs(t.amount) - t.stt - t.tds),
    coalesce((t.exact->>'interest')::numeric, 0), coalesce((t.exact->>'tds')::numeric, t.tds)
  FROM imported_transactions t JOIN imported_folios f ON f.id = t.folio_id ${FOLIO_LISTING}
  WHERE f.portfolio_id = $1 AND (t.exact IS NOT NULL OR t.tds IS NOT NULL) AND t.kind = 'redemption'`;

/** Payouts of a period that came with interest for being late, or from which tax was deducted. */
export function payoutsOf(q: Queries, portfolioId: string, { from, to }: Period): Promise<PayoutRow[]> {
  return q.query<PayoutRow>(
    `SELECT id, name, paid_on, net::numeric(16, 2)::text AS net, late_interest::numeric(16, 2)::text AS late_interest,
       tds::numeric(16, 2)::text AS tds
     FROM (${PAYOUTS}) p
     WHERE paid_on BETWEEN $2 AND $3 AND (late_interest > 0 OR tds > 0) ORDER BY paid_on, id`,
    [portfolioId, from, to],
  );
}

/** A purchase of gold; decimals are text. */
export interface GoldRow {
  id: string;
  date: string;
  invoice_no: string;
  grams: string;
  rate_before_tax: string;
  gold_value: string;
  tax: string;
  total: string;
}

/** The purchases of digital gold that were booked in a period and not reversed. */
export function goldBought(q: Queries, portfolioId: string, { from, to }: Period): Promise<GoldRow[]> {
  return q.query<GoldRow>(
    `SELECT g.id, t.value_date AS date, g.invoice_no, g.grams::text AS grams, g.rate_before_tax::text AS rate_before_tax,
       g.gold_value::text AS gold_value, g.tax::text AS tax, g.total::text AS total
     FROM gold_orders g
     JOIN ledger_transfers t ON t.investor_id = g.investor_id AND t.kind = 'gold_purchase' AND t.subject_id = g.id
     WHERE g.portfolio_id = $1 AND g.status = 'successful' AND t.value_date BETWEEN $2 AND $3
     ORDER BY t.value_date, g.invoice_no`,
    [portfolioId, from, to],
  );
}

/** The funds that were ever booked in a portfolio and are an option that distributes income. */
export async function distributingFunds(q: Queries, portfolioId: string): Promise<string[]> {
  const rows = await q.query<{ code: string }>(
    `SELECT code FROM schemes WHERE reinvestment <> 'Z' AND code IN (
       SELECT e.commodity FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
       WHERE a.portfolio_id = $1 AND a.role = 'units_held'
     )`,
    [portfolioId],
  );
  return rows.map(({ code }) => code);
}
