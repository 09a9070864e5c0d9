import type { UsTransfer, UsTransferSummary } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import { bankAccountsOf } from '../../banks/index.ts';
import type { Queries } from '../../db/pool.ts';
import { findPayment, paymentView } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { PURPOSE_CODES } from './purpose.ts';
import { stepText, transferReason } from './stepTexts.ts';
import { stepsOf, type TransferRow } from './transferStore.ts';

/** A transfer as lists show it. */
export function transferSummary(transfer: TransferRow): UsTransferSummary {
  const { id, direction, state, usd, inr, placed_at: placedAt } = transfer;
  return {
    id,
    direction,
    state,
    usd: toWire(usd, 2),
    inr: toWire(inr, 2),
    placed_at: placedAt.toISOString(),
  };
}

/** A transfer as its page shows it. */
export async function transferView(ctx: Context, q: Queries, transfer: TransferRow): Promise<UsTransfer> {
  const { direction, bank_id: bankId, payment_id: paymentId } = transfer;
  const payment = paymentId ? await findPayment(q, paymentId) : null;
  const account = bankId
    ? (await bankAccountsOf(q, transfer.portfolio_id)).find(({ id }) => id === bankId)
    : undefined;
  const steps = await stepsOf(q, transfer);
  return {
    ...transferSummary(transfer),
    reason: transferReason(transfer.reason),
    rate: toWire(transfer.rate, 4),
    fee: toWire(transfer.fee, 2),
    fee_gst: toWire(transfer.fee_gst, 2),
    conversion_gst: toWire(transfer.conversion_gst, 2),
    tcs: toWire(transfer.tcs, 2),
    total: toWire(transfer.total, 2),
    financial_year: transfer.financial_year,
    value_on: transfer.value_on,
    purpose_code: PURPOSE_CODES[direction],
    account: bankId
      ? {
          id: bankId,
          bank_name: account?.bank_name ?? '',
          masked_account_no: account?.masked_account_no ?? '',
        }
      : null,
    payment: payment && paymentView(payment, ctx.now()),
    timeline: steps.map((row) => ({
      at: row.at.toISOString(),
      step: row.step,
      ...stepText(direction, row),
    })),
  };
}
