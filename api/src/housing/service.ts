import { defaultConfig, type CallReply } from '@sanchay/contracts';
import { maskMobile, timerMillis } from '@sanchay/finance';
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { sendMessage } from '../messages/index.ts';
import { ANONYMOUS, writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import type { Problem } from '../platform/http/problem.ts';
import { localize } from '../platform/http/language.ts';
import { leadOf } from './leadToken.ts';
import { codeRequired, codeWrong, notTheLink, tooManyCodes } from './problems.ts';
import * as store from './store.ts';

type Sent = CallReply<'housingOtpGeneration'>['data'];
type Resent = CallReply<'housingOtpResend'>['data'];

const AFTER = '/explore/fixed-deposit/c/all';
const TIMER_MS = timerMillis(defaultConfig.housingOtpTimer);
const WRONG_TRIES = 5;
const SENDS = 5;
const WINDOW_MS = 15 * 60_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const about = (id: string): string => `housing:${id}`;

/** Six digits, each of the million equally likely. */
function newCode(ctx: Context): string {
  for (;;) {
    const number = ctx.randomBytes(4).readUInt32BE();
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(defaultConfig.otpLength, '0');
  }
}

const codeHash = (id: string, code: string): Buffer => hashOf(`${id}:${code}`);

async function send(ctx: Context, tx: Tx, mobile: string, code: string): Promise<void> {
  const text = localize({
    en: `Sanchay: ${code} is your OTP to view fixed deposits. It is valid for 2 minutes. Don't share it with anyone.`,
    hi: `संचय: फ़िक्स्ड डिपॉज़िट देखने के लिए आपका OTP ${code} है। यह 2 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
  });
  await sendMessage(ctx, tx, { channel: 'sms', to: mobile, text, code });
}

/**
 * Sends the code to whom the partner's token names.
 * @param token of the partner's link
 * @throws Problem 401 `housing_link_invalid`, 429 `rate_limited` after five codes in 15 minutes
 */
export async function generateCode(ctx: Context, token: string, requestId: string): Promise<Sent> {
  const now = ctx.now();
  const lead = leadOf(ctx.settings.partnerSecrets.housing, token, now.getTime());
  if (!lead) throw notTheLink();
  return ctx.db.tx(async (tx) => {
    await assertFew(tx, lead.id, now);
    const id = randomUUID();
    const code = newCode(ctx);
    const [verification, resend] = [0, 1].map(() => ctx.randomBytes(32).toString('base64url')) as [
      string,
      string,
    ];
    const expiresAt = later(now, TIMER_MS);
    await store.insertCode(tx, {
      id,
      lead: lead.id,
      now,
      expiresAt,
      mobileSealed: await ctx.vault.seal(about(id), lead.mobile),
      codeHash: codeHash(id, code),
      verificationHash: hashOf(verification),
      resendHash: hashOf(resend),
    });
    await send(ctx, tx, lead.mobile, code);
    await writeAudit(tx, {
      investorId: null,
      actor: ANONYMOUS,
      requestId,
      action: 'housing.code_sent',
      subject: about(id),
    });
    return {
      sent_to: maskMobile(lead.mobile),
      verification_token: verification,
      resend_token: resend,
      expires_in: TIMER_MS / 1_000,
      expires_at: expiresAt.toISOString(),
    };
  });
}

async function assertFew(tx: Tx, lead: string, now: Date): Promise<void> {
  await store.lockLead(tx, lead);
  const sent = await store.codesOfLead(tx, lead, later(now, -WINDOW_MS));
  if (sent >= SENDS) throw tooManyCodes(WINDOW_MS / 1_000);
}

/**
 * Checks the code, once.
 * @param token that came with the code
 * @returns where the visitor continues
 * @throws Problem 422 `OTP_required` or `OTP_invalid`, 401 `housing_link_invalid`
 */
export async function verifyCode(
  ctx: Context,
  token: string,
  otp: string,
  requestId: string,
): Promise<{ redirect: string }> {
  if (!/^\d{6}$/.test(otp)) throw codeRequired();
  const now = ctx.now();
  // A wrong try has to be counted, so the refusal is an answer of the transaction and not its end.
  const refused = await ctx.db.tx(async (tx): Promise<Problem | null> => {
    const row = await store.lockCode(tx, 'verification_hash', hashOf(token));
    if (!row) return notTheLink();
    if (row.used_at) return codeWrong('used');
    if (now >= row.expires_at) return codeWrong('expired');
    if (row.wrong_tries >= WRONG_TRIES) return codeWrong('too_often');
    if (!timingSafeEqual(codeHash(row.id, otp), row.code_hash)) {
      await store.countWrongTry(tx, row.id);
      return codeWrong('wrong');
    }
    await store.spendCode(tx, row.id, now);
    await writeAudit(tx, {
      investorId: null,
      actor: ANONYMOUS,
      requestId,
      action: 'housing.verified',
      subject: about(row.id),
    });
    return null;
  });
  if (refused) throw refused;
  return { redirect: AFTER };
}

/**
 * Sends another code in place of the one before, good for two minutes again.
 * @param token for sending again, that came with the first code
 * @throws Problem 401 `housing_link_invalid`, 422 `OTP_invalid` once the code was used, 429 `rate_limited`
 */
export async function resendCode(ctx: Context, token: string, requestId: string): Promise<Resent> {
  const now = ctx.now();
  return ctx.db.tx(async (tx) => {
    const row = await store.lockCode(tx, 'resend_hash', hashOf(token));
    if (!row) throw notTheLink();
    if (row.used_at) throw codeWrong('used');
    await assertFew(tx, row.lead, now);
    const mobile = (await ctx.vault.open(about(row.id), row.mobile_sealed)).toString();
    const code = newCode(ctx);
    const expiresAt = later(now, TIMER_MS);
    await store.renewCode(tx, { id: row.id, codeHash: codeHash(row.id, code), expiresAt });
    await send(ctx, tx, mobile, code);
    await writeAudit(tx, {
      investorId: null,
      actor: ANONYMOUS,
      action: 'housing.code_sent',
      subject: about(row.id),
      requestId,
    });
    return {
      sent_to: maskMobile(mobile),
      expires_in: TIMER_MS / 1_000,
      expires_at: expiresAt.toISOString(),
    };
  });
}
