import type { MandateType } from '@sanchay/contracts';

/** What a bank is requested to authorise. */
export interface MandateRequest {
  /** Our id; asking twice with one id gives the same mandate. */
  id: string;
  type: MandateType;
  title: string;
  bankName: string;
  /** Branch code and end of the number of the account that pays. */
  account: { ifsc: string; last4: string };
  /** Rupees a debit, decimal text. */
  limit: string;
  /** ISO days. */
  from: string;
  until: string;
  /** Path of our page that the user returns to. */
  returnPath: string;
  authoriseBy: Date;
}

export const BANK_MANDATE_STATUSES = [
  'waiting',
  'with_bank',
  'active',
  'paused',
  'rejected',
  'revoked',
] as const;
export type BankMandateStatus = (typeof BANK_MANDATE_STATUSES)[number];

/** How a mandate stands at the bank. */
export interface BankMandate {
  status: BankMandateStatus;
  reason: string | null;
  /** The bank's number of it, once it has one. */
  reference: string | null;
}

/** The rail on which banks keep mandates. @throws GatewayUnreachableError where there is no usable answer in time. */
export interface MandateBank {
  create(request: MandateRequest): Promise<{ gatewayRef: string; redirectUrl: string }>;
  status(gatewayRef: string): Promise<BankMandate>;
  /** Notifies the bank of the user's decision in our product. */
  change(gatewayRef: string, to: 'active' | 'paused' | 'revoked'): Promise<void>;
}
