import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../api/src/db/pool.ts';

/** A user who may invest, is signed in, and has an open cart. */
export interface BenchInvestor {
  userId: string;
  portfolioId: string;
  cartId: string;
  token: string;
}

const KINDS = { user: 'b', portfolio: 'c', cart: 'd', order: 'e', key: 'f' } as const;

/** An id that a script without a program can name: a kind, and a number of twelve digits. */
export function numbered(kind: keyof typeof KINDS, number: number | string): string {
  return `${KINDS[kind]}0000000-0000-4000-8000-${number}`;
}

/** Makes so many of them, with ids of their own. */
export function makeInvestors(db: Db, count: number): Promise<BenchInvestor[]> {
  return store(
    db,
    Array.from({ length: count }, () => ({
      userId: randomUUID(),
      portfolioId: randomUUID(),
      cartId: randomUUID(),
      token: randomBytes(32).toString('base64url'),
    })),
  );
}

/** Makes so many of them, with numbers for ids, from 100000000000. */
export function makeNumbered(db: Db, count: number): Promise<BenchInvestor[]> {
  return store(
    db,
    Array.from({ length: count }, (_, index) => ({
      userId: numbered('user', 1e11 + index),
      portfolioId: numbered('portfolio', 1e11 + index),
      cartId: numbered('cart', 1e11 + index),
      token: randomBytes(32).toString('base64url'),
    })),
  );
}

async function store(db: Db, made: BenchInvestor[]): Promise<BenchInvestor[]> {
  const users = made.map(({ userId }) => userId);
  const portfolios = made.map(({ portfolioId }) => portfolioId);
  await db.query(
    `INSERT INTO users (id, email, name, password_hash, state, referral_code)
     SELECT id, id || '@test.example', 'Investor', 'x', 2, id::text FROM unnest($1::uuid[]) AS id`,
    [users],
  );
  await db.query(
    `INSERT INTO portfolios (id, owner_id, name, onboarding_state)
     SELECT id, owner, 'Personal', 13 FROM unnest($1::uuid[], $2::uuid[]) AS n (id, owner)`,
    [portfolios, users],
  );
  await db.query(
    `INSERT INTO carts (investor_id, id, portfolio_id)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[])`,
    [users, made.map(({ cartId }) => cartId), portfolios],
  );
  await db.query(
    `INSERT INTO sessions (id, user_id, current_portfolio_id, script, token_hash, created_at, expires_at,
                           last_seen_at)
     SELECT gen_random_uuid(), owner, portfolio, true, hash, now(), now() + interval '12 hours', now()
     FROM unnest($1::uuid[], $2::uuid[], $3::bytea[]) AS n (owner, portfolio, hash)`,
    [users, portfolios, made.map(({ token }) => createHash('sha256').update(token).digest())],
  );
  return made;
}
