import type { CallName } from './calls.ts';
import { goldConfirms } from './goldConfirms.ts';
import type { CallBody } from './types.ts';

/** Tokens of an OTP. A plan's `step_up` is an object, and one of its terms. */
const TOKENS: readonly string[] = ['step_up', 'step_up_code'];

interface Asked {
  params?: unknown;
  body?: unknown;
}

/** Canonical JSON of a request: equal for equal values whatever the order of their keys, and without OTP tokens. */
export function requestText(call: CallName, { params, body }: Asked): string {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([key, inner]) => !TOKENS.includes(key) || typeof inner === 'object')
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, sorted(inner)]),
          )
        : value;
  return JSON.stringify([call, sorted(params ?? {}), sorted(body ?? {})]);
}

/**
 * What the OTP of a request confirms, to be sent as `confirms` when the code is requested; the API derives it again
 * from the request. A sale, a switch and a new plan: the hash of the consent, which covers their terms. Gold: the
 * locked price and the quantity. All others: the request itself. A cart is confirmed by its `confirms`, as the API
 * returned it.
 */
export function confirmsOf(call: CallName, asked: Asked): string {
  if (call === 'createGoldOrder') return goldConfirms(asked.body as CallBody<'createGoldOrder'>);
  if (call === 'createRedemption' || call === 'createSwitch' || call === 'createSystematic')
    return (asked.body as { consent_hash: string }).consent_hash;
  return requestText(call, asked);
}
