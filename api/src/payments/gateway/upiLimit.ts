import { formatRupees, rupees, upiRuleOn, type RuleBook } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { paymentFieldProblem, paymentText } from '../messages/messages.ts';

/** Rupees that an investor may still pay by UPI on a day, as decimal text; what is under way counts as paid. */
export async function upiLeft(
  q: Queries,
  { investorId, day }: { investorId: string; day: string },
  rules: Pick<RuleBook, 'upi'>,
): Promise<string> {
  const [row] = await q.query<{ used: string | null }>(
    `SELECT sum(amount) AS used FROM payments
     WHERE investor_id = $1 AND day = $2 AND method = 'upi' AND status IN ('created', 'pending', 'successful')`,
    [investorId, day],
  );
  const left = rupees(upiRuleOn(day, rules).value.dailyLimit).minus(rupees(row?.used ?? '0'));
  return (left.lt(0) ? rupees(0) : left).toFixed(2);
}

/**
 * Rejects what exceeds the day's limit; two concurrent payments of one user count one after the other.
 * @throws Problem 422 `upi_limit`, with what is left.
 */
export async function checkUpiLimit(
  tx: Tx,
  { investor_id, amount, day }: { investor_id: string; amount: string; day: string },
  rules: Pick<RuleBook, 'upi'>,
): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('upi:' || $1::text, 0))`, [investor_id]);
  const left = await upiLeft(tx, { investorId: investor_id, day }, rules);
  if (rupees(amount).lte(rupees(left))) return;
  const limit = upiRuleOn(day, rules).value.dailyLimit;
  throw paymentFieldProblem('upi_limit', 'method', upiLimitText({ limit, left }));
}

/** Why an amount cannot be paid by UPI today. @param left rupees that can, as decimal text */
export function upiLimitText({ limit, left }: { limit: number; left: string }): string {
  return rupees(left).gt(0)
    ? paymentText('upiLimit', { limit: formatRupees(limit), left: formatRupees(left, { decimals: 2 }) })
    : paymentText('upiUsedUp', { limit: formatRupees(limit) });
}
