import type { StepUpPurpose } from '@sanchay/contracts';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../../api/src/db/pool.ts';

const hash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The token of an OTP that confirmed these contents of a cart, without the limit on how many are sent. */
export function cartOtp(db: Db, token: string, confirms: string | null): Promise<string> {
  return otpFor(db, { token, purpose: 'purchase', confirms });
}

/** The token of an OTP for a purpose; `confirms` as the API stores it. */
export async function otpFor(
  db: Db,
  { token, purpose, confirms }: { token: string; purpose: StepUpPurpose; confirms: string | null },
): Promise<string> {
  const stepUp = randomUUID();
  await db.query(
    `INSERT INTO step_ups (token_hash, user_id, session_id, purpose, sent_to, created_at, expires_at, confirms)
     SELECT $1, user_id, id, $4, 'email', now(), now() + interval '5 minutes', $3
     FROM sessions WHERE token_hash = $2`,
    [hash(stepUp), hash(token), confirms, purpose],
  );
  return stepUp;
}
