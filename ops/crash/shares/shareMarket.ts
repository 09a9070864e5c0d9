import { instantAtIst, orderSession, publishedRules, type BusinessCalendar } from '@sanchay/finance';
import { loadCalendar } from '../../../api/src/calendar/index.ts';
import type { Db } from '../../../api/src/db/pool.ts';
import { databaseClock } from '../../../api/src/platform/process/businessClock.ts';
import { saveExchangeSettings, USUAL_SETTINGS } from '../../../api/src/partners/sandbox/exchange/settings.ts';
import { ask } from '../../cluster/testing/person.ts';
import { pause } from '../careful.ts';
import type { CrashShare, ShareClient } from './shareClient.ts';

const SHARES = 4;
/** Days in which nothing is announced for the shares: a split or dividend is not what is examined. */
const QUIET_DAYS = 60;
const FIRST_PURCHASE = 60;
const FIRST_PAYMENTS = 3;
const POLL_MS = 250;

/** Shares of moderate price for which no company announces anything soon. */
export async function quietShares(db: Db): Promise<CrashShare[]> {
  const shares = await db.query<CrashShare>(
    `SELECT slug, isin, price::float8 AS price FROM stocks
     WHERE price BETWEEN 40 AND 250 AND merged_into IS NULL AND isin NOT IN (
       SELECT body ->> 'isin' FROM partners_sandbox.announcement_schedule
       WHERE of = 'exchange_actions' AND (body ->> 'ex_date')::date < now() + make_interval(days => $2)
       UNION SELECT body ->> 'isin' FROM partners_sandbox.exchange_actions
       WHERE (body ->> 'ex_date')::date < now() + make_interval(days => $2))
     ORDER BY isin LIMIT $1`,
    [SHARES, QUIET_DAYS],
  );
  if (shares.length < SHARES) throw new Error(`there are only ${shares.length} such shares`);
  return shares;
}

/** Moves the business clock of the installation; repeated until the API answers. */
export async function moveClock(
  origin: string,
  move: { to: string } | { advance_ms: number },
): Promise<void> {
  for (;;) {
    const answer = await ask(origin, 'POST', '/api/v3/sandbox/clock.json', { body: move }).catch(() => null);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500)
      throw new Error(`the clock was not moved: ${JSON.stringify(answer.body)}`);
    await pause(POLL_MS);
  }
}

/**
 * Prepares a day of trading: every client has cash and shares that settled, it is the forenoon of a market day, and the
 * exchange repeats its messages, sends them in the reverse order and late.
 */
export async function openMarket(
  origin: string,
  db: Db,
  { clients, shares }: { clients: readonly ShareClient[]; shares: readonly CrashShare[] },
): Promise<void> {
  const business = databaseClock(db, () => new Date());
  const calendar = await loadCalendar(db);
  await moveClock(origin, { to: forenoonAfter(await business.now(), calendar) });
  for (const client of clients) for (let n = 0; n < FIRST_PAYMENTS; n += 1) await client.addCash();
  await until(
    db,
    `SELECT 1 FROM payments WHERE purpose = 'trading_cash' AND status IN ('created', 'pending')`,
  );
  for (const client of clients) for (const share of shares) await client.buy(share, FIRST_PURCHASE);
  await until(db, `SELECT 1 FROM stock_orders WHERE ended_at IS NULL`);
  const [last] = await db.query<{ settles_on: string }>(
    'SELECT max(settles_on) AS settles_on FROM stock_orders',
  );
  const settled = `${last!.settles_on}T16:00:00.000+05:30`;
  await moveClock(origin, { to: settled });
  await until(db, `SELECT 1 FROM stock_orders WHERE settled_at IS NULL AND filled > 0`);
  await moveClock(origin, { to: forenoonAfter(new Date(settled), calendar) });
  await saveExchangeSettings(db, { ...USUAL_SETTINGS, copies: 2, reversed: true, delay: 300 });
}

/** 10:00 on the first day of trading whose forenoon comes after an instant. */
function forenoonAfter(at: Date, calendar: BusinessCalendar): string {
  let session = orderSession(at, calendar, publishedRules);
  const forenoon = () => instantAtIst(session.day, '10:00');
  while (new Date(forenoon()) <= at) session = orderSession(session.closes, calendar, publishedRules);
  return forenoon();
}

/** Waits until a query finds nothing. */
async function until(db: Db, query: string): Promise<void> {
  while ((await db.query(`${query} LIMIT 1`)).length > 0) await pause(POLL_MS);
}
