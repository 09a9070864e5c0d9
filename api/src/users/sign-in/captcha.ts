import { plainText } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { channelOf, sendMessage } from '../../messages/index.ts';
import { later } from '../../platform/process/instants.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/uuid.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { codeHash, newCode } from '../step-up/codes.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { captchaMessage } from '../messageTexts.ts';
import { sentence } from '../sentences.ts';
import { tooMany, type Attempt } from './signInLimits.ts';

/** Captchas that are sent for one account, and to one network, in a quarter of an hour. */
const PER_ACCOUNT = 5;
const PER_NETWORK = 60;
const WINDOW_MS = 15 * 60_000;
/** Wrong answers to one captcha. */
const WRONG_TRIES = 5;

interface CaptchaRow {
  id: string;
  bound: string;
  account: string;
  address: string;
  recipient: string | null;
  code_hash: Buffer;
  wrong_tries: number;
}

type Asked = Pick<CaptchaRow, 'bound' | 'account' | 'address' | 'recipient'>;

const boundTo = ({ account, network }: Attempt): string => `${account} ${network}`;

/** Sends a captcha, unless one that can still be answered was sent for this account and network. */
async function issue(ctx: Context, tx: Tx, asked: Asked): Promise<string | Problem> {
  const now = ctx.now();
  const [open] = await tx.query<{ id: string }>(
    'SELECT id FROM captchas WHERE bound = $1 AND used_at IS NULL AND expires_at > $2 ORDER BY created_at DESC LIMIT 1',
    [asked.bound, now],
  );
  if (open) return open.id;
  for (const [column, most, why] of [
    ['account', PER_ACCOUNT, 'several_codes'],
    ['address', PER_NETWORK, 'tries_network'],
  ] as const) {
    const [oldest] = await tx.query<{ created_at: Date }>(
      `SELECT created_at FROM captchas WHERE ${column} = $1 AND created_at > $2 ORDER BY created_at DESC OFFSET $3 LIMIT 1`,
      [asked[column], later(now, -WINDOW_MS), most - 1],
    );
    if (oldest) return tooMany(later(oldest.created_at, WINDOW_MS).getTime() - now.getTime(), why);
  }
  const id = randomUUID();
  const code = newCode(ctx.randomBytes);
  const { bound, account, address, recipient } = asked;
  await tx.query(
    `INSERT INTO captchas (id, bound, account, address, recipient, code_hash, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, bound, account, address, recipient, codeHash(id, code), now, later(now, lifetimes.captcha)],
  );
  if (recipient !== null) {
    const text = captchaMessage(code);
    await sendMessage(ctx, tx, { channel: channelOf(recipient), to: recipient, text, code });
  }
  return id;
}

/**
 * 422 `captcha_required`, or `captcha_invalid` after a wrong answer; `errors.captcha_id` names the captcha. Its code goes
 * to the registered contact of the account; where nobody has the account the answer is the same and nothing is sent.
 */
export async function askForCaptcha(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { recipient, wrong }: { recipient: string | null; wrong: boolean },
): Promise<Problem> {
  const { account, network: address } = attempt;
  const id = await issue(ctx, tx, { bound: boundTo(attempt), account, address, recipient });
  if (id instanceof Problem) return id;
  if (!wrong) return validationFailed('captcha_required', sentence('captcha_asked'), { captcha_id: [id] });
  const wrongMessages = sentence('captcha_wrong');
  return validationFailed('captcha_invalid', wrongMessages, {
    captcha_id: [id],
    captcha_answer: [wrongMessages],
  });
}

/** Whether the answer to a captcha of this attempt is right. A right answer uses it up, as does the fifth wrong one. */
export async function solveCaptcha(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { id, answer }: { id: string; answer: string },
): Promise<boolean> {
  const captcha = await lockOpen(ctx, tx, id);
  if (!captcha || captcha.bound !== boundTo(attempt)) return false;
  const typed = plainText(answer).replace(/\s/g, '');
  const right = captcha.recipient !== null && codeHash(id, typed).equals(captcha.code_hash);
  const over = right || captcha.wrong_tries + 1 >= WRONG_TRIES;
  await tx.query('UPDATE captchas SET wrong_tries = wrong_tries + $2, used_at = $3 WHERE id = $1', [
    id,
    right ? 0 : 1,
    over ? ctx.now() : null,
  ]);
  return right;
}

/**
 * Sends another code for the same attempt; the one before can no longer be answered.
 * @throws Problem 404 when the captcha was answered, is over, or never was; 429 `rate_limited`
 */
export async function renewCaptcha(ctx: Context, id: string): Promise<string> {
  return ctx.db.tx(async (tx) => {
    const captcha = await lockOpen(ctx, tx, id);
    if (!captcha) throw notFound(sentence('captcha_over'));
    await tx.query('UPDATE captchas SET used_at = $2 WHERE id = $1', [id, ctx.now()]);
    const fresh = await issue(ctx, tx, captcha);
    // The one before stays good when no other can be sent.
    if (fresh instanceof Problem) throw fresh;
    return fresh;
  });
}

async function lockOpen(ctx: Context, tx: Tx, id: string): Promise<CaptchaRow | null> {
  if (!isUuid(id)) return null;
  const [captcha] = await tx.query<CaptchaRow>(
    'SELECT * FROM captchas WHERE id = $1 AND used_at IS NULL AND expires_at > $2 FOR UPDATE',
    [id, ctx.now()],
  );
  return captcha ?? null;
}
