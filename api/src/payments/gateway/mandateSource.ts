import type { Queries, Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { PaymentRow } from '../store.ts';

export interface MandateChoice {
  id: string;
  /** As the user knows it. */
  label: string;
  /** Rupees a debit, decimal text. */
  limit: string;
}

/** What payments need of mandates, which stand on payments. */
export interface MandateSource {
  /** Active mandates of a portfolio that are good today. */
  choices(ctx: Context, q: Queries, portfolioId: string): Promise<MandateChoice[]>;
  /**
   * The mandate that pays an amount now, and its name at the gateway.
   * @throws Problem 422 with the field `mandate_id` when it cannot.
   */
  take(
    ctx: Context,
    tx: Tx,
    wanted: { portfolioId: string; mandateId: string; amount: string },
  ): Promise<MandateChoice & { gatewayRef: string }>;
  /** A payment by a mandate has ended; in its transaction. */
  settled(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void>;
}

declare module '../../platform/context.ts' {
  interface Services {
    mandateSource: MandateSource;
  }
}
