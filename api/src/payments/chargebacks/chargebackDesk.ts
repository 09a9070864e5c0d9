import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { ChargebackRow } from './chargebackStore.ts';

/** What a chargeback needs of the domains above payments: sales of units, and the help desk. */
export interface ChargebackDesk {
  /** Holds the sales and folios of a portfolio until the transaction ends, so that no units leave meanwhile. */
  lock(tx: Tx, portfolioId: string): Promise<void>;
  /** A chargeback was booked, or has grown. */
  opened(ctx: Context, tx: Tx, chargeback: ChargebackRow): Promise<void>;
}

declare module '../../platform/context.ts' {
  interface Services {
    chargebackDesk: ChargebackDesk;
  }
}
