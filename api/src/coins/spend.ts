import type { SubscriptionFeature } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { sentence } from './messages.ts';
import { insertCoinEntry, lockBalance } from './store.ts';

export interface CoinSpend {
  userId: string;
  /** The subscription that the coins pay for. */
  subscriptionId: string;
  feature: SubscriptionFeature;
  coins: number;
  at: Date;
}

/**
 * Spends coins in the caller's transaction. Spends of a user at the same time follow one another.
 * @throws Problem 422 `coins_short` when there are fewer
 */
export async function spendCoins(
  tx: Tx,
  { userId, subscriptionId, feature, coins, at }: CoinSpend,
): Promise<void> {
  const has = await lockBalance(tx, userId);
  if (has < coins) throw validationFailed('coins_short', sentence('short', { has, needs: coins }));
  await insertCoinEntry(tx, {
    user_id: userId,
    kind: 'spent',
    subject: subscriptionId,
    feature_name: feature,
    coins: -coins,
    at,
  });
}

/** Returns the coins of a spend, once. */
export async function refundCoins(
  tx: Tx,
  { userId, subscriptionId, feature, coins, at }: CoinSpend,
): Promise<void> {
  await lockBalance(tx, userId);
  await insertCoinEntry(tx, {
    user_id: userId,
    kind: 'refunded',
    subject: subscriptionId,
    feature_name: feature,
    coins,
    at,
  });
}
