import { Type as T } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import { askPartner } from './askPartner.ts';

/** Where the mailbox delivers; below the path of documents, whose bodies may be larger than others. */
export const MAILBOX_PATH = '/api/v3/documents/mailbox';

/** The largest statement that the mailbox delivers, and its length in base64. */
export const MAIL_LIMITS = { bytes: 6 * 1024 * 1024, base64: 8 * 1024 * 1024 } as const;

/** A message with a statement, as the mailbox delivers it; a repeated delivery has the same `message_id`. */
export const MailedStatement = T.Object({
  message_id: T.String({ minLength: 1, maxLength: 200 }),
  /** Address that it was sent to. */
  to: T.String({ minLength: 3, maxLength: 320 }),
  file_name: T.String({ minLength: 1, maxLength: 255 }),
  content_base64: T.String({
    minLength: 4,
    maxLength: MAIL_LIMITS.base64,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
  }),
});

const Reply = T.Union([
  T.Object({ id: T.String(), ref: T.String({ minLength: 1, maxLength: 64 }) }),
  T.Object({ id: T.String(), refused: T.Literal('no_folios') }),
]);
const call = askPartner('registrar', Reply);

/** A request for a consolidated account statement of both registrars. */
export interface StatementRequest {
  /** Our id; sending it twice is one request. */
  id: string;
  pan: string;
  /** Where the statement is mailed to. */
  email: string;
  /** What opens the PDF. */
  password: string;
  /** ISO days of the period. */
  from: string;
  to: string;
}

/**
 * Requests a statement by e-mail.
 * @returns why the registrars refuse it; null for a request that they accept
 * @throws GatewayUnreachableError
 */
export async function requestStatementByMail(
  ctx: Context,
  request: StatementRequest,
): Promise<'no_folios' | null> {
  const reply = await call(ctx, '/statement-requests', {
    ...request,
    notify_url: `${ctx.settings.publicOrigin}${MAILBOX_PATH}`,
  });
  return 'refused' in reply ? reply.refused : null;
}
