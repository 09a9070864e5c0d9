import type { StockOrderState, StockOrderSummary } from '@sanchay/contracts';

type Shown = Pick<StockOrderSummary, 'state' | 'settled' | 'trigger_price' | 'triggered'>;

/** The state of an order as it is shown: an open stop-loss order waits for its trigger, and a traded one settles. */
export function shownState({
  state,
  settled,
  trigger_price: trigger,
  triggered,
}: Shown): StockOrderState | 'settled' | 'waiting' | 'triggered' {
  if (settled) return 'settled';
  if (state !== 'open' || trigger === null) return state;
  return triggered ? 'triggered' : 'waiting';
}
