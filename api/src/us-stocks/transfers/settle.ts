import {
  conversionDay,
  decimal,
  dollars,
  financialYearOf,
  remittanceQuote,
  roundRupees,
  rupees,
} from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import type { Tx } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { failureMessages, paymentMessages, type PaymentRow, type Reversed } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { announceTransfer, rejectTransfer, queueDueTransfers } from './bank.ts';
import { bookReversal } from './bookings.ts';
import { refundExcessTcs, refundTcs, tcsDue } from './excessTcs.ts';
import { lrsYear } from './lrsYear.ts';
import { nextState } from './machine.ts';
import { addStep, lockTransfer, updateTransfer, type TransferRow } from './transferStore.ts';

/**
 * The payment succeeded: the transfer goes to the bank on its day of conversion. Money that arrives for another
 * financial year is dated there, or refunded where tax or limit of that year differ from what was shown.
 */
export async function convertPaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const found = await lockTransfer(tx, payment.subject_id);
  if (!found || !nextState(found.state, 'paid')) return;
  const at = payment.realised_at ?? (await ctx.business.now(tx));
  const valueOn = conversionDay(at, await loadCalendar(tx), ctx.rules.book());
  const financialYear = financialYearOf(valueOn);
  const transfer: TransferRow = {
    ...found,
    state: 'converting',
    value_on: valueOn,
    financial_year: financialYear,
  };
  await addStep(tx, transfer, { step: 'paid', at });
  if (financialYear !== found.financial_year) {
    if (!(await holdsInYear(ctx, tx, transfer))) {
      await rejectTransfer(ctx, tx, { ...found, state: 'rejected', reason: 'year_changed' }, at);
      return;
    }
    await addStep(tx, transfer, { step: 'redated', at, facts: { year: financialYear } });
    await refundExcessTcs(ctx, tx, found);
  }
  await updateTransfer(tx, transfer);
  if (Number(transfer.tcs_excess) > 0) await refundTcs(ctx, tx, transfer, transfer.tcs_excess);
  await queueDueTransfers(ctx, tx);
  await announceTransfer(ctx, tx, transfer);
}

/** Whether limit and tax of the year of a transfer are those that were paid for. */
async function holdsInYear(ctx: Context, tx: Tx, transfer: TransferRow): Promise<boolean> {
  const { portfolio_id: portfolioId, value_on: valueOn, inr, rate, id } = transfer;
  const { before } = await lrsYear(ctx, tx, { portfolioId, on: valueOn, without: id });
  const rules = ctx.rules.book();
  const quote = remittanceQuote({ amount: inr, reference: rate, valueOn, before }, rules);
  return dollars(quote.over).eq(0) && rupees(quote.tcs).eq(rupees(tcsDue(transfer)));
}

/** The payment failed or expired: nothing was charged, and nothing is converted. */
export async function endUnpaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const transfer = await lockTransfer(tx, payment.subject_id);
  if (!transfer || !nextState(transfer.state, 'payment_ended')) return;
  const reason = payment.reason ?? failureMessages(null);
  await updateTransfer(tx, { ...transfer, state: 'not_paid', reason });
  await addStep(tx, transfer, { step: 'payment_ended', at: await ctx.business.now(tx), facts: { reason } });
  await refundExcessTcs(ctx, tx, transfer);
  await announceTransfer(ctx, tx, transfer);
}

/**
 * The bank reversed the payment. Money that is not converted goes back; of converted money the bank returns what the wallet
 * still has, with the charges and tax of that part. The rest is due from the investor.
 */
export async function reverseRemittance(ctx: Context, tx: Tx, payment: PaymentRow): Promise<Reversed> {
  const nothing = { booked: '0.00', recovered: '0.00' };
  const transfer = await lockTransfer(tx, payment.subject_id);
  if (!transfer) return nothing;
  // A rejected transfer was refunded already, which the payment knows.
  const state = nextState(transfer.state, 'reversed');
  if (state === null) return nothing;
  const converted = transfer.state === 'completed';
  const taken = converted ? await leftInWallet(tx, transfer) : '0.00';
  const share = (amount: string): string =>
    roundRupees(rupees(amount).times(decimal(taken)).div(transfer.usd)).toFixed(2);
  const recovered = converted ? share(transfer.total) : transfer.total;
  await bookReversal(ctx, tx, transfer, { taken, recovered, tcs: share(transfer.tcs) });
  const reversed: TransferRow = {
    ...transfer,
    state,
    reason: paymentMessages.chargedBack,
    reversed_usd: converted ? taken : transfer.usd,
  };
  await updateTransfer(tx, reversed);
  await addStep(tx, reversed, {
    step: 'reversed',
    at: await ctx.business.now(tx),
    facts: { usd: taken },
  });
  const back = converted
    ? { inr: share(transfer.inr), tcs: share(transfer.tcs) }
    : { inr: transfer.inr, tcs: transfer.tcs };
  await refundExcessTcs(ctx, tx, reversed, back);
  await announceTransfer(ctx, tx, reversed);
  return { booked: transfer.total, recovered };
}

/** Dollars of a transfer that the wallet can give back, as text. */
async function leftInWallet(tx: Tx, { portfolio_id, usd }: TransferRow): Promise<string> {
  const balance = dollars(await balanceOf(tx, usdWallet(), 'USD', portfolio_id));
  return (balance.lt(dollars(usd)) ? balance : dollars(usd)).toFixed(2);
}
