import type { PaymentKey } from '../../platform/settings/providerSettings.ts';
import { GatewayUnreachableError, type PaymentGateway, type PaymentRequest } from '../paymentGateway.ts';
import { toPaise } from './paise.ts';
import { isPaymentLink, isRefund, isRefundList, isVpaAnswer } from './shapes.ts';
import { stateOfLink } from './state.ts';

const TIMEOUT_MS = 8_000;

export interface RazorpayPlace {
  origin: string;
  key: PaymentKey;
  /** Where the user returns to. */
  publicOrigin: string;
}

/**
 * Razorpay by its documented calls: a payment link a payment (its `reference_id` is ours, so asking twice gives the
 * first), refunds of the captured payment, and the check of a UPI id. Basic authentication with the service's key.
 */
export function razorpayGateway({ origin, key, publicOrigin }: RazorpayPlace): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${key.id}:${key.secret}`).toString('base64')}`;

  async function ask<Answer>(
    method: 'GET' | 'POST',
    path: string,
    fits: (answer: unknown) => answer is Answer,
    payload?: object,
  ): Promise<Answer> {
    let answer: unknown;
    try {
      const response = await fetch(new URL(path, origin), {
        method,
        headers: { authorization, ...(payload && { 'content-type': 'application/json' }) },
        ...(payload && { body: JSON.stringify(payload) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      answer = await response.json();
    } catch (cause) {
      throw new GatewayUnreachableError(`razorpay: ${method} ${path}`, { cause });
    }
    if (!fits(answer))
      throw new GatewayUnreachableError(`razorpay: ${method} ${path} answered something else`);
    return answer;
  }

  const linkAt = (ref: string) => ask('GET', `/v1/payment_links/${ref}`, isPaymentLink);

  return {
    async create(payment) {
      const link = await ask('POST', '/v1/payment_links', isPaymentLink, linkRequest(payment, publicOrigin));
      return { gatewayRef: link.id, redirectUrl: link.short_url };
    },
    async status(gatewayRef) {
      return stateOfLink(await linkAt(gatewayRef));
    },
    async bankOfUpiId(upiId) {
      const answer = await ask('POST', '/v1/payments/validate/vpa', isVpaAnswer, { vpa: upiId });
      return answer.success ? (answer.vpa.split('@')[1] ?? null) : null;
    },
    async refund(gatewayRef, { id, amount }) {
      const paid = (await linkAt(gatewayRef)).payments?.find(({ status }) => status === 'captured');
      if (!paid) throw new GatewayUnreachableError('razorpay: nothing was captured that could go back');
      const path = `/v1/payments/${paid.payment_id}`;
      const { items } = await ask('GET', `${path}/refunds`, isRefundList);
      const known = items.find(({ receipt }) => receipt === id);
      if (known) return known.id;
      const payload = { amount: toPaise(amount), speed: 'normal', receipt: id };
      return (await ask('POST', `${path}/refund`, isRefund, payload)).id;
    },
  };
}

/** A link that takes the whole amount once, from the investor's own accounts only. */
function linkRequest(payment: PaymentRequest, publicOrigin: string): object {
  return {
    amount: toPaise(payment.amount),
    currency: 'INR',
    accept_partial: false,
    expire_by: Math.ceil(payment.expiresAt.getTime() / 1000),
    reference_id: payment.id,
    description: payment.description,
    notes: { service: payment.service, payee: payment.payee },
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: `${publicOrigin}${payment.returnPath}?payment=${payment.id}`,
    callback_method: 'get',
    ...(payment.method === 'upi' && { upi_link: true }),
    options: { checkout: { method: onlyMethod(payment.method) } },
  };
}

function onlyMethod(method: PaymentRequest['method']): Record<string, 0 | 1> {
  const own = method === 'mandate' ? 'emandate' : method;
  return Object.fromEntries(
    ['upi', 'netbanking', 'wallet', 'emandate', 'card'].map((name) => [name, name === own ? 1 : 0]),
  );
}
