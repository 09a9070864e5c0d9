import type { CallReply } from '@sanchay/contracts';
import {
  formatDate,
  formatRupees,
  addDays,
  istDate,
  prematureClosure,
  rupees,
  sumRupees,
  toWire,
  type Closure,
} from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { post } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { spendStepUp } from '../../users/index.ts';
import { announce, ownedBy } from './bookings.ts';
import { withdrawalEntries } from './depositEntries.ts';
import {
  addStep,
  depositOf,
  insertPosting,
  lockDeposit,
  postingsOf,
  updateDeposit,
  type DepositRow,
} from './depositStore.ts';
import { depositPath } from './paths.ts';
import { depositSentence } from './sentences.ts';
import { taxOnBooking } from './tds/taxOnBooking.ts';
import { termsOf } from './terms.ts';

type Preview = CallReply<'previewDepositClosure'>['data'];
type Allowed = Extract<Closure, { allowed: true }>;

interface Reckoning {
  on: string;
  closure: Closure;
  booked: number;
}

/** What a premature withdrawal of an active deposit would pay today, before tax on the interest due. */
async function reckon(ctx: Context, q: Queries, deposit: DepositRow): Promise<Reckoning> {
  const on = istDate(await ctx.business.now(q));
  const postings = (await postingsOf(q, deposit.investor_id, [deposit.id])).get(deposit.id) ?? [];
  const sum = (of: 'interest' | 'tds') => sumRupees(postings.map((posting) => posting[of])).toFixed(2);
  const closure = prematureClosure({
    terms: termsOf(deposit, on),
    rows: deposit.early_closure,
    rates: deposit.tenure_rates,
    on,
    interestBooked: sum('interest'),
    tdsBooked: sum('tds'),
  });
  return { on, closure, booked: postings.length };
}

/**
 * What a premature withdrawal pays today.
 * @throws Problem 404 `not_found`
 */
export async function previewClosure(ctx: Context, actor: Actor, id: string): Promise<Preview> {
  const deposit = await depositOf(ctx.db, actor.portfolioId, id);
  if (!deposit) throw notFound(depositSentence('not_found'));
  const nothing = { days: 0, rate: 0, interest: 0, recovered: 0, tds: 0, amount: 0 };
  if (deposit.state !== 'active') {
    const on = istDate(await ctx.business.now());
    const refusal = { code: 'not_active', message: depositSentence('not_active') };
    return { on, allowed: false, ...nothing, refusal };
  }
  const { on, closure } = await reckon(ctx, ctx.db, deposit);
  if (!closure.allowed) {
    const refusal = { code: 'not_withdrawable', message: lockedUntil(deposit) };
    return { on, allowed: false, ...nothing, refusal };
  }
  const tds = await ctx.db.tx((tx) => taxDue(ctx, tx, deposit, { on, closure }));
  return {
    on,
    allowed: true,
    days: closure.days,
    rate: closure.ratePct,
    interest: toWire(closure.interest, 2),
    recovered: toWire(closure.recovered, 2),
    tds: toWire(tds.tds, 2),
    amount: toWire(rupees(closure.amount).minus(rupees(tds.tds)), 2),
    refusal: null,
  };
}

function lockedUntil({ opens_on: opensOn, early_closure: rows }: DepositRow): string {
  const first = rows.find(({ allowed }) => allowed);
  const date = first ? formatDate(addDays(opensOn!, first.from_days), requestLanguage()) : '';
  return depositSentence('not_withdrawable', { date });
}

function taxDue(
  ctx: Context,
  tx: Tx,
  deposit: DepositRow,
  { on, closure }: { on: string; closure: Allowed },
): Promise<{ tds: string; ruleId: string }> {
  return taxOnBooking(ctx, tx, deposit, { on, interest: closure.interestDue });
}

/**
 * Withdraws a deposit today, in the caller's transaction.
 * @throws Problem 404 `not_found`; 409 `not_active`, `amount_changed`; 422 `not_withdrawable`; 403 of the OTP
 */
export async function closeDeposit(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, amount, stepUp }: { id: string; amount: number; stepUp: string | undefined },
): Promise<DepositRow> {
  const deposit = await lockDeposit(tx, id);
  if (deposit?.portfolio_id !== actor.portfolioId) throw notFound(depositSentence('not_found'));
  if (deposit.state !== 'active')
    throw new Problem(409, 'failure', 'not_active', depositSentence('not_active'));
  const { on, closure, booked } = await reckon(ctx, tx, deposit);
  if (!closure.allowed) throw validationFailed('not_withdrawable', lockedUntil(deposit));
  const tax = await taxDue(ctx, tx, deposit, { on, closure });
  const paid = rupees(closure.amount).minus(rupees(tax.tds)).toFixed(2);
  if (!rupees(paid).eq(rupees(amount))) {
    const shown = formatRupees(Number(paid), { decimals: 2 });
    throw new Problem(409, 'failure', 'amount_changed', depositSentence('amount_changed', { amount: shown }));
  }
  await spendStepUp(ctx, tx, actor, 'redeem', stepUp);
  const at = await ctx.business.now(tx);
  const interest = rupees(closure.interestDue).minus(rupees(closure.recovered)).toFixed(2);
  if (!rupees(interest).eq(0))
    await insertPosting(tx, deposit, {
      number: booked,
      day: on,
      kind: 'paid',
      interest,
      tds: tax.tds,
      balance: '0.00',
      rule_id: tax.ruleId,
    });
  await post(tx, {
    ...ownedBy(deposit),
    kind: 'deposit_withdrawal',
    at,
    valueDate: on,
    entries: withdrawalEntries(deposit, { interest, tds: tax.tds, paid }),
  });
  return finish(ctx, tx, deposit, { on, paid, rate: closure.ratePct.toFixed(2), at });
}

interface Ending {
  on: string;
  paid: string;
  rate: string;
  at: Date;
}

async function finish(
  ctx: Context,
  tx: Tx,
  deposit: DepositRow,
  { on, paid, rate, at }: Ending,
): Promise<DepositRow> {
  const withdrawn: DepositRow = {
    ...deposit,
    state: 'withdrawn',
    balance: '0.00',
    next_on: null,
    ended_on: on,
    paid_on_end: paid,
  };
  await updateDeposit(tx, withdrawn);
  await addStep(tx, withdrawn, {
    step: 'withdrawn',
    at,
    facts: { amount: paid, rate: rate },
  });
  await notify(ctx, tx, {
    portfolioId: deposit.portfolio_id,
    kind: 'deposit_withdrawn',
    at,
    values: { issuer: deposit.issuer_name, amount: paid },
    path: depositPath(deposit.id),
  });
  await announce(ctx, tx, withdrawn);
  return withdrawn;
}
