import { addDays } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';

/** A fund and how many investors bought or sold it. */
export interface FundCount {
  code: string;
  count: number;
}

const DAYS = 30;
const MOST = 20;
/** Fewer investors are not listed, so that nobody can be recognised by a fund. */
const FEWEST_INVESTORS = 5;

const BOUGHT = `SELECT code, investor_id FROM orders WHERE status = 'successful' AND allotment_date BETWEEN $1 AND $2`;
const SOLD = `SELECT code, investor_id FROM redemptions
  WHERE status IN ('priced', 'paid_out', 'switched') AND processed_date BETWEEN $1 AND $2`;

/** Funds by the number of investors who were allotted units in the last 30 days; the most first, then by code. */
export function mostBoughtFunds(q: Queries, today: string): Promise<FundCount[]> {
  return countInvestors(q, BOUGHT, today);
}

/** Funds by the number of investors who redeemed or switched units in the last 30 days; the most first, then by code. */
export function mostSoldFunds(q: Queries, today: string): Promise<FundCount[]> {
  return countInvestors(q, SOLD, today);
}

function countInvestors(q: Queries, moves: string, today: string): Promise<FundCount[]> {
  return q.query(
    `SELECT code, count(DISTINCT investor_id)::integer AS count FROM (${moves}) m GROUP BY code
     HAVING count(DISTINCT investor_id) >= $3 ORDER BY count DESC, code COLLATE "C" LIMIT $4`,
    [addDays(today, -DAYS), today, FEWEST_INVESTORS, MOST],
  );
}
