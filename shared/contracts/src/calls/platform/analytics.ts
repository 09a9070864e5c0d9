import { Type as T, type TProperties } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { ANALYTICS_PATH } from '../../callPaths.ts';
import { ORDER_STATUSES } from '../../enums/orders.ts';
import { PAYMENT_STATUSES } from '../../enums/payments.ts';
import { UUID_PATTERN } from '../../uuid.ts';
import { closed, Codes, Nullable } from '../shapes.ts';

const event = <const N extends string, P extends TProperties>(name: N, properties: P) =>
  T.Object(
    {
      /** Its place in the visit; the same place is counted once, however often it arrives. */
      seq: T.Integer({ minimum: 1, maximum: 100_000 }),
      at: T.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
        description: 'when it happened, by the server’s clock',
      }),
      name: T.Unsafe<N>({ type: 'string', const: name }),
      properties: T.Object(properties, closed),
    },
    closed,
  );

/** A name of the registry or one of its path prefixes: never an address that a user typed. */
const Area = T.String({ pattern: '^[a-z][a-z0-9-]{0,59}$', description: 'a remote of the registry' });
const Prefix = T.String({ pattern: '^/[a-z0-9/-]{0,79}$', description: 'a path prefix of the registry' });

/**
 * Every event of the product analytics with its properties: only our own codes. Nothing identifies a user, and nothing
 * contains an amount, a fund, or text that a user typed.
 */
export const AnalyticsEvent = T.Union([
  event('area_opened', { area: Area, route: Prefix }),
  event('order_moved', { status: Codes(ORDER_STATUSES) }),
  event('payment_moved', { status: Codes(PAYMENT_STATUSES) }),
  event('account_switched', {}),
  event('language_chosen', { language: Codes(['en', 'hi'] as const) }),
  event('theme_chosen', { theme: Codes(['light', 'dark', 'system'] as const) }),
  event('app_installed', {
    campaign: Nullable(T.String({ pattern: '^[a-z0-9_-]{1,40}$', description: 'utm_campaign of the visit' })),
  }),
]);

export const analytics = {
  analyticsEvents: {
    summary: 'Events of people who agreed to be counted; only app_installed without a sign-in',
    method: 'POST',
    path: ANALYTICS_PATH,
    audience: 'anyone',
    keepsSession: true,
    body: T.Object(
      {
        visit: T.String({
          pattern: `^${UUID_PATTERN}$`,
          description: 'made anew at each page load; names no person and no device',
        }),
        events: T.Array(AnalyticsEvent, { minItems: 1, maxItems: 20 }),
      },
      closed,
    ),
    reply: T.Object({}),
  },
} as const satisfies Record<string, CallDefinition>;
