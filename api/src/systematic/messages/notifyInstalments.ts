import type { PlanKind } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { DueDecision } from '../../engine/index.ts';
import { schemesForOrder } from '../../funds/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import type { PlanRow } from '../rows.ts';

/** Maximum notices in one job: a job is one transaction, so each user is notified once. */
const NOTICES_A_JOB = 50;

/** The notices of a failed instalment and of the end that follows from it, by the kind of plan. */
const FAILURES = {
  sip: { failed: 'sip_failed', ended: 'sip_ended' },
  stp: { failed: 'stp_failed', ended: 'stp_ended' },
  swp: { failed: 'swp_failed', ended: 'swp_ended' },
} as const satisfies Record<PlanKind, { failed: string; ended: string }>;

type FailureNotice = (typeof FAILURES)[PlanKind]['failed' | 'ended'];

/** What a user is notified of about an instalment. */
export type InstalmentNotice = {
  planId: string;
  portfolioId: string;
  code: string;
  /** Rupees as decimal text, and the day it is for. */
  amount: string;
  due: string;
} & (
  | { kind: 'sip_due' }
  | { kind: 'instalment_kyc_lapsed' }
  | { kind: FailureNotice; failures: number; limit: number }
);

/** Schedules the notices of these decisions after the run, so that the run does not wait for e-mails. */
export async function sendNotices(
  ctx: Context,
  tx: Tx,
  decided: readonly DueDecision<PlanRow>[],
): Promise<void> {
  const notices = decided.flatMap(noticeOf);
  for (let start = 0; start < notices.length; start += NOTICES_A_JOB) {
    const some = notices.slice(start, start + NOTICES_A_JOB);
    await ctx.jobs.send(tx, 'systematic-tell', { notices: some });
  }
}

function noticeOf({ plan, passed, failure, steps }: DueDecision<PlanRow>): InstalmentNotice[] {
  if (!passed) return [];
  const { id: planId, portfolio_id: portfolioId, code } = plan;
  const about = { planId, portfolioId, code, amount: passed.amount, due: passed.due };
  if (failure) return [{ ...about, ...failureNotice(plan.kind, failure) }];
  if (steps.some(({ key }) => key === 'kyc_lapsed')) return [{ ...about, kind: 'instalment_kyc_lapsed' }];
  return plan.kind === 'sip' && passed.outcome === 'placed' ? [{ ...about, kind: 'sip_due' }] : [];
}

/** The notice of a failed instalment of a kind of plan: the failure, or the end of the plan. */
export function failureNotice(
  plan: PlanKind,
  { failures, limit, ended }: { failures: number; limit: number; ended: boolean },
): { kind: FailureNotice; failures: number; limit: number } {
  return { kind: FAILURES[plan][ended ? 'ended' : 'failed'], failures, limit };
}

/** Job: notifies users of their instalments. */
export async function notifyInstalments(
  ctx: Context,
  { notices }: { notices: InstalmentNotice[] },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const schemes = await schemesForOrder(tx, [...new Set(notices.map(({ code }) => code))]);
    for (const notice of notices) await notifyInvestor(ctx, tx, notice, schemes.get(notice.code)!.name);
  });
}

async function notifyInvestor(ctx: Context, tx: Tx, notice: InstalmentNotice, fund: string): Promise<void> {
  const { portfolioId, amount } = notice;
  if (notice.kind === 'sip_due' || notice.kind === 'instalment_kyc_lapsed') {
    const values = { fund, amount, date: notice.due };
    const path = notice.kind === 'sip_due' ? '/cart' : '/kyc';
    return notify(ctx, tx, { portfolioId, kind: notice.kind, values, path });
  }
  const { kind, failures, limit } = notice;
  const values = { fund, amount, failures, limit };
  return notify(ctx, tx, { portfolioId, kind, values, path: `/systematic/${notice.planId}` });
}
