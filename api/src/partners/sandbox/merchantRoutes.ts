import { Type as T } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { notFound, Problem } from '../../platform/problem.ts';
import { isSigned } from '../signature.ts';
import type { Gateway } from './gateway.ts';
import { stateOf } from './state.ts';
import { gatewayPayment, keepPayment, keepRefund } from './store.ts';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const HTTP_URL = '^https?://[^\\s]{1,500}$';
const AMOUNT = '^\\d{1,14}\\.\\d{2}$';

const NewPayment = T.Object({
  id: T.String({ pattern: UUID }),
  amount: T.String({ pattern: AMOUNT }),
  method: T.String({ pattern: '^(upi|netbanking|wallet)$' }),
  description: T.String({ maxLength: 200 }),
  expires_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  return_url: T.String({ pattern: HTTP_URL }),
  notify_url: T.String({ pattern: HTTP_URL }),
});
const NewRefund = T.Object({ id: T.String({ pattern: UUID }), amount: T.String({ pattern: AMOUNT }) });

const ajv = new Ajv();
const isNewPayment = ajv.compile<Static<typeof NewPayment>>(NewPayment);
const isNewRefund = ajv.compile<Static<typeof NewRefund>>(NewRefund);

/** What the merchant's server calls: signed, bodies taken as they came for the signature. */
export async function merchantRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('preHandler', async (request) => {
      const message = {
        method: request.method,
        path: request.url,
        body: (request.body as string | undefined) ?? '',
      };
      if (isSigned(gateway.secret, message, request.headers, gateway.now())) return;
      throw new Problem(
        403,
        'params_invalid',
        'signature_invalid',
        'The signature is not right, or too old.',
      );
    });

    scope.post('/payments', async (request) => {
      const asked = bodyOf(request, isNewPayment);
      const payment = await keepPayment(gateway.db, {
        ...asked,
        ref: randomBytes(18).toString('base64url'),
        created_at: gateway.now(),
        expires_at: new Date(asked.expires_at),
      });
      return { ref: payment.ref, redirect_url: pageUrl(request, payment.ref) };
    });
    scope.get<{ Params: { ref: string } }>('/payments/:ref', async (request) => {
      const payment = await gatewayPayment(gateway.db, request.params.ref);
      if (!payment) throw notFound('There is no such payment.');
      return { ...stateOf(payment, gateway.now()), redirect_url: pageUrl(request, payment.ref) };
    });
    scope.post<{ Params: { ref: string } }>('/payments/:ref/refunds', async (request) => {
      const { id, amount } = bodyOf(request, isNewRefund);
      const refundRef = await gateway.db.tx((tx) =>
        keepRefund(tx, {
          id,
          amount,
          ref: request.params.ref,
          refundRef: randomBytes(12).toString('base64url'),
        }),
      );
      if (!refundRef)
        throw new Problem(422, 'validation_failed', 'not_refundable', 'That much was not paid.');
      return { refund_ref: refundRef };
    });
  });
}

function bodyOf<Shape>(request: FastifyRequest, fits: (body: unknown) => body is Shape): Shape {
  const body: unknown = JSON.parse(request.body as string);
  if (!fits(body))
    throw new Problem(400, 'params_invalid', 'params_invalid', 'The request is not understood.');
  return body;
}

/** The page as the merchant reaches this process: the address it called. */
function pageUrl(request: FastifyRequest, ref: string): string {
  return `http://${request.headers.host}/pay/${ref}`;
}
