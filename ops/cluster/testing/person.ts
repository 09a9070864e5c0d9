import { randomUUID } from 'node:crypto';
import type { Db } from '../../../api/src/db/pool.ts';
import { PERSONA_PASSWORD } from '../../../api/src/personas/index.ts';

/** An answer of the API as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  body: { status?: string; code?: string; message?: string; data?: never; token?: string };
}

/**
 * Sends a request to one node, or to the gateway.
 * @throws TypeError when the connection fails.
 */
export async function ask(
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  { token, key, body, headers }: AskOptions = {},
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text ? (JSON.parse(text) as Answer['body']) : {},
  };
}

interface AskOptions {
  token?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Person {
  email: string;
  userId: string;
  portfolioId: string;
  token: string;
}

/** A user who may invest, signed in through `origin`. */
export async function newPerson(db: Db, origin: string): Promise<Person> {
  const [userId, portfolioId] = [randomUUID(), randomUUID()];
  const email = `${userId}@test.example`;
  await db.query(
    `INSERT INTO users (id, email, name, fname, password_hash, state, referral_code)
     SELECT $1::uuid, $2, 'Test Investor', 'Test', password_hash, 2, $1 FROM users WHERE email = 'asha@sanchay.example'`,
    [userId, email],
  );
  await db.query(
    `INSERT INTO portfolios (id, owner_id, name, onboarding_state) VALUES ($1, $2, 'Personal', 13)`,
    [portfolioId, userId],
  );
  const { status, body } = await signIn(origin, email);
  if (status !== 200) throw new Error(`could not sign in: ${JSON.stringify(body)}`);
  return { email, userId, portfolioId, token: body.token! };
}

export function signIn(origin: string, email: string, password = PERSONA_PASSWORD): Promise<Answer> {
  return ask(origin, 'POST', '/api/v5/users/authenticate.json', { body: { email, password } });
}

/** Codes of funds that take a lumpsum of ₹5,000. */
export async function fundCodes(db: Db, count: number): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `SELECT code FROM schemes
     WHERE direct AND reinvestment = 'Z' AND lump_allowed AND NOT closed AND category = 'Equity'
       AND lump_min <= 5000 AND mod(5000, lump_multiplier) = 0 ORDER BY code LIMIT $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`there are only ${rows.length} such funds`);
  return rows.map(({ code }) => code);
}
