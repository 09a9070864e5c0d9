import type { Tx } from '../../../db/pool.ts';
import type { Gateway } from '../gateway.ts';
import { report } from './report.ts';
import { draft } from './messages.ts';
import { tradesToAnnul } from './store.ts';

/** Annuls a trade for each of our orders that took part, once. @returns whether there was one to annul */
export async function annulTrade(gateway: Gateway, tx: Tx, tradeId: string, at: Date): Promise<boolean> {
  const trades = await tradesToAnnul(tx, tradeId);
  const drafts = trades.map(({ order_id, trade_id, quantity, price }) =>
    draft(order_id, at, 'annulled', { trade_id, quantity, price, reason: 'erroneous_trade' }),
  );
  await report(gateway, tx, drafts);
  return trades.length > 0;
}
