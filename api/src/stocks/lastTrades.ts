import { publishPrices, publishPricesUpTo, storeTrades } from '../market/index.ts';
import { exchangeLastTrades, exchangeTrades } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';

/** How many known numbers are requested again. */
const OVERLAP = 200;

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
    await takeTrades(ctx, newest.day);
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

/**
 * Keeps every trade of days that have no closing prices yet. A trade that was committed after one with a higher number is
 * found by the numbers that are requested again.
 */
async function takeTrades(ctx: Context, closed: string): Promise<void> {
  const [known] = await ctx.db.query<{ number: number }>(
    'SELECT coalesce(max(number), 0)::float8 AS number FROM share_trades',
  );
  const after = Math.max(known!.number - OVERLAP, 0);
  const trades = await exchangeTrades(ctx, { after, closed });
  if (trades.length === 0) return;
  await ctx.db.tx(async (tx) => {
    await tx.query('DELETE FROM share_trades WHERE day <= $1', [closed]);
    await tx.query(
      `INSERT INTO share_trades (number, isin, day, at, price)
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::date[], $4::timestamptz[], $5::numeric[])
       ON CONFLICT (number) DO NOTHING`,
      [
        trades.map(({ number }) => number),
        trades.map(({ isin }) => isin),
        trades.map(({ day }) => day),
        trades.map(({ at }) => at),
        trades.map(({ price }) => price),
      ],
    );
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
