import type { StepUpPurpose } from '@sanchay/contracts';
import type { TestApi } from './testApi.ts';

/** Confirms a change with the code that is sent, as a person does. @returns the token that the change takes */
export async function stepUp(api: TestApi, token: string, purpose: StepUpPurpose): Promise<string> {
  const started = await api.call('startStepUp', { token, body: { purpose } });
  if (started.http !== 200) throw new Error(`no step-up code: ${JSON.stringify(started.body)}`);
  const [message] = await api.db.query<{ code: string }>(
    'SELECT code FROM messages WHERE code IS NOT NULL ORDER BY id DESC LIMIT 1',
  );
  const { otp_ref } = started.body.data;
  const answer = await api.call('verifyStepUp', { token, body: { otp_ref, code: message!.code } });
  if (answer.http !== 200) throw new Error(`no step-up: ${JSON.stringify(answer.body)}`);
  return answer.body.data.step_up;
}
