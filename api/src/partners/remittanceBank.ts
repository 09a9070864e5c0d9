import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

const CONVERSION_STATUSES = ['received', 'accepted', 'rejected'] as const;

/** A conversion as the bank reports it, in responses and in webhooks; accepted means converted. */
export const BankConversion = T.Object({
  /** Our id. */
  id: T.String({ pattern: '^[0-9a-f-]{36}$' }),
  status: T.Unsafe<(typeof CONVERSION_STATUSES)[number]>({ type: 'string', enum: [...CONVERSION_STATUSES] }),
  ref: T.String({ minLength: 1, maxLength: 64 }),
  /** Reason of the bank; null otherwise. */
  note: T.Union([T.String({ maxLength: 300 }), T.Null()]),
});
export type BankConversion = Static<typeof BankConversion>;

const call = askPartner('remittances', BankConversion);

/** What the bank receives. Rupees, dollars and rate as text. */
export interface ConversionOrder {
  /** Our id; sending it twice is one conversion. */
  id: string;
  /** `in`: rupees to the dollar wallet. `out`: dollars to the bank account. */
  direction: 'in' | 'out';
  inr: string;
  usd: string;
  rate: string;
  /** Purpose code of the Reserve Bank. */
  purpose: string;
  /** ISO day on which the bank converts. */
  value_on: string;
  holder: string;
}

/** Sends a conversion to the bank. @throws GatewayUnreachableError */
export function convertWithBank(ctx: Context, order: ConversionOrder): Promise<BankConversion> {
  return call(ctx, '/remittances', {
    ...order,
    notify_url: `${ctx.settings.publicOrigin}/api/v3/webhooks/remittances`,
  });
}

/** How a conversion stands. @throws GatewayUnreachableError */
export function conversionOf(ctx: Context, id: string): Promise<BankConversion> {
  return call(ctx, `/remittances/${id}`);
}
