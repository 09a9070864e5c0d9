import { istDate, rupees } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { chargebackDue, post, type Account } from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { isFrozen, saveChargeback } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { releaseSales } from '../redemptions/index.ts';
import { insertSettlement, type ShownChargeback } from './store.ts';

/** A part or all of an amount due that is settled. `amount` is rupees as decimal text, at most what is outstanding. */
export interface Settlement {
  id: string;
  amount: string;
  method: string;
  reference: string;
  settledBy: string;
  /** The account that the money comes from. */
  from: Account;
}

/**
 * Books a settlement of a locked chargeback. With the last rupee the portfolio is not frozen any more, and held payouts
 * go on.
 * @returns the chargeback as it is now
 */
export async function recordSettlement(
  ctx: Context,
  tx: Tx,
  row: ShownChargeback,
  { id, amount, method, reference, settledBy, from }: Settlement,
): Promise<ShownChargeback> {
  const { investor_id, portfolio_id } = row;
  const at = await ctx.business.now(tx);
  await insertSettlement(tx, {
    investor_id,
    id,
    chargeback_id: row.id,
    amount,
    method,
    reference,
    settled_by: settledBy,
    at,
  });
  await post(tx, {
    kind: 'chargeback_settlement',
    investorId: investor_id,
    portfolioId: portfolio_id,
    subjectId: id,
    at,
    valueDate: istDate(at),
    entries: [
      { account: chargebackDue(), commodity: 'INR', amount },
      { account: from, commodity: 'INR', amount: `-${amount}` },
    ],
  });
  const settled = rupees(row.settled).plus(rupees(amount)).toFixed(2);
  const after = { ...row, settled, settled_at: rupees(settled).eq(rupees(row.due)) ? at : null };
  await saveChargeback(tx, after);
  if (after.settled_at !== null && !(await isFrozen(tx, portfolio_id))) {
    await releaseSales(ctx, tx, portfolio_id);
    await notify(ctx, tx, {
      portfolioId: portfolio_id,
      kind: 'chargeback_settled',
      values: { amount: row.due },
      path: '/orders',
    });
  }
  await ctx.publish(tx, {
    event: 'payment/changed',
    payload: { paymentId: row.payment_id, status: 'charged_back', portfolioId: portfolio_id },
    portfolioId: portfolio_id,
  });
  return after;
}
