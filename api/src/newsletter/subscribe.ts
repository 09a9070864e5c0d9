import { isEmail, typedEmail } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { localize } from '../platform/http/language.ts';
import { validationFailed } from '../platform/http/problem.ts';

/**
 * Stores an address once, whatever its capitals; an address that is there already keeps its day.
 * @throws Problem 422 `email_invalid`.
 */
export async function subscribe(db: Queries, text: string, at: Date): Promise<void> {
  const email = typedEmail(text);
  if (!isEmail(email)) {
    const message = localize({ en: 'Enter a valid email address.', hi: 'सही ईमेल पता डालें।' });
    throw validationFailed('email_invalid', message, { email: [message] });
  }
  await db.query(
    'INSERT INTO newsletter_subscriptions (email, subscribed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [email, at],
  );
}
