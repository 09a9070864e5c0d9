import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { notFound } from '../../../platform/http/problem.ts';
import { formScope } from '../formBodies.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { act } from './act.ts';
import { mandatePage, unknownMandatePage } from './page.ts';
import { keepMandate, mandateByRef, moveMandate, openMandateStore, type SandboxMandate } from './store.ts';
import { hasShape } from '../../../platform/http/validation.ts';

const HTTP_URL = '^https?://[^\\s]{1,500}$';
const DAY = '^\\d{4}-\\d\\d-\\d\\d$';
const NewMandate = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  title: T.String({ maxLength: 40 }),
  bank_name: T.String({ maxLength: 100 }),
  account: T.Object({ ifsc: T.String(), last4: T.String({ pattern: '^\\d{4}$' }) }),
  limit: T.String({ pattern: '^\\d{1,12}\\.\\d{2}$' }),
  from: T.String({ pattern: DAY }),
  until: T.String({ pattern: DAY }),
  authorise_by: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  return_url: T.String({ pattern: HTTP_URL }),
  notify_url: T.String({ pattern: HTTP_URL }),
});
const Change = T.Object({ to: T.Union([T.Literal('active'), T.Literal('paused'), T.Literal('revoked')]) });
const isNewMandate = hasShape(NewMandate);
const isChange = hasShape(Change);

interface Route {
  Params: { ref: string };
  Body: string;
}

/** The sandbox bank that stores mandates: the merchant's signed calls, and the page on which the user agrees. */
export async function mandateRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openMandateStore(gateway.db);
  await signedScope(app, gateway, 'mandates', (scope) => {
    scope.post('/mandates', async (request) => {
      const { account, limit, from, until, ...asked } = signedBody(request, isNewMandate);
      const { ref } = await keepMandate(gateway.db, {
        ...asked,
        ...account,
        limit_amount: limit,
        valid_from: from,
        valid_until: until,
        authorise_by: new Date(asked.authorise_by),
        ref: randomBytes(18).toString('base64url'),
      });
      return { ref, redirect_url: `http://${request.headers.host}/mandate/${ref}` };
    });
    scope.get<Route>('/mandates/:ref', async ({ params }) => stateOf(await known(gateway, params.ref)));
    scope.post<Route>('/mandates/:ref/state', async (request) => {
      const { to } = signedBody(request, isChange);
      const { ref } = request.params;
      await gateway.db.tx((tx) =>
        moveMandate(tx, ref, ['waiting', 'with_bank', 'active', 'paused'], { status: to }),
      );
      return stateOf(await known(gateway, ref));
    });
  });
  await formScope(app, (scope) => {
    scope.get<Route>('/mandate/:ref', async ({ params }, reply) => {
      const mandate = await mandateByRef(gateway.db, params.ref);
      if (!mandate) return sendPartnerPage(reply.code(404), unknownMandatePage());
      return sendPartnerPage(reply, mandatePage(mandate, gateway.now()), mandate.return_url);
    });
    scope.post<Route>('/mandate/:ref', async ({ params, body }, reply) => {
      const mandate = await mandateByRef(gateway.db, params.ref);
      if (!mandate) return sendPartnerPage(reply.code(404), unknownMandatePage());
      await act(gateway, mandate, new URLSearchParams(body).get('action') ?? '');
      return reply.redirect(mandate.return_url, 303);
    });
  });
}

async function known(gateway: Gateway, ref: string): Promise<SandboxMandate> {
  const mandate = await mandateByRef(gateway.db, ref);
  if (!mandate) throw notFound('There is no such mandate.');
  return mandate;
}

function stateOf({ status, reason, reference }: SandboxMandate) {
  return { status, reason, reference };
}
