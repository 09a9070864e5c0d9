import type { Db, Queries, Tx } from '../../../db/pool.ts';
import type { ExchangeMessage } from '../../stockExchange.ts';
import type { Book, Entry } from './book/book.ts';

/** An order of the member at the sandbox exchange. */
export interface SandboxOrder extends Entry {
  isin: string;
  notify_url: string;
  entered_at: Date;
  /** When its first trade is annulled; null for never and once it is. */
  annul_at: Date | null;
}

/** The book of a share on a day. */
export interface StoredBook {
  isin: string;
  day: string;
  book: Book;
  /** When the market makers quote again. */
  requote_at: Date;
}

const SETUP_LOCK = 7_266_248;

/** Creates the tables of the sandbox exchange where they are missing. */
export async function openExchangeStore(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    await tx.query('CREATE SCHEMA IF NOT EXISTS partners_sandbox');
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_books (
      isin text PRIMARY KEY, day date NOT NULL, book jsonb NOT NULL, requote_at timestamptz NOT NULL)`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_orders (
      id uuid PRIMARY KEY, isin text NOT NULL, side text NOT NULL, quantity integer NOT NULL, price integer,
      trigger integer, validity text NOT NULL, notify_url text NOT NULL, entered_at timestamptz NOT NULL,
      annul_at timestamptz)`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_messages (
      seq bigint PRIMARY KEY, order_id uuid NOT NULL, body jsonb NOT NULL)`);
    await tx.query(
      'CREATE INDEX IF NOT EXISTS exchange_messages_of_order ON partners_sandbox.exchange_messages (order_id)',
    );
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_counter (
      id integer PRIMARY KEY CHECK (id = 1), last bigint NOT NULL)`);
    await tx.query(
      'INSERT INTO partners_sandbox.exchange_counter (id, last) VALUES (1, 0) ON CONFLICT DO NOTHING',
    );
    await tx.query('CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_halts (isin text PRIMARY KEY)');
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_failures (
      id uuid PRIMARY KEY, failures integer NOT NULL)`);
  });
}

/** A share that the exchange lists, with its last close in rupees; null for an unknown one. Reads the seeded market. */
export async function listedShare(
  q: Queries,
  code: { isin: string } | { symbol: string },
): Promise<{ isin: string; symbol: string; close: string } | null> {
  const [row] = await q.query<{ isin: string; symbol: string; close: string }>(
    'SELECT isin, symbol, price::text AS close FROM stocks WHERE isin = $1 OR symbol = $2',
    ['isin' in code ? code.isin : '', 'symbol' in code ? code.symbol : ''],
  );
  return row ?? null;
}

/** Counts a request that fails. @returns how many failed so far, this one included */
export async function countFailure(q: Queries, id: string): Promise<number> {
  const [row] = await q.query<{ failures: number }>(
    `INSERT INTO partners_sandbox.exchange_failures AS f (id, failures) VALUES ($1, 1)
     ON CONFLICT (id) DO UPDATE SET failures = f.failures + 1 RETURNING failures`,
    [id],
  );
  return row!.failures;
}

/** Makes every change of books wait for its turn, so that messages are numbered in the order of what they report. */
export async function lockExchange(tx: Tx): Promise<void> {
  await tx.query('SELECT last FROM partners_sandbox.exchange_counter WHERE id = 1 FOR UPDATE');
}

export async function bookOf(q: Queries, isin: string): Promise<StoredBook | null> {
  const [row] = await q.query<StoredBook>(
    'SELECT isin, day, book, requote_at FROM partners_sandbox.exchange_books WHERE isin = $1',
    [isin],
  );
  return row ?? null;
}

export function openBooks(q: Queries): Promise<StoredBook[]> {
  return q.query('SELECT isin, day, book, requote_at FROM partners_sandbox.exchange_books ORDER BY isin');
}

export async function storeBook(tx: Tx, { isin, day, book, requote_at }: StoredBook): Promise<void> {
  await tx.query(
    `INSERT INTO partners_sandbox.exchange_books (isin, day, book, requote_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (isin) DO UPDATE SET day = $2, book = $3, requote_at = $4`,
    [isin, day, JSON.stringify(book), requote_at],
  );
}

export async function removeBook(tx: Tx, isin: string): Promise<void> {
  await tx.query('DELETE FROM partners_sandbox.exchange_books WHERE isin = $1', [isin]);
}

/** Stores an order once. @returns whether it is new */
export async function keepOrder(tx: Tx, order: SandboxOrder): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO partners_sandbox.exchange_orders (id, isin, side, quantity, price, trigger, validity, notify_url,
       entered_at, annul_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      ...[order.id, order.isin, order.side, order.quantity, order.price, order.trigger],
      ...[order.validity, order.notify_url, order.entered_at, order.annul_at],
    ],
  );
  return rows.length > 0;
}

export async function orderById(q: Queries, id: string): Promise<SandboxOrder | null> {
  const [row] = await q.query<SandboxOrder>('SELECT * FROM partners_sandbox.exchange_orders WHERE id = $1', [
    id,
  ]);
  return row ?? null;
}

/** Orders whose first trade is to be annulled by now; each is returned once. */
export function takeDueAnnulments(tx: Tx, now: Date): Promise<SandboxOrder[]> {
  return tx.query(
    'UPDATE partners_sandbox.exchange_orders SET annul_at = NULL WHERE annul_at <= $1 RETURNING *',
    [now],
  );
}

/** Numbers messages and stores them for replays; `lockExchange` comes before. */
export async function numberMessages(
  tx: Tx,
  messages: readonly Omit<ExchangeMessage, 'seq'>[],
): Promise<ExchangeMessage[]> {
  if (messages.length === 0) return [];
  const [row] = await tx.query<{ last: string | number }>(
    'UPDATE partners_sandbox.exchange_counter SET last = last + $1 WHERE id = 1 RETURNING last',
    [messages.length],
  );
  const first = Number(row!.last) - messages.length + 1;
  const numbered = messages.map((message, index) => ({ seq: first + index, ...message }));
  await tx.query(
    `INSERT INTO partners_sandbox.exchange_messages (seq, order_id, body)
     SELECT (m ->> 'seq')::bigint, (m ->> 'order_id')::uuid, m FROM jsonb_array_elements($1::jsonb) AS m`,
    [JSON.stringify(numbered)],
  );
  return numbered;
}

/** Messages after a number, in order. */
export async function messagesAfter(q: Queries, after: number, most: number): Promise<ExchangeMessage[]> {
  const rows = await q.query<{ body: ExchangeMessage }>(
    'SELECT body FROM partners_sandbox.exchange_messages WHERE seq > $1 ORDER BY seq LIMIT $2',
    [after, most],
  );
  return rows.map(({ body }) => body);
}

/** The first trade of an order; null before it trades. */
export async function firstTrade(q: Queries, orderId: string): Promise<ExchangeMessage | null> {
  const [row] = await q.query<{ body: ExchangeMessage }>(
    `SELECT body FROM partners_sandbox.exchange_messages WHERE order_id = $1 AND body ->> 'type' = 'traded'
     ORDER BY seq LIMIT 1`,
    [orderId],
  );
  return row?.body ?? null;
}

export async function haltedShares(q: Queries): Promise<Set<string>> {
  const rows = await q.query<{ isin: string }>('SELECT isin FROM partners_sandbox.exchange_halts');
  return new Set(rows.map(({ isin }) => isin));
}

export async function setHalt(q: Queries, isin: string, halted: boolean): Promise<void> {
  await q.query(
    halted
      ? 'INSERT INTO partners_sandbox.exchange_halts (isin) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM partners_sandbox.exchange_halts WHERE isin = $1',
    [isin],
  );
}
