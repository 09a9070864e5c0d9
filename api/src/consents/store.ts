import type { ConsentKind } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { ConsentText } from './texts.ts';

export interface ConsentRow {
  kind: ConsentKind;
  about: string;
  action: 'given' | 'withdrawn';
  version: string;
  language: Locale;
  text_hash: string;
  at: Date;
}

/** Adds one change in the caller's transaction: what was agreed or withdrawn, the text version, and the time. */
export async function insertChange(
  tx: Queries,
  userId: string,
  text: ConsentText,
  change: { about: string; action: ConsentRow['action']; at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO consent_changes (user_id, kind, about, action, version, language, text_hash, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [userId, text.kind, change.about, change.action, text.version, text.language, text.hash, change.at],
  );
}

/** Every change of a user's consents, oldest first. */
export async function changesOf(db: Queries, userId: string): Promise<ConsentRow[]> {
  return db.query<ConsentRow>(
    `SELECT kind, about, action, version, language, text_hash, at FROM consent_changes
     WHERE user_id = $1 ORDER BY id`,
    [userId],
  );
}

/** What was agreed to with the sign-up, oldest first. */
export async function signUpConsents(db: Queries, userId: string): Promise<{ kind: string; at: Date }[]> {
  return db.query(
    'SELECT consent AS kind, given_at AS at FROM consents WHERE user_id = $1 ORDER BY given_at',
    [userId],
  );
}

/** The user's choice about the newsletter, and what its sender relies on. */
export async function setNewsletter(tx: Queries, userId: string, on: boolean, at: Date): Promise<void> {
  await tx.query('UPDATE users SET newsletter = $2 WHERE id = $1', [userId, on]);
  if (on) {
    await tx.query(
      `INSERT INTO newsletter_subscriptions (email, subscribed_at)
       SELECT email, $2 FROM users WHERE id = $1 AND email IS NOT NULL ON CONFLICT DO NOTHING`,
      [userId, at],
    );
  } else {
    await tx.query(
      'DELETE FROM newsletter_subscriptions WHERE email = (SELECT email FROM users WHERE id = $1)',
      [userId],
    );
  }
}
