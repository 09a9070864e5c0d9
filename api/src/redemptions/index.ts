import type { Domain } from '../platform/domain.ts';
import { payOutRedemption, priceRedemption, sendRedemption, switchInRedemption } from './advance.ts';
import { correctSales } from './corrections/correctSales.ts';
import { applyMergers } from './corrections/mergers.ts';
import { popularFundRoutes } from './popularFundRoutes.ts';
import { redemptionRoutes } from './routes.ts';
import { hasPendingPayout } from './store.ts';
import { wakeRedemptions } from './wake.ts';

/**
 * Public interface of sales and switches. A plan that withdraws or transfers places its due instalments by
 * `placeForPlan`, in its own transaction; a sale reports its steps by the event `redemption/changed`.
 */
export { hasPendingPayout };
export { failUncovered, freezeSales, lockSales, releaseSales } from './freeze.ts';
export { placeSale, prepareLocked, storeSale } from './place.ts';
export { prepareSale } from './prepare.ts';
export type { Prepared, SaleInput } from './prepare.ts';
export { saleViews } from './view.ts';
export { previewSale } from './previewSale.ts';
export { placeForPlan } from './placeForPlan.ts';
export type { RedemptionRow } from './rows.ts';
export { findRedemption, reservedIn } from './store.ts';
export { loadContext, lotsForSale, presentMoment, unitsUnderWay } from './context.ts';
export type { LoadedContext, Moment } from './context.ts';

export const redemptionsDomain = {
  name: 'redemptions',
  routes(app, ctx) {
    redemptionRoutes(app, ctx);
    popularFundRoutes(app, ctx);
  },
  jobs: {
    'redemption-send': sendRedemption,
    'redemption-price': priceRedemption,
    'redemption-pay-out': payOutRedemption,
    'switch-in': switchInRedemption,
  },
  bankGuards: { payout: hasPendingPayout },
  wakesWithOrders: { redemptions: wakeRedemptions, corrections: correctSales, mergers: applyMergers },
} satisfies Domain;
