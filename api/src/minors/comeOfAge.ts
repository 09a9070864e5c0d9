import { istDate } from '@sanchay/finance';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { minorAccounts } from './status.ts';
import { noteComingOfAge, underage } from './store.ts';

/**
 * Ends the plans of accounts whose holder has turned 18 and notifies the guardian, once; to be called every hour and
 * after a move of the clock. Source: SEBI circular of 24 December 2019, section on minors who attain majority.
 */
export async function processComingOfAge(ctx: Context): Promise<void> {
  const rows = await underage(ctx.db);
  const accounts = await minorAccounts(
    ctx,
    ctx.db,
    rows.map(({ portfolio_id: id }) => id),
  );
  for (const account of accounts.values()) {
    if (account.status === 'minor') continue;
    await ctx.db.tx(async (tx) => {
      const { portfolio_id: portfolioId, guardian_id: guardianId, name } = account;
      if (!(await noteComingOfAge(tx, portfolioId, istDate(await ctx.business.now(tx))))) return;
      await ctx.jobs.send(tx, 'systematic-of-age', { portfolioId });
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
