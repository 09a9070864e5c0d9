import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';
import { callApi } from './callApi.ts';
import { readyInvestor, type Investor } from './investor.ts';

/** A mobile number that nobody has used. */
export const freshMobile = (): string => `93${String(randomInt(10 ** 8)).padStart(8, '0')}`;

/** Adds a child to the login of a guardian. @returns the number of the account */
export async function addChild(
  guardian: Investor,
  { name, born }: { name: string; born: string },
): Promise<number> {
  const body = { name, date_of_birth: born, relation: 'mother', clubbed: true, consent: true };
  const { data } = await callApi<{ data: { portfolio_id: number } }>('POST', '/api/v3/family/minors.json', {
    token: guardian.token,
    body,
  });
  return data.portfolio_id;
}

/** Gives a login a confirmed mobile number. */
export async function giveMobile(db: Db, { email }: Investor, mobile: string): Promise<void> {
  await db.query('UPDATE users SET mobile_phone = $2 WHERE email = $1', [email, mobile]);
}

/** The page of an account that another user offers to this one. */
export async function offerPath(db: Db, heir: Investor): Promise<string> {
  const [guardian, mobile, id] = [await readyInvestor(db, 'Leela Varma'), freshMobile(), randomUUID()];
  const number = await addChild(guardian, { name: 'Nila Varma', born: '2014-03-15' });
  await giveMobile(db, heir, mobile);
  await db.query(
    `INSERT INTO hand_overs (id, portfolio_id, guardian_id, email, mobile, status, created_at, expires_at, sent, sent_at)
     SELECT $1, id, owner_id, $3, $4, 'waiting', now(), now() + interval '14 days', 1, now()
     FROM portfolios WHERE number = $2`,
    [id, number, heir.email, mobile],
  );
  return `/family/hand-over/${id}`;
}
