import { addDays, istDate } from '@sanchay/finance';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { lockToRemind, portfoliosToRemind, updateUsAccount } from './accountStore.ts';
import { RENEWAL_DAYS } from './usAccount.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

/** Reminds owners once that their W-8BEN ends soon, each in a transaction of its own. Safe on several nodes at once. */
export async function remindOfW8ben(ctx: Context): Promise<void> {
  const until = addDays(istDate(await ctx.business.now()), RENEWAL_DAYS);
  await eachAlone(ctx, 'remindOfW8ben', await portfoliosToRemind(ctx.db, until), (portfolioId) =>
    ctx.db.tx(async (tx) => {
      const account = await lockToRemind(tx, portfolioId, until);
      if (!account) return;
      const on = account.w8ben_valid_until;
      await updateUsAccount(tx, { ...account, reminded_for: on });
      await notify(ctx, tx, { portfolioId, kind: 'w8ben_ends', values: { on }, path: '/us-stocks/account' });
    }),
  );
}
