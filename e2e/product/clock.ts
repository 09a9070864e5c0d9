import type { Db } from '../../api/src/db/pool.ts';
import { origin } from './address.ts';

/** Any number; the same for all tests that move the clock. */
const LOCK = 4390;

/** The sandbox's business clock in the hands of one test. It only moves forward, and all tests share it. */
export interface BusinessClock {
  now(): Promise<Date>;
  /** Moves it to an instant, unless it is there already. Resolves when NAVs are published and orders are woken. */
  moveTo(instant: string): Promise<void>;
}

/** Waits until no other test moves the clock, hands it over, and gives it back. */
export async function withClock(db: Db, use: (clock: BusinessClock) => Promise<void>): Promise<void> {
  const holder = await db.pool.connect();
  try {
    // A turn may last as long as a test.
    await holder.query('SET statement_timeout = 0');
    await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await use({ now: clockNow, moveTo });
  } finally {
    holder.release(true);
  }
}

/** The business clock as it stands. */
export async function clockNow(): Promise<Date> {
  const answer = await fetch(`${origin}/api/v3/sandbox/clock.json`);
  return new Date(((await answer.json()) as { now: string }).now);
}

async function moveTo(instant: string): Promise<void> {
  if ((await clockNow()) >= new Date(instant)) return;
  const answer = await fetch(`${origin}/api/v3/sandbox/clock.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: instant }),
  });
  if (!answer.ok) throw new Error(`The clock did not move to ${instant}: ${await answer.text()}`);
}
