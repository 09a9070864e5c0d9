import { publishPrices, publishPricesUpTo, storeTrades } from '../market/index.ts';
import { exchangeLastTrades } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';

/**
 * Makes what the exchange has traded since the last closing prices the last price of each share: the one that pages, lists,
 * values, alerts and orders have. An exchange that cannot be reached leaves the prices as they are.
 */
export async function takeLastTrades(ctx: Context): Promise<void> {
  const [newest] = await ctx.db.query<{ day: string | null }>(
    `SELECT max(CASE WHEN traded_at IS NULL THEN price_date ELSE closing_date END) AS day FROM stocks`,
  );
  if (!newest?.day) return;
  let trades;
  try {
    trades = await exchangeLastTrades(ctx, newest.day);
  } catch (error) {
    ctx.log.warn({ err: error }, 'last trades of the exchange could not be fetched');
    return;
  }
  if (trades.length === 0) return;
  await ctx.db.tx(async (tx) => {
    if ((await storeTrades(tx, trades)) === 0) return;
    await ctx.publish(tx, {
      event: 'prices/published',
      payload: {
        market: 'IN',
        date: trades
          .map(({ day }) => day)
          .toSorted()
          .at(-1)!,
      },
    });
  });
}

/** Publishes the closing prices that are due, of shares that were traded the last price of the day. */
export async function closePrices(ctx: Context): Promise<void> {
  await takeLastTrades(ctx);
  await publishPrices(ctx);
}

/** The same up to an instant of the business clock. */
export async function closePricesUpTo(ctx: Context, instant: Date): Promise<void> {
  await takeLastTrades(ctx);
  await publishPricesUpTo(ctx, instant);
}
