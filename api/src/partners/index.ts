/** Door of the partners' clients: gateway, banks, KYC registry, e-sign, issuers of deposits, the bank that converts currency, stock exchange, broker for US shares; and how their requests are signed. It has no calls of its own. */
export { IssuerDeposit, answerIssuer, bookWithIssuer, issuerDepositOf } from './depositIssuer.ts';
export { ProviderEsign, beginEsign, esignStateOf } from './esignProvider.ts';
export { gatewayOf } from './gatewayOf.ts';
export { BankMandateShape, httpMandateBank } from './httpMandateBank.ts';
export { GatewayPayment } from './httpPaymentGateway.ts';
export {
  RegistryApplication,
  applicationState,
  applyForKyc,
  enquireKyc,
  registryStateOf,
} from './kycRegistry.ts';
export type { ApplicationState, Enquiry } from './kycRegistry.ts';
export type { BankMandate, BankMandateStatus } from './mandateBank.ts';
export { GatewayUnreachableError } from './paymentGateway.ts';
export type {
  GatewayState,
  GatewayStatus,
  PayerAccount,
  PaymentService,
  StartedPayment,
} from './paymentGateway.ts';
export { fromPaise } from './razorpay/paise.ts';
export { BankConversion, conversionOf, convertWithBank } from './remittanceBank.ts';
export { isDisputeEvent, isRazorpayEvent } from './razorpay/shapes.ts';
export type { Dispute } from './razorpay/shapes.ts';
export { RAZORPAY_EVENT_ID, RAZORPAY_SIGNATURE, isRazorpays } from './razorpay/signature.ts';
export { stateOfLink } from './razorpay/state.ts';
export { AnnouncedAction, announcedActions } from './numbered/shareActions.ts';
export { partnerSentence } from './partnerSentence.ts';
export { isSigned, secretsOf, signedHeaders } from './signature.ts';
export { signedNews } from './signedNews.ts';
export { MAIL_LIMITS, MAILBOX_PATH, MailedStatement, requestStatementByMail } from './statementRegistrar.ts';
export {
  ExchangeNotice,
  exchangeLastTrades,
  exchangeNotices,
  exchangeTrades,
} from './numbered/exchangeNotices.ts';
export {
  ExchangeMessage,
  ExchangeMessages,
  cancelAtExchange,
  replayMessages,
  sendToExchange,
} from './stockExchange.ts';
export { announcementFeed } from './numbered/announcementFeed.ts';
export type { AnnouncementFeed } from './numbered/announcementFeed.ts';
export { closeHeld, heldCounts, heldMessage, heldMessages, waitingAbout } from './numbered/heldMessages.ts';
export type { HeldMarks, HeldMessage } from './numbered/heldMessages.ts';
export { numberedMessages } from './numbered/numberedMessages.ts';
export { decided, MessageRefused } from './numbered/refusal.ts';
export { AnnouncedUsAction, announcedUsActions } from './numbered/usActions.ts';
export {
  BrokerMessage,
  BrokerMessages,
  brokerMessagesAfter,
  cancelAtBroker,
  sendToBroker,
} from './usBroker.ts';
export type { ExchangeMessageType } from './stockExchange.ts';
