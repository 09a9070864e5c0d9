import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { Db } from '../../api/src/db/pool.ts';
import { origin } from '../product/address.ts';
import { callApi } from './callApi.ts';

/** Password of every persona of the sandbox. */
export const PERSONA_PASSWORD = 'Sandbox#2026';
const PASSWORD = 'Monsoon-2026-rain';

/** A user with an account and a token of their own. */
export interface Investor {
  email: string;
  password: string;
  name: string;
  token: string;
  expiresAt: string;
}

interface Grant {
  token: string;
  expires_at: string;
  name: string;
}

/** An address that nobody has used. */
export function freshEmail(): string {
  return `e2e-${randomBytes(6).toString('hex')}@sanchay.example`;
}

/** The newest code that was sent to an address, from the sandbox's outbox. */
export async function codeSentTo(email: string): Promise<string> {
  const { data } = await callApi<{ data: { code: string | null }[] }>(
    'GET',
    `/api/v3/sandbox/outbox.json?to=${encodeURIComponent(email)}`,
  );
  const code = data.find((message) => message.code !== null)?.code;
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/**
 * Forgets the sign-ups and wrong tries of an address. A network may have thirty in a quarter of an hour, and the
 * tests have more than that.
 */
export async function forgetAttempts(db: Db, email: string): Promise<void> {
  await db.query('DELETE FROM sign_in_attempts WHERE account IN ($1, $2)', [email, `sign-up:${email}`]);
}

/** A new user, signed up through the API with the code from the outbox. */
export async function signUpInvestor(db: Db, name = 'Nila Varma'): Promise<Investor> {
  const email = freshEmail();
  const { data } = await callApi<{ data: { otp_ref: string } }>('POST', '/api/v5/users/register.json', {
    body: { email, password: PASSWORD, name, consents: ['terms'] },
  });
  const grant = await callApi<Grant>('POST', '/api/v5/users/otp/verify.json', {
    body: { otp_ref: data.otp_ref, code: await codeSentTo(email) },
  });
  await forgetAttempts(db, email);
  return { email, password: PASSWORD, name, token: grant.token, expiresAt: grant.expires_at };
}

/** A new user whose identity and bank are verified, which no screen of this milestone does. */
export async function readyInvestor(db: Db, name?: string): Promise<Investor> {
  const investor = await signUpInvestor(db, name);
  await db.query(
    `UPDATE portfolios SET onboarding_state = 13, aof_status = 'verified'
     WHERE owner_id = (SELECT id FROM users WHERE email = $1)`,
    [investor.email],
  );
  return investor;
}

/** A persona of the sandbox, signed in by the API as a script is. */
export async function persona(
  name:
    | 'asha'
    | 'ravi'
    | 'meera'
    | 'arjun'
    | 'farah'
    | 'kavya'
    | 'zoya'
    | 'dev'
    | 'sunita'
    | 'imran'
    | 'nikhil'
    | 'lata',
): Promise<Investor> {
  const email = `${name}@sanchay.example`;
  const grant = await callApi<Grant>('POST', '/api/v5/users/authenticate.json', {
    body: { email, password: PERSONA_PASSWORD },
  });
  return {
    email,
    password: PERSONA_PASSWORD,
    name: grant.name,
    token: grant.token,
    expiresAt: grant.expires_at,
  };
}

/**
 * Starts the browser with a user's session, once: the next page does not undo a logout.
 * @param home origin under which the pages are opened.
 */
export async function enterAs(
  context: BrowserContext,
  { token, expiresAt }: Investor,
  home = origin,
): Promise<void> {
  await context.addInitScript(
    ({ grant, mark, home }) => {
      if (location.origin !== home || localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'yes');
      localStorage.setItem('sanchay.session', grant);
    },
    {
      grant: JSON.stringify({ token, expires_at: expiresAt }),
      mark: `e2e.entered.${token.slice(0, 12)}`,
      home,
    },
  );
}
