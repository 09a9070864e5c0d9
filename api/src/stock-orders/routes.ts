import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import { ExchangeMessages, signedNews } from '../partners/index.ts';
import { paymentView } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { addCash } from './cash/payIn.ts';
import { cashView } from './cash/view.ts';
import { withdrawCash } from './cash/withdraw.ts';
import { actionsView, holdingView } from './corporate-actions/view.ts';
import { takeMessages } from './exchange/intake.ts';
import { rightsRoutes } from './rights/rightsRoutes.ts';
import { gttRoutes } from './gtt/gttRoutes.ts';
import { cancelOrder } from './order/cancel.ts';
import { contractNotePdf } from './order/contractNote.ts';
import { orderOf, ordersOf } from './order/orderStore.ts';
import { placeOrder } from './order/place.ts';
import { previewOrder } from './order/preview.ts';
import { orderSummary, orderView } from './order/view.ts';
import { stockSentence } from './sentences.ts';
import { holdingsOf } from './settlement/holdings.ts';
import { shareTrading } from './trading/shareTrading.ts';

/** Orders, cash and holdings of Indian shares, and the messages of the exchange. */
export async function stockOrderRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'previewStockOrder', async ({ actor, params, query }) =>
    success(await previewOrder(ctx, actor, params, query)),
  );
  implement(app, ctx, 'createStockOrder', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const order = await placeOrder(ctx, tx, actor, body);
      const { isin, side, quantity, limit_price } = order;
      await audit({
        action: 'stock_order_placed',
        subject: order.id,
        detail: { isin, side, quantity, limit_price },
      });
      return success(await orderView(ctx, tx, order));
    }),
  );
  implement(app, ctx, 'stockOrders', async ({ actor }) =>
    success((await ordersOf(ctx.db, actor.portfolioId)).map(orderSummary)),
  );
  implement(app, ctx, 'stockOrder', async ({ actor, params }) => {
    const order = await orderOf(ctx.db, actor.portfolioId, params.id);
    if (!order) throw notFound(stockSentence('order_unknown'));
    return success(await orderView(ctx, ctx.db, order));
  });
  implement(app, ctx, 'cancelStockOrder', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const order = await cancelOrder(ctx, tx, actor, params.id);
      await audit({ action: 'stock_order_cancel', subject: order.id });
      return success(await orderView(ctx, tx, order));
    }),
  );
  implement(app, ctx, 'contractNote', async ({ actor: { portfolioId }, params, reply }) => {
    const order = await orderOf(ctx.db, portfolioId, params.id);
    if (!order?.note_no || order.filled === 0)
      throw notFound(stockSentence(order ? 'no_note' : 'order_unknown'));
    const view = await orderView(ctx, ctx.db, order);
    return sendBytes(reply, await contractNotePdf(ctx, view, portfolioId));
  });
  implement(app, ctx, 'stockActions', async ({ params }) => success(await actionsView(ctx, params.slug)));
  implement(app, ctx, 'stockSession', async ({ params }) => success(await shareTrading(ctx, params.slug)));
  cashRoutes(app, ctx);
  gttRoutes(app, ctx);
  rightsRoutes(app, ctx);
  await signedNews(app, ctx, {
    partner: 'exchange',
    path: '/api/v3/webhooks/exchange',
    news: ExchangeMessages,
    hear: ({ messages }) => takeMessages(ctx, messages),
  });
}

function cashRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'tradingCash', async ({ actor }) =>
    success(await cashView(ctx, ctx.db, actor.portfolioId)),
  );
  implement(app, ctx, 'addTradingCash', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const payment = await addCash(ctx, tx, actor, body);
      await audit({
        action: 'trading_cash_payment',
        subject: payment.id,
        detail: { amount: payment.amount },
      });
      return success(paymentView(payment, ctx.now()));
    }),
  );
  implement(app, ctx, 'withdrawTradingCash', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      await withdrawCash(ctx, tx, actor, body);
      await audit({
        action: 'trading_cash_withdrawn',
        subject: actor.portfolioId,
        detail: { amount: body.amount },
      });
      return success(await cashView(ctx, tx, actor.portfolioId));
    }),
  );
  implement(app, ctx, 'stockHoldings', async ({ actor }) =>
    success(await holdingsOf(ctx.db, actor.portfolioId)),
  );
  implement(app, ctx, 'stockHolding', async ({ actor, params }) =>
    success(await holdingView(ctx, actor.portfolioId, params.slug)),
  );
}
