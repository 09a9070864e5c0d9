/** Codes of the specification (section 3 and 4). The names are the code's words, the values its numbers. */
export const USER_STATE = { VERIFY_LATER: 0, UNVERIFIED: 1, VERIFIED: 2, BLOCKED: 5 } as const;

export const ONBOARDING_STATE = {
  BEGINNING: 0,
  PRIMARY_APPLICANT_SET: 1,
  SECOND_APPLICANT_SET: 2,
  THIRD_APPLICANT_SET: 3,
  PORTFOLIO_EMAIL_CAPTURED: 5,
  REGISTRATION_COMPLETE: 13,
} as const;

export const RISK_RATINGS = [
  'Low Risk',
  'Low to Moderate Risk',
  'Moderate Risk',
  'Moderately High Risk',
  'High Risk',
  'Very High Risk',
] as const;

export const SCHEME_TAGS = [
  'top_rated',
  'top_searched',
  'investor',
  'instant',
  'insured',
  'elss',
  'smart',
] as const;

export const ACCOUNT_MODES = ['sole', 'either'] as const;
export const RESIDENCIES = ['resident_individual', 'non_resident_individual', 'pio', 'oci'] as const;
export const MANAGE_REQUEST_STATUSES = ['accepted', 'waiting', 'rejected', 'deleted'] as const;
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

export const PAYMENT_STATUSES = [
  'created',
  'pending',
  'successful',
  'failed',
  'expired',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['upi', 'netbanking', 'wallet'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Status words of every failure body (section 8). */
export const FAILURE_STATUSES = ['failure', 'params_invalid', 'validation_failed'] as const;
export type FailureStatus = (typeof FAILURE_STATUSES)[number];
