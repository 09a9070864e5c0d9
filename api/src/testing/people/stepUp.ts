import type { StepUpPurpose } from '@sanchay/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { storedTerms } from '../../users/step-up/stepUp.ts';
import type { TestApi } from '../testApi.ts';

/** Confirms a change with the code that is sent, as a user does. @returns the token that the change requires */
export async function stepUp(
  api: TestApi,
  token: string,
  purpose: StepUpPurpose,
  confirms?: string,
): Promise<string> {
  const body = { purpose, ...(confirms !== undefined && { confirms }) };
  const started = await api.call('startStepUp', { token, body });
  if (started.http !== 200) throw new Error(`no step-up code: ${JSON.stringify(started.body)}`);
  const [message] = await api.db.query<{ code: string }>(
    'SELECT code FROM messages WHERE code IS NOT NULL ORDER BY id DESC LIMIT 1',
  );
  const given = { otp_ref: started.body.data.otp_ref, code: message!.code };
  const answer = await api.call('verifyStepUp', { token, body: given });
  if (answer.http !== 200) throw new Error(`no step-up: ${JSON.stringify(answer.body)}`);
  return answer.body.data.step_up;
}

/** The token of an OTP that was confirmed for exactly this, without the limit on how many are sent. */
export async function confirmedOtp(
  { db, clock, ctx }: TestApi,
  token: string,
  purpose: StepUpPurpose,
  confirms: string | null,
): Promise<string> {
  const stepUp = randomUUID();
  const hash = (secret: string) => createHash('sha256').update(secret).digest();
  const actor = (await ctx.authenticate(token))!;
  await db.query(
    `INSERT INTO step_ups (token_hash, user_id, session_id, purpose, sent_to, created_at, expires_at, confirms)
     SELECT $1, user_id, id, $3, 'email', $4, $4::timestamptz + interval '5 minutes', $5
     FROM sessions WHERE token_hash = $2`,
    [hash(stepUp), hash(token), purpose, clock.now(), confirms && storedTerms(ctx, actor, confirms)],
  );
  return stepUp;
}

/** What `pay` takes for the cart as it stands: its id, its revision and the token of its OTP. */
export async function cartToPay(
  api: TestApi,
  token: string,
): Promise<{ cart_id: string; revision: number; step_up: string }> {
  const { id, revision, confirms } = (await api.call('cart', { token })).body.data;
  return { cart_id: id, revision, step_up: await confirmedOtp(api, token, 'purchase', confirms) };
}
