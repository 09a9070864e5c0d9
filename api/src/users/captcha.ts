import { plainText } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { later } from '../platform/instants.ts';
import type { Context } from '../platform/context.ts';
import { isUuid } from '../platform/uuid.ts';
import { notFound, Problem, validationFailed } from '../platform/problem.ts';
import { questionAnswer, questionText } from './captchaQuestion.ts';
import { lifetimes } from './lifetimes.ts';
import { sentence } from './sentences.ts';
import { tooMany } from './signInLimits.ts';
import type { Attempt } from './signInLimits.ts';

const DIGITS = 5;
/** Riddles that one network address is set in a quarter of an hour. */
const PER_ADDRESS = 60;
const WINDOW_MS = 15 * 60_000;

/** A riddle as it is stored. */
export interface Captcha {
  id: string;
  bound: string;
  address: string;
  digits: string;
  numbers: number[];
}

const boundTo = ({ account, network }: Attempt): string => `${account} ${network}`;

/** Digits 2 to 9: none of them looks like a letter or another one. */
function newDigits(randomBytes: (size: number) => Buffer): string {
  return Array.from(randomBytes(DIGITS), (byte) => 2 + (byte % 8)).join('');
}

async function issue(ctx: Context, tx: Tx, bound: string, address: string): Promise<string | Problem> {
  const now = ctx.now();
  const [oldest] = await tx.query<{ created_at: Date }>(
    'SELECT created_at FROM captchas WHERE address = $1 AND created_at > $2 ORDER BY created_at DESC OFFSET $3 LIMIT 1',
    [address, later(now, -WINDOW_MS), PER_ADDRESS - 1],
  );
  if (oldest) {
    const wait = later(oldest.created_at, WINDOW_MS).getTime() - now.getTime();
    return tooMany(wait, 'tries_network');
  }
  const id = randomUUID();
  const numbers = Array.from(ctx.randomBytes(3), (byte, place) => 1 + place * 20 + (byte % 20));
  await tx.query(
    `INSERT INTO captchas (id, bound, address, digits, numbers, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, bound, address, newDigits(ctx.randomBytes), numbers, now, later(now, lifetimes.captcha)],
  );
  return id;
}

/** 422 `captcha_required`, or `captcha_invalid` after a wrong answer; `errors.captcha_id` names the riddle to solve. */
export async function askForCaptcha(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { wrong }: { wrong: boolean },
): Promise<Problem> {
  const id = await issue(ctx, tx, boundTo(attempt), attempt.network);
  if (id instanceof Problem) return id;
  if (!wrong) return validationFailed('captcha_required', sentence('captcha_asked'), { captcha_id: [id] });
  const wrongWords = sentence('captcha_wrong');
  return validationFailed('captcha_invalid', wrongWords, { captcha_id: [id], captcha_answer: [wrongWords] });
}

/** Uses a riddle up, whatever the answer; true when it was set to this attempt and the answer is right. */
export async function solveCaptcha(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { id, answer }: { id: string; answer: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const now = ctx.now();
  const [captcha] = await tx.query<Captcha>(
    `UPDATE captchas SET used_at = $2 WHERE id = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING id, bound, address, digits, numbers`,
    [id, now],
  );
  if (!captcha || captcha.bound !== boundTo(attempt)) return false;
  const typed = plainText(answer).replace(/\s/g, '');
  return typed === captcha.digits || typed === questionAnswer(captcha);
}

/** A riddle that can still be solved. @throws Problem 404 when it was solved, is over, or never was */
export async function openCaptcha(ctx: Context, id: string): Promise<Captcha> {
  const [captcha] = isUuid(id)
    ? await ctx.db.query<Captcha>(
        `SELECT id, bound, address, digits, numbers FROM captchas
         WHERE id = $1 AND used_at IS NULL AND expires_at > $2`,
        [id, ctx.now()],
      )
    : [];
  if (!captcha) throw notFound(sentence('captcha_over'));
  return captcha;
}

/**
 * Another riddle for the same attempt; the one before can no longer be solved.
 * @throws Problem 404, 429 `rate_limited`
 */
export async function renewCaptcha(ctx: Context, id: string): Promise<string> {
  const { bound, address } = await openCaptcha(ctx, id);
  const outcome = await ctx.db.tx(async (tx) => {
    await tx.query('UPDATE captchas SET used_at = $2 WHERE id = $1', [id, ctx.now()]);
    return issue(ctx, tx, bound, address);
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** The riddle in words. @throws Problem 404 */
export async function captchaQuestion(ctx: Context, id: string): Promise<string> {
  return questionText(await openCaptcha(ctx, id));
}
