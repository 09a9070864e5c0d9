import { decimal, requireRule, rupees, tcsToRefund } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { refundOrder } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { bookTcsRefund } from './bookings.ts';
import { addStep, lockTaxed, updateTransfer, type TransferRow } from './transferStore.ts';

/** TCS of a transfer that is still due: what was charged, less what is refunded once its open payment is made. */
export const tcsDue = ({ tcs, tcs_excess: excess }: Pick<TransferRow, 'tcs' | 'tcs_excess'>): string =>
  rupees(tcs).minus(rupees(excess)).toFixed(2);

/**
 * A locked transfer, or a part of it, does not count in its financial year any more: TCS that other transfers of the year
 * paid because of it is refunded to the account that paid, for an open payment as soon as it is made.
 * @param part rupees that were not sent after all and the TCS on them; all of the transfer otherwise
 */
export async function refundExcessTcs(
  ctx: Context,
  tx: Tx,
  dropped: TransferRow,
  part: { inr: string; tcs: string } = { inr: dropped.inr, tcs: tcsDue(dropped) },
): Promise<void> {
  const { value } = requireRule(ctx.rules.book().remittance_tcs, dropped.value_on, 'TCS on remittances');
  const taxed = new Map((await lockTaxed(tx, dropped)).map((transfer) => [transfer.id, transfer]));
  const owed = [...taxed.values()].map((transfer) => ({ id: transfer.id, tcs: tcsDue(transfer) }));
  for (const { id, amount } of tcsToRefund(value, part, owed)) {
    const transfer = taxed.get(id)!;
    const excess = decimal(transfer.tcs_excess).plus(amount).toFixed(2);
    if (transfer.state === 'payment_pending') await updateTransfer(tx, { ...transfer, tcs_excess: excess });
    else await refundTcs(ctx, tx, transfer, amount);
  }
}

/** Refunds TCS of a paid transfer that is locked. @returns the transfer with what is left */
export async function refundTcs(
  ctx: Context,
  tx: Tx,
  transfer: TransferRow,
  amount: string,
): Promise<TransferRow> {
  const at = await ctx.business.now(tx);
  const less = (of: string): string => rupees(of).minus(rupees(amount)).toFixed(2);
  const after: TransferRow = {
    ...transfer,
    tcs: less(transfer.tcs),
    tcs_excess: '0.00',
    total: less(transfer.total),
  };
  await updateTransfer(tx, after);
  // Before the bank converts, the whole payment is still in transit.
  if (transfer.state === 'completed') await bookTcsRefund(tx, transfer, { at, amount });
  await refundOrder(ctx, tx, { id: randomUUID(), paymentId: transfer.payment_id!, amount });
  await addStep(tx, transfer, { step: 'tcs_refunded', at, facts: { amount } });
  return after;
}
