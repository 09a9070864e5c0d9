import { randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import { fundInStepsOf } from '../product/funds.ts';
import { callApi } from './callApi.ts';
import { putIntoCart } from './cart.ts';
import { readyInvestor, type Investor } from './investor.ts';

/** Facts of notices whose texts are long. */
const NOTICES = [
  {
    kind: 'order_failed',
    facts: {
      fund: 'Aditya Birla Sun Life Banking and Financial Services Fund - Direct Plan - Growth',
      amount: '50000',
    },
    path: '/orders',
  },
  {
    kind: 'nav_corrected',
    facts: {
      ...{ fund: 'Motilal Oswal Nifty Microcap 250 Index Fund - Direct Plan - Growth', before: '12.3456' },
      ...{ nav: '12.4567', nav_date: '2026-11-20' },
    },
    path: null,
  },
];

/** A new user with entries in the lists that are empty for the personas: watchlist, notifications, cart and gold. */
export async function investorWithLists(db: Db): Promise<Investor> {
  const investor = await readyInvestor(db);
  const { code } = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code, type: 'buy', amount: 1_000 });
  const { token } = investor;
  const funds = await db.query<{ code: string }>(
    'SELECT code FROM schemes WHERE NOT closed ORDER BY length(name) DESC LIMIT 3',
  );
  for (const one of funds) await callApi('PUT', `/api/v3/watchlist/mutual_fund/${one.code}.json`, { token });
  const [stock] = await db.query<{ isin: string }>(
    'SELECT isin FROM stocks ORDER BY length(name) DESC LIMIT 1',
  );
  for (const place of [`stock/${stock!.isin}`, 'us_stock/ALTAV000', 'fixed_deposit/axis-bank'])
    await callApi('PUT', `/api/v3/watchlist/${place}.json`, { token });
  await db.query(
    `INSERT INTO price_alerts (id, user_id, kind, item, rule, value, created_at, checked_on, met, reached_on, reached_price)
     SELECT gen_random_uuid(), u.id, 'mutual_fund', s.code, r.rule, 12345.5, now(), s.nav_date, true, s.nav_date, s.nav
     FROM users u, schemes s, unnest(ARRAY['above', 'below']) AS r (rule)
     WHERE u.email = $1 AND s.code = ANY ($2) AND s.nav_date IS NOT NULL`,
    [investor.email, funds.map(({ code }) => code)],
  );
  for (const { kind, facts, path } of NOTICES)
    await db.query(
      `INSERT INTO notices (user_id, id, portfolio_id, kind, facts, path, at)
       SELECT owner_id, gen_random_uuid(), id, $2, $3, $4, now() FROM portfolios
       WHERE owner_id = (SELECT id FROM users WHERE email = $1)`,
      [investor.email, kind, JSON.stringify(facts), path],
    );
  await giveGoldOrders(db, investor);
  return investor;
}

/** Its day and time of day are the longest to write, in both languages. */
const LONGEST_TIME = '2026-09-28T07:28:00Z';

/** An order of gold that was bought and one that failed. */
async function giveGoldOrders(db: Db, { email }: Investor): Promise<void> {
  for (const status of ['successful', 'failed']) {
    await db.query(
      `WITH lock AS (
         INSERT INTO gold_price_locks (block_id, buy, sell, cgst, sgst, igst, fetched_at, valid_until)
         VALUES (gen_random_uuid(), 12953.63, 12465.02, 1.5, 1.5, 3, now(), now() + interval '5 minutes')
         RETURNING block_id)
       INSERT INTO gold_orders (investor_id, id, portfolio_id, block_id, side, status, reason, grams, rate_before_tax,
         rate_with_tax, gold_value, tax, total, invoice_no, placed_at, settled_at)
       SELECT owner_id, gen_random_uuid(), id, lock.block_id, 'buy', $2, $3, 1.1245, 12953.63, 13342.24, 14566.36, 436.99,
         15003.35, $4, $5, $5
       FROM portfolios, lock WHERE owner_id = (SELECT id FROM users WHERE email = $1)`,
      [
        email,
        status,
        status === 'failed' ? 'payment_failed' : null,
        status === 'failed' ? null : `SG/E2E/${randomUUID()}`,
        LONGEST_TIME,
      ],
    );
  }
}
