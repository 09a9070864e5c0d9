import { callApi } from './callApi.ts';
import type { Investor } from './investor.ts';
import { confirmedOtp } from './otp.ts';

/** Starts a monthly SIP of ₹1,000 through the API as a user who agrees and confirms with an OTP. @returns its id */
export async function startSip(
  investor: Investor,
  { code, from }: { code: string; from: string },
): Promise<string> {
  const { token } = investor;
  const terms = { kind: 'sip', code, amount: 1_000, frequency: 'monthly', start_date: from };
  const query = new URLSearchParams(Object.entries(terms).map(([name, value]) => [name, String(value)]));
  const { data: preview } = await callApi<{ data: { consent: { hash: string } } }>(
    'GET',
    `/api/v3/systematic_preview.json?${query}`,
    { token },
  );
  const { hash } = preview.consent;
  const step_up_code = await confirmedOtp(investor, 'systematic', hash);
  const body = { ...terms, consent_hash: hash, step_up_code };
  const { data } = await callApi<{ data: { id: string } }>('POST', '/api/v3/systematic.json', {
    token,
    body,
  });
  return data.id;
}
