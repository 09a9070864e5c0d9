import { encodeNavs, istDate } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { GOLD_SERIES_START } from './marketGold.ts';
import { goldOrdersOf } from './orderStore.ts';
import { placeGoldOrder } from './place.ts';
import { goldRefusal } from './refusal.ts';
import { goldPricesBetween } from './prices.ts';
import { holdPrice } from './quote.ts';
import { goldOrderView } from './view.ts';

/** Calls of the gold domain. */
export function goldRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'goldPrices', async ({ query, reply }) => {
    const today = istDate(await ctx.business.now());
    const to = query.to === undefined || query.to > today ? today : query.to;
    const prices = await goldPricesBetween(ctx.db, query.from ?? GOLD_SERIES_START, to);
    if (query.format !== 'packed') return { gold_prices: prices };
    const bytes = encodeNavs(prices.map(({ date, price }) => ({ date, nav: price })));
    // A sent reply takes the place of the answer.
    return reply.type('application/octet-stream').send(Buffer.from(bytes)) as never;
  });

  implement(app, ctx, 'goldCurrentPrice', ({ actor }) => holdPrice(ctx, actor));

  implement(app, ctx, 'goldOrders', async ({ actor }) => {
    const found = await goldOrdersOf(ctx.db, actor.portfolioId);
    return {
      status: 'success',
      data: found.map(({ order, payment }) => goldOrderView(order, payment, ctx.now())),
      refusal: await goldRefusal(ctx.db, actor.portfolioId),
    };
  });

  implement(app, ctx, 'createGoldOrder', async ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const { order, payment } = await placeGoldOrder(ctx, tx, actor, body);
      const { grams, total, block_id } = order;
      await audit({ action: 'gold_order_placed', subject: order.id, detail: { grams, total, block_id } });
      return { status: 'success', data: goldOrderView(order, payment, ctx.now()) };
    }),
  );
}
