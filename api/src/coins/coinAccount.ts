import { COIN_REWARDS, type CallReply } from '@sanchay/contracts';
import { appSettings } from '../config/index.ts';
import type { Queries } from '../db/pool.ts';
import { commentOf } from './messages.ts';
import { coinBalance, coinEntries, coinTotals } from './store.ts';

const PER_PAGE = 20;

/** Balance, one page of the ledger and what is earned for what, as the contracts show them. */
export async function coinAccount(
  q: Queries,
  userId: string,
  page: number,
): Promise<CallReply<'coins'>['data']> {
  const { coinRewards, coinMultiplier } = await appSettings(q);
  const { entries, earned } = await coinTotals(q, userId);
  const rows = await coinEntries(q, userId, { page, perPage: PER_PAGE });
  const [user] = await q.query<{ referral_code: string }>('SELECT referral_code FROM users WHERE id = $1', [
    userId,
  ]);
  return {
    total_coins: await coinBalance(q, userId),
    transactions: rows.map(({ id, kind, feature_name, coins, balance, at }) => ({
      id,
      date: at.toISOString(),
      kind,
      comment: commentOf(kind, feature_name),
      credit: Math.max(coins, 0),
      debit: Math.max(-coins, 0),
      balance,
    })),
    page,
    pages: Math.max(1, Math.ceil(entries / PER_PAGE)),
    rewards: COIN_REWARDS.map((reward) => ({
      reward,
      each: Math.round(coinRewards[reward].each * coinMultiplier),
      maximum:
        coinRewards[reward].maximum === 0 ? null : Math.round(coinRewards[reward].maximum * coinMultiplier),
      earned: earned[reward] ?? 0,
    })),
    referral_code: user!.referral_code,
  };
}
