import type { StockOrderState } from '@sanchay/contracts';

interface Ended {
  side: 'buy' | 'sell';
  state: StockOrderState;
  filled: number;
}

/** What the end of an order means for money and shares: all of it or what did not trade is free again. */
export function endOf({
  side,
  state,
  filled,
}: Ended): `${'buy' | 'sell'}.${'none' | 'part'}` | `${'buy' | 'sell'}.annulled` {
  if (state === 'annulled') return `${side}.annulled`;
  return `${side}.${filled > 0 ? 'part' : 'none'}`;
}
