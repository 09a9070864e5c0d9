import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PartnerSecret } from '../platform/settings/partnerSecrets.ts';

export const TIMESTAMP_HEADER = 'x-sanchay-timestamp';
export const SIGNATURE_HEADER = 'x-sanchay-signature';
/** A signed message is good for five minutes either way, on real time. */
const WINDOW_SECONDS = 300;

interface SignedMessage {
  method: string;
  /** Path without origin, as the other side sees it. */
  path: string;
  body: string;
}

function signatureOf(secret: string, timestamp: string, { method, path, body }: SignedMessage): string {
  return createHmac('sha256', secret).update(`${timestamp}.${method}.${path}.${body}`).digest('hex');
}

/** Headers that sign a message to or from a partner: HMAC-SHA256 over time, method, path and body. */
export function signedHeaders(secret: string, message: SignedMessage, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, message) };
}

/**
 * Returns whether the headers come from a sender that has the secret, the current one or the previous one, and are not
 * older (or newer) than five minutes.
 */
export function isSigned(
  secret: string | PartnerSecret,
  message: SignedMessage,
  headers: Record<string, string | string[] | undefined>,
  now: Date,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof timestamp !== 'string' || !/^\d{9,11}$/.test(timestamp) || typeof signature !== 'string')
    return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false;
  const given = Buffer.from(signature);
  return secretsOf(secret).some((one) => {
    const expected = Buffer.from(signatureOf(one, timestamp, message));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The secrets that a partner may sign with. */
export function secretsOf(secret: string | PartnerSecret): string[] {
  if (typeof secret === 'string') return [secret];
  return secret.previous === null ? [secret.current] : [secret.current, secret.previous];
}
