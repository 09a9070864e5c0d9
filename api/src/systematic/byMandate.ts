import { fundTitle } from '@sanchay/contracts';
import { createHash } from 'node:crypto';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries, Tx } from '../db/pool.ts';
import { dueInstant, instalmentAmount } from '../engine/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import { announceDebit, chargeMandate, mandateCovering } from '../mandates/index.ts';
import { failInstalment, sendAt } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { daysOf } from './planDates.ts';
import type { PlanRow } from './rows.ts';
import { lockPlan } from './store.ts';

const HOUR_MS = 3_600_000;
/** The bank is notified of a debit this long before it, an hour more than the rule requires. */
const ANNOUNCED_BEFORE_MS = 25 * HOUR_MS;

/** The order of a plan's instalment of a day has an id that is known before: a hash of both, in the form of a UUID. */
export function instalmentId(planId: string, due: string): string {
  const hex = createHash('sha256').update(`instalment ${planId} ${due}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The mandate that will pay a SIP of this amount in rupees, or null: then its instalments wait in the cart. */
export async function linkedMandate(q: Queries, portfolioId: string, amount: string): Promise<string | null> {
  return (await mandateCovering(q, portfolioId, amount))?.id ?? null;
}

/** Has the next instalment of a plan with a mandate announced a day before it. */
export async function queueAnnouncement(ctx: Context, tx: Tx, plan: PlanRow): Promise<void> {
  if (plan.mandate_id === null) return;
  const at = new Date(plan.due_at.getTime() - ANNOUNCED_BEFORE_MS);
  await sendAt(ctx, tx, at, 'systematic-announce', { planId: plan.id, due: plan.next_date });
}

/** Job: notifies the user and the bank of an instalment, unless the plan has changed since. */
export async function announceInstalment(
  ctx: Context,
  { planId, due }: { planId: string; due: string },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan?.status !== 'active' || plan.next_date !== due || plan.mandate_id === null) return;
    const scheme = (await schemeForOrder(tx, plan.code))!;
    const days = daysOf(await loadCalendar(tx), scheme);
    const notice = {
      mandateId: plan.mandate_id,
      subjectId: instalmentId(planId, due),
      amount: instalmentAmount(plan, due, scheme.sip_multiplier),
      about: fundTitle(scheme.name),
      notBefore: dueInstant(plan, days),
    };
    await inSavepoint(tx, () => announceDebit(ctx, tx, notice));
  });
}

/** An instalment that was placed for a bank. */
export interface Debited {
  plan: PlanRow;
  orderId: string;
  /** Rupees as decimal text. */
  amount: string;
}

/** Requests instalments from the banks of mandates, one debit each. What a mandate does not cover has failed. */
export async function askBanks(ctx: Context, tx: Tx, debits: readonly Debited[]): Promise<void> {
  for (const { plan, orderId, amount } of debits) {
    const refused = await inSavepoint(tx, () =>
      chargeMandate(ctx, tx, {
        mandateId: plan.mandate_id!,
        subjectId: orderId,
        orderIds: [orderId],
        amount,
        portfolioId: plan.portfolio_id,
        investorId: plan.investor_id,
      }),
    );
    if (!refused) continue;
    await failInstalment(ctx, tx, orderId, {
      reason: refused.message,
      end: refused.code === 'debit_called_off' ? 'skipped' : 'failed',
    });
  }
}

/** Does something that may be refused: what is refused leaves nothing behind. @returns the refusal, or null. */
async function inSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<Problem | null> {
  await tx.query('SAVEPOINT debit');
  try {
    await work();
    await tx.query('RELEASE SAVEPOINT debit');
    return null;
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    await tx.query('ROLLBACK TO SAVEPOINT debit');
    return cause;
  }
}
