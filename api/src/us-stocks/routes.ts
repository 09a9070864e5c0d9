import { usSessionFrom } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { marketServer, shareHistory, sharesReply } from '../stocks/index.ts';
import { rateTime, requireDollarRate } from './exchangeRate.ts';
import { listedUsStocks } from './store.ts';
import { usStockDetails } from './usStockDetails.ts';

/** Stocks of the United States and the price of a dollar. */
export function usStockRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  const serve = marketServer(app, ctx);

  serve('usStockList', async ({ query }) =>
    sharesReply(await listedUsStocks(db), query, (facet) => ({
      sector: facet('sector'),
      industry: facet('industry'),
    })),
  );

  serve('usStockDetails', async ({ params }) => success(await usStockDetails(db, params.slug)));

  serve('usStockHistory', (incoming) => shareHistory(db, 'US', incoming));

  implement(app, ctx, 'usSession', async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    const now = await ctx.business.now();
    const { date, opens, closes } = usSessionFrom(now);
    return success({
      open: opens <= now,
      date,
      opens_at: opens.toISOString(),
      closes_at: closes.toISOString(),
    });
  });

  implement(app, ctx, 'exchangeRate', async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    const rate = await requireDollarRate(ctx, db);
    return success({
      id: rate.id,
      date: rateTime(rate),
      price: Number(rate.price),
      source_currency: 'USD',
      target_currency: 'INR',
    });
  });
}
