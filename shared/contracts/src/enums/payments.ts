export const PAYMENT_STATUSES = [
  'created',
  'pending',
  'successful',
  'failed',
  'expired',
  'refunded',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * What a payment is for: a cart, gold, a fixed deposit, an instalment by mandate, an amount due after a chargeback, a
 * subscription, money sent to the dollar wallet, or cash for orders of shares.
 */
export const PAYMENT_PURPOSES = [
  'cart',
  'gold',
  'fixed_deposit',
  'instalment',
  'chargeback_due',
  'subscription',
  'remittance',
  'trading_cash',
] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** How staff settle an amount that is due after a chargeback. */
export const SETTLEMENT_METHODS = ['bank_transfer', 'written_off'] as const;
export type SettlementMethod = (typeof SETTLEMENT_METHODS)[number];

export const PAYMENT_METHODS = ['upi', 'netbanking', 'wallet'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** What a cart can be paid by: also by a mandate that the bank keeps. */
export const CART_PAYMENT_METHODS = [...PAYMENT_METHODS, 'mandate'] as const;
export type CartPaymentMethod = (typeof CART_PAYMENT_METHODS)[number];

/** Mandate types of the specification (section 3), and their states (rules, State machines). */
export const MANDATE_TYPES = ['isip', 'esip', 'xsip', 'net'] as const;
export type MandateType = (typeof MANDATE_TYPES)[number];
export const MANDATE_STATUSES = [
  'initiated',
  'bank_pending',
  'active',
  'paused',
  'revoked',
  'expired',
  'rejected',
] as const;
export type MandateStatus = (typeof MANDATE_STATUSES)[number];
/** A debit of a mandate; `called_off` is the user's own choice after the notice of the day before. */
export const DEBIT_STATUSES = ['announced', 'due', 'taken', 'failed', 'called_off'] as const;
export type DebitStatus = (typeof DEBIT_STATUSES)[number];
