import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { proveWhenDue } from './lifecycle/nightlyProof.ts';
import { allotOrder } from './lifecycle/allot.ts';
import { cartPaid, cartUnpaid } from './cart/paid.ts';
import { instalmentPaid, instalmentUnpaid } from './lifecycle/instalmentPayment.ts';
import { reversePayment } from './lifecycle/reverse.ts';
import { orderRoutes } from './routes.ts';
import { submitOrder } from './lifecycle/submit.ts';
import { navsPublished, wakeOrders } from './lifecycle/wake.ts';

/** Door of orders: carts and the order engine. */
export { wakeOrders };
export { cartView } from './cart/cartView.ts';
export { previewPurchase } from './cart/previewPurchase.ts';
export { createOrder } from './service.ts';
export { orderView } from './orderView.ts';
export { boughtSince } from './history/boughtSince.ts';
export { findOrder, pendingOrder } from './store.ts';
export { stepText } from './messages/timelineText.ts';
export type { StepRow } from './rows.ts';
export type { SipConsent } from './lifecycle/sipHooks.ts';
export { failInstalment } from './lifecycle/instalmentPayment.ts';
export { placeInstalments } from './lifecycle/placeInstalments.ts';
export type { OrderRow } from './rows.ts';
export { checkRhythmDay, checkSipStart, checkStepUp } from './cart/checkSip.ts';
export { cancelInstalments } from './lifecycle/cancelInstalments.ts';
export { checkScheme, checkSipAmount, checkTerms, hasStarted, isOutsideNfo } from './cart/checkTerms.ts';
export { checkPerson } from './cart/checkPerson.ts';
export { chosenFolio, expectedFolio, foliosOf } from './cart/folioChoice.ts';
export type { KnownFolio } from './cart/folioChoice.ts';
export type { PreparedLines } from './cart/preparedLines.ts';
export { folioFor, isAdditional } from './cart/folios.ts';
export { lastProof } from './lifecycle/nightlyProof.ts';
export { sendAt } from './lifecycle/schedule.ts';
export { rupeesText, signedUnits } from './messages/messages.ts';

export const ordersDomain = {
  name: 'orders',
  routes: orderRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [proveWhenDue, wakeOrders] }],
  onClockMoved: { orders: wakeOrders },
  payments: {
    cart: { paid: cartPaid, ended: cartUnpaid, chargeback: reversePayment },
    instalment: { paid: instalmentPaid, ended: instalmentUnpaid, chargeback: reversePayment },
  },
  jobs: {
    'order-submit': submitOrder,
    'order-allot': allotOrder,
    'navs-published': (ctx) => navsPublished(ctx),
  },
} satisfies Domain;
export { seedHistory } from './history/seedHistory.ts';
