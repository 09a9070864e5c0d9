import { callApi } from './callApi.ts';
import { codeSentTo, type Investor } from './investor.ts';

interface Asked {
  code: string;
  folio_no: string;
  by: 'units';
  units: number;
}

/**
 * Sells units through the API as a user who agrees and confirms with an OTP. @returns its id, and the ISO day of its
 * NAV.
 */
export async function sellUnits(
  { token, email }: Investor,
  asked: Asked,
): Promise<{ id: string; nav_date: string }> {
  const { data: preview } = await callApi<{ data: { consent: { hash: string } } }>(
    'POST',
    '/api/v3/redemptions/preview.json',
    { token, body: asked },
  );
  const { hash } = preview.consent;
  const started = await callApi<{ data: { otp_ref: string } }>('POST', '/api/v5/users/step_up.json', {
    token,
    body: { purpose: 'redeem', confirms: hash },
  });
  const { data: verified } = await callApi<{ data: { step_up: string } }>(
    'POST',
    '/api/v5/users/step_up/verify.json',
    { token, body: { otp_ref: started.data.otp_ref, code: await codeSentTo(email) } },
  );
  const { data } = await callApi<{ data: { id: string; nav_date: string } }>(
    'POST',
    '/api/v3/redemptions.json',
    {
      token,
      body: { ...asked, consent_hash: hash, step_up: verified.step_up },
    },
  );
  return data;
}
