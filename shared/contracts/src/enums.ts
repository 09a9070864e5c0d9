/** Codes of the specification (section 3 and 4). The names are the code's words, the values its numbers. */
export const USER_STATE = { VERIFY_LATER: 0, UNVERIFIED: 1, VERIFIED: 2, BLOCKED: 5 } as const;

/** What a step-up code can be requested for; a token of one purpose is not valid for another. */
export const STEP_UP_PURPOSES = [
  'bank',
  'nominee',
  'profile',
  'purchase',
  'redeem',
  'systematic',
  'mandate',
  'security',
  'closure',
] as const;
export type StepUpPurpose = (typeof STEP_UP_PURPOSES)[number];

/** How a user is contacted and signs in. */
export const CONTACT_KINDS = ['email', 'mobile'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What a sign-in requires after the password. */
export const SECOND_STEPS = ['off', 'code', 'app'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

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

/** What fund houses announce about a scheme for a day. */
export const SCHEME_CHANGES = ['renamed', 'merged', 'closed', 'reopened'] as const;

export const ACCOUNT_MODES = ['sole', 'either'] as const;
export const RESIDENCIES = ['resident_individual', 'non_resident_individual', 'pio', 'oci'] as const;
export const MANAGE_REQUEST_STATUSES = ['accepted', 'waiting', 'rejected', 'deleted'] as const;
/** Why a holding or a portfolio has no XIRR; `distributions_unknown` is of IDCW units. */
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
] as const;

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

/** What a payment is for: a cart, gold, an instalment by mandate, or an amount due after a chargeback. */
export const PAYMENT_PURPOSES = ['cart', 'gold', 'instalment', 'chargeback_due'] as const;
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

/** The topic of a notice, as offered in the user's notification settings. */
export const NOTICE_GROUPS = ['orders', 'payments', 'sips', 'mandates', 'account', 'security'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];
export const NOTICE_CHANNELS = ['in_app', 'email', 'sms'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

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

/** `open` and `reopened` wait for the support team, `answered` for the user. */
export const TICKET_STATES = ['open', 'answered', 'closed', 'reopened'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Who responds in a chat: the assistant, nobody yet, one agent; `closed` until the user writes again. */
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

/** Savings or current; who lives abroad holds an NRE or NRO account. */
export const BANK_ACCOUNT_TYPES = ['savings', 'current', 'nre', 'nro'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];
/** `pending` waits for the bank; only `verified` accounts can be used. */
export const BANK_ACCOUNT_STATUSES = ['pending', 'verified', 'name_differs', 'failed'] as const;
export type BankAccountStatus = (typeof BANK_ACCOUNT_STATUSES)[number];
/** Why a bank did not confirm an account. */
export const BANK_FAILURES = ['closed', 'not_found'] as const;
export type BankFailure = (typeof BANK_FAILURES)[number];

/** What the user agrees to, each consent separately. `bank_*` are granted once per account. */
export const CONSENT_KINDS = ['terms', 'newsletter', 'bank_verify', 'bank_use'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const ARCHIVE_STATES = ['preparing', 'ready', 'expired', 'failed'] as const;
/** `open` until a closure is requested, then `waiting` for its day, then `closed`. */
export const CLOSURE_STATES = ['open', 'waiting', 'closed'] as const;
/** What keeps an account from being closed. */
export const CLOSURE_BLOCKERS = [
  'chargebacks',
  'holdings',
  'orders',
  'plans',
  'mandates',
  'payments',
  'redemptions',
  'gold',
] as const;
export type ClosureBlocker = (typeof CLOSURE_BLOCKERS)[number];
