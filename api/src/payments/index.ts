import type { Domain } from '../platform/domain.ts';
import { checkPayment } from './reconcile.ts';
import { sendRefunds } from './refunds/refund.ts';
import { paymentRoutes } from './routes.ts';

/**
 * Door of payments. Another domain calls `startPayment` in its write, and has the handlers of its purpose in the field
 * `payments` of its `Domain`.
 */
export { paymentInProgress, startPayment } from './start.ts';
export type { Reversed } from './handlers.ts';
export type { ChargebackDesk } from './chargebacks/chargebackDesk.ts';
export { amountDue, isFrozen, saveChargeback } from './chargebacks/chargebackStore.ts';
export type { ChargebackRow } from './chargebacks/chargebackStore.ts';
export {
  findPayment,
  findPayments,
  hasLivePayment,
  livePayment,
  livePaymentIds,
  liveSubjects,
  paymentOfRevision,
  paymentStates,
} from './store.ts';
export type { PaymentRow } from './store.ts';
export { refund, refundOrder } from './refunds/refund.ts';
export { bankLabel, ownBanks } from './gateway/payerBanks.ts';
export { payeeOf } from './gateway/payee.ts';
export { askMandate, awaitDebit, endUnpaid } from './gateway/debit.ts';
export type { MandateSource } from './gateway/mandateSource.ts';
export { moneyTransfer } from './gateway/moneyTransfer.ts';
export { paymentView } from './view.ts';
export { wakePayments } from './service.ts';
export { paymentMessages } from './messages/englishMessages.ts';
export { failureMessages, paymentSentence } from './messages/messages.ts';

export const paymentsDomain: Domain = {
  name: 'payments',
  routes: paymentRoutes,
  jobs: { 'payment-check': checkPayment, 'payment-refund': sendRefunds },
};
