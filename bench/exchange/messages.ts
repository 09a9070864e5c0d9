import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Db } from '../../api/src/db/pool.ts';
import type { ExchangeMessage } from '../../api/src/partners/index.ts';
import { signedHeaders } from '../../api/src/partners/signature.ts';
import { makeInvestors } from '../orders/investors.ts';

const PATH = '/api/v3/webhooks/exchange';
const FIRST_PART = 60;
const QUANTITY = 100;
const PRICE = '100.00';
/** The clock of the installation is not there yet, so that nothing sends these orders. */
const FOR_DAY = '2099-12-01';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Stores orders that the exchange has not accepted yet, evenly over new investors. @returns their ids */
export async function storeSentOrders(
  db: Db,
  { orders, investors }: { orders: number; investors: number },
): Promise<string[]> {
  const people = await makeInvestors(db, investors);
  const owners = people.map(({ userId }) => userId);
  const portfolios = people.map(({ portfolioId }) => portfolioId);
  await db.query(
    `INSERT INTO trading_accounts (investor_id, portfolio_id, demat_no, opened_at)
     SELECT owner, portfolio, lpad(n::text, 16, '0'), now()
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS p (owner, portfolio, n)`,
    [owners, portfolios],
  );
  const ids = Array.from({ length: orders }, () => randomUUID());
  await db.query(
    `INSERT INTO stock_orders (investor_id, id, portfolio_id, state, isin, slug, symbol, name, side, kind, validity,
       quantity, limit_price, reserved, placed_at, for_day, settles_on)
     SELECT p.owner, o.id, p.portfolio, 'sent', s.isin, s.slug, s.symbol, s.name, 'buy', 'limit', 'day', $4::integer, $5::numeric,
       $4 * $5::numeric, now(), $6::date, $6::date + 1
     FROM unnest($3::uuid[]) WITH ORDINALITY AS o (id, n)
     JOIN unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS p (owner, portfolio, n) ON p.n = o.n % cardinality($1) + 1
     CROSS JOIN (SELECT * FROM stocks ORDER BY isin LIMIT 1) s`,
    [owners, portfolios, ids, QUANTITY, PRICE, FOR_DAY],
  );
  return ids;
}

/** The exchange's messages about orders in the order of their numbers: each is accepted and traded in two parts. */
export function* messagesAbout(ids: readonly string[], first: number): Generator<ExchangeMessage> {
  let seq = first;
  for (const id of ids) {
    const base = { order_id: id, at: new Date().toISOString(), reason: null };
    const none = { trade_id: null, quantity: null, price: null };
    yield { ...base, ...none, seq: seq++, type: 'accepted' };
    for (const quantity of [FIRST_PART, QUANTITY - FIRST_PART])
      yield { ...base, seq, type: 'traded', trade_id: `bench-${seq++}`, quantity, price: PRICE };
  }
}

/** Delivers messages as the exchange does. @returns whether they were acknowledged; false also when nobody answered */
export function deliver(
  { origin, exchangeSecret }: { origin: string; exchangeSecret: string },
  messages: readonly ExchangeMessage[],
): Promise<boolean> {
  const body = JSON.stringify({ messages });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...signedHeaders(exchangeSecret, { method: 'POST', path: PATH, body }, new Date()),
  };
  return new Promise((resolve) => {
    const asked = request(origin + PATH, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    asked.on('error', () => resolve(false));
    asked.end(body);
  });
}
