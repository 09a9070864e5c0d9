import { financialYearOf, istDate, maturityDay } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { post } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { bookWithIssuer, issuerDepositOf, type IssuerDeposit } from '../../partners/index.ts';
import { refundOrder } from '../../payments/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/process/instants.ts';
import { holdersOf } from '../../applicants/index.ts';
import {
  addStep,
  lockDeposit,
  nextCertificateNumber,
  updateDeposit,
  type DepositRow,
} from './depositStore.ts';
import { nextState, type DepositEvent } from './machine.ts';
import { depositPath } from './paths.ts';
import { announce, ownedBy } from './bookings.ts';
import { bookingEntries } from './depositEntries.ts';
import { firstBooking } from './nextBooking.ts';

/** Job: sends a paid booking to its issuer; repeated until the issuer responds. */
export const BOOK_JOB = 'deposit-book';
/** Job: requests the state of a booking from the issuer, in case its notification is lost. */
export const CHECK_JOB = 'deposit-check';

const CHECK_MS = 30_000;

/** Handles `deposit-book`. @throws GatewayUnreachableError, so that the queue tries again */
export async function bookDeposit(ctx: Context, { id }: { id: string }): Promise<void> {
  const [deposit] = await ctx.db.query<DepositRow>(
    "SELECT * FROM deposits WHERE id = $1 AND state = 'booking' AND issuer_ref IS NULL",
    [id],
  );
  if (!deposit) return;
  const [holder] = await holdersOf(ctx.db, deposit.portfolio_id);
  const reported = await bookWithIssuer(ctx, {
    id,
    issuer: deposit.issuer_slug,
    plan: deposit.plan_id,
    amount: deposit.principal,
    rate: deposit.rate,
    payout: deposit.payout,
    holder: holder?.name ?? '',
  });
  await ctx.db.tx(async (tx) => {
    const locked = await lockDeposit(tx, id);
    if (locked?.state !== 'booking' || locked.issuer_ref !== null) return;
    const sent: DepositRow = { ...locked, issuer_ref: reported.ref };
    await updateDeposit(tx, sent);
    await addStep(tx, sent, { step: 'sent', at: await ctx.business.now(tx) });
    await ctx.jobs.send(tx, CHECK_JOB, { id }, { after: later(ctx.now(), CHECK_MS) });
    await applyReport(ctx, tx, sent, reported);
  });
}

/** Handles `deposit-check`: repeated while the issuer has not decided. */
export async function checkDeposit(ctx: Context, { id }: { id: string }): Promise<void> {
  const [open] = await ctx.db.query(
    "SELECT 1 FROM deposits WHERE id = $1 AND state IN ('booking', 'queried')",
    [id],
  );
  if (!open) return;
  const reported = await issuerDepositOf(ctx, id);
  await ctx.db.tx(async (tx) => {
    const locked = await lockDeposit(tx, id);
    if (!locked) return;
    const after = await applyReport(ctx, tx, locked, reported);
    if (after.state === 'booking' || after.state === 'queried')
      await ctx.jobs.send(tx, CHECK_JOB, { id }, { after: later(ctx.now(), CHECK_MS) });
  });
}

/** Applies a notification of the issuer. Unknown, repeated and late ones change nothing. */
export async function takeIssuerNews(ctx: Context, reported: IssuerDeposit): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const deposit = await lockDeposit(tx, reported.id);
    if (deposit) await applyReport(ctx, tx, deposit, reported);
  });
}

const EVENTS: Readonly<Partial<Record<IssuerDeposit['status'], DepositEvent>>> = {
  queried: 'queried',
  accepted: 'accepted',
  rejected: 'rejected',
};

/** What the issuer reports, applied to a locked deposit in the caller's transaction. @returns the deposit as it stands */
export async function applyReport(
  ctx: Context,
  tx: Tx,
  deposit: DepositRow,
  reported: IssuerDeposit,
): Promise<DepositRow> {
  const event = EVENTS[reported.status];
  // A question that was answered may be reported again: it is the one that was stored.
  if (event === 'queried' && deposit.query === reported.note) return deposit;
  const state = event ? nextState(deposit.state, event) : null;
  if (!event || state === null) return deposit;
  const at = await ctx.business.now(tx);
  const moved: DepositRow = { ...deposit, state, issuer_ref: reported.ref };
  const changed =
    event === 'accepted'
      ? await accept(ctx, tx, moved, at)
      : event === 'rejected'
        ? await reject(ctx, tx, { ...moved, reason: reported.note }, at)
        : await query(ctx, tx, { ...moved, query: reported.note }, at);
  await writeAudit(tx, {
    investorId: deposit.investor_id,
    actor: 'deposit-issuer',
    action: `deposit_${event}`,
    subject: deposit.id,
    requestId: deposit.id,
    detail: { ref: reported.ref },
  });
  await announce(ctx, tx, changed);
  return changed;
}

async function accept(ctx: Context, tx: Tx, deposit: DepositRow, at: Date): Promise<DepositRow> {
  const opensOn = istDate(at);
  const opened = { ...deposit, opens_on: opensOn, balance: deposit.principal };
  const active: DepositRow = {
    ...opened,
    matures_on: maturityDay({ opensOn, months: deposit.months }),
    certificate_no: await nextCertificateNumber(tx, financialYearOf(opensOn)),
    next_on: firstBooking(opened),
    query: null,
  };
  await updateDeposit(tx, active);
  await post(tx, {
    ...ownedBy(deposit),
    kind: 'deposit_booking',
    at,
    valueDate: opensOn,
    entries: bookingEntries(deposit),
  });
  await addStep(tx, active, { step: 'accepted', at, facts: { certificate: active.certificate_no! } });
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_accepted',
    values: { issuer: deposit.issuer_name, amount: deposit.principal, matures_on: active.matures_on! },
    path: depositPath(deposit.id),
  });
  return active;
}

async function reject(ctx: Context, tx: Tx, deposit: DepositRow, at: Date): Promise<DepositRow> {
  const rejected: DepositRow = { ...deposit, query: null, ended_on: istDate(at) };
  await updateDeposit(tx, rejected);
  await addStep(tx, rejected, { step: 'rejected', at, facts: { reason: deposit.reason ?? '' } });
  await refundOrder(ctx, tx, {
    id: deposit.id,
    paymentId: deposit.payment_id!,
    amount: deposit.principal,
  });
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_rejected',
    values: { issuer: deposit.issuer_name, amount: deposit.principal, reason: deposit.reason ?? '' },
    path: depositPath(deposit.id),
  });
  return rejected;
}

async function query(ctx: Context, tx: Tx, deposit: DepositRow, at: Date): Promise<DepositRow> {
  await updateDeposit(tx, deposit);
  await addStep(tx, deposit, { step: 'queried', at, facts: { query: deposit.query ?? '' } });
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_queried',
    values: { issuer: deposit.issuer_name, query: deposit.query ?? '' },
    path: depositPath(deposit.id),
  });
  return deposit;
}
