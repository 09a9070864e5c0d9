import { instantAtIst, istDate, istTimeOfDay } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { localize } from '../platform/http/language.ts';
import { Problem } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { marketServer, shareHistory, sharesReply } from '../stocks/index.ts';
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

  implement(app, ctx, 'exchangeRate', async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=60');
    const [rate] = await db.query<{ id: number; at: Date; price: number }>(
      `SELECT id, at, price::float8 FROM exchange_rates
       WHERE source_currency = 'USD' AND target_currency = 'INR' AND at <= $1 ORDER BY at DESC LIMIT 1`,
      [await ctx.business.now()],
    );
    if (!rate)
      throw new Problem(
        503,
        'failure',
        'no_exchange_rate',
        localize({ en: 'The dollar rate is unavailable right now.', hi: 'डॉलर का भाव अभी उपलब्ध नहीं है।' }),
      );
    return success({
      id: rate.id,
      date: instantAtIst(istDate(rate.at), istTimeOfDay(rate.at).slice(0, 8)),
      price: rate.price,
      source_currency: 'USD',
      target_currency: 'INR',
    });
  });
}
