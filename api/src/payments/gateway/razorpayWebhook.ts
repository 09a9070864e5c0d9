import type { FastifyInstance } from 'fastify';
import {
  isDisputeEvent,
  isRazorpayEvent,
  isRazorpays,
  RAZORPAY_EVENT_ID,
  RAZORPAY_SIGNATURE,
  stateOfLink,
} from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import { takeDispute } from './takeDispute.ts';
import { takeNews } from './takeNews.ts';
import { signedBodies } from '../../platform/access/scopes.ts';

const PATH = '/api/v3/webhooks/razorpay';

/**
 * Razorpay's news of payment links and disputes, where it is configured: signed over the raw body with a service's webhook secret,
 * each event (by its id header) applied once; a dispute that is lost takes the money back. Events of other things are
 * taken and passed over.
 */
export async function razorpayWebhook(app: FastifyInstance, ctx: Context): Promise<void> {
  const secrets = Object.values(ctx.settings.paymentKeys ?? {}).map((key) => key.webhookSecret);
  if (!ctx.settings.razorpayOrigin) return;
  await signedBodies(app, 'razorpay', async (scope) => {
    scope.post(PATH, { schema: { hide: true } }, async ({ body, headers }) => {
      const text = typeof body === 'string' ? body : '';
      if (!isRazorpays(secrets, text, headers[RAZORPAY_SIGNATURE]))
        throw new Problem(403, 'params_invalid', 'signature_invalid', 'The signature is not right.');
      await apply(ctx, text, String(headers[RAZORPAY_EVENT_ID] ?? ''));
      return { status: 'success' };
    });
  });
}

async function apply(ctx: Context, body: string, eventId: string): Promise<void> {
  const event = parsed(body);
  if (isDisputeEvent(event) && eventId !== '') return takeDispute(ctx, eventId, event.payload.dispute.entity);
  if (!isRazorpayEvent(event)) return;
  const { payment_link: link, payment } = event.payload;
  const { reference_id: paymentId } = link.entity;
  if (!isUuid(paymentId) || eventId === '') return;
  const reported = stateOfLink(link.entity);
  const paidAt =
    reported.status === 'successful' && payment
      ? new Date(payment.entity.created_at * 1000)
      : reported.paidAt;
  const capturedRef =
    reported.status === 'successful' ? (payment?.entity.id ?? reported.capturedRef) : undefined;
  const news = { ...reported, paidAt, ...(capturedRef && { capturedRef }) };
  await takeNews(ctx, { event_id: eventId, payment_id: paymentId }, news);
}

/** @throws Problem 400 `params_invalid` for what is not JSON */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Problem(400, 'params_invalid', 'params_invalid', 'This news is not understood.');
  }
}
