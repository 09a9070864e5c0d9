import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { notFound } from '../../../platform/http/problem.ts';
import type { Gateway } from '../gateway.ts';
import { formScope } from '../formBodies.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { act } from './act.ts';
import { signPage, unknownEsignPage } from './signPage.ts';
import { esignState } from './state.ts';
import { esignByRef, keepEsign, openEsignStore } from './store.ts';
import { hasShape } from '../../../platform/http/validation.ts';

const HTTP_URL = '^https?://[^\\s]{1,500}$';
const NewEsign = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  signer: T.String({ minLength: 1, maxLength: 200 }),
  document_hash: T.String({ pattern: '^[0-9a-f]{64}$' }),
  expires_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  return_url: T.String({ pattern: HTTP_URL }),
  notify_url: T.String({ pattern: HTTP_URL }),
});
const isNewEsign = hasShape(NewEsign);

interface Route {
  Params: { ref: string };
  Body: string;
}

/** The sandbox's e-sign provider: the customer's signed calls, and the page on which the user signs. */
export async function esignRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openEsignStore(gateway.db);
  await signedScope(app, gateway, 'esign', (scope) => {
    scope.post('/esigns', async (request) => {
      const asked = signedBody(request, isNewEsign);
      const ref = randomBytes(18).toString('base64url');
      const esign = await keepEsign(gateway.db, { ...asked, ref, expires_at: new Date(asked.expires_at) });
      return { ref: esign.ref, redirect_url: pageUrl(request, esign.ref) };
    });
    scope.get<Route>('/esigns/:ref', async (request) => {
      const esign = await esignByRef(gateway.db, request.params.ref);
      if (!esign) throw notFound('There is no such signature.');
      return { ...esignState(esign, gateway.now()), redirect_url: pageUrl(request, esign.ref) };
    });
  });
  await formScope(app, (scope) => {
    scope.get<Route>('/esign/:ref', async (request, reply) => {
      const esign = await esignByRef(gateway.db, request.params.ref);
      if (!esign) return sendPartnerPage(reply.code(404), unknownEsignPage());
      const { status } = esignState(esign, gateway.now());
      return sendPartnerPage(reply, signPage(esign, status), esign.return_url);
    });
    scope.post<Route>('/esign/:ref', async (request, reply) => {
      const esign = await esignByRef(gateway.db, request.params.ref);
      if (!esign) return sendPartnerPage(reply.code(404), unknownEsignPage());
      const form = new URLSearchParams(request.body);
      const done = await act(gateway, esign, form.get('action') ?? '', form.get('code') ?? '');
      if (done === 'wrong_code')
        return sendPartnerPage(reply.code(422), signPage(esign, 'pending', true), esign.return_url);
      return reply.redirect(esign.return_url, 303);
    });
  });
}

/** The page as the customer reaches this process: the address it called. */
function pageUrl(request: FastifyRequest, ref: string): string {
  return `http://${request.headers.host}/esign/${ref}`;
}
