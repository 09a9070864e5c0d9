import type { Db } from '../../../api/src/db/pool.ts';
import type { ExchangeMessage } from '../../../api/src/partners/index.ts';
import type { Plant } from '../options.ts';

export interface ShareOrderFact {
  id: string;
  portfolioId: string;
  isin: string;
  slug: string;
  side: 'buy' | 'sell';
  quantity: number;
  limitPrice: string;
  day: string;
  state: string;
  reserved: string;
  filled: number;
  settled: boolean;
  cancelRequested: boolean;
}

interface BookedTrade {
  orderId: string;
  tradeId: string;
  quantity: number;
  price: string;
  annulled: boolean;
}

/** Orders of shares, their trades, cash and shares on our side, and the exchange's own records beside them. */
export interface ShareState {
  orders: ShareOrderFact[];
  trades: BookedTrade[];
  /** Ledger balances by portfolio, of the accounts of others what its orders booked there. Rupees and shares as text. */
  balances: { portfolioId: string; role: string; reference: string; commodity: string; amount: string }[];
  /** Entries of cash that no order made, by portfolio and what they are about. */
  cashMoves: { portfolioId: string; kind: string; subjectId: string; amount: string }[];
  lots: { portfolioId: string; isin: string; shares: number }[];
  payments: { id: string; subjectId: string; status: string; amount: string }[];
  /** Number of the last message that was applied. */
  applied: number;
  exchange: {
    orders: { id: string; isin: string; side: string; quantity: number }[];
    /** Its messages in the order of their numbers. */
    log: ExchangeMessage[];
  };
}

/** Reads it at one moment; a planted fault is put into what was read, never into the database. */
export async function readShares(db: Db, plant: Plant | null): Promise<ShareState> {
  const state = await db.tx(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const [cursor] = await tx.query<{ applied: string }>(
      'SELECT applied::text FROM exchange_cursor WHERE id = 1',
    );
    const log = await tx.query<{ body: ExchangeMessage }>(
      'SELECT body FROM partners_sandbox.exchange_messages ORDER BY seq',
    );
    return {
      orders: await tx.query<ShareOrderFact>(
        `SELECT id, portfolio_id AS "portfolioId", isin, slug, side, quantity, limit_price::text AS "limitPrice",
           for_day::text AS day, state, reserved::text, filled, settled_at IS NOT NULL AS settled,
           cancel_requested AS "cancelRequested"
         FROM stock_orders ORDER BY placed_at, id`,
      ),
      trades: await tx.query<BookedTrade>(
        `SELECT order_id AS "orderId", trade_id AS "tradeId", quantity, price::text, annulled FROM stock_trades`,
      ),
      balances: await tx.query<ShareState['balances'][number]>(
        `SELECT a.portfolio_id AS "portfolioId", a.role, a.reference, e.commodity, sum(e.amount)::text AS amount
         FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
         WHERE a.role IN ('trading_cash', 'shares_held') GROUP BY 1, 2, 3, 4
         UNION ALL
         SELECT o.portfolio_id, a.role, a.reference, e.commodity, sum(e.amount)::text
         FROM stock_orders o JOIN ledger_transfers t ON t.investor_id = o.investor_id AND t.subject_id = o.id
         JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
         JOIN ledger_accounts a ON a.id = e.account_id AND a.role NOT IN ('trading_cash', 'shares_held')
         GROUP BY 1, 2, 3, 4`,
      ),
      cashMoves: await tx.query<ShareState['cashMoves'][number]>(
        `SELECT a.portfolio_id AS "portfolioId", t.kind, t.subject_id AS "subjectId", e.amount::text
         FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
         JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
         WHERE a.role = 'trading_cash' AND t.kind NOT IN ('stock_purchase', 'stock_sale')`,
      ),
      lots: await tx.query<ShareState['lots'][number]>(
        `SELECT portfolio_id AS "portfolioId", isin, sum(quantity_left)::int AS shares FROM share_lots GROUP BY 1, 2`,
      ),
      payments: await tx.query<ShareState['payments'][number]>(
        `SELECT id, subject_id AS "subjectId", status, amount::text FROM payments WHERE purpose = 'trading_cash'`,
      ),
      applied: Number(cursor!.applied),
      exchange: {
        orders: await tx.query<ShareState['exchange']['orders'][number]>(
          'SELECT id, isin, side, quantity FROM partners_sandbox.exchange_orders',
        ),
        log: log.map(({ body }) => body),
      },
    };
  });
  return plantedShares(state, plant);
}

/** The state with a fault in it. */
export function plantedShares(state: ShareState, plant: Plant | null): ShareState {
  const { orders, trades, balances } = state;
  const valid = trades.findIndex(({ annulled }) => !annulled);
  switch (plant) {
    case 'lost-share-order':
      return { ...state, orders: orders.slice(1) };
    case 'lost-fill':
      return { ...state, trades: trades.toSpliced(valid, 1) };
    case 'double-fill':
      return { ...state, trades: [...trades, trades[valid]!] };
    case 'kept-bust':
      return { ...state, trades: trades.with(valid, { ...trades[valid]!, annulled: true }) };
    case 'wrong-charge':
      return {
        ...state,
        balances: balances.map((one) =>
          one.role === 'tax_payable' ? { ...one, amount: (Number(one.amount) + 1).toFixed(4) } : one,
        ),
      };
    default:
      return state;
  }
}
