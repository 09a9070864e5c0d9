import type { CoinReward } from '@sanchay/contracts';
import { appSettings } from '../config/index.ts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { coinTotals, insertCoinEntry, lockBalance } from './store.ts';

export interface Earning {
  userId: string;
  reward: CoinReward;
  /** The referred user, goal, plan or kind of import; each is rewarded once. */
  subject: string;
}

/**
 * Rewards a user with coins in the caller's transaction: as many as the settings state for the reward times the coin
 * multiplier, at most up to the limit of the reward (features P8). A subject that was rewarded before, and a reward at
 * its limit, add nothing.
 * @returns coins earned, 0 to the amount of the reward
 */
export async function earnCoins(ctx: Context, tx: Tx, { userId, reward, subject }: Earning): Promise<number> {
  const { coinRewards, coinMultiplier } = await appSettings(tx);
  const { each, maximum } = coinRewards[reward];
  await lockBalance(tx, userId);
  const earned = (await coinTotals(tx, userId)).earned[reward] ?? 0;
  const left = maximum === 0 ? Infinity : maximum * coinMultiplier - earned;
  const coins = Math.min(Math.round(each * coinMultiplier), Math.floor(left));
  if (coins <= 0) return 0;
  const at = ctx.now();
  const entry = { user_id: userId, kind: reward, subject, feature_name: null, coins, at };
  if (!(await insertCoinEntry(tx, entry))) return 0;
  await writeAudit(tx, {
    investorId: userId,
    actor: 'system',
    requestId: 'coins',
    action: 'coins_earned',
    subject,
    detail: { reward, coins },
  });
  await notify(ctx, tx, { userId, kind: 'coins_earned', values: { coins, reward }, path: '/coins' });
  return coins;
}
