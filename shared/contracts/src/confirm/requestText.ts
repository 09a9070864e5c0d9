import type { CallName } from '../calls.ts';

/** Tokens of an OTP. A plan's `step_up` is an object, and one of its terms. */
const TOKENS: readonly string[] = ['step_up', 'step_up_code'];

/** Parameters and body of a request. */
export interface Asked {
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
