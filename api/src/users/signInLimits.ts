import type { Tx } from '../db/pool.ts';
import { later } from '../platform/instants.ts';
import { Problem } from '../platform/problem.ts';
import { waitWords } from './waitWords.ts';

/** Limits of guessing, on real time. A code that was right ends the row of wrong tries of its account. */
export const guessing = {
  wrongPerAccount: 5,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  /** Wrong tries older than this are forgotten. */
  memoryMs: 24 * 3_600_000,
  perAddress: 30,
  addressWindowMs: 15 * 60_000,
} as const;

type Outcome = 'wrong' | 'right' | 'sign_up';

/** Who tries from where: `account` is the e-mail or mobile as it was given, whether it exists or not. */
export interface Attempt {
  account: string;
  address: string;
}

/** 429 in words that say how long to wait. */
export function tooMany(ms: number, why: string): Problem {
  const retryAfter = Math.max(1, Math.ceil(ms / 1_000));
  return new Problem(429, 'failure', 'rate_limited', `${why} Please wait ${waitWords(ms)} and try again.`, {
    retryAfter,
  });
}

/**
 * The refusal that an attempt meets now, or null. Attempts of one account, and of one address, queue until the
 * transaction ends, so that guesses sent at once count like guesses sent one by one.
 */
export async function limitReached(tx: Tx, attempt: Attempt, now: Date): Promise<Problem | null> {
  for (const key of [`account:${attempt.account}`, `address:${attempt.address}`]) {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }
  const account = await accountWait(tx, attempt.account, now);
  if (account > 0) return tooMany(account, 'There were too many wrong tries for this account.');
  const address = await addressWait(tx, attempt.address, now);
  if (address > 0) return tooMany(address, 'There were too many tries from your network.');
  return null;
}

/** Counts an attempt. */
export async function recordAttempt(tx: Tx, attempt: Attempt, outcome: Outcome, now: Date): Promise<void> {
  await tx.query('INSERT INTO sign_in_attempts (at, account, address, outcome) VALUES ($1, $2, $3, $4)', [
    now,
    attempt.account,
    attempt.address,
    outcome,
  ]);
}

/** Doubles with each wrong try from the fifth on: 30 s, 1, 2, 4, 8, then 15 minutes. */
async function accountWait(tx: Tx, account: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ wrong: number; last: Date | null }>(
    `SELECT count(*)::int AS wrong, max(at) AS last FROM sign_in_attempts
     WHERE account = $1 AND outcome = 'wrong' AND at > $2
       AND id > coalesce((SELECT max(id) FROM sign_in_attempts WHERE account = $1 AND outcome = 'right'), 0)`,
    [account, later(now, -guessing.memoryMs)],
  );
  if (!row?.last || row.wrong < guessing.wrongPerAccount) return 0;
  const doubled = guessing.firstWaitMs * 2 ** (row.wrong - guessing.wrongPerAccount);
  return later(row.last, Math.min(doubled, guessing.longestWaitMs)).getTime() - now.getTime();
}

async function addressWait(tx: Tx, address: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ at: Date }>(
    `SELECT at FROM sign_in_attempts WHERE address = $1 AND outcome IN ('wrong', 'sign_up') AND at > $2
     ORDER BY at DESC OFFSET $3 LIMIT 1`,
    [address, later(now, -guessing.addressWindowMs), guessing.perAddress - 1],
  );
  return row ? later(row.at, guessing.addressWindowMs).getTime() - now.getTime() : 0;
}
