import { createHash, randomBytes } from 'node:crypto';
import { PERSONAS, type PersonaName } from '../../personas/index.ts';
import type { TestApi } from '../testApi.ts';

/** A session of a persona without signing in, which is limited and slow. @returns its token */
export async function holdSession(api: TestApi, name: PersonaName): Promise<string> {
  const { userId, portfolioId } = PERSONAS[name];
  const token = randomBytes(32).toString('base64url');
  await api.db.query(
    `INSERT INTO sessions (id, user_id, current_portfolio_id, script, token_hash, created_at, expires_at)
     VALUES (gen_random_uuid(), $1, $2, true, $3, $4, $4::timestamptz + interval '12 hours')`,
    [userId, portfolioId, createHash('sha256').update(token).digest(), api.clock.now()],
  );
  return token;
}
