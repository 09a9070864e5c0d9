import type { Domain } from '../platform/domain.ts';
import { onClockMoved } from '../sandbox/clockMoved.ts';
import { reverseGold } from './chargeback.ts';
import { publishGoldPrices } from './prices.ts';
import { goldRoutes } from './routes.ts';
import { bookPaidOrder, endUnpaidOrder } from './settle.ts';

export { buyBackPrice, buyBackSql } from './buyBack.ts';
export { latestGoldPrices, publishGoldPrices, seedGold } from './prices.ts';
export { goldRefusal } from './refusal.ts';
export { goldTaxOn } from './taxRules.ts';
export { GOLD } from './settle.ts';

onClockMoved('gold prices', publishGoldPrices);

/** Digital gold: prices, held quotes, purchases with their tax invoice. */
export const goldDomain = {
  name: 'gold',
  routes: goldRoutes,
  payments: { gold: { paid: bookPaidOrder, ended: endUnpaidOrder, chargeback: reverseGold } },
} satisfies Domain;
