import type { Tx } from '../db/pool.ts';
import type { DueDecision } from '../engine/systematicRun.ts';
import { schemesForOrder } from '../funds/index.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { PlanRow } from './rows.ts';

/** Notices in one job: a job is one transaction, so each person is told once. */
const NOTICES_A_JOB = 50;

/** What a person is told of an instalment. */
export type InstalmentNotice = {
  planId: string;
  portfolioId: string;
  code: string;
  /** Rupees as decimal text, and the day it is for. */
  amount: string;
  due: string;
} & ({ kind: 'sip_due' } | { kind: 'sip_failed' | 'sip_ended'; failures: number; limit: number });

/** Has the people of these decisions told, after the run, so that it does not wait for e-mails. */
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

function noticeOf({ plan, passed, failure }: DueDecision<PlanRow>): InstalmentNotice[] {
  if (!passed) return [];
  const { id: planId, portfolio_id: portfolioId, code } = plan;
  const about = { planId, portfolioId, code, amount: passed.amount, due: passed.due };
  if (failure) return [{ ...about, ...failureNotice(failure) }];
  return passed.outcome === 'placed' ? [{ ...about, kind: 'sip_due' }] : [];
}

/** The notice of a failed instalment: the first failure on, and the end of the plan. */
export function failureNotice(failure: { failures: number; limit: number; ended: boolean }) {
  const { failures, limit, ended } = failure;
  return { kind: ended ? ('sip_ended' as const) : ('sip_failed' as const), failures, limit };
}

/** Job: tells people of their instalments. */
export async function tellInstalments(
  ctx: Context,
  { notices }: { notices: InstalmentNotice[] },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const schemes = await schemesForOrder(tx, [...new Set(notices.map(({ code }) => code))]);
    for (const notice of notices) await tell(ctx, tx, notice, schemes.get(notice.code)!.short_name);
  });
}

async function tell(ctx: Context, tx: Tx, notice: InstalmentNotice, fund: string): Promise<void> {
  const { portfolioId, amount } = notice;
  if (notice.kind === 'sip_due') {
    const values = { fund, amount, date: notice.due };
    return notify(ctx, tx, { portfolioId, kind: 'sip_due', values, path: '/cart' });
  }
  const { failures, limit } = notice;
  const path = `/systematic/${notice.planId}`;
  if (notice.kind === 'sip_ended') {
    return notify(ctx, tx, { portfolioId, kind: 'sip_ended', values: { fund, limit }, path });
  }
  return notify(ctx, tx, {
    portfolioId,
    kind: 'sip_failed',
    values: { fund, amount, failures, limit },
    path,
  });
}
