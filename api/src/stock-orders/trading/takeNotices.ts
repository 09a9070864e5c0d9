import { istDate } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { notices, setDueBands } from './noticeStore.ts';

/**
 * Fetches what the exchange has announced about trading, each number once, and sets the price bands whose day has come. An
 * exchange that cannot be reached does not stop what is known already.
 */
export async function takeNotices(ctx: Context): Promise<void> {
  await notices.fetchNew(ctx);
  const today = istDate(await ctx.business.now());
  await ctx.db.tx(async (tx) => {
    if ((await setDueBands(tx, today)) > 0)
      await ctx.publish(tx, { event: 'prices/published', payload: { market: 'IN', date: today } });
  });
}
