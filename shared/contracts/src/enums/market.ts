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
/** Terms of a scheme that fund houses change on a day. */
export const SCHEME_TERMS = ['expense_ratio', 'riskometer', 'manager', 'exit_load'] as const;
export type SchemeTerm = (typeof SCHEME_TERMS)[number];

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

/** What a watchlist can hold. */
export const WATCH_KINDS = ['mutual_fund', 'stock', 'us_stock', 'fixed_deposit'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** What an alert can be set on. */
export const ALERT_KINDS = ['mutual_fund', 'stock', 'us_stock', 'gold'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
/** A level is reached from below or above, the price moves in a day, or it is the highest or lowest of 52 weeks. */
export const ALERT_RULES = ['above', 'below', 'move', 'high_52w', 'low_52w'] as const;
export type AlertRule = (typeof ALERT_RULES)[number];
/** What the record of a fund states changes; `closing` covers a merger, a closing and a reopening. */
export const RECORD_RULES = [...SCHEME_TERMS, 'closing'] as const;
export type RecordRule = (typeof RECORD_RULES)[number];

/** Order of lists of shares; missing values come last in both directions. */
export const STOCK_SORTS = ['market_cap', 'name', 'price', 'change', 'year_1', 'pe'] as const;
export type StockSort = (typeof STOCK_SORTS)[number];
/** A price that is the highest or the lowest of 52 weeks. */
export const SHARE_EXTREMES = ['high', 'low'] as const;
export type ShareExtreme = (typeof SHARE_EXTREMES)[number];
export const CAP_CLASSES = ['large', 'mid', 'small'] as const;
export const STOCK_RANKINGS = ['top_stocks', 'gainers', 'losers', 'high_52_weeks', 'low_52_weeks'] as const;
export type StockRanking = (typeof STOCK_RANKINGS)[number];

/** How the interest of a deposit is paid: all at the end, or so often. */
export const PAYOUTS = ['maturity', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const;
export type Payout = (typeof PAYOUTS)[number];
