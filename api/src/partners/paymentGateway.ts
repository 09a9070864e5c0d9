import type { CartPaymentMethod } from '@sanchay/contracts';

/** The owner of the keys a payment is made with (specification, section 7). Further ones are added by configuration. */
export type PaymentService = 'regular' | 'gold' | 'gold_sip' | 'wallet' | 'health_insurance' | (string & {});

/** What the gateway is requested to collect. */
export interface PaymentRequest {
  /** Our id of the payment; asking twice with one id gives the same payment. */
  id: string;
  /** Rupees as decimal text with two decimals. */
  amount: string;
  method: CartPaymentMethod;
  service: PaymentService;
  /** The handle that receives the money. */
  payee: string;
  /** UPI id that must approve; null for a code to scan. */
  upiId: string | null;
  /** Bank whose page is opened for net banking: the first four letters of its branch codes. */
  bank: string | null;
  /** The mandate that is debited, by its name at the gateway; nobody opens a page then. */
  mandateRef: string | null;
  /** Accounts of the investor; nobody else’s may pay. */
  accounts: readonly PayerAccount[];
  description: string;
  /** Path of our page that the user returns to; `?payment={id}` is added. */
  returnPath: string;
  expiresAt: Date;
}

/** A bank account by its branch and the end of its number. */
export interface PayerAccount {
  ifsc: string;
  last4: string;
}

export interface StartedPayment {
  gatewayRef: string;
  /** The gateway's page, where the user pays. */
  redirectUrl: string;
}

/** `charged_back`: the bank took the money back after it had come (a chargeback). */
export const GATEWAY_STATUSES = ['pending', 'successful', 'failed', 'expired', 'charged_back'] as const;
export type GatewayStatus = (typeof GATEWAY_STATUSES)[number];

/** How a payment stands at the gateway. */
export interface GatewayState {
  status: GatewayStatus;
  /** Rupees as decimal text. */
  amount: string;
  /** 'declined' or 'cancelled' when failed. */
  reason: string | null;
  /** Real time at which the money was there; null unless successful. */
  paidAt: Date | null;
  /** Current address of the gateway's page; null where the notification does not contain it. */
  redirectUrl: string | null;
  /** The account that paid; null where it is not reported. */
  payer: PayerAccount | null;
  /** The gateway's name of the money itself, where it has one of its own. */
  capturedRef?: string;
}

/** A payment provider. One sandbox speaks it over real HTTP; real providers get adapters of their own. */
export interface PaymentGateway {
  /** @throws GatewayUnreachableError when there is no usable answer in time. */
  create(payment: PaymentRequest): Promise<StartedPayment>;
  /** @throws GatewayUnreachableError when there is no usable answer in time. */
  status(gatewayRef: string): Promise<GatewayState>;
  /** The bank of a UPI id, or null when nobody has it. @throws GatewayUnreachableError as above. */
  bankOfUpiId(upiId: string): Promise<string | null>;
  /**
   * Gives money back; asking twice with one id gives it back once.
   * @returns the gateway's name of the refund.
   * @throws GatewayUnreachableError when there is no usable answer in time.
   */
  refund(gatewayRef: string, refund: { id: string; amount: string }): Promise<string>;
}

/**
 * The gateway did not respond in time, or not in the agreed format. What it did is unknown until its status is
 * requested.
 */
export class GatewayUnreachableError extends Error {
  readonly kind = 'gateway_unreachable';
}
