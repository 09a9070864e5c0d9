import { mobileDigits } from '@sanchay/finance';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '../partners/index.ts';
import type { PartnerSecret } from '../platform/settings/partnerSecrets.ts';

/** A visitor referred by the housing partner. */
export interface Lead {
  id: string;
  /** Ten digits. */
  mobile: string;
  /** Milliseconds since 1970 after which the partner's link is too old. */
  until: number;
}

const PURPOSE = 'housing-lead';

function signatureOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`${PURPOSE}.${payload}`).digest();
}

/** The token in the partner's link, signed with the secret that we share. */
export function leadToken(secret: string, lead: Lead): string {
  const payload = Buffer.from(JSON.stringify([lead.id, lead.mobile, lead.until])).toString('base64url');
  return `${payload}_${signatureOf(secret, payload).toString('base64url')}`;
}

/** The lead of a token, or null when it is not the partner's or too old. */
export function leadOf(secret: string | PartnerSecret, token: string, now: number): Lead | null {
  const [, payload = '', signature = ''] = /^([\w-]+)_([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const isOf = (one: string): boolean => {
    const expected = signatureOf(one, payload);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!secretsOf(secret).some(isOf)) return null;
  const [id, mobile, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    string,
    number,
  ];
  return now < until && mobileDigits(mobile) === mobile ? { id, mobile, until } : null;
}
