import { istDate } from '@sanchay/finance';
import { exchangeNotices } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { lastNotice, setDueBands, storeNotices } from './noticeStore.ts';

/**
 * Fetches what the exchange has announced about trading, each number once, and sets the price bands whose day has come. An
 * exchange that cannot be reached does not stop what is known already.
 */
export async function takeNotices(ctx: Context): Promise<void> {
  try {
    for (;;) {
      const announced = await exchangeNotices(ctx, await lastNotice(ctx.db));
      if (announced.length === 0) break;
      await ctx.db.tx((tx) => storeNotices(tx, announced));
    }
  } catch (error) {
    ctx.log.warn({ err: error }, 'notices of the exchange could not be fetched');
  }
  const today = istDate(await ctx.business.now());
  await ctx.db.tx(async (tx) => {
    if ((await setDueBands(tx, today)) > 0)
      await ctx.publish(tx, { event: 'prices/published', payload: { market: 'IN', date: today } });
  });
}
