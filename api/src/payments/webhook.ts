import { Type as T } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { GatewayPayment } from '../partners/httpPaymentGateway.ts';
import { isSigned } from '../partners/signature.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { AmountMismatchError, settle } from './settle.ts';
import { recordEvent } from './store.ts';

const PATH = '/api/v3/webhooks/payments';

const GatewayEvent = T.Composite([
  T.Object({
    event_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
    payment_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  GatewayPayment,
]);
const isEvent = new Ajv().compile<Static<typeof GatewayEvent>>(GatewayEvent);

/** The gateway's news of payments: signed over the raw body, at most five minutes old, each event applied once. */
export async function webhookRoute(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PATH, { schema: { hide: true } }, async (request) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (
        !isSigned(
          ctx.settings.partnersSecret,
          { method: 'POST', path: PATH, body },
          request.headers,
          ctx.now(),
        )
      ) {
        throw new Problem(
          403,
          'params_invalid',
          'signature_invalid',
          'The signature is not right, or too old.',
        );
      }
      await apply(ctx, body);
      return { status: 'success' };
    });
  });
}

async function apply(ctx: Context, body: string): Promise<void> {
  const event = parsed(body);
  if (!isEvent(event))
    throw new Problem(400, 'params_invalid', 'params_invalid', 'This is not a payment event.');
  try {
    await ctx.db.tx(async (tx) => {
      const { event_id: eventId, payment_id: paymentId, status, amount, reason, paid_at: paidAt } = event;
      if (!(await recordEvent(tx, { eventId, paymentId, status, receivedAt: ctx.now() }))) return;
      const paid = paidAt === null ? null : new Date(paidAt);
      await settle(ctx, tx, paymentId, { status, amount, reason, paidAt: paid, redirectUrl: null });
    });
  } catch (error) {
    if (!(error instanceof AmountMismatchError)) throw error;
    throw new Problem(422, 'validation_failed', 'amount_mismatch', 'Another amount was asked for.', {
      cause: error,
    });
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
