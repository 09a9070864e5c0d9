import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';

/**
 * What the domain of prepared orders needs to know of lines that came from one. Each is called in the transaction of
 * the change, with the cart locked.
 */
export interface PreparedLines {
  /** Orders were paid for with the OTP of their owner. */
  paid(ctx: Context, tx: Tx, orderIds: readonly string[]): Promise<void>;
  /** An order left the cart, or has other terms now. */
  gone(ctx: Context, tx: Tx, orderId: string): Promise<void>;
}

declare module '../../platform/context.ts' {
  interface Services {
    preparedLines: PreparedLines;
  }
}
