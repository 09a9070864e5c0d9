import type { StockOrderSummary } from '@sanchay/contracts';
import { instantAtIst } from '@sanchay/finance';

/** Order types as they are chosen: a stop-loss order is a limit or market order with a trigger price. */
export type OrderType = 'market' | 'limit' | 'stop' | 'stop_market';

/** The type of an order as it was chosen. */
export function orderType({
  kind,
  trigger_price: trigger,
}: Pick<StockOrderSummary, 'kind' | 'trigger_price'>): OrderType {
  if (kind === 'limit') return trigger === null ? 'limit' : 'stop';
  return trigger === null ? 'market' : 'stop_market';
}

/** When the exchange begins to collect orders for the opening price. */
const PRE_OPEN = '09:00';

/** Whether an order was placed before the exchange took orders for its day. */
export const isAfterMarket = ({
  placed_at: placed,
  for_day: day,
}: Pick<StockOrderSummary, 'placed_at' | 'for_day'>): boolean =>
  new Date(placed) < new Date(instantAtIst(day, PRE_OPEN));
