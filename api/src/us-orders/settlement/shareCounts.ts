import { decimal } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { isLive } from '../../stock-orders/index.ts';
import { sharesNow, unsettledOrders, type UsOrderRow } from '../order/orderStore.ts';

/** Shares of a portfolio by symbol, as text with six decimals. */
export interface UsShareCount {
  /** Settled. */
  held: string;
  /** Of those, what no order sells. */
  free: string;
  /** Bought and not settled. */
  unsettled: string;
}

export async function shareCounts(q: Queries, portfolioId: string): Promise<Map<string, UsShareCount>> {
  const rows = await q.query<{ symbol: string; held: string }>(
    'SELECT symbol, sum(quantity_left)::text AS held FROM us_lots WHERE portfolio_id = $1 GROUP BY symbol',
    [portfolioId],
  );
  return countShares(rows, await unsettledOrders(q, portfolioId));
}

/**
 * Shares by symbol. Pure.
 * @param lots settled shares of each symbol
 * @param unsettled live orders, and traded ones before settlement
 */
export function countShares(
  lots: readonly { symbol: string; held: string }[],
  unsettled: readonly UsOrderRow[],
): Map<string, UsShareCount> {
  const counts = new Map<string, UsShareCount>(
    lots.map(({ symbol, held }) => [symbol, { held, free: held, unsettled: '0.000000' }]),
  );
  for (const order of unsettled) {
    const none = { held: '0.000000', free: '0.000000', unsettled: '0.000000' };
    const count = counts.get(order.symbol) ?? none;
    if (order.side === 'sell') count.free = lessSold(count.free, sharesNow(selling(order), order));
    else count.unsettled = decimal(count.unsettled).plus(sharesNow(order.filled, order)).toFixed(6);
    counts.set(order.symbol, count);
  }
  return counts;
}

/** Settled shares of a company that no order sells. */
export async function freeShares(q: Queries, portfolioId: string, symbol: string): Promise<string> {
  return (await shareCounts(q, portfolioId)).get(symbol)?.free ?? '0.000000';
}

/** Shares that a sale keeps from other orders: all of them while it may trade, then what has traded. */
function selling({ state, quantity, filled }: UsOrderRow): string {
  return isLive(state) ? quantity! : filled;
}

/** Not below 0: lots round down by themselves at a split. */
function lessSold(free: string, sold: string): string {
  const left = decimal(free).minus(sold);
  return left.lt(0) ? '0.000000' : left.toFixed(6);
}
