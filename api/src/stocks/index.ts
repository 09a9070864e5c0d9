import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { closePrices, closePricesUpTo, takeLastTrades } from './lastTrades.ts';
import { stockRoutes } from './routes.ts';

export { changeOf } from './changeOf.ts';
export { tradedAt } from './store.ts';
export { takeLastTrades } from './lastTrades.ts';
export { priceSeries } from './priceHistory.ts';
export { peersOf } from './rankings.ts';
export type { Share } from './searchShares.ts';
export { marketServer } from './serveMarket.ts';
export { sentence as shareSentence } from './sentences.ts';
export { shareHistory, sharesReply } from './sharesReply.ts';
export { pricedShares } from './pricedShares.ts';
export type { PricedShare } from './pricedShares.ts';
export { keptListing } from './shareListing.ts';
export { moneyOf, screenedShare, shareFigures, shareRow } from './storedShare.ts';
export type { StoredShare } from './storedShare.ts';

/** How old the last price of a share may be while it is traded. */
const TRADED_MS = 3_000;

/** Indian stocks: lists, pages and prices. */
export const stocksDomain: Domain = {
  name: 'stocks',
  routes: stockRoutes,
  periodic: [
    { everyMs: TRADED_MS, tasks: [takeLastTrades] },
    { everyMs: MINUTELY_MS, tasks: [closePrices] },
  ],
  onClockMoved: { 'share prices': (ctx, { to }) => closePricesUpTo(ctx, to) },
};
