import type { Tx } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sentence, type UserSentence } from '../sentences.ts';
import { waitMessages } from '../../platform/http/waitMessages.ts';

/** Limits of guessing, on real time. A code that was right ends the row of wrong tries of its account. */
export const guessing = {
  wrongPerAccount: 5,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  /** Wrong tries older than this are forgotten. */
  memoryMs: 24 * 3_600_000,
  perAddress: 30,
  perDevice: 10,
  /** Window of both. */
  addressWindowMs: 15 * 60_000,
  /** From so many wrong tries of an account, or tries of an address, a sign-in needs a captcha. */
  captchaPerAccount: 3,
  captchaPerAddress: 20,
} as const;

type Outcome = 'wrong' | 'right' | 'sign_up' | 'captcha';

/** Who tries from where: `account` is the e-mail or mobile as it was given, whether it exists or not. */
export interface Attempt {
  account: string;
  network: string;
  /** The browser by its device cookie; null for scripts. */
  device: string | null;
  /** Whether the account was signed in to on this device before: it is not held up by what strangers try. */
  known?: boolean;
}

/** 429 with a message that states how long to wait. */
export function tooMany(ms: number, why: UserSentence): Problem {
  const retryAfter = Math.max(1, Math.ceil(ms / 1_000));
  const what = sentence('wait', { wait: waitMessages(ms) });
  return new Problem(429, 'failure', 'rate_limited', `${sentence(why)} ${what}`, { retryAfter });
}

/**
 * The refusal that an attempt meets now, or null. Attempts of one account, and of one address, queue until the
 * transaction ends, so that guesses sent at once count like guesses sent one by one.
 */
export async function limitReached(tx: Tx, attempt: Attempt, now: Date): Promise<Problem | null> {
  for (const key of [`account:${attempt.account}`, `address:${attempt.network}`]) {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }
  const account = accountWait(await wrongTries(tx, attempt, now), now);
  if (account > 0) return tooMany(account, 'tries_account');
  const address = !attempt.known && (await nthTry(tx, 'address', attempt.network, guessing.perAddress, now));
  if (address) return tooMany(waitFrom(address, now), 'tries_network');
  const device = attempt.device && (await nthTry(tx, 'device', attempt.device, guessing.perDevice, now));
  if (device) return tooMany(waitFrom(device, now), 'tries_device');
  return null;
}

/** Whether a sign-in needs a captcha, because there were several wrong tries before it. */
export async function needsCaptcha(tx: Tx, attempt: Attempt, now: Date): Promise<boolean> {
  const { wrong } = await wrongTries(tx, attempt, now);
  if (wrong >= guessing.captchaPerAccount) return true;
  if (attempt.known) return false;
  return (await nthTry(tx, 'address', attempt.network, guessing.captchaPerAddress, now)) !== null;
}

/** Counts an attempt. */
export async function recordAttempt(tx: Tx, attempt: Attempt, outcome: Outcome, now: Date): Promise<void> {
  const { account, network, device, known = false } = attempt;
  await tx.query(
    'INSERT INTO sign_in_attempts (at, account, address, device, known, outcome) VALUES ($1, $2, $3, $4, $5, $6)',
    [now, account, network, device, known, outcome],
  );
}

interface WrongTries {
  wrong: number;
  last: Date | null;
}

/**
 * Wrong tries of an account since the last right one. Those on a known device count for that device alone, all others
 * together; a right one elsewhere (a new password, for example) clears both.
 */
async function wrongTries(tx: Tx, attempt: Attempt, now: Date): Promise<WrongTries> {
  const { account, device, known = false } = attempt;
  const [row] = await tx.query<WrongTries>(
    `SELECT count(*)::int AS wrong, max(at) AS last FROM sign_in_attempts
     WHERE account = $1 AND outcome = 'wrong' AND at > $2 AND known = $3 AND (NOT known OR device = $4)
       AND id > coalesce((SELECT max(id) FROM sign_in_attempts
                          WHERE account = $1 AND outcome = 'right' AND (NOT known OR ($3 AND device = $4))), 0)`,
    [account, later(now, -guessing.memoryMs), known, device],
  );
  return row!;
}

/** Doubles with each wrong try from the fifth on: 30 s, 1, 2, 4, 8, then 15 minutes. */
function accountWait({ wrong, last }: WrongTries, now: Date): number {
  if (!last || wrong < guessing.wrongPerAccount) return 0;
  const doubled = guessing.firstWaitMs * 2 ** (wrong - guessing.wrongPerAccount);
  return later(last, Math.min(doubled, guessing.longestWaitMs)).getTime() - now.getTime();
}

/** Instant of the `nth` latest try that counts against an address or device in the window, or null. */
async function nthTry(
  tx: Tx,
  column: 'address' | 'device',
  value: string,
  nth: number,
  now: Date,
): Promise<Date | null> {
  const counted = column === 'address' ? ['wrong', 'sign_up', 'captcha'] : ['wrong', 'captcha'];
  const [row] = await tx.query<{ at: Date }>(
    `SELECT at FROM sign_in_attempts WHERE ${column} = $1 AND outcome = ANY ($2) AND at > $3
     ORDER BY at DESC OFFSET $4 LIMIT 1`,
    [value, counted, later(now, -guessing.addressWindowMs), nth - 1],
  );
  return row?.at ?? null;
}

function waitFrom(counted: Date, now: Date): number {
  return later(counted, guessing.addressWindowMs).getTime() - now.getTime();
}
