import { DECLARATIONS, type DeclarationName } from '@sanchay/contracts';
import { createHash } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { requestLanguage } from '../platform/http/language.ts';

interface Declared {
  portfolioId: string;
  userId: string;
  declaration: DeclarationName;
  /** What it is about, such as `applicant:1`. */
  about: string;
  now: Date;
}

/** Records the user's agreement to the text that was on the screen, by its hash. */
export async function declare(
  tx: Tx,
  { portfolioId, userId, declaration, about, now }: Declared,
): Promise<void> {
  const language = requestLanguage();
  const hash = createHash('sha256').update(DECLARATIONS[declaration][language]).digest();
  await tx.query(
    `INSERT INTO declarations (portfolio_id, user_id, declaration, about, language, text_hash, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [portfolioId, userId, declaration, about, language, hash, now],
  );
}
