import type { CallReply } from '@sanchay/contracts';
import { istDate, toWire } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { buyBackPrice } from './buyBack.ts';
import { goldSettings } from './limits.ts';
import { dropUnusedLocks, insertLock } from './locks.ts';
import { priceInMinute } from './marketGold.ts';
import { latestGoldPrices } from './prices.ts';
import { goldRefusal } from './refusal.ts';
import { sentence } from './sentences.ts';
import { goldTaxOn } from './taxRules.ts';

const UNUSED_LOCK_KEPT_MS = 86_400_000;

/**
 * The price of a gram now, held for five minutes of real time under a new `block_id`. The newest published price
 * moves a little each minute in the sandbox; elsewhere it is taken as it is.
 * @throws Problem 503 `gold_price_unavailable` while no price is published.
 */
export async function holdPrice(ctx: Context, actor: Actor | null): Promise<CallReply<'goldCurrentPrice'>> {
  const today = istDate(await ctx.business.now());
  const [latest] = await latestGoldPrices(ctx.db, today, 1);
  if (!latest) {
    throw new Problem(503, 'failure', 'gold_price_unavailable', sentence('price_unavailable'), {
      retryAfter: 30,
    });
  }
  const fetchedAt = ctx.now();
  const { lock } = await goldSettings(ctx.db);
  const validUntil = new Date(fetchedAt.getTime() + lock);
  const buy = ctx.settings.sandbox ? priceInMinute(latest.price, fetchedAt) : latest.price;
  const sell = buyBackPrice(buy);
  const tax = await goldTaxOn(ctx.db, today);
  const blockId = randomUUID();
  await insertLock(ctx.db, {
    block_id: blockId,
    buy: buy.toFixed(2),
    sell: sell.toFixed(2),
    ...tax,
    fetched_at: fetchedAt,
    valid_until: validUntil,
  });
  await dropUnusedLocks(ctx.db, new Date(fetchedAt.getTime() - UNUSED_LOCK_KEPT_MS));
  return {
    taxes: { cgst: toWire(tax.cgst, 2), sgst: toWire(tax.sgst, 2), igst: toWire(tax.igst, 2) },
    block_id: blockId,
    fetched_at: fetchedAt.toISOString(),
    valid_until: validUntil.toISOString(),
    current_gold_price: { buy: toWire(buy, 2), sell: toWire(sell, 2) },
    refusal: actor && (await goldRefusal(ctx.db, actor.portfolioId)),
  };
}
