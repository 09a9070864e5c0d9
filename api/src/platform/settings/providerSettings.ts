import { payeeUpiIds, type PayeeUpiIds } from './payees.ts';

/** An external party called over signed HTTP. */
interface Provider {
  origin: string;
  /** Shared by both sides, at least 32 characters. */
  secret: string;
}

/** Keys of one service at a payment gateway. */
export interface PaymentKey {
  id: string;
  secret: string;
  /** Signs the gateway's news. */
  webhookSecret: string;
}

export interface ProviderSettings {
  /** Who carries e-mail and SMS; the sandbox has its outbox instead. */
  messageProviders?: { email?: Provider; sms?: Provider };
  /** Address of Razorpay's API; without it payments go to the partners' gateway. */
  razorpayOrigin?: string;
  /** By service: regular, gold, gold_sip, wallet, health_insurance, and whatever else has keys. */
  paymentKeys?: Readonly<Record<string, PaymentKey>>;
  /** The UPI handles that money is requested for. */
  payeeUpiIds?: PayeeUpiIds;
}

const KEY = /^PAYMENT_KEY_([A-Z][A-Z_]{1,30})$/;

/** The providers of an environment. @throws Error with words for the operator. */
export function readProviders(env: NodeJS.ProcessEnv): ProviderSettings {
  const email = provider(env, 'MAIL');
  const sms = provider(env, 'SMS');
  const keys = paymentKeys(env);
  const payees = payeeUpiIds(env);
  const razorpay = env.RAZORPAY_ORIGIN;
  if (razorpay) {
    assertAddress('RAZORPAY_ORIGIN', razorpay);
    if (!keys.regular) throw new Error('RAZORPAY_ORIGIN needs PAYMENT_KEY_REGULAR');
  }
  return {
    ...((email ?? sms) && { messageProviders: { ...(email && { email }), ...(sms && { sms }) } }),
    ...(razorpay && { razorpayOrigin: razorpay }),
    ...(Object.keys(keys).length > 0 && { paymentKeys: keys }),
    ...(Object.keys(payees).length > 0 && { payeeUpiIds: payees }),
  };
}

/** `PAYMENT_KEY_<SERVICE>` is `id:secret:webhook secret`, one a service. */
function paymentKeys(env: NodeJS.ProcessEnv): Record<string, PaymentKey> {
  const keys: Record<string, PaymentKey> = {};
  for (const [name, value] of Object.entries(env)) {
    const service = KEY.exec(name)?.[1]?.toLowerCase();
    if (!service || !value) continue;
    const [id, secret, webhookSecret, ...rest] = value.split(':');
    if (!id || !secret || !webhookSecret || rest.length > 0)
      throw new Error(`${name} is id:secret:webhook secret`);
    keys[service] = { id, secret, webhookSecret };
  }
  return keys;
}

function provider(env: NodeJS.ProcessEnv, name: string): Provider | null {
  const origin = env[`${name}_ORIGIN`];
  const secret = env[`${name}_SECRET`] ?? '';
  if (!origin) return null;
  assertAddress(`${name}_ORIGIN`, origin);
  if (secret.length < 32) throw new Error(`${name}_SECRET needs at least 32 characters`);
  return { origin, secret };
}

function assertAddress(name: string, text: string): void {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error(`${name} is an address with http or https`);
}
