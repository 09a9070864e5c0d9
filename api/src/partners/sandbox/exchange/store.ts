import type { Db, Queries, Tx } from '../../../db/pool.ts';
import type { ExchangeTrade } from '../../numbered/exchangeNotices.ts';
import type { ExchangeMessage } from '../../stockExchange.ts';
import { numberedOutbox, openOutbox } from '../numbered/outbox.ts';
import type { Book, Entry } from './book/book.ts';
import { createPartnerTables } from '../partnerTables.ts';
import { rupeesOf } from './messages.ts';

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

/** Messages to the member. */
export const exchangeOutbox = numberedOutbox<ExchangeMessage>('exchange');

/** Creates the tables of the sandbox exchange where they are missing. */
export async function openExchangeStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_books (
      isin text PRIMARY KEY, day date NOT NULL, book jsonb NOT NULL, requote_at timestamptz NOT NULL)`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_orders (
      id uuid PRIMARY KEY, isin text NOT NULL, side text NOT NULL, quantity integer NOT NULL, price integer,
      trigger integer, validity text NOT NULL, notify_url text NOT NULL, entered_at timestamptz NOT NULL,
      annul_at timestamptz)`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_last_trades (
      isin text PRIMARY KEY, day date NOT NULL, price integer NOT NULL, at timestamptz NOT NULL)`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_trades (
      number bigserial PRIMARY KEY, isin text NOT NULL, day date NOT NULL, price integer NOT NULL, at timestamptz NOT NULL)`);
    await openOutbox(tx, 'exchange');
    await tx.query(`CREATE INDEX IF NOT EXISTS exchange_messages_of_trade
      ON partners_sandbox.exchange_messages ((body ->> 'trade_id')) WHERE body ->> 'trade_id' IS NOT NULL`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.exchange_settings (
      id integer PRIMARY KEY CHECK (id = 1), body jsonb NOT NULL)`);
  });
}

/** A share as the exchange lists it. */
export interface ListedShare {
  isin: string;
  symbol: string;
  close: string;
  /** Null for the widest band. */
  bandPct: number | null;
}

/** A share that the exchange lists, with its last close in rupees and its price band in percent; null for an unknown one. Reads the seeded market. */
export async function listedShare(
  q: Queries,
  code: { isin: string } | { symbol: string },
): Promise<ListedShare | null> {
  const [row] = await q.query<ListedShare>(
    'SELECT isin, symbol, coalesce(closing_price, price)::text AS close, price_band_pct AS "bandPct" FROM stocks WHERE isin = $1 OR symbol = $2',
    ['isin' in code ? code.isin : '', 'symbol' in code ? code.symbol : ''],
  );
  return row ?? null;
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

/** Keeps what a share traded at, in order and in paise, and the last of it beside. */
export async function storeShareTrades(
  tx: Tx,
  { isin, day, prices, at }: { isin: string; day: string; prices: readonly number[]; at: Date },
): Promise<void> {
  if (prices.length === 0) return;
  await tx.query('DELETE FROM partners_sandbox.exchange_trades WHERE isin = $1 AND day < $2', [isin, day]);
  await tx.query(
    `INSERT INTO partners_sandbox.exchange_trades (isin, day, price, at)
     SELECT $1, $2, price, $4 FROM unnest($3::integer[]) WITH ORDINALITY AS p (price, n) ORDER BY n`,
    [isin, day, prices, at],
  );
  await tx.query(
    `INSERT INTO partners_sandbox.exchange_last_trades (isin, day, price, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (isin) DO UPDATE SET day = $2, price = $3, at = $4`,
    [isin, day, prices.at(-1)!, at],
  );
}

/** The last trade of each share that has traded after a day, the share of the earliest first. */
export async function lastTradesAfter(q: Queries, day: string): Promise<ExchangeTrade[]> {
  const rows = await q.query<StoredTrade>(
    'SELECT isin, day, price, at FROM partners_sandbox.exchange_last_trades WHERE day > $1 ORDER BY at, isin',
    [day],
  );
  return rows.map(shownTrade);
}

/** Trades of the days after a day with numbers after a number, in order. */
export async function tradesAfter(
  q: Queries,
  after: { number: number; day: string },
  most: number,
): Promise<(ExchangeTrade & { number: number })[]> {
  const rows = await q.query<StoredTrade & { number: number }>(
    `SELECT number::float8, isin, day, price, at FROM partners_sandbox.exchange_trades WHERE number > $1 AND day > $2
     ORDER BY number LIMIT $3`,
    [after.number, after.day, most],
  );
  return rows.map(shownTrade);
}

interface StoredTrade {
  isin: string;
  day: string;
  price: number;
  at: Date;
}

const shownTrade = <T extends StoredTrade>({ price, at, ...trade }: T) => ({
  ...trade,
  price: rupeesOf(price),
  at: at.toISOString(),
});

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

const TRADED = "body ->> 'type' = 'traded'";
const ANNULLED = `EXISTS (SELECT 1 FROM partners_sandbox.exchange_messages a WHERE a.order_id = m.order_id
  AND a.body ->> 'type' = 'annulled' AND a.body ->> 'trade_id' = m.body ->> 'trade_id')`;

/** The reports of a trade, one for each of our orders that took part, which are not annulled. */
export async function tradesToAnnul(q: Queries, tradeId: string): Promise<ExchangeMessage[]> {
  const rows = await q.query<{ body: ExchangeMessage }>(
    `SELECT body FROM partners_sandbox.exchange_messages m
     WHERE body ->> 'trade_id' = $1 AND ${TRADED} AND NOT ${ANNULLED} ORDER BY seq`,
    [tradeId],
  );
  return rows.map(({ body }) => body);
}

/** A trade of one of our orders, as the exchange shows it. */
export interface ShownTrade {
  seq: string;
  trade_id: string;
  at: string;
  symbol: string;
  side: 'buy' | 'sell';
  quantity: number;
  /** Rupees. */
  price: string;
  annulled: boolean;
}

/** The latest hundred trades of our orders, the newest first. */
export function latestTrades(q: Queries): Promise<ShownTrade[]> {
  return q.query(
    `SELECT m.seq::text, body ->> 'trade_id' AS trade_id, body ->> 'at' AS at, coalesce(s.symbol, o.isin) AS symbol,
       o.side, (body ->> 'quantity')::int AS quantity, body ->> 'price' AS price, ${ANNULLED} AS annulled
     FROM partners_sandbox.exchange_messages m
     JOIN partners_sandbox.exchange_orders o ON o.id = m.order_id LEFT JOIN stocks s ON s.isin = o.isin
     WHERE ${TRADED} ORDER BY m.seq DESC LIMIT 100`,
  );
}
