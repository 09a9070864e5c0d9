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

/** What the search over everything finds. */
export const SEARCH_KINDS = [
  'mutual_fund',
  'stock',
  'us_stock',
  'fixed_deposit',
  'calculator',
  'page',
  'help',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

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

/** Categories of the help desk (specification, section 3), in the order in which they are shown. */
export const HELP_CATEGORIES = [
  'mutual-funds',
  'fixed-deposits',
  'digital-gold',
  'import-portfolio',
  'insurance',
  'equities',
  'account-and-kyc',
  'savesmart',
] as const;
export type HelpCategorySlug = (typeof HELP_CATEGORIES)[number];

/** `open` and `reopened` wait for the support team, `answered` for the person. */
export const TICKET_STATES = ['open', 'answered', 'closed', 'reopened'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Who has the word in a chat: the assistant, nobody yet, one agent; `closed` until the person writes again. */
export const CHAT_STATES = ['assistant', 'waiting', 'claimed', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** What a watchlist can hold. */
export const WATCH_KINDS = ['mutual_fund', 'stock', 'us_stock', 'fixed_deposit'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** Order of lists of shares; missing values come last in both directions. */
export const STOCK_SORTS = ['market_cap', 'name', 'price', 'change', 'year_1', 'pe'] as const;
export type StockSort = (typeof STOCK_SORTS)[number];
export const CAP_CLASSES = ['large', 'mid', 'small'] as const;
export const STOCK_RANKINGS = ['top_stocks', 'gainers', 'losers'] as const;
export type StockRanking = (typeof STOCK_RANKINGS)[number];

/** How the interest of a deposit is paid: all at the end, or so often. */
export const PAYOUTS = ['maturity', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const;
export type Payout = (typeof PAYOUTS)[number];
