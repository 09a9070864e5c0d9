import type { CallQuery } from '@sanchay/contracts';

type Query = CallQuery<'mutualFundSearch'>;

/** Share of three-year windows, in percent, in which a top-rated fund was ahead of its category. */
export const AHEAD_TO_BE_TOP = 70;
/** Sub-categories for idle cash, and what one may cost a year in percent. */
export const CASH_CATEGORIES = ['Liquid', 'Arbitrage', 'Ultra Short Duration'] as const;
export const DEAREST_FOR_CASH = 0.3;

/**
 * The lists that follow from a search: running it returns the very list, with the rule in its words. The other tags
 * are set on schemes by the source of the data.
 */
export const TAG_QUERIES: Readonly<Record<string, Query>> = {
  top_rated: { min_ahead_3y: AHEAD_TO_BE_TOP, sort_by: 'rolling_3y', order: 'desc' },
  elss: { sub_category: 'ELSS', sort_by: 'rolling_3y', order: 'desc' },
  instant: { instant: 'Y', sort_by: 'expense_ratio', order: 'asc' },
  smart: {
    sub_category: CASH_CATEGORIES.join(','),
    max_expense_ratio: DEAREST_FOR_CASH,
    sort_by: 'year_1',
    order: 'desc',
  },
};
