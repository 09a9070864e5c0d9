import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import { BrokerMessages, signedNews } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { takeMessages } from './broker/intake.ts';
import { actionsView } from './corporate-actions/view.ts';
import { cancelOrder } from './order/cancel.ts';
import { confirmationPdf } from './order/confirmation.ts';
import { orderOf, ordersOf } from './order/orderStore.ts';
import { placeOrder } from './order/place.ts';
import { previewOrder } from './order/preview.ts';
import { orderSummary, orderView } from './order/view.ts';
import { usOrderSentence } from './sentences.ts';
import { holdingOf, holdingsOf } from './settlement/holdings.ts';

/** Orders and holdings of US shares, and the messages of the broker. */
export async function usOrderRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'previewUsOrder', async ({ actor, params, query }) =>
    success(await previewOrder(ctx, actor, params, query)),
  );
  implement(app, ctx, 'createUsOrder', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const order = await placeOrder(ctx, tx, actor, body);
      const { symbol, side, amount, quantity, limit_price } = order;
      const detail = { symbol, side, amount, quantity, limit_price };
      await audit({ action: 'us_order_placed', subject: order.id, detail });
      return success(await orderView(ctx, tx, order));
    }),
  );
  implement(app, ctx, 'usOrders', async ({ actor }) =>
    success((await ordersOf(ctx.db, actor.portfolioId)).map(orderSummary)),
  );
  implement(app, ctx, 'usOrder', async ({ actor, params }) => {
    const order = await orderOf(ctx.db, actor.portfolioId, params.id);
    if (!order) throw notFound(usOrderSentence('order_unknown'));
    return success(await orderView(ctx, ctx.db, order));
  });
  implement(app, ctx, 'cancelUsOrder', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const order = await cancelOrder(ctx, tx, actor, params.id);
      await audit({ action: 'us_order_cancel', subject: order.id });
      return success(await orderView(ctx, tx, order));
    }),
  );
  implement(app, ctx, 'usConfirmation', async ({ actor: { portfolioId }, params, reply }) => {
    const order = await orderOf(ctx.db, portfolioId, params.id);
    if (!order?.note_no || Number(order.filled) === 0)
      throw notFound(usOrderSentence(order ? 'no_confirmation' : 'order_unknown'));
    const view = await orderView(ctx, ctx.db, order);
    const { sandbox } = ctx.settings;
    return sendBytes(reply, await confirmationPdf(ctx.db, view, { portfolioId, sandbox }));
  });
  implement(app, ctx, 'usHoldings', async ({ actor }) => success(await holdingsOf(ctx, actor.portfolioId)));
  implement(app, ctx, 'usHolding', async ({ actor, params }) =>
    success(await holdingOf(ctx, actor.portfolioId, params.slug)),
  );
  implement(app, ctx, 'usStockActions', async ({ params }) => success(await actionsView(ctx, params.slug)));
  await signedNews(app, ctx, {
    partner: 'broker',
    path: '/api/v3/webhooks/us-broker',
    news: BrokerMessages,
    hear: ({ messages }) => takeMessages(ctx, messages),
  });
}
