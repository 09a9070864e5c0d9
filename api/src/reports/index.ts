import type { Domain } from '../platform/domain.ts';
import { reportRoutes } from './routes.ts';

export { carriedLosses, replaceCarriedLosses } from './carriedLossStore.ts';
export { fairValues, removeFairValue, restoreFairValue } from './fair-values/setFairValue.ts';
export { transactionsOf, type TransactionRow } from './transactionStore.ts';
export { payoutsOf, type PayoutRow } from './income/incomeStore.ts';
export { soldLots, type SoldLotRow } from './soldLotStore.ts';
export { reportFiles } from './reportFiles.ts';
export { capitalGains } from './capitalGains.ts';

/** Reports for tax and records, computed from the ledger and the dated rules. */
export { yearGains } from './capitalGains.ts';

export const reportsDomain: Domain = { name: 'reports', routes: reportRoutes };
