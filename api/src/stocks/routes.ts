import { istDate } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { Problem } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { changeOf } from './changeOf.ts';
import { mostBoughtStocks } from './mostBought.ts';
import { newestDay, rankedStocks } from './rankings.ts';
import { sentence } from './sentences.ts';
import { marketServer } from './serveMarket.ts';
import { shareHistory, sharesReply } from './sharesReply.ts';
import { stockQuarters } from './company/quarters.ts';
import { stockVolumes } from './company/volumes.ts';
import { stockDetails } from './stockDetails.ts';
import { listedStocks } from './store.ts';

const MOST_PRICES = 100;
const RANKED = 10;
const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** Indian stocks: rankings, lists, pages, prices. */
export function stockRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  const serve = marketServer(app, ctx);

  serve('stockMarketStats', async ({ query: { type = 'top_stocks', limit = RANKED } }) => {
    const listing = await listedStocks(db);
    return success({
      type,
      as_of: newestDay(listing.shares.map(({ row }) => row)),
      stocks: rankedStocks(listing, type, limit).map(({ row }) => row),
    });
  });

  // Orders move without the market, so the browser's copy for a version of the market does not do.
  implement(app, ctx, 'mostBoughtStocks', async () =>
    success(await mostBoughtStocks(db, istDate(await ctx.business.now()))),
  );

  serve('stockList', async ({ query }) =>
    sharesReply(await listedStocks(db), query, (facet) => ({
      sector: facet('sector'),
      cap: facet('cap_class'),
    })),
  );

  serve('stockDetails', async ({ params }) => success(await stockDetails(db, params.slug)));

  serve('stockQuarters', async ({ params }) =>
    success(await stockQuarters(db, params.slug, istDate(await ctx.business.now()))),
  );
  serve('stockVolumes', async ({ params }) => success(await stockVolumes(db, params.slug)));

  serve('stockPrices', async ({ query }) => {
    const asked = isinsOf(query.stocks);
    const rows = await db.query<{ isin: string; price: number; previous_price: number; date: string | null }>(
      `SELECT isin, price::float8, previous_price::float8, price_date AS date FROM stocks
       WHERE isin = ANY ($1) ORDER BY isin`,
      [asked],
    );
    return success(
      Object.fromEntries(
        rows.map(({ isin, price, previous_price, date }) => [
          isin,
          { price, previous_price, change_percentage: changeOf(price, previous_price), date },
        ]),
      ),
    );
  });

  serve('stockHistory', (incoming) => shareHistory(db, 'IN', incoming));
}

/**
 * ISINs of a list joined by commas, each once.
 * @throws Problem 400 `params_invalid` for something that is no ISIN or for more than a hundred.
 */
function isinsOf(text: string): string[] {
  const asked = [...new Set(text.split(',').map((isin) => isin.trim().toUpperCase()))].filter(Boolean);
  const wrong = asked.find((isin) => !ISIN.test(isin));
  const message =
    wrong !== undefined
      ? sentence('no_isin', { text: wrong })
      : asked.length === 0 || asked.length > MOST_PRICES
        ? sentence('stock_count', { most: MOST_PRICES })
        : null;
  if (message === null) return asked;
  throw new Problem(400, 'params_invalid', 'params_invalid', message, { errors: { stocks: [message] } });
}
