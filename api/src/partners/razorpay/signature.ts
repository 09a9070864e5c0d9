import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header of Razorpay's signature: HMAC-SHA256 of the raw body with the webhook's secret, in lower-case hex. */
export const RAZORPAY_SIGNATURE = 'x-razorpay-signature';
export const RAZORPAY_EVENT_ID = 'x-razorpay-event-id';

/** The signature that Razorpay puts on a body. */
export function razorpaySignature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

/** Whether a body carries the signature of one of the secrets. */
export function isRazorpays(secrets: readonly string[], body: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(razorpaySignature(secret, body));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
