import type { Queries } from '../../db/pool.ts';
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

/** Payouts of a period that came with interest for being late, or from which tax was deducted. */
export function payoutsOf(q: Queries, portfolioId: string, { from, to }: Period): Promise<PayoutRow[]> {
  return q.query<PayoutRow>(
    `SELECT r.id, s.name, r.paid_on, coalesce(r.net, 0)::numeric(16, 2)::text AS net,
       r.late_interest::text AS late_interest, coalesce(r.tds, 0)::numeric(16, 2)::text AS tds
     FROM redemptions r JOIN schemes s ON s.code = r.code
     WHERE r.portfolio_id = $1 AND r.paid_on BETWEEN $2 AND $3 AND (r.late_interest > 0 OR r.tds > 0)
     ORDER BY r.paid_on, r.id`,
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

/** Whether one of these funds is an option that distributes income. */
export async function anyDistributes(q: Queries, codes: readonly string[]): Promise<boolean> {
  const [row] = await q.query<{ found: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM schemes WHERE code = ANY($1) AND reinvestment <> 'Z') AS found",
    [codes],
  );
  return row!.found;
}
