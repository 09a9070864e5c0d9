/**
 * States of a fixed deposit (rules, State machines of this repository): paid, sent to the issuer, queried or accepted;
 * it ends paid out or renewed at maturity, withdrawn before, refused or reversed.
 */
export const DEPOSIT_STATES = [
  'payment_pending',
  'not_paid',
  'booking',
  'queried',
  'rejected',
  'active',
  'matured',
  'renewed',
  'withdrawn',
  'reversed',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** What happens at maturity: all is paid out, the principal is deposited again, or principal and interest are. */
export const MATURITY_INSTRUCTIONS = ['pay_out', 'renew_principal', 'renew_all'] as const;
export type MaturityInstruction = (typeof MATURITY_INSTRUCTIONS)[number];

/** A declaration that stops the deduction of tax: 15G below 60, 15H from 60. */
export const TAX_FORMS = ['none', 'form_15g', 'form_15h'] as const;
export type TaxForm = (typeof TAX_FORMS)[number];

/** Steps of the timeline of a deposit. */
export const DEPOSIT_STEPS = [
  'placed',
  'paid',
  'payment_ended',
  'sent',
  'queried',
  'answered',
  'accepted',
  'rejected',
  'interest_added',
  'interest_paid',
  'instruction_changed',
  'matured',
  'renewed',
  'withdrawn',
  'reversed',
] as const;
export type DepositStep = (typeof DEPOSIT_STEPS)[number];
