import type { FastifyInstance } from 'fastify';
import { formScope } from './formBodies.ts';
import type { Gateway } from './gateway.ts';
import { sendPartnerPage } from './partnerPage.ts';
import { act } from './payActions.ts';
import { payPage, unknownPage } from './payPage.ts';
import { statusOf } from './state.ts';
import { gatewayPayment } from './store.ts';

interface Route {
  Params: { ref: string };
  Body: string;
}

/** What the user sees: a page without script, and its form. Sending the form twice has no further effect. */
export async function payRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await formScope(app, (scope) => {
    scope.get<Route>('/pay/:ref', async (request, reply) => {
      const payment = await gatewayPayment(gateway.db, request.params.ref);
      if (!payment) return sendPartnerPage(reply.code(404), unknownPage());
      return sendPartnerPage(reply, payPage(payment, statusOf(payment, gateway.now())), payment.return_url);
    });
    scope.post<Route>('/pay/:ref', async (request, reply) => {
      const payment = await gatewayPayment(gateway.db, request.params.ref);
      if (!payment) return sendPartnerPage(reply.code(404), unknownPage());
      if (statusOf(payment, gateway.now()) === 'expired') {
        return sendPartnerPage(reply.code(410), payPage(payment, 'expired'), payment.return_url);
      }
      const form = new URLSearchParams(request.body);
      await act(gateway, payment, { action: form.get('action') ?? '', account: form.get('account') ?? '0' });
      return reply.redirect(payment.return_url, 303);
    });
  });
}
