import type { PlanEnd, PlanKind, PlanStatus, PlanStep } from '@sanchay/contracts';
import type { PlanFrequency } from '@sanchay/finance';
import type { PlanTextKey } from './messages/planText.ts';

/** A systematic plan as stored. Decimals are text, days ISO dates. */
export interface PlanRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  kind: PlanKind;
  /** The order that registered it; null when it was registered without one. */
  order_id: string | null;
  code: string;
  target_code: string | null;
  /** Rupees of an instalment, before the steps of `upsize_code`. */
  amount: string;
  frequency: PlanFrequency;
  /** Day of the month, 1 to 31; of the week, 1 Monday to 5 Friday; 0 for daily. */
  day: number;
  /** Of a SIP where units go, null until its first allotment; of an STP or SWP where they are sold from. */
  folio_no: string | null;
  /** Of an STP where units go; null in plans from before it could be chosen: then the first folio of the house. */
  target_folio_no: string | null;
  upsize_code: string | null;
  /** Steps of a rising amount count from here; null counts from the first date. */
  step_from: string | null;
  mandate_id: string | null;
  status: PlanStatus;
  /** Day for which the next instalment is meant; it is taken on the business day on or after it. */
  next_date: string;
  failures: number;
  instalments_total: number | null;
  instalments_done: number;
  paused_from: string | null;
  stops_after: string | null;
  ended_by: PlanEnd | null;
  ended_at: Date | null;
  due_at: Date;
  waiting: boolean;
  version: number;
  created_at: Date;
}

/** A line of a plan's history. */
export interface PlanEventRow {
  investor_id: string;
  plan_id: string;
  at: Date;
  state: PlanStep;
  rule_id: string | null;
  order_id: string | null;
  text_key: PlanTextKey;
  text_values: Record<string, string | number>;
}

/** What became of one due date. */
export interface InstalmentRow {
  investor_id: string;
  plan_id: string;
  due_date: string;
  outcome: 'placed' | 'charged' | 'paid' | 'failed' | 'missed' | 'skipped';
  order_id: string | null;
  amount: string | null;
  at: Date;
}
