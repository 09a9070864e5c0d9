/** US stocks: sessions of the exchanges; money sent abroad and back, its limit, tax and charges. */
export { conversionDay } from './conversionDay.ts';
export { conversionGst } from './conversionGst.ts';
export { bankRate, remittanceQuote, rupeesOf, withdrawalQuote } from './remittanceQuote.ts';
export type { RemittanceQuote, SentAbroad, WithdrawalQuote } from './remittanceQuote.ts';
export { w8benValidUntil } from './taxForm.ts';
export { newYorkDate, newYorkInstant } from './newYork.ts';
export { previousUsSession, usSessionFrom, usSessionOn, type UsSession } from './usSession.ts';
export { usSettlementDay } from './usSettlement.ts';
export {
  US_CHARGES,
  usCharges,
  usValueWithin,
  type UsCharge,
  type UsChargeKind,
  type UsChargeRules,
  type UsCharges,
} from './usCharges.ts';
export type { UsOrderTerms, UsTradingFee } from './usOrderRules.ts';
export {
  lotRupees,
  sellUsLots,
  splitUsLots,
  splitUsShares,
  twoCurrencyGain,
  usDividend,
  type TwoCurrencyGain,
  type UsLot,
  type UsSoldPart,
  type UsSplit,
} from './usLots.ts';
