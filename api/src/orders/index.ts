import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { proveWhenDue } from './nightlyProof.ts';
import { allotOrder } from './allot.ts';
import { cartPaid, cartUnpaid } from './paid.ts';
import { instalmentPaid, instalmentUnpaid } from './instalmentPayment.ts';
import { reversePayment } from './reverse.ts';
import { orderRoutes } from './routes.ts';
import { submitOrder } from './submit.ts';
import { navsPublished, wakeOrders } from './wake.ts';

/** Door of orders: carts and the order engine. */
export { wakeOrders };
export { cartView } from './cartView.ts';
export { orderView } from './orderView.ts';
export { boughtSince } from './boughtSince.ts';
export { findOrder } from './store.ts';
export { stepText } from './timelineText.ts';
export type { StepRow } from './rows.ts';
export type { SipConsent } from './sipHooks.ts';
export { failInstalment } from './instalmentPayment.ts';
export { placeInstalments } from './placeInstalments.ts';
export type { OrderRow } from './rows.ts';
export { checkRhythmDay, checkSipStart, checkStepUp } from './checkSip.ts';
export { cancelInstalments } from './cancelInstalments.ts';
export { checkScheme, checkSipAmount, checkTerms, hasStarted, isOutsideNfo } from './checkTerms.ts';
export { checkPerson } from './checkPerson.ts';
export { chosenFolio, expectedFolio, foliosOf } from './folioChoice.ts';
export type { KnownFolio } from './folioChoice.ts';
export { folioFor, isAdditional } from './folios.ts';
export { lastProof } from './nightlyProof.ts';
export { sendAt } from './schedule.ts';
export { rupeesText, signedUnits } from './messages.ts';

export const ordersDomain = {
  name: 'orders',
  routes: orderRoutes,
  startup: [wakeOrders],
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
