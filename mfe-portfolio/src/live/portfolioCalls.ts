import type { CallName } from '@sanchay/contracts';

/** What orders, units and prices change. */
export const FIGURES: readonly CallName[] = [
  'holdings',
  'everyHolding',
  'anyHolding',
  'portfolioReturns',
  'netWorth',
  'netWorthFlows',
  'netWorthMarks',
  'ownedAssets',
  'anyCalculation',
  'netWorthCalculation',
  'assetCalculation',
  'holdingComparison',
  'portfolioAnalysis',
  'heldUnits',
  'sipHistory',
  'capitalGains',
  'fairValues',
  'taxHarvestingInfo',
  'taxHarvestingPlan',
  'harvestRuns',
  'elssReport',
  'incomeReport',
  'transactionReport',
  'dayHoldings',
  'goals',
  'goalAssets',
  'importedHoldings',
];
/** What orders and plans change. */
export const ORDERS: readonly CallName[] = ['orders', 'systematicPlans', 'tasks'];
/** What else belongs to one portfolio. */
const ACCOUNT: readonly CallName[] = [
  'tasks',
  'portfolioKyc',
  'otherAssets',
  'otherAsset',
  'subscriptions',
  'coins',
  'family',
  'minorAccount',
  'handOver',
  'managers',
  'imports',
  'statementUpdates',
  'importPreview',
  'importRows',
  'watchlist',
  'watchlists',
  'priceAlerts',
  'fundAlerts',
];
/** Every response that a switch to another portfolio drops. */
export const OF_PORTFOLIO: readonly CallName[] = [...FIGURES, ...ORDERS, ...ACCOUNT];
