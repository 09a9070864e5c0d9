import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { reverseGold } from './chargeback.ts';
import { publishGoldPrices } from './prices.ts';
import { goldRoutes } from './routes.ts';
import { bookPaidOrder, endUnpaidOrder } from './settle.ts';

export { buyBackPrice, buyBackSql } from './buyBack.ts';
export { goldPricesBetween, latestGoldPrices, publishGoldPrices, seedGold } from './prices.ts';
export { goldRefusal } from './refusal.ts';
export { goldTaxOn } from './taxRules.ts';
export { GOLD } from './settle.ts';

/** Digital gold: prices, held quotes, purchases with their tax invoice. */
export const goldDomain = {
  name: 'gold',
  routes: goldRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [publishGoldPrices] }],
  onClockMoved: { 'gold prices': publishGoldPrices },
  payments: { gold: { paid: bookPaidOrder, ended: endUnpaidOrder, chargeback: reverseGold } },
} satisfies Domain;
