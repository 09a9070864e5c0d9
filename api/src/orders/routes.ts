import { ORDER_STATUSES, type OrderStatus } from '@sanchay/contracts';
import type { FastifyInstance } from 'fastify';
import { findPayment, paymentView } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { cartView } from './cart/cartView.ts';
import { foliosFor } from './cart/folioChoice.ts';
import { listOrders } from './listStore.ts';
import { orderView, orderViews } from './orderView.ts';
import { payCart } from './cart/pay.ts';
import { refusalMessages } from './messages/refusalMessages.ts';
import { cancelOrder, createOrder, orderOf, replaceCart, updateOrder } from './service.ts';

const isStatus = (key: string): key is OrderStatus => (ORDER_STATUSES as readonly string[]).includes(key);

/** Cart, orders and paying a cart. */
export function orderRoutes(app: FastifyInstance, ctx: Context): void {
  cartRoutes(app, ctx);
  implement(app, ctx, 'orders', async ({ actor, query }) => {
    const { status = '', from = null, to = null, page = 1, per_page: perPage = 50 } = query;
    const statuses = status.split(',').filter(isStatus);
    const { rows, total } = await listOrders(ctx.db, actor.portfolioId, {
      statuses,
      from,
      to,
      page,
      perPage,
    });
    return {
      status: 'success',
      data: await orderViews(ctx, ctx.db, rows),
      meta: { page, per_page: perPage, total },
    };
  });
  implement(app, ctx, 'order', async ({ actor, params }) => {
    const order = await orderOf(ctx, actor, params.id);
    if (!order) throw notFound(refusalMessages('unknown_order'));
    return { status: 'success', data: await orderView(ctx, ctx.db, order) };
  });
  implement(app, ctx, 'createOrder', ({ actor, body, write }) =>
    write(async (scope) => ({
      status: 'success',
      data: await createOrder(ctx, scope, actor, body),
    })),
  );
  implement(app, ctx, 'updateOrder', ({ actor, params, body, write }) =>
    write(async (scope) => ({
      status: 'success',
      data: await orderView(ctx, scope.tx, await updateOrder(ctx, scope, actor, params.id, body)),
    })),
  );
  implement(app, ctx, 'cancelOrder', ({ actor, params, write }) =>
    write(async (scope) => ({
      status: 'success',
      data: await orderView(ctx, scope.tx, await cancelOrder(ctx, scope, actor, params.id)),
    })),
  );
}

function cartRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'cart', async ({ actor }) => ({
    status: 'success',
    data: await cartView(ctx, ctx.db, actor.portfolioId),
  }));
  implement(app, ctx, 'replaceCart', ({ actor, body, write }) =>
    write(async (scope) => {
      await replaceCart(ctx, scope, actor, body);
      return { status: 'success', data: await cartView(ctx, scope.tx, actor.portfolioId) };
    }),
  );
  implement(app, ctx, 'folios', async ({ actor, params }) => ({
    status: 'success',
    data: await foliosFor(ctx.db, actor.portfolioId, params.code),
  }));
  implement(app, ctx, 'pay', async ({ actor, body, write }) => {
    // A repeat is answered with the same payment, as it stands by then.
    const { paymentId } = await write(async (scope) => ({
      paymentId: (await payCart(ctx, scope, actor, body)).id,
    }));
    return { status: 'success', data: paymentView((await findPayment(ctx.db, paymentId))!, ctx.now()) };
  });
}
