/** Heads of capital gains: gains of one head are taxed alike; `slab` at the rate of the income slab. */
export const GAIN_HEADS = ['equity_short', 'equity_long', 'slab', 'other_long', 'unknown'] as const;
export type GainHead = (typeof GAIN_HEADS)[number];

/** Which gains use the exemption of a year that has two rates of long-term equity. */
export const EXEMPTION_ORDERS = ['highest_rate', 'earliest_sale'] as const;
export type ExemptionOrder = (typeof EXEMPTION_ORDERS)[number];

/** The periods by which a return lists the gains of a year, as the instalments of advance tax are due. */
export const GAIN_PERIODS = [
  'until_15_jun',
  'until_15_sep',
  'until_15_dec',
  'until_15_mar',
  'until_31_mar',
] as const;
export type GainPeriod = (typeof GAIN_PERIODS)[number];

/** Why the figures of a year are not final. */
export const DRAFT_REASONS = [
  'year_running',
  'sale_pending',
  'import_incomplete',
  'kind_unknown',
  'fair_value_missing',
  'index_missing',
  'same_day',
  'rate_missing',
] as const;
export type DraftReason = (typeof DRAFT_REASONS)[number];

/** The most shares whose price of 31 January 2018 is entered, and the highest price in rupees. */
export const FAIR_VALUE_LIMITS = { shares: 500, price: 1_000_000 } as const;

/** The files of a capital gains report. */
export const GAINS_FILES = [
  'capital-gains.xlsx',
  'capital-gains.pdf',
  'lots.csv',
  'schedule-112a.csv',
  'us-shares.csv',
  'schedule-fa.csv',
  'children.csv',
] as const;
export type GainsFile = (typeof GAINS_FILES)[number];

/** The files of an ELSS report. */
export const ELSS_FILES = ['elss.xlsx', 'elss.pdf', 'investments.csv', 'unlocks.csv'] as const;
export type ElssFile = (typeof ELSS_FILES)[number];

/** What has transactions in the report. */
export const TRANSACTION_ASSETS = ['mutual_fund', 'stock', 'us_stock', 'gold'] as const;

/** What a booking of the transactions report is called. */
export const TRANSACTION_TYPES = [
  'purchase',
  'sip',
  'redemption',
  'sale',
  'swp',
  'switch_in',
  'switch_out',
  'stp_in',
  'stp_out',
  'reversal',
  'correction',
  'merger',
  'demerger',
  'dividend',
  'bonus_issue',
  'rights_issue',
  'split',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The files of a transactions report. */
export const TRANSACTION_FILES = ['transactions.xlsx', 'transactions.pdf', 'transactions.csv'] as const;
export type TransactionFile = (typeof TRANSACTION_FILES)[number];

/** Transactions on a page of the report. */
export const TRANSACTIONS_PER_PAGE = 50;
/** The most transactions that a PDF of the report holds; more come as several parts, and the other files hold all. */
export const TRANSACTIONS_IN_PDF = 2_000;

/** The files of a report of the holdings on a day. */
export const HOLDINGS_FILES = ['holdings.xlsx', 'holdings.pdf', 'holdings.csv'] as const;
export type HoldingsFile = (typeof HOLDINGS_FILES)[number];

/** Where income of a year comes from. */
export const INCOME_SOURCES = [
  'late_payout',
  'epf',
  'ppf',
  'nsc',
  'bank_deposit',
  'fixed_deposit',
  'mutual_fund',
  'stock',
  'us_stock',
] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

/** Why the income of a year is not final. */
export const INCOME_REASONS = ['year_running', 'interest_unknown', 'distributions_unknown'] as const;

/** The files of an income report. */
export const INCOME_FILES = ['income.xlsx', 'income.pdf', 'income.csv', 'children.csv'] as const;
export type IncomeFile = (typeof INCOME_FILES)[number];
