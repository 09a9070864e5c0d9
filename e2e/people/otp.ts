import type { StepUpPurpose } from '@sanchay/contracts';
import { callApi } from './callApi.ts';
import { codeSentTo, type Investor } from './investor.ts';

/** Confirms an action of a user with the OTP that was sent for it, through the API. @returns its token */
export async function confirmedOtp(
  { token, email }: Investor,
  purpose: StepUpPurpose,
  confirms: string | null,
): Promise<string> {
  const started = await callApi<{ data: { otp_ref: string } }>('POST', '/api/v5/users/step_up.json', {
    token,
    body: { purpose, confirms },
  });
  const body = { otp_ref: started.data.otp_ref, code: await codeSentTo(email) };
  const { data } = await callApi<{ data: { step_up: string } }>('POST', '/api/v5/users/step_up/verify.json', {
    token,
    body,
  });
  return data.step_up;
}
