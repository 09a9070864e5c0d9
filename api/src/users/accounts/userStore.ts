import { USER_STATE } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';
import type { SignUp } from '../step-up/codeStore.ts';
import { splitName } from './personName.ts';

/** What signing in needs to know. The state and portfolio are those of the user's first own portfolio. */
export interface Account {
  id: string;
  /** What clients know the user by. */
  number: number;
  email: string | null;
  mobile_phone: string | null;
  name: string;
  password_hash: string;
  state: number;
  two_factor: boolean;
  portfolio_id: string;
  onboarding_state: number;
}

const account = `
  SELECT u.id, u.number, u.email, u.mobile_phone, u.name, u.password_hash, u.state, u.two_factor,
         p.id AS portfolio_id, p.onboarding_state
  FROM users u
  JOIN LATERAL (SELECT id, onboarding_state FROM portfolios WHERE owner_id = u.id ORDER BY created_at, id LIMIT 1) p
    ON true`;

/** The account with that lower-case e-mail or ten-digit mobile. */
export async function accountByLogin(db: Queries, login: string): Promise<Account | null> {
  const column = login.includes('@') ? 'email' : 'mobile_phone';
  const [row] = await db.query<Account>(`${account} WHERE u.${column} = $1`, [login]);
  return row ?? null;
}

export async function accountById(db: Queries, id: string): Promise<Account | null> {
  const [row] = await db.query<Account>(`${account} WHERE u.id = $1`, [id]);
  return row ?? null;
}

/** Stores a confirmed sign-up with its portfolio and consents; returns false when another sign-up was first. */
export async function insertAccount(
  tx: Tx,
  signUp: SignUp,
  {
    portfolioId,
    referralCode,
    now,
    provider = signUp.email ? 'email' : 'mobile',
  }: { portfolioId: string; referralCode: string; now: Date; provider?: string },
): Promise<boolean> {
  const { fname, mname, lname } = splitName(signUp.name);
  const inserted = await tx.query(
    `INSERT INTO users (id, email, mobile_phone, name, fname, mname, lname, password_hash, state, provider,
                        referral_code, newsletter, created_at, referred_by, referred)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, ${USER_STATE.VERIFIED}, $9, $10, $11, $12, r.id, r.id IS NOT NULL
     FROM (VALUES ($13::text)) AS invited (code) LEFT JOIN users r ON r.referral_code = invited.code
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[signUp.userId, signUp.email, signUp.mobile, signUp.name, fname, mname, lname, signUp.passwordHash],
      ...[provider, referralCode, signUp.consents.includes('newsletter'), now, signUp.referralCode ?? null],
    ],
  );
  if (inserted.length === 0) return false;
  await tx.query(`INSERT INTO portfolios (id, owner_id, name, created_at) VALUES ($1, $2, 'Personal', $3)`, [
    portfolioId,
    signUp.userId,
    now,
  ]);
  await tx.query('INSERT INTO consents (user_id, consent, given_at) SELECT $1, unnest($2::text[]), $3', [
    signUp.userId,
    signUp.consents,
    now,
  ]);
  return true;
}

export async function setUserState(tx: Tx, userId: string, state: number): Promise<void> {
  await tx.query('UPDATE users SET state = $2 WHERE id = $1', [userId, state]);
}

export async function setPassword(tx: Tx, userId: string, hash: string, now: Date): Promise<void> {
  await tx.query('UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1', [
    userId,
    hash,
    now,
  ]);
}
