import { istDate, type BusinessCalendar, type RuleBook } from '@sanchay/finance';
import { usOrCanada } from '../applicants/index.ts';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries, Tx } from '../db/pool.ts';
import {
  type Attempt,
  decideDue,
  type DueDecision,
  dueInstant,
  instalmentAmount,
  isGoingOn,
} from '../engine/index.ts';
import { schemesForOrder, type OrderScheme } from '../funds/index.ts';
import { lapsedKyc } from '../kyc/index.ts';
import { isOutsideNfo, placeInstalments, sendAt } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { eachAlone } from '../platform/eachAlone.ts';
import { publishAll } from '../platform/process/publish.ts';
import { askBanks, instalmentId, queueAnnouncement, type Debited } from './byMandate.ts';
import { endOfAge } from './ofAge.ts';
import { daysOf } from './planDates.ts';
import type { PlanTextKey } from './messages/planText.ts';
import type { InstalmentRow, PlanEventRow, PlanRow } from './rows.ts';
import { insertEvents, insertInstalments, updatePlans } from './store.ts';
import { sendNotices } from './messages/notifyInstalments.ts';
import { runUnits } from './unitsInstalments.ts';

/** Plans a transaction: enough to share its statements, few enough to hold their locks for a second only. */
const BATCH = 500;

/**
 * Job: processes every instalment whose day has come, each date exactly once even if the process is killed: a batch is
 * one transaction, and several nodes process different batches. SIPs go into carts or to the bank of their mandate,
 * STPs and SWPs to the fund house. A batch that fails is repeated plan by plan: one plan that cannot be processed holds
 * back no other, and is tried again by the next run.
 * @throws what failed for every plan of a batch
 */
export async function runDue(ctx: Context): Promise<void> {
  const failed = new Set<string>();
  while ((await runNext(ctx, failed)) > 0);
}

/** @returns how many plans were looked at */
async function runNext(ctx: Context, failed: Set<string>): Promise<number> {
  const without = [...failed];
  try {
    return await ctx.db.tx((tx) => runBatch(ctx, tx, { without }));
  } catch (error) {
    const due = await duePlans(ctx.db, await ctx.business.now(), { without });
    const done = await eachAlone(
      ctx,
      'runDue',
      due.map(({ id }) => id),
      async (id) => {
        failed.add(id);
        await ctx.db.tx((tx) => runBatch(ctx, tx, { without: [], only: id }));
        failed.delete(id);
      },
    );
    if (done === 0 && due.length !== 1) throw error;
    return due.length;
  }
}

interface Due {
  /** Plans that failed before. */
  without: readonly string[];
  only?: string;
}

function duePlans(q: Queries, at: Date, { without, only }: Due, lock = ''): Promise<PlanRow[]> {
  return q.query<PlanRow>(
    `SELECT * FROM systematic_plans
     WHERE status IN ('active', 'paused', 'mandate_pending') AND due_at <= $1 AND id <> ALL ($2::uuid[])
       AND ($3::uuid IS NULL OR id = $3)
     ORDER BY due_at, id LIMIT ${BATCH} ${lock}`,
    [at, without, only ?? null],
  );
}

/** Job: lets instalments that wait for the cart of a portfolio look again. */
export async function freeInstalments(ctx: Context, { portfolioId }: { portfolioId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx.query(
      `UPDATE systematic_plans SET due_at = $2 WHERE portfolio_id = $1 AND waiting AND status = 'active'`,
      [portfolioId, await ctx.business.now(tx)],
    );
    await ctx.jobs.send(tx, 'systematic-due', {});
  });
}

async function runBatch(ctx: Context, tx: Tx, which: Due): Promise<number> {
  const at = await ctx.business.now(tx);
  const found = await duePlans(tx, at, which, 'FOR UPDATE SKIP LOCKED');
  if (found.length === 0) return 0;
  const plans = await endOfAge(ctx, tx, found);
  const schemes = await schemesForOrder(tx, [...new Set(plans.map(({ code }) => code))]);
  const calendar = await loadCalendar(tx);
  const isDue = (plan: PlanRow) => dueInstant(plan, daysOf(calendar, schemes.get(plan.code)!)) <= at;
  const due = plans.filter(isDue);
  const attempts = await attempt(ctx, tx, due, schemes, at);
  const context = { schemes, calendar, at, rules: ctx.rules.book() };
  const decided = due.map((plan) => decide(plan, attempts.get(plan.id)!, context));
  const early = plans
    .filter((plan) => !isDue(plan))
    .map((plan) => ({ ...plan, due_at: dueInstant(plan, daysOf(calendar, schemes.get(plan.code)!)) }));
  await store(ctx, tx, decided, early, at);
  return found.length;
}

interface DueContext {
  schemes: ReadonlyMap<string, OrderScheme>;
  calendar: BusinessCalendar;
  at: Date;
  rules: RuleBook;
}

function decide(
  plan: PlanRow,
  attempt: Attempt,
  { schemes, calendar, at, rules }: DueContext,
): DueDecision<PlanRow> {
  const scheme = schemes.get(plan.code)!;
  const decision = decideDue(plan, attempt, {
    at,
    days: daysOf(calendar, scheme),
    multiple: scheme.sip_multiplier,
    rules,
  });
  const ended = !isGoingOn(decision.plan);
  const { lookAt: due_at, waiting } = decision;
  return { ...decision, plan: { ...decision.plan, due_at, waiting, ended_at: ended ? at : null } };
}

