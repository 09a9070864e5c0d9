import type { Domain } from '../platform/domain.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { coinAccount } from './coinAccount.ts';

/**
 * Coins of a login: an append-only ledger. A domain calls `earnCoins` in the transaction in which a goal, SIP, referral
 * or import is done.
 */
export const coinsDomain: Domain = {
  name: 'coins',
  routes(app, ctx) {
    implement(app, ctx, 'coins', async ({ actor, query }) =>
      success(await coinAccount(ctx.db, actor.userId, query.page ?? 1)),
    );
  },
};

export { earnCoins } from './earn.ts';
export { refundCoins, spendCoins } from './spend.ts';
export { coinBalance } from './store.ts';
