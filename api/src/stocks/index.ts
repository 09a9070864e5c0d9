import { publishPrices, publishPricesUpTo } from '../market/index.ts';
import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { stockRoutes } from './routes.ts';

export { changeOf } from './changeOf.ts';
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

/** Indian stocks: lists, pages and prices. */
export const stocksDomain: Domain = {
  name: 'stocks',
  routes: stockRoutes,
  periodic: [{ everyMs: MINUTELY_MS, tasks: [publishPrices] }],
  onClockMoved: { 'share prices': async (ctx, { to }) => void (await publishPricesUpTo(ctx, to)) },
};
