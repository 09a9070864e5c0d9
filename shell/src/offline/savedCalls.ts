import type { CallName } from '@sanchay/contracts';

/** Reading calls whose responses are the same for everybody. */
const FOR_EVERYBODY: ReadonlySet<string> = new Set<CallName>([
  'amcList',
  'fundAmcs',
  'fundsOfAmc',
  'fundCategories',
  'fundSchemeCategories',
  'schemeDetails',
  'fundInvestmentStats',
  'navHistory',
  'mutualFundSearch',
  'goldPrices',
  'stockMarketStats',
  'stockList',
  'stockDetails',
  'stockHistory',
  'usStockList',
  'usStockDetails',
  'usStockHistory',
  'depositPlans',
  'depositIssuer',
  'helpDesk',
  'helpArticle',
]);

/**
 * Reading calls whose responses are a user's amounts, holdings and drafts. None of them contains an identifier (PAN,
 * bank number, date of birth) or a document: `userInfo` and `onboarding` do, and are never stored (rules, decisions).
 */
const OF_A_PERSON: ReadonlySet<string> = new Set<CallName>([
  'holdings',
  'holding',
  'everyHolding',
  'anyHolding',
  'portfolioReturns',
  'netWorth',
  'netWorthMarks',
  'orders',
  'order',
  'systematicPlans',
  'cart',
  'goldOrders',
  'watchlist',
]);

/** The name under which answers for everybody are stored. */
export const EVERYBODY = 'everybody';

/**
 * The name under which a response is stored, or null for one that is not.
 * @param owner the user and portfolio that this page shows, or null
 */
export function scopeOf(call: string, owner: string | null): string | null {
  if (FOR_EVERYBODY.has(call)) return EVERYBODY;
  return OF_A_PERSON.has(call) ? owner : null;
}
