import { istDate, rupees, sumRupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import {
  cashInTransit,
  depositHeld,
  gatewayClearing,
  interestEarned,
  post,
  taxCredit,
  type LedgerEntry,
} from '../../ledger/index.ts';
import { failureMessages, paymentMessages, type PaymentRow, type Reversed } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { addStep, lockDeposit, postingsOf, updateDeposit, type DepositRow } from './depositStore.ts';
import { announce, ownedBy } from './bookings.ts';
import { BOOK_JOB } from './issuer.ts';
import { nextState } from './machine.ts';

/** The payment succeeded: the booking goes to the issuer. */
export async function sendPaidDeposit(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const deposit = await lockDeposit(tx, payment.subject_id);
  if (!deposit || !nextState(deposit.state, 'paid')) return;
  const at = payment.realised_at ?? (await ctx.business.now(tx));
  await updateDeposit(tx, { ...deposit, state: 'booking' });
  await addStep(tx, deposit, { step: 'paid', at });
  await ctx.jobs.send(tx, BOOK_JOB, { id: deposit.id });
  await announce(ctx, tx, deposit);
}

/** The payment failed or expired: nothing was charged, and nothing is booked. */
export async function endUnpaidDeposit(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const deposit = await lockDeposit(tx, payment.subject_id);
  if (!deposit || !nextState(deposit.state, 'payment_ended')) return;
  const reason = payment.reason ?? failureMessages(null);
  await updateDeposit(tx, { ...deposit, state: 'not_paid', reason });
  await addStep(tx, deposit, { step: 'payment_ended', at: await ctx.business.now(tx), facts: { reason } });
  await announce(ctx, tx, deposit);
}

/**
 * The bank reversed the payment. Money that the issuer has not accepted goes back; an active deposit ends without
 * interest. Interest that was paid out by then is due from the investor; a deposit that has ended is due as a whole.
 */
export async function reverseDeposit(ctx: Context, tx: Tx, payment: PaymentRow): Promise<Reversed> {
  const deposit = await lockDeposit(tx, payment.subject_id);
  const principal = payment.amount;
  if (!deposit) return { booked: '0.00', recovered: '0.00' };
  const state = nextState(deposit.state, 'reversed');
  // A rejected deposit was refunded already, which the payment knows.
  if (deposit.state === 'rejected') return { booked: '0.00', recovered: '0.00' };
  const at = await ctx.business.now(tx);
  const transfer = { ...ownedBy(deposit), at, valueDate: istDate(at) };
  const reversal: LedgerEntry[] = [
    { account: cashInTransit(), commodity: 'INR', amount: `-${principal}` },
    { account: gatewayClearing(), commodity: 'INR', amount: principal },
  ];
  await post(tx, { ...transfer, kind: 'payment_reversal', entries: reversal });
  if (state === null) return { booked: principal, recovered: '0.00' };
  const held = rupees(deposit.balance).gt(0);
  const undone = held ? await undoBookings(tx, deposit) : null;
  if (undone) await post(tx, { ...transfer, kind: 'deposit_reversal', entries: undone.entries });
  const reason = paymentMessages.chargedBack;
  const ended = { state, reason, balance: '0.00', next_on: null, ended_on: istDate(at), paid_on_end: '0.00' };
  await updateDeposit(tx, { ...deposit, ...ended });
  await addStep(tx, deposit, { step: 'reversed', at });
  await announce(ctx, tx, deposit);
  return { booked: principal, recovered: undone?.recovered ?? principal };
}

/** Entries that end an active deposit as if it had not been booked, and the principal less interest that was paid out. */
async function undoBookings(
  tx: Tx,
  deposit: DepositRow,
): Promise<{ entries: LedgerEntry[]; recovered: string }> {
  const postings = (await postingsOf(tx, deposit.investor_id, [deposit.id])).get(deposit.id) ?? [];
  const sum = (of: 'interest' | 'tds') => sumRupees(postings.map((posting) => posting[of]));
  const [interest, tds] = [sum('interest'), sum('tds')];
  const paidOut = deposit.payout === 'maturity' ? rupees(0) : interest.minus(tds);
  const recovered = rupees(deposit.principal).minus(paidOut);
  const entries: LedgerEntry[] = [
    { account: depositHeld(deposit.id), commodity: 'INR', amount: `-${deposit.balance}` },
    { account: cashInTransit(), commodity: 'INR', amount: recovered.toFixed(2) },
  ];
  if (interest.gt(0))
    entries.push({ account: interestEarned(), commodity: 'INR', amount: interest.toFixed(2) });
  if (tds.gt(0)) entries.push({ account: taxCredit('tds'), commodity: 'INR', amount: tds.neg().toFixed(2) });
  return { entries, recovered: recovered.toFixed(2) };
}
