/** Fund lists sort by these, in the order in which they are offered; missing values come last in both directions. */
export const FUND_SORTS = [
  'relevance',
  'week_1',
  'month_1',
  'month_3',
  'month_6',
  'year_1',
  'year_3',
  'year_5',
  'year_10',
  'inception',
  'rolling_3y',
  'volatility',
  'drawdown',
  'expense_ratio',
  'aum',
  'name',
] as const;

/** Limits of a fund search: percent a year, percent of windows, percent, rupees crore, years and rupees of a SIP. */
export const FUND_LIMITS = [
  'min_year_1',
  'min_year_3',
  'min_year_5',
  'min_ahead_3y',
  'min_expense_ratio',
  'max_expense_ratio',
  'min_aum',
  'max_aum',
  'min_age',
  'max_sip_min',
] as const;

/** Most funds that one comparison takes. */
export const MOST_COMPARED = 4;
