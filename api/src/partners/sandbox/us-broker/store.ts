import type { Db, Queries, Tx } from '../../../db/pool.ts';
import type { BrokerMessage } from '../../usBroker.ts';
import { numberedOutbox, openOutbox } from '../numbered/outbox.ts';
import { createPartnerTables } from '../partnerTables.ts';

/** An order of the member at the sandbox broker. Decimals are text. */
export interface SandboxUsOrder {
  id: string;
  symbol: string;
  side: 'buy' | 'sell';
  quantity: string | null;
  value: string | null;
  ordered: string;
  limit_price: string | null;
  validity: 'day' | 'ioc';
  notify_url: string;
  entered_at: Date;
  /** Day of the session in New York. */
  day: string;
  /** Shares and dollars traded so far. */
  filled: string;
  spent: string;
  trades: number;
  open: boolean;
  /** When the rest of a thin order trades; null for at once. */
  fills_at: Date | null;
  /** When its first trade is annulled; null for never and once it is. */
  annul_at: Date | null;
}

/** Messages to the member. */
export const brokerOutbox = numberedOutbox<BrokerMessage>('us_broker');

/** Creates the tables of the sandbox broker where they are missing. */
export async function openBrokerStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.us_broker_orders (
      id uuid PRIMARY KEY, symbol text NOT NULL, side text NOT NULL, quantity numeric(18, 6), value numeric(16, 2),
      ordered text NOT NULL, limit_price numeric(14, 4), validity text NOT NULL, notify_url text NOT NULL,
      entered_at timestamptz NOT NULL, day date NOT NULL, filled numeric(18, 6) NOT NULL DEFAULT 0,
      spent numeric(16, 2) NOT NULL DEFAULT 0, trades integer NOT NULL DEFAULT 0, open boolean NOT NULL DEFAULT true,
      fills_at timestamptz, annul_at timestamptz)`);
    await tx.query('CREATE TABLE IF NOT EXISTS partners_sandbox.us_broker_halts (symbol text PRIMARY KEY)');
    await openOutbox(tx, 'us_broker');
  });
}

/** The last price of a share in dollars; null for an unknown one. Reads the seeded market. */
export async function lastPrice(q: Queries, symbol: string): Promise<string | null> {
  const [row] = await q.query<{ price: string }>(
    'SELECT price_usd::text AS price FROM us_stocks WHERE symbol = $1',
    [symbol],
  );
  return row?.price ?? null;
}

type NewOrder = Omit<SandboxUsOrder, 'filled' | 'spent' | 'trades' | 'open'>;

/** Stores an order once. @returns whether it is new */
export async function keepOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO partners_sandbox.us_broker_orders (id, symbol, side, quantity, value, ordered, limit_price, validity,
       notify_url, entered_at, day, fills_at, annul_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      ...[order.id, order.symbol, order.side, order.quantity, order.value, order.ordered, order.limit_price],
      ...[order.validity, order.notify_url, order.entered_at, order.day, order.fills_at, order.annul_at],
    ],
  );
  return rows.length > 0;
}

/** Stores what changed of an order. */
export async function saveOrder(tx: Tx, order: SandboxUsOrder): Promise<void> {
  await tx.query(
    `UPDATE partners_sandbox.us_broker_orders SET filled = $2, spent = $3, trades = $4, open = $5, annul_at = $6
     WHERE id = $1`,
    [order.id, order.filled, order.spent, order.trades, order.open, order.annul_at],
  );
}

export async function orderById(q: Queries, id: string): Promise<SandboxUsOrder | null> {
  const [row] = await q.query<SandboxUsOrder>(
    'SELECT * FROM partners_sandbox.us_broker_orders WHERE id = $1',
    [id],
  );
  return row ?? null;
}

/** Orders that may still trade, in the order of entry. */
export function openOrders(q: Queries): Promise<SandboxUsOrder[]> {
  return q.query('SELECT * FROM partners_sandbox.us_broker_orders WHERE open ORDER BY entered_at, id');
}

/** Orders whose first trade is to be annulled by now. */
export function dueAnnulments(q: Queries, now: Date): Promise<SandboxUsOrder[]> {
  return q.query('SELECT * FROM partners_sandbox.us_broker_orders WHERE annul_at <= $1', [now]);
}

export async function haltedSymbols(q: Queries): Promise<Set<string>> {
  const rows = await q.query<{ symbol: string }>('SELECT symbol FROM partners_sandbox.us_broker_halts');
  return new Set(rows.map(({ symbol }) => symbol));
}

export async function setHalt(q: Queries, symbol: string, halted: boolean): Promise<void> {
  await q.query(
    halted
      ? 'INSERT INTO partners_sandbox.us_broker_halts (symbol) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM partners_sandbox.us_broker_halts WHERE symbol = $1',
    [symbol],
  );
}
