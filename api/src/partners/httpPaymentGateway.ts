import { Type as T, type Static, type TSchema } from '@sinclair/typebox';
import type { Context } from '../platform/context.ts';
import {
  GATEWAY_STATUSES,
  GatewayUnreachableError,
  type PaymentGateway,
  type PaymentService,
} from './paymentGateway.ts';
import { signedHeaders } from './signature.ts';
import { hasShape } from '../platform/http/validation.ts';

const TIMEOUT_MS = 5_000;

const Started = T.Object({ ref: T.String({ pattern: '^[\\w-]{8,64}$' }), redirect_url: T.String() });
const Refunded = T.Object({ refund_ref: T.String({ minLength: 1, maxLength: 64 }) });

/** A payment as the gateway reports it, in responses and in webhooks. Times are ISO instants, rupees decimal text. */
export const GatewayPayment = T.Object({
  status: T.Unsafe<(typeof GATEWAY_STATUSES)[number]>({ type: 'string', enum: [...GATEWAY_STATUSES] }),
  amount: T.String({ pattern: '^\\d{1,14}\\.\\d{2}$' }),
  reason: T.Union([T.String({ maxLength: 100 }), T.Null()]),
  payer: T.Optional(
    T.Union([
      T.Object({
        ifsc: T.String({ pattern: '^[A-Z]{4}0[A-Z0-9]{6}$' }),
        last4: T.String({ pattern: '^\\d{4}$' }),
      }),
      T.Null(),
    ]),
  ),
  paid_at: T.Union([
    T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
    T.Null(),
  ]),
});

const UpiBank = T.Object({ bank_name: T.Union([T.String({ minLength: 1, maxLength: 80 }), T.Null()]) });
const Stated = T.Composite([GatewayPayment, T.Object({ redirect_url: T.String() })]);

const started = hasShape(Started);
const refunded = hasShape(Refunded);
const upiBank = hasShape(UpiBank);
const stated = hasShape(Stated);

/**
 * Signed calls of the payment gateway, each limited to five seconds.
 * @throws GatewayUnreachableError when no answer of the expected shape arrives.
 */
function signedCalls({ settings, now }: Pick<Context, 'settings' | 'now'>) {
  return async function ask<S extends TSchema>(
    method: 'GET' | 'POST',
    path: string,
    fits: (answer: unknown) => boolean,
    payload?: object,
  ): Promise<Static<S>> {
    const body = payload ? JSON.stringify(payload) : '';
    const headers = signedHeaders(settings.partnerSecrets.payments.current, { method, path, body }, now());
    let answer: unknown;
    try {
      const response = await fetch(new URL(path, settings.partnersOrigin), {
        method,
        headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      answer = await response.json();
    } catch (cause) {
      throw new GatewayUnreachableError(`payment gateway: ${method} ${path}`, { cause });
    }
    if (!fits(answer))
      throw new GatewayUnreachableError(`payment gateway: ${method} ${path} answered something else`);
    return answer as Static<S>;
  };
}

/** The gateway at `settings.partnersOrigin`, called over signed HTTP with a time limit of five seconds. */
export function httpPaymentGateway({ settings, now }: Context): PaymentGateway {
  const ask = signedCalls({ settings, now });
  const keyOf = (service: PaymentService): string =>
    settings.paymentKeys?.[service]?.id ?? `sandbox_${service}`;

  /** People are sent to the gateway and nowhere else. */
  function pageOfGateway(url: string): string {
    if (URL.canParse(url) && new URL(url).origin === new URL(settings.partnersOrigin).origin) return url;
    throw new GatewayUnreachableError('payment gateway: its page is at another origin');
  }

  return {
    async create({ id, amount, method, description, returnPath, expiresAt, ...asked }) {
      const answer = await ask<typeof Started>('POST', '/payments', started, {
        id,
        amount,
        method,
        description,
        key: keyOf(asked.service),
        payee: asked.payee,
        upi_id: asked.upiId,
        bank: asked.bank,
        mandate_ref: asked.mandateRef,
        accounts: asked.accounts,
        expires_at: expiresAt.toISOString(),
        return_url: `${settings.publicOrigin}${returnPath}?payment=${id}`,
        notify_url: `${settings.publicOrigin}/api/v3/webhooks/payments`,
      });
      return { gatewayRef: answer.ref, redirectUrl: pageOfGateway(answer.redirect_url) };
    },
    async status(gatewayRef) {
      const answer = await ask<typeof Stated>('GET', `/payments/${gatewayRef}`, stated);
      return {
        status: answer.status,
        amount: answer.amount,
        reason: answer.reason,
        paidAt: answer.paid_at === null ? null : new Date(answer.paid_at),
        redirectUrl: pageOfGateway(answer.redirect_url),
        payer: answer.payer ?? null,
      };
    },
    async bankOfUpiId(upiId) {
      return (await ask<typeof UpiBank>('POST', '/upi_ids/check', upiBank, { upi_id: upiId })).bank_name;
    },
    async refund(gatewayRef, { id, amount }) {
      const path = `/payments/${gatewayRef}/refunds`;
      return (await ask<typeof Refunded>('POST', path, refunded, { id, amount })).refund_ref;
    },
  };
}
