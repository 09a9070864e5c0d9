import { callApi } from './callApi.ts';
import type { Investor } from './investor.ts';
import { confirmedOtp } from './otp.ts';

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
export async function sellUnits(investor: Investor, asked: Asked): Promise<{ id: string; nav_date: string }> {
  const { token } = investor;
  const { data: preview } = await callApi<{ data: { consent: { hash: string } } }>(
    'POST',
    '/api/v3/redemptions/preview.json',
    { token, body: asked },
  );
  const { hash } = preview.consent;
  const step_up = await confirmedOtp(investor, 'redeem', hash);
  const { data } = await callApi<{ data: { id: string; nav_date: string } }>(
    'POST',
    '/api/v3/redemptions.json',
    {
      token,
      body: { ...asked, consent_hash: hash, step_up },
    },
  );
  return data;
}
