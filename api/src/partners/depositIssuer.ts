import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

const DEPOSIT_STATUSES = ['received', 'queried', 'accepted', 'rejected'] as const;

/** A booking as its issuer reports it, in responses and in webhooks. */
export const IssuerDeposit = T.Object({
  /** Our id. */
  id: T.String({ pattern: '^[0-9a-f-]{36}$' }),
  status: T.Unsafe<(typeof DEPOSIT_STATUSES)[number]>({ type: 'string', enum: [...DEPOSIT_STATUSES] }),
  ref: T.String({ minLength: 1, maxLength: 64 }),
  /** Question or reason of the issuer; null otherwise. */
  note: T.Union([T.String({ maxLength: 300 }), T.Null()]),
});
export type IssuerDeposit = Static<typeof IssuerDeposit>;

const call = askPartner('deposits', IssuerDeposit);

/** What an issuer receives. Rupees and percent as text. */
export interface IssuerBooking {
  /** Our id; sending it twice is one booking. */
  id: string;
  issuer: string;
  plan: string;
  amount: string;
  rate: string;
  payout: string;
  holder: string;
}

/** Sends a paid booking to its issuer. @throws GatewayUnreachableError */
export function bookWithIssuer(ctx: Context, booking: IssuerBooking): Promise<IssuerDeposit> {
  return call(ctx, '/deposits', {
    ...booking,
    notify_url: `${ctx.settings.publicOrigin}/api/v3/webhooks/deposits`,
  });
}

/** How a booking stands. @throws GatewayUnreachableError */
export function issuerDepositOf(ctx: Context, id: string): Promise<IssuerDeposit> {
  return call(ctx, `/deposits/${id}`);
}

/** Answers a question of the issuer. @throws GatewayUnreachableError */
export function answerIssuer(ctx: Context, id: string, answer: string): Promise<IssuerDeposit> {
  return call(ctx, `/deposits/${id}/answers`, { answer });
}
