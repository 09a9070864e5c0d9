import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { afterFirstFactor } from './afterFirstFactor.ts';
import type { Caller } from '../sessions/caller.ts';
import { hashPassword } from './passwords.ts';
import { personName } from '../accounts/personName.ts';
import { newReferralCode } from '../accounts/referralCode.ts';
import type { SignedIn } from './signedIn.ts';
import { accountByLogin, accountById, insertAccount, type Account } from '../accounts/userStore.ts';

/** A user who proved their identity elsewhere: one we know by id, or by an e-mail address that was verified there. */
export type OutsideAccount =
  { userId: string } | { email: string; name: string; provider: 'google' | 'facebook'; consents: string[] };

/**
 * Continues after a first factor other than our password: finds the account of the verified address, or opens it when
 * there is none, then requires the second factor where the account has one.
 * @returns whose account it is, and the session or why there is none (403 `account_blocked`, 422 `OTP_required`)
 */
export async function signInOutside(
  ctx: Context,
  tx: Tx,
  person: OutsideAccount,
  caller: Caller,
): Promise<{ userId: string; outcome: SignedIn | Problem }> {
  if ('userId' in person) {
    const account = (await accountById(tx, person.userId))!;
    return { userId: account.id, outcome: await afterFirstFactor(ctx, tx, account, caller) };
  }
  const known = await accountByLogin(tx, person.email);
  const account = known ?? (await openAccount(ctx, tx, person));
  const outcome = await afterFirstFactor(ctx, tx, account, caller, { newUser: !known });
  return { userId: account.id, outcome };
}

/** The account has a password that nobody knows; "forgotten password" sets one. */
async function openAccount(
  ctx: Context,
  tx: Tx,
  person: Exclude<OutsideAccount, { userId: string }>,
): Promise<Account> {
  const { email, consents, provider } = person;
  const given = personName(person.name);
  const name = 'wrong' in given ? email.split('@')[0]! : given.name;
  const passwordHash = await hashPassword(ctx.randomBytes(32).toString('base64url'));
  const userId = randomUUID();
  await insertAccount(
    tx,
    { userId, passwordHash, email, mobile: null, name, consents },
    { portfolioId: randomUUID(), referralCode: newReferralCode(ctx.randomBytes), now: ctx.now(), provider },
  );
  return (await accountByLogin(tx, email))!;
}
