import type { PaymentPurpose } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { PaymentRow } from './store.ts';

/** What a domain does when a payment of its purpose ends; in the payment's transaction, exactly once. */
type PaymentHandler = (ctx: Context, tx: Tx, payment: PaymentRow) => Promise<void>;

/** What a chargeback reversed, in rupees as decimal text. */
export interface Reversed {
  /** Money whose bookings were reversed with their orders. */
  booked: string;
  /** Of that, what was recovered: units that were left, and orders that had no units yet. */
  recovered: string;
}

interface PurposeHandlers {
  /** The payment succeeded. `payment.realised_at` is the business time of its capture. */
  paid: PaymentHandler;
  /** The payment failed or expired; nothing was charged. */
  ended: PaymentHandler;
  /** The bank reversed the payment: reverses what it bought as far as it still exists. */
  chargeback(ctx: Context, tx: Tx, payment: PaymentRow): Promise<Reversed>;
}

/** The handlers of every payment purpose. */
export type PaymentHandlers = Record<PaymentPurpose, PurposeHandlers>;

declare module '../platform/domain.ts' {
  interface Domain {
    /** Handlers of payments by purpose; each purpose belongs to one domain. */
    payments?: Partial<PaymentHandlers>;
  }
}

declare module '../platform/context.ts' {
  interface Context {
    /** Collected from all domains. */
    paymentHandlers: PaymentHandlers;
  }
}
