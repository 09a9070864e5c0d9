import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import type { PreparedLines } from '../orders/index.ts';
import { leftCart, paidFromCart } from './cartLines.ts';
import { endExpiredOrders, withdrawOrdersOf } from './expire.ts';
import { preparedOrderRoutes } from './routes.ts';

export { waitingOrdersOf, type WaitingOrder } from './store.ts';

/** Orders that managers prepare: they wait for the owner, who confirms with an OTP or declines. */
export const preparedOrdersDomain = {
  name: 'prepared-orders',
  routes: preparedOrderRoutes,
  periodic: [{ everyMs: MINUTELY_MS, tasks: [endExpiredOrders] }],
  provides: {
    accessEnded: (ctx) => (tx, grantId) => withdrawOrdersOf(ctx, tx, grantId),
    preparedLines: (): PreparedLines => ({ paid: paidFromCart, gone: leftCart }),
  },
} satisfies Domain;
