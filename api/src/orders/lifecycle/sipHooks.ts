import type { Locale } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { OrderScheme } from '../../funds/index.ts';
import type { Context } from '../../platform/context.ts';
import type { OrderRow } from '../rows.ts';

/** Words in their language, with their SHA-256 in hex. */
export interface SipConsent {
  language: Locale;
  text: string;
  hash: string;
}

/**
 * What systematic plans need to know of orders. Orders know nothing of plans but these, which the domain of plans
 * provides. Each is called in the transaction of the change.
 */
export interface SipHooks {
  /** Returns the consent text for a user who pays for a SIP, in the language of the request. */
  consent(order: OrderRow, scheme: OrderScheme): SipConsent;
  /** A SIP that a user requested was confirmed and goes to the fund house. */
  confirmed(ctx: Context, tx: Tx, order: OrderRow, scheme: OrderScheme, at: Date): Promise<void>;
  /** An instalment of a plan was paid, not paid, taken out of the cart, or its payment was reversed by the bank. */
  instalmentEnded(
    ctx: Context,
    tx: Tx,
    order: OrderRow,
    end: 'paid' | 'failed' | 'skipped' | 'reversed',
    at: Date,
  ): Promise<void>;
  /** Units of a SIP, or of an instalment of one, came into a folio. */
  allotted(ctx: Context, tx: Tx, order: OrderRow, folioNo: string): Promise<void>;
}

declare module '../../platform/context.ts' {
  interface Services {
    sipHooks: SipHooks;
  }
}
