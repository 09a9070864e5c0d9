import { rupees, sumRupees, type Rupees } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';

/**
 * Every change of the money in transit of portfolio `$1` from day `$2` to `$3`, or ever, by the day that counts: paid and not yet allotted, between
 * the legs of a switch, or redeemed and not yet paid out. The day is that of the NAV where units take its place, so
 * that no day has both or neither. The bookings of the days come first: from the accounts, a year would read all of them.
 */
const TRANSIT = `
  WITH moved AS MATERIALIZED (
    SELECT investor_id, id, kind, value_date FROM ledger_transfers
    WHERE portfolio_id = $1 AND ($2::date IS NULL OR value_date BETWEEN $2 AND $3)
  )
  SELECT t.value_date AS date, e.amount,
    a.role = 'cash_in_transit' AND t.kind NOT IN ('switch_out', 'switch_in', 'sale_correction', 'nav_correction') AS is_payment,
    t.kind IN ('chargeback', 'payment_reversal', 'allotment_reversal', 'gold_reversal') AS is_chargeback
  FROM moved t
  JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id AND e.commodity = 'INR'
  JOIN ledger_accounts a ON a.id = e.account_id AND a.portfolio_id = $1 AND a.role IN ('cash_in_transit', 'payout_due')`;

export interface MoneyInTransit {
  /** Rupees as decimal text, never negative. */
  amount: string;
  /** Rupees of the amount that were paid for units not yet allotted. */
  unallotted: string;
  /** The first and the last day on which any came or went, ISO; null where none ever did. */
  first: string | null;
  last: string | null;
}

/** Rupees as decimal text that came into transit on an ISO day, negative for what left. */
export interface TransitDay {
  date: string;
  amount: string;
  /** Without chargebacks. */
  usual: string;
  /** Of payments for units, and of their allotments. */
  payments: string;
}

/** No money in transit. */
export const NOTHING_IN_TRANSIT = { amount: '0.00', unallotted: '0.00' } as const;

/** The days on which money of a portfolio came into transit or left it, ascending; of these years, or ever. */
export async function transitDays(
  q: Queries,
  portfolioId: string,
  years: readonly string[] | null = null,
): Promise<TransitDay[]> {
  const asked = years?.toSorted();
  const days = await q.query<TransitDay>(
    `SELECT date, sum(amount)::numeric(16, 2)::text AS amount,
       coalesce(sum(amount) FILTER (WHERE NOT is_chargeback), 0)::numeric(16, 2)::text AS usual,
       coalesce(sum(amount) FILTER (WHERE is_payment), 0)::numeric(16, 2)::text AS payments
     FROM (${TRANSIT}) t GROUP BY date ORDER BY date`,
    [portfolioId, asked ? `${asked[0]}-01-01` : null, asked ? `${asked.at(-1)}-12-31` : null],
  );
  return asked ? days.filter(({ date }) => asked.includes(yearOf(date))) : days;
}

/** The calendar year of an ISO day. */
export function yearOf(date: string): string {
  return date.slice(0, 4);
}

/** What came into transit and left it in some days, before what is left of it is known. Rupees as decimal text, signed. */
export interface TransitSum {
  amount: string;
  payments: string;
  first: string;
  last: string;
}

/** The sums of days, of which there is at least one. */
export function transitSum(days: readonly TransitDay[]): TransitSum {
  return {
    amount: sumRupees(days.map(({ amount }) => amount)).toFixed(2),
    payments: sumRupees(days.map(({ payments }) => payments)).toFixed(2),
    first: days[0]!.date,
    last: days.at(-1)!.date,
  };
}

/** The money that is neither units nor in the bank account after these sums, oldest first. */
export function moneyInTransit(sums: readonly TransitSum[]): MoneyInTransit {
  const left = (sum: Rupees): string => (sum.gt(0) ? sum : rupees(0)).toFixed(2);
  return {
    amount: left(sumRupees(sums.map(({ amount }) => amount))),
    unallotted: left(sumRupees(sums.map(({ payments }) => payments))),
    first: sums[0]?.first ?? null,
    last: sums.at(-1)?.last ?? null,
  };
}
