import type { Domain } from '../platform/domain.ts';
import { checkPayment } from './reconcile.ts';
import { sendRefunds } from './refund.ts';
import { paymentRoutes } from './routes.ts';

/**
 * Door of payments. Another domain calls `startPayment` in its write, and has the handlers of its purpose in the field
 * `payments` of its `Domain`.
 */
export { paymentInProgress, startPayment } from './start.ts';
export type { PaymentHandlers, Reversed } from './handlers.ts';
export type { ChargebackDesk } from './chargebackDesk.ts';
export { amountDue, isFrozen, saveChargeback } from './chargebackStore.ts';
export type { ChargebackRow } from './chargebackStore.ts';
export {
  findPayment,
  findPayments,
  hasLivePayment,
  livePayment,
  liveSubjects,
  paymentOfRevision,
  paymentStates,
} from './store.ts';
export type { PaymentRow } from './store.ts';
export { refund, refundOrder } from './refund.ts';
export { bankLabel, ownBanks } from './payerBanks.ts';
export { askMandate, awaitDebit, endUnpaid } from './debit.ts';
export type { MandateSource } from './mandateSource.ts';
export { moneyTransfer } from './moneyTransfer.ts';
export { paymentView } from './view.ts';
export { wakePayments } from './service.ts';
export { paymentMessages } from './englishMessages.ts';
export { failureMessages, paymentSentence } from './messages.ts';

export const paymentsDomain: Domain = {
  name: 'payments',
  routes: paymentRoutes,
  jobs: { 'payment-check': checkPayment, 'payment-refund': sendRefunds },
};
