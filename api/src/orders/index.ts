import { onEnded, onPaid } from '../payments/index.ts';
import type { Domain } from '../platform/domain.ts';
import { onClockMoved } from '../sandbox/clockMoved.ts';
import { allotOrder } from './allot.ts';
import { placeDue } from './instalments.ts';
import { cartPaid, cartUnpaid } from './paid.ts';
import { orderRoutes } from './routes.ts';
import { submitOrder } from './submit.ts';
import { queueAllotments, wakeOrders } from './wake.ts';

/** Door of orders: carts, the order engine and systematic plans. `wakeOrders` is called when the process starts. */
export { wakeOrders };
export { orderView } from './orderView.ts';
export { findOrder } from './store.ts';
export { nextDates } from './plans.ts';
export { activePlans } from './planStore.ts';
export type { PlanRow } from './planStore.ts';

onPaid('cart', cartPaid);
onEnded('cart', cartUnpaid);
onClockMoved('orders', (ctx) => wakeOrders(ctx));

export const ordersDomain: Domain = {
  name: 'orders',
  routes: orderRoutes,
  jobs: {
    'order-submit': submitOrder,
    'order-allot': allotOrder,
    'systematic-due': placeDue,
    'navs-published': (ctx) => queueAllotments(ctx),
  },
};
