import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../sandbox/html.ts';
import { deliverDue, tellMerchant } from './deliver.ts';
import type { Gateway } from './gateway.ts';
import { payPage, payStyle, unknownPage } from './payPage.ts';
import { statusOf } from './state.ts';
import { endPayment, gatewayPayment } from './store.ts';
import type { GatewayRow } from './store.ts';

/** What each button does; leaving it pending does nothing. */
const ENDS: Record<string, Pick<GatewayRow, 'status' | 'reason'>> = {
  pay: { status: 'successful', reason: null },
  fail: { status: 'failed', reason: 'declined' },
  cancel: { status: 'failed', reason: 'cancelled' },
};

interface Route {
  Params: { ref: string };
  Body: string;
}

/** What the person sees: a page without script, and its form. Sending the form twice does nothing twice. */
export async function payRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.get('/pay/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(payStyle));
    scope.get<Route>('/pay/:ref', async (request, reply) => {
      const payment = await gatewayPayment(gateway.db, request.params.ref);
      if (!payment) return sendPage(reply.code(404), unknownPage());
      return sendPage(reply, payPage(payment, statusOf(payment, gateway.now())), payment.return_url);
    });
    scope.post<Route>('/pay/:ref', async (request, reply) => {
      const payment = await gatewayPayment(gateway.db, request.params.ref);
      if (!payment) return sendPage(reply.code(404), unknownPage());
      if (statusOf(payment, gateway.now()) === 'expired') {
        return sendPage(reply.code(410), payPage(payment, 'expired'), payment.return_url);
      }
      await act(gateway, payment.ref, new URLSearchParams(request.body).get('action') ?? '');
      return reply.redirect(payment.return_url, 303);
    });
  });
}

async function act(gateway: Gateway, ref: string, action: string): Promise<void> {
  const end = ENDS[action];
  if (!end) return;
  await gateway.db.tx(async (tx) => {
    const payment = await endPayment(tx, ref, end, gateway.now());
    if (payment) await tellMerchant(gateway, tx, payment);
  });
  await deliverDue(gateway);
}

/** The way back is the one place that the form may lead to besides this origin. */
function sendPage(reply: FastifyReply, page: Html, returnUrl?: string): FastifyReply {
  const wayBack = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self'${wayBack}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text);
}
