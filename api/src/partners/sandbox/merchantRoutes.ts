import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { debitMandate } from './mandate/debit.ts';
import type { Gateway } from './gateway.ts';
import { signedBody, signedScope } from './signedScope.ts';
import { stateOf } from './state.ts';
import { gatewayPayment, keepPayment, keepRefund } from './store.ts';
import { bankOfUpiId } from './upiBanks.ts';
import { hasShape } from '../../platform/http/validation.ts';

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const HTTP_URL = '^https?://[^\\s]{1,500}$';
const AMOUNT = '^\\d{1,14}\\.\\d{2}$';
const orNull = <S extends ReturnType<typeof T.String>>(schema: S) => T.Union([schema, T.Null()]);

const NewPayment = T.Object({
  id: T.String({ pattern: UUID }),
  amount: T.String({ pattern: AMOUNT }),
  method: T.String({ pattern: '^(upi|netbanking|wallet|mandate)$' }),
  description: T.String({ maxLength: 200 }),
  key: T.String({ pattern: '^sandbox_[a-z_]{2,40}$' }),
  payee: T.String({ pattern: '^[a-z0-9._-]{2,256}@[a-z]{2,64}$' }),
  upi_id: orNull(T.String({ maxLength: 320 })),
  bank: orNull(T.String({ pattern: '^[A-Z]{4}$' })),
  mandate_ref: orNull(T.String({ pattern: '^[\\w-]{8,64}$' })),
  accounts: T.Array(
    T.Object({
      ifsc: T.String({ pattern: '^[A-Z]{4}0[A-Z0-9]{6}$' }),
      last4: T.String({ pattern: '^\\d{4}$' }),
    }),
  ),
  expires_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  return_url: T.String({ pattern: HTTP_URL }),
  notify_url: T.String({ pattern: HTTP_URL }),
});
const NewRefund = T.Object({ id: T.String({ pattern: UUID }), amount: T.String({ pattern: AMOUNT }) });
const UpiQuestion = T.Object({ upi_id: T.String({ maxLength: 320 }) });

const isNewPayment = hasShape(NewPayment);
const isNewRefund = hasShape(NewRefund);
const isUpiQuestion = hasShape(UpiQuestion);

interface Route {
  Params: { ref: string };
}

/** Calls of the merchant's server: payments, refunds, and the owner of a UPI id. */
export async function merchantRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await signedScope(app, gateway, 'payments', (scope) => {
    scope.post('/payments', async (request) => {
      const asked = signedBody(request, isNewPayment);
      const payment = await keepPayment(gateway.db, {
        ...asked,
        ref: randomBytes(18).toString('base64url'),
        created_at: gateway.now(),
        expires_at: new Date(asked.expires_at),
      });
      if (payment.mandate_ref) await debitMandate(gateway, payment);
      return { ref: payment.ref, redirect_url: pageUrl(request, payment.ref) };
    });
    scope.get<Route>('/payments/:ref', async (request) => {
      const payment = await gatewayPayment(gateway.db, request.params.ref);
      if (!payment) throw notFound('There is no such payment.');
      return { ...stateOf(payment, gateway.now()), redirect_url: pageUrl(request, payment.ref) };
    });
    scope.post<Route>('/payments/:ref/refunds', async (request) => {
      const { id, amount } = signedBody(request, isNewRefund);
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
    scope.post('/upi_ids/check', async (request) => ({
      bank_name: bankOfUpiId(signedBody(request, isUpiQuestion).upi_id),
    }));
  });
}

/** The page as the merchant reaches this process: the address it called. */
function pageUrl(request: FastifyRequest, ref: string): string {
  return `http://${request.headers.host}/pay/${ref}`;
}
