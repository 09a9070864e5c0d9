import type { Tx } from '../../db/pool.ts';
import type { ExchangeMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { lockAccount } from '../cash/account.ts';
import { isLive } from '../order/machine.ts';
import { lockOrders, tradesOfOrders, type StockOrderRow } from '../order/orderStore.ts';
import type { Trade } from '../order/trades.ts';

const ENDING: readonly ExchangeMessage['type'][] = ['cancelled', 'expired', 'rejected'];

/** An order that is held until the transaction ends, as the messages so far have left it. */
export interface HeldOrder {
  row: StockOrderRow;
  trades: readonly Trade[];
}

/** Holds the orders of messages, and the accounts that late trades of theirs need. */
export async function holdOrders(
  ctx: Context,
  tx: Tx,
  messages: readonly ExchangeMessage[],
): Promise<{ orders: Map<string, HeldOrder>; accounts: Set<string> }> {
  const ids = [...new Set(messages.map(({ order_id: id }) => id))];
  const accounts = await holdAccounts(ctx, tx, { ids, messages });
  const [rows, traded] = await Promise.all([lockOrders(tx, ids), tradesOfOrders(tx, ids)]);
  const trades = Map.groupBy(traded, ({ order_id: id }) => id);
  const orders = new Map(rows.map((row) => [row.id, { row, trades: trades.get(row.id) ?? [] }]));
  return { orders, accounts };
}

/**
 * A trade of an order that has ended needs cash or shares that are no longer set aside, so its account is held, and before
 * the order, as an order that is placed does.
 */
async function holdAccounts(
  ctx: Context,
  tx: Tx,
  { ids, messages }: { ids: readonly string[]; messages: readonly ExchangeMessage[] },
): Promise<Set<string>> {
  const known = await tx.query<Pick<StockOrderRow, 'id' | 'state' | 'portfolio_id'>>(
    'SELECT id, state, portfolio_id FROM stock_orders WHERE id = ANY ($1)',
    [ids],
  );
  const ended = new Set(known.filter(({ state }) => !isLive(state)).map(({ id }) => id));
  const late = new Set<string>();
  for (const { type, order_id: id } of messages) {
    if (type === 'traded' && ended.has(id)) late.add(id);
    if (ENDING.includes(type)) ended.add(id);
  }
  const portfolios = new Set(known.filter(({ id }) => late.has(id)).map((order) => order.portfolio_id));
  for (const portfolioId of [...portfolios].toSorted()) await lockAccount(ctx, tx, portfolioId);
  return portfolios;
}
