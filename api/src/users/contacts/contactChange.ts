import type { CallBody, CallReply, ContactKind } from '@sanchay/contracts';
import { isEmail, mobileDigits, typedEmail } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import type { Caller } from '../sessions/caller.ts';
import { assertOwnPassword } from '../sign-in/changePassword.ts';
import { startCode } from '../step-up/codes.ts';
import { insertChange, type ContactChange } from './contactStore.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { maskContact } from './maskContact.ts';
import { sentence } from '../sentences.ts';
import { spendStepUp } from '../step-up/stepUp.ts';
import { accountById, type Account } from '../accounts/userStore.ts';

/** The new contact as it is stored. @throws Problem 422 `contact_invalid` */
function readContact(kind: ContactKind, typed: string): string {
  const email = typedEmail(typed);
  const value = kind === 'mobile' ? mobileDigits(typed) : isEmail(email) ? email : null;
  if (value !== null) return value;
  const message = sentence(kind === 'mobile' ? 'mobile_wrong' : 'email_wrong');
  throw validationFailed('contact_invalid', message, { value: [message] });
}

const contactOf = (account: Account, kind: ContactKind): string | null =>
  kind === 'email' ? account.email : account.mobile_phone;

/**
 * Starts to change the e-mail or mobile: a code goes to the new one, which counts only once it is confirmed.
 *
 * How long the change is held then depends on who agreed. The old contact itself, or there was none: not at all. The
 * other contact, because this one is lost, or the authenticator app: 24 hours. Nobody but who knows the password, because the only contact is
 * lost: 72 hours. While it is held the old contact can cancel.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`, 422 `contact_invalid`, `contact_same`, `password_wrong`,
 *   429 `rate_limited`
 */
export async function changeContact(
  ctx: Context,
  write: <Result>(work: (scope: WriteScope) => Promise<Result>) => Promise<Result>,
  actor: Actor,
  { kind, value: typed, step_up: stepUp, password }: CallBody<'changeContact'>,
  caller: Caller,
): Promise<CallReply<'changeContact'>> {
  const { userId, sessionId } = actor;
  const value = readContact(kind, typed);
  const account = (await accountById(ctx.db, userId))!;
  const present = contactOf(account, kind);
  if (present === value) {
    const message = sentence('contact_same');
    throw validationFailed('contact_same', message, { value: [message] });
  }
  const lost = stepUp === undefined && password !== undefined && isOnlyContact(account, kind);
  if (lost) await assertOwnPassword(ctx, actor, password, caller, 'password');
  const otpRef = await write(async ({ tx, audit }) => {
    const by = lost ? null : await spendStepUp(ctx, tx, actor, 'security', stepUp);
    const change: Omit<ContactChange, 'effective_at'> = {
      id: randomUUID(),
      user_id: userId,
      kind,
      new_value: value,
      hold_hours: by === null ? 72 : present === null || by === kind ? 0 : 24,
    };
    await insertChange(tx, change, ctx.now());
    await audit({
      action: 'security.contact_asked',
      subject: `user:${userId}`,
      detail: { kind, hold_hours: change.hold_hours },
    });
    const started = await startCode(ctx, tx, {
      purpose: 'contact',
      recipient: value,
      userId,
      sessionId,
      subject: change.id,
    });
    if (started instanceof Problem) throw started;
    return started;
  });
  const data = { otp_ref: otpRef, resend_after: lifetimes.codeResend / 1_000, sent_to: maskContact(value) };
  return success(data);
}

function isOnlyContact(account: Account, kind: ContactKind): boolean {
  return kind === 'email' ? account.mobile_phone === null : account.email === null;
}
