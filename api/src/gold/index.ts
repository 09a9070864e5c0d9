import { onEnded, onPaid } from '../payments/index.ts';
import type { Domain } from '../platform/domain.ts';
import { goldRoutes } from './routes.ts';
import { bookPaidOrder, endUnpaidOrder } from './settle.ts';

export { latestGoldPrices, publishGoldPrices, seedGold } from './prices.ts';
export { GOLD } from './settle.ts';

onPaid('gold', bookPaidOrder);
onEnded('gold', endUnpaidOrder);

/** Digital gold: prices, held quotes, purchases with their tax invoice. */
export const goldDomain: Domain = { name: 'gold', routes: goldRoutes };
