/**
 * Why a holding or a portfolio has no XIRR; `distributions_unknown` is of IDCW units, `too_recent` of a first payment less
 * than 30 days ago.
 */
export const XIRR_PROBLEMS = [
  'many_rates',
  'no_rate',
  'nothing_received',
  'nothing_paid',
  'cancels_out',
  'one_day',
  'too_few',
  'bad_row',
  'distributions_unknown',
  'too_recent',
] as const;

export const HOLDINGS_SORT_FIELDS = ['fund_name', 'investment', 'returns', 'value'] as const;

/** Purchase order states (rules, State machines). */
export const ORDER_STATUSES = [
  'draft',
  'under_review',
  'pending',
  'confirmed',
  'submitted',
  'successful',
  'cancelled',
  'failed',
  'reversed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A sale of units: for money (`redeem`), or into another fund of the same house (`switch`). */
export const REDEMPTION_KINDS = ['redeem', 'switch'] as const;
export type RedemptionKind = (typeof REDEMPTION_KINDS)[number];
/** `priced` is sold at its NAV; `paid_out` and `switched` are the ends that a sale is for. */
export const REDEMPTION_STATUSES = [
  'pending',
  'submitted',
  'priced',
  'paid_out',
  'switched',
  'cancelled',
  'failed',
] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** Systematic plans (rules, State machines): SIP invests, STP moves between two funds of a house, SWP pays out. */
export const PLAN_KINDS = ['sip', 'stp', 'swp'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
export const PLAN_FREQUENCIES = ['daily', 'weekly', 'fortnightly', 'monthly', 'quarterly'] as const;
export type PlanFrequency = (typeof PLAN_FREQUENCIES)[number];
export const PLAN_STATUSES = [
  'created',
  'mandate_pending',
  'active',
  'paused',
  'completed',
  'cancelled',
] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
/** Who ended a plan: the user, consecutive failures, or the fund that closed. */
export const PLAN_ENDS = ['user', 'auto', 'fund'] as const;
export type PlanEnd = (typeof PLAN_ENDS)[number];
/** The events in the history of a plan. */
export const PLAN_STEPS = [
  'registered',
  'placed',
  'charged',
  'paid',
  'failed',
  'missed',
  'skipped',
  'paused',
  'resumed',
  'changed',
  'stopping',
  'completed',
  'cancelled',
] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];
