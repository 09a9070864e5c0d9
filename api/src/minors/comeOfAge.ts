import { addDays, istDate } from '@sanchay/finance';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { minorAccounts, type MinorAccount } from './status.ts';
import { noteComingOfAge, noteMajorityNotice, underage } from './store.ts';

/** How long before the 18th birthday the guardian is notified. */
export const MAJORITY_NOTICE_DAYS = 30;

/**
 * Ends the plans and mandates of accounts whose holder has turned 18 and notifies the guardian, once on that day and once 30 days
 * before; to be called every hour and after a move of the clock. Source: SEBI circular of 24 December 2019, section on minors who attain majority.
 */
export async function processComingOfAge(ctx: Context): Promise<void> {
  const rows = await underage(ctx.db);
  const accounts = await minorAccounts(
    ctx,
    ctx.db,
    rows.map(({ portfolio_id: id }) => id),
  );
  for (const account of accounts.values()) {
    if (account.status === 'minor') {
      await announce(ctx, account);
      continue;
    }
    await ctx.db.tx(async (tx) => {
      const { portfolio_id: portfolioId, guardian_id: guardianId, name } = account;
      if (!(await noteComingOfAge(tx, portfolioId, istDate(await ctx.business.now(tx))))) return;
      await ctx.jobs.send(tx, 'systematic-of-age', { portfolioId });
      await ctx.jobs.send(tx, 'mandates-of-age', { portfolioId });
      await writeAudit(tx, {
        investorId: guardianId,
        actor: 'system',
        requestId: 'minors',
        action: 'minor.came_of_age',
        subject: `portfolio:${portfolioId}`,
      });
      await notify(ctx, tx, {
        userId: guardianId,
        portfolioId,
        kind: 'minor_came_of_age',
        values: { child: name },
        path: '/family',
      });
    });
  }
}

/** Notifies the guardian of a birthday within the days of notice. */
async function announce(ctx: Context, account: MinorAccount): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const today = istDate(await ctx.business.now(tx));
    if (account.adult_from > addDays(today, MAJORITY_NOTICE_DAYS)) return;
    const { portfolio_id: portfolioId, guardian_id: userId, name: child, adult_from: date } = account;
    if (!(await noteMajorityNotice(tx, portfolioId, today))) return;
    await notify(ctx, tx, {
      userId,
      portfolioId,
      kind: 'minor_turns_adult',
      values: { child, date },
      path: '/family',
    });
  });
}