/** Tries to take each instalment that is due; purchases all at once. */
async function attempt(
  ctx: Context,
  tx: Tx,
  due: readonly PlanRow[],
  schemes: ReadonlyMap<string, OrderScheme>,
  at: Date,
): Promise<Map<string, Attempt>> {
  const attempts = new Map<string, Attempt>();
  const lapsed = await lapsedKyc(tx, [...new Set(due.map((plan) => plan.portfolio_id))]);
  const isLapsed = (plan: PlanRow) => plan.kind !== 'swp' && lapsed.has(plan.portfolio_id);
  for (const plan of due.filter(isLapsed)) attempts.set(plan.id, { end: 'kyc_lapsed' });
  const sips = due.filter((plan) => plan.kind === 'sip' && !isLapsed(plan));
  const today = istDate(at);
  const closed = sips.filter(({ code }) => !schemes.get(code)!.us_canada_allowed);
  const barred = await usOrCanada(tx, ctx.vault, [...new Set(closed.map((plan) => plan.portfolio_id))]);
  const isOpen = ({ code, portfolio_id: portfolioId }: PlanRow) => {
    const scheme = schemes.get(code)!;
    if (barred.has(portfolioId) && !scheme.us_canada_allowed) return false;
    return scheme.purchasable && !isOutsideNfo(scheme, today);
  };
  const open = sips.filter(isOpen);
  const amountOf = (plan: PlanRow) =>
    instalmentAmount(plan, plan.next_date, schemes.get(plan.code)!.sip_multiplier);
  const placed = await placeInstalments(
    tx,
    open.map((plan) => ({
      id: instalmentId(plan.id, plan.next_date),
      plan_id: plan.id,
      investor_id: plan.investor_id,
      portfolio_id: plan.portfolio_id,
      code: plan.code,
      amount: amountOf(plan),
      due: plan.next_date,
      folio_no: plan.folio_no,
      upsize_code: plan.upsize_code,
      frequency: plan.frequency,
      by: plan.mandate_id === null ? 'cart' : 'mandate',
    })),
    at,
  );
  for (const plan of sips) {
    const orderId = placed.get(plan.id);
    if (orderId) attempts.set(plan.id, { end: plan.mandate_id === null ? 'placed' : 'charged', orderId });
    else attempts.set(plan.id, { end: isOpen(plan) ? 'blocked' : 'closed' });
  }
  for (const plan of due) {
    if (plan.kind !== 'sip' && !isLapsed(plan))
      attempts.set(plan.id, await runUnits(ctx, tx, plan, amountOf(plan)));
  }
  return attempts;
}

async function store(
  ctx: Context,
  tx: Tx,
  decided: readonly DueDecision<PlanRow>[],
  early: readonly PlanRow[],
  at: Date,
): Promise<void> {
  await insertInstalments(
    tx,
    decided.flatMap((decision) => instalmentOf(decision, at)),
  );
  const longest = Math.max(0, ...decided.map(({ steps }) => steps.length));
  for (let line = 0; line < longest; line += 1) {
    await insertEvents(
      tx,
      decided.flatMap((decision) => eventOf(decision, line)),
    );
  }
  const plans = decided.map(({ plan }) => plan);
  await updatePlans(tx, [...plans, ...early]);
  await publishAll(
    tx,
    plans.map(({ id: planId, status, portfolio_id: portfolioId }) => ({
      event: 'systematic/changed' as const,
      payload: { planId, status, portfolioId },
      portfolioId,
    })),
  );
  await sendNotices(ctx, tx, decided);
  for (const plan of plans) if (isGoingOn(plan)) await queueAnnouncement(ctx, tx, plan);
  await askBanks(ctx, tx, decided.flatMap(debitOf));
  const next = [...plans, ...early].filter(isGoingOn);
  for (const instant of new Set(next.map(({ due_at }) => due_at.getTime()))) {
    await sendAt(ctx, tx, new Date(instant), 'systematic-due', {});
  }
}

function debitOf({ plan, passed }: DueDecision<PlanRow>): Debited[] {
  if (plan.kind !== 'sip' || passed?.outcome !== 'charged') return [];
  return [{ plan, orderId: passed.orderId!, amount: passed.amount }];
}

function instalmentOf({ plan, passed }: DueDecision<PlanRow>, at: Date): InstalmentRow[] {
  if (!passed) return [];
  const { due: due_date, outcome, orderId: order_id, amount } = passed;
  return [{ investor_id: plan.investor_id, plan_id: plan.id, due_date, outcome, order_id, amount, at }];
}

function eventOf({ plan, steps, passed }: DueDecision<PlanRow>, line: number): PlanEventRow[] {
  const step = steps[line];
  if (!step) return [];
  const { at, state, ruleId: rule_id, key, values: text_values } = step;
  return [
    {
      investor_id: plan.investor_id,
      plan_id: plan.id,
      at,
      state,
      rule_id,
      text_values,
      order_id: state === 'placed' || state === 'charged' ? (passed?.orderId ?? null) : null,
      text_key: key as PlanTextKey,
    },
  ];
}
