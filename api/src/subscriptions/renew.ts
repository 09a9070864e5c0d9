import { addDays, istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { coinBalance, spendCoins } from '../coins/index.ts';
import { appSettings } from '../config/index.ts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { eachAlone } from '../platform/eachAlone.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { periodFrom } from './period.ts';
import { featurePrice } from './pricing.ts';
import {
  endedIds,
  firstKycId,
  insertSubscription,
  lockEnded,
  saveSubscription,
  type SubscriptionRow,
} from './store.ts';

/**
 * Ends subscriptions whose last day has passed and renews those with automatic renewal, each in a transaction of its
 * own: free of charge while the feature is free, with coins where coins paid before and the price has not risen. Money is
 * never charged.
 */
export async function renewDue(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  await eachAlone(ctx, 'renewDue', await endedIds(ctx.db, today), (id) =>
    ctx.db.tx(async (tx) => {
      const row = await lockEnded(tx, id, today);
      if (row) await endOrRenew(ctx, tx, row, today);
    }),
  );
}

async function endOrRenew(ctx: Context, tx: Tx, row: SubscriptionRow, today: string): Promise<void> {
  const ended_at = await ctx.business.now(tx);
  await saveSubscription(tx, { ...row, status: 'expired', ended_at });
  const next = await renewed(ctx, tx, row, today);
  const { feature_name: feature, portfolio_id: portfolioId } = row;
  await writeAudit(tx, {
    investorId: row.investor_id,
    actor: 'system',
    requestId: 'subscriptions',
    action: next ? 'subscription_renewed' : 'subscription_expired',
    subject: row.id,
    detail: { feature, coins: next?.coins ?? 0 },
  });
  const path = '/subscriptions';
  if (next) {
    const values = { feature, coins: next.coins, until: next.ends_on! };
    return notify(ctx, tx, { portfolioId, kind: 'subscription_renewed', values, path });
  }
  return notify(ctx, tx, { portfolioId, kind: 'subscription_expired', values: { feature }, path });
}

/** The subscription that follows, stored and paid for; null where none does. */
async function renewed(
  ctx: Context,
  tx: Tx,
  row: SubscriptionRow,
  today: string,
): Promise<SubscriptionRow | null> {
  if (!row.auto_renew || (await firstKycId(tx, row.portfolio_id)) !== row.kyc_id) return null;
  const config = await appSettings(tx);
  const price = featurePrice(row.feature_name, config);
  const byCoins = !price.free;
  const userId = row.login_id;
  if (byCoins) {
    const agreed = row.paid_with === 'coins' && price.coins <= row.coins;
    if (!agreed || (await coinBalance(tx, userId)) < price.coins) return null;
  }
  const at = await ctx.business.now(tx);
  // The days of an outage are not paid for: a renewal starts today at the earliest.
  const following = addDays(row.ends_on!, 1);
  const start = following < today ? today : following;
  const next: SubscriptionRow = {
    ...row,
    id: randomUUID(),
    status: 'active',
    paid_with: byCoins ? 'coins' : 'free',
    coins: price.coins,
    price: '0.00',
    tax: '0.00',
    tax_percentage: '0.00',
    total: '0.00',
    payment_id: null,
    invoice_no: null,
    credit_note_no: null,
    reason: null,
    ended_at: null,
    placed_at: at,
    ...periodFrom(start, config.subscriptions, byCoins),
  };
  if (!(await insertSubscription(tx, next))) return null;
  if (byCoins) {
    const { id: subscriptionId, feature_name: feature, coins } = next;
    await spendCoins(tx, { userId, subscriptionId, feature, coins, at });
  }
  return next;
}
