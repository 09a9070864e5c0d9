/** US stocks: sessions of the exchanges; money sent abroad and back, its limit, tax and charges. */
export { conversionDay } from './conversionDay.ts';
export { conversionGst } from './conversionGst.ts';
export { bankRate, remittanceQuote, rupeesOf, withdrawalQuote } from './remittanceQuote.ts';
export type { RemittanceQuote, SentAbroad, WithdrawalQuote } from './remittanceQuote.ts';
export { usSessionFrom } from './usSession.ts';
export { w8benValidUntil } from './taxForm.ts';
