import type { OrderStatus } from '@sanchay/contracts';
import type { PlanFrequency } from '@sanchay/finance';
import type { StepKey } from './messages/timelineText.ts';
import type { StepValues } from './messages/messages.ts';

export type OrderType = 'buy' | 'sip';

/** What a user chooses in an order; a change of any of these is a change of the order (specification, section 4). */
export interface OrderTerms {
  /** Rupees as decimal text with two decimals. */
  amount: string;
  start_date: string | null;
  folio_no: string | null;
  sip_firstorderflag: 'Y' | 'N';
  upsize_code: string | null;
  /** How often a SIP is taken; null for a lumpsum. */
  frequency: PlanFrequency | null;
}

/** An order as stored. Decimals are text, days ISO dates. */
export interface OrderRow extends OrderTerms {
  id: string;
  investor_id: string;
  portfolio_id: string;
  cart_id: string;
  code: string;
  type: OrderType;
  /** The plan whose due instalment this is, and the due date; null for an order the user placed. */
  plan_id: string | null;
  instalment_date: string | null;
  status: OrderStatus;
  reason: string | null;
  payment_id: string | null;
  /** Business times. */
  placed_at: Date;
  /** From when on the fund house can use the money. */
  realised_at: Date | null;
  updated_at: Date;
  nav_date: string | null;
  allotment_date: string | null;
  rule_id: string | null;
  units: string | null;
  nav: string | null;
  stamp_duty: string | null;
  version: number;
}

export interface StepRow {
  order_id: string;
  at: Date;
  state: string;
  rule_id: string | null;
  text_key: StepKey;
  text_values: StepValues;
}

export interface CartRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  revision: number;
  status: 'open' | 'paid';
}

const TERMS = ['amount', 'start_date', 'folio_no', 'sip_firstorderflag', 'upsize_code', 'frequency'] as const;

/** Whether the terms differ in anything that counts. */
export function termsDiffer(a: OrderTerms, b: OrderTerms): boolean {
  return TERMS.some((term) => a[term] !== b[term]);
}
