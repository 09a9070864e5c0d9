import { istDate } from '@sanchay/finance';
import { holdersOf } from '../../applicants/index.ts';
import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import { conversionOf, convertWithBank, type BankConversion } from '../../partners/index.ts';
import { refundOrder } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/process/instants.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { bookPayout, bookRemittance, bookReturn } from './bookings.ts';
import { refundExcessTcs } from './excessTcs.ts';
import { nextState } from './machine.ts';
import { PURPOSE_CODES } from './purpose.ts';
import { transferPath } from './transferPath.ts';
import {
  addStep,
  lockTransfer,
  takeDueTransfers,
  transferById,
  updateTransfer,
  type TransferRow,
} from './transferStore.ts';

/** Job: sends a transfer to the bank on the day of conversion; repeated until the bank responds. */
export const CONVERT_JOB = 'us-convert';
/** Job: requests the state of a conversion from the bank, in case its notification is lost. */
export const CONVERSION_CHECK_JOB = 'us-conversion-check';

const CHECK_MS = 30_000;

/** Queues all transfers whose day of conversion has come for the bank. Safe on several nodes at once. */
export async function queueDueTransfers(ctx: Context, tx: Tx): Promise<void> {
  const today = istDate(await ctx.business.now(tx));
  for (const id of await takeDueTransfers(tx, today)) await ctx.jobs.send(tx, CONVERT_JOB, { id });
}

/** Task: transfers that waited for a day of the banks. */
export async function sendDueTransfers(ctx: Context): Promise<void> {
  await ctx.db.tx((tx) => queueDueTransfers(ctx, tx));
}

/** Handles `us-convert`. @throws GatewayUnreachableError, so that the queue tries again */
export async function convertTransfer(ctx: Context, { id }: { id: string }): Promise<void> {
  const transfer = await transferById(ctx.db, id);
  if (transfer?.state !== 'converting' || transfer.bank_ref !== null) return;
  const [holder] = await holdersOf(ctx.db, transfer.portfolio_id);
  const { direction, inr, usd, rate, value_on } = transfer;
  const reported = await convertWithBank(ctx, {
    id,
    direction,
    inr,
    usd,
    rate,
    value_on,
    purpose: PURPOSE_CODES[direction],
    holder: holder?.name ?? '',
  });
  await ctx.db.tx(async (tx) => {
    const locked = await lockTransfer(tx, id);
    if (locked?.state !== 'converting' || locked.bank_ref !== null) return;
    const sent: TransferRow = { ...locked, bank_ref: reported.ref };
    await updateTransfer(tx, sent);
    await addStep(tx, sent, { step: 'sent', at: await ctx.business.now(tx) });
    await ctx.jobs.send(tx, CONVERSION_CHECK_JOB, { id }, { after: later(ctx.now(), CHECK_MS) });
    await applyConversion(ctx, tx, sent, reported);
  });
}

/** Handles `us-conversion-check`: repeated while the bank has not decided. */
export async function checkConversion(ctx: Context, { id }: { id: string }): Promise<void> {
  if ((await transferById(ctx.db, id))?.state !== 'converting') return;
  const reported = await conversionOf(ctx, id);
  await ctx.db.tx(async (tx) => {
    const locked = await lockTransfer(tx, id);
    if (!locked) return;
    const after = await applyConversion(ctx, tx, locked, reported);
    if (after.state === 'converting')
      await ctx.jobs.send(tx, CONVERSION_CHECK_JOB, { id }, { after: later(ctx.now(), CHECK_MS) });
  });
}

/** Applies a notification of the bank. Unknown, repeated and late ones change nothing. */
export async function takeBankNews(ctx: Context, reported: BankConversion): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const transfer = await lockTransfer(tx, reported.id);
    if (transfer) await applyConversion(ctx, tx, transfer, reported);
  });
}

async function applyConversion(
  ctx: Context,
  tx: Tx,
  transfer: TransferRow,
  { status, ref, note }: BankConversion,
): Promise<TransferRow> {
  if (status === 'received') return transfer;
  const state = nextState(transfer.state, status);
  if (state === null) return transfer;
  const at = await ctx.business.now(tx);
  const moved: TransferRow = { ...transfer, state, bank_ref: ref };
  if (status === 'accepted') await complete(ctx, tx, moved, at);
  else await rejectTransfer(ctx, tx, { ...moved, reason: note }, at);
  await writeAudit(tx, {
    investorId: transfer.investor_id,
    actor: 'remittance-bank',
    action: `us_transfer_${status}`,
    subject: transfer.id,
    requestId: transfer.id,
    detail: { ref },
  });
  return moved;
}

async function complete(ctx: Context, tx: Tx, transfer: TransferRow, at: Date): Promise<void> {
  await updateTransfer(tx, transfer);
  const { direction, usd, total } = transfer;
  if (direction === 'in') await bookRemittance(tx, transfer, at);
  else await bookPayout(tx, transfer, at);
  await addStep(tx, transfer, { step: 'completed', at });
  await notify(ctx, tx, {
    portfolioId: transfer.portfolio_id,
    kind: direction === 'in' ? 'us_money_added' : 'us_money_withdrawn',
    values: { usd, amount: total },
    path: transferPath(transfer.id),
  });
  await announceTransfer(ctx, tx, transfer);
}

/**
 * Ends a transfer that cannot be converted: what was paid is refunded, with the TCS that others paid because of it; dollars
 * return to the wallet.
 */
export async function rejectTransfer(ctx: Context, tx: Tx, transfer: TransferRow, at: Date): Promise<void> {
  const { id, direction, total, usd, reason } = transfer;
  await updateTransfer(tx, transfer);
  await addStep(tx, transfer, { step: 'rejected', at, facts: { reason: reason ?? '' } });
  if (direction === 'in') {
    await refundOrder(ctx, tx, { id, paymentId: transfer.payment_id!, amount: total });
    await refundExcessTcs(ctx, tx, transfer);
  } else await bookReturn(tx, transfer, at);
  await notify(ctx, tx, {
    portfolioId: transfer.portfolio_id,
    kind: direction === 'in' ? 'us_money_not_added' : 'us_money_not_withdrawn',
    values: { usd, amount: total, reason: reason ?? '' },
    path: transferPath(id),
  });
  await announceTransfer(ctx, tx, transfer);
}

/** Notifies open pages that the wallet or a transfer of the portfolio changed. */
export async function announceTransfer(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: TransferRow,
): Promise<void> {
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
}
