import { addDays, istDate } from '@sanchay/finance';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { accountsToRemind, updateUsAccount } from './accountStore.ts';
import { RENEWAL_DAYS } from './usAccount.ts';

const BATCH = 100;

/** Reminds owners once that their W-8BEN ends soon. Safe on several nodes at once. */
export async function remindOfW8ben(ctx: Context): Promise<void> {
  for (;;) {
    const until = addDays(istDate(await ctx.business.now()), RENEWAL_DAYS);
    const reminded = await ctx.db.tx(async (tx) => {
      const accounts = await accountsToRemind(tx, until, BATCH);
      for (const account of accounts) {
        const { portfolio_id: portfolioId, w8ben_valid_until: on } = account;
        await updateUsAccount(tx, { ...account, reminded_for: on });
        await notify(ctx, tx, {
          portfolioId,
          kind: 'w8ben_ends',
          values: { on },
          path: '/us-stocks/account',
        });
      }
      return accounts.length;
    });
    if (reminded < BATCH) return;
  }
}
