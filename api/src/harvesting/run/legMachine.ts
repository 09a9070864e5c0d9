import {
  BUY_BACK_DAYS,
  type HarvestLegStatus,
  type OrderStatus,
  type RedemptionStatus,
} from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';

/** All that changes of a redemption of a harvest and of its purchase. Days are ISO dates. */
export interface LegState {
  readonly status: HarvestLegStatus;
  /** The last day on which the purchase is offered; known once the money has arrived. */
  readonly buy_back_by: string | null;
  /** The purchase that was placed last. */
  readonly order_id: string | null;
}

export type LegEvent =
  /** The redemption is as stated; `paid_on` is the day of the payout. */
  | { readonly type: 'sale'; readonly status: RedemptionStatus; readonly paid_on: string | null }
  /** The purchase that the leg names is as stated. */
  | { readonly type: 'order'; readonly status: OrderStatus }
  | { readonly type: 'buy_back'; readonly orderId: string }
  /** The investor leaves the fund. */
  | { readonly type: 'keep' }
  /** A day has come; `unpaid` while the purchase waits in the cart. */
  | { readonly type: 'day'; readonly today: string; readonly unpaid: boolean };

const ENDS: readonly HarvestLegStatus[] = ['completed', 'not_sold', 'expired', 'kept'];
/** The purchase came to nothing: the money is with the investor again. */
const NO_PURCHASE: readonly OrderStatus[] = ['cancelled', 'failed', 'reversed'];

/** Whether nothing follows any more. */
export function hasEnded({ status }: Pick<LegState, 'status'>): boolean {
  return ENDS.includes(status);
}

/**
 * The state after an event; null where nothing changes, so that an event may be repeated or come late. The investor's
 * own decisions (`buy_back`, `keep`) count only while the money waits.
 */
export function moveLeg(state: LegState, event: LegEvent): LegState | null {
  switch (event.type) {
    case 'sale':
      return state.status === 'redeeming' ? sold(state, event) : null;
    case 'buy_back':
      return state.status === 'settled' ? { ...state, status: 'buying_back', order_id: event.orderId } : null;
    case 'keep':
      return state.status === 'settled' ? { ...state, status: 'kept' } : null;
    case 'order':
      return state.status === 'buying_back' ? bought(state, event.status) : null;
    case 'day':
      return isWaiting(state, event.unpaid) && event.today > state.buy_back_by!
        ? { ...state, status: 'expired' }
        : null;
  }
}

/** Whether the investor has not paid for the purchase yet. */
function isWaiting({ status }: LegState, unpaid: boolean): boolean {
  return status === 'settled' || (status === 'buying_back' && unpaid);
}

function sold(state: LegState, { status, paid_on: paidOn }: LegEvent & { type: 'sale' }): LegState | null {
  if (status === 'cancelled' || status === 'failed') return { ...state, status: 'not_sold' };
  if (status !== 'paid_out') return null;
  return { ...state, status: 'settled', buy_back_by: addDays(paidOn!, BUY_BACK_DAYS) };
}

function bought(state: LegState, status: OrderStatus): LegState | null {
  if (status === 'successful') return { ...state, status: 'completed' };
  return NO_PURCHASE.includes(status) ? { ...state, status: 'settled', order_id: null } : null;
}

/** What is known of a leg at a moment. */
export interface LegFacts {
  sale: { status: RedemptionStatus; paid_on: string | null };
  order: { status: OrderStatus } | null;
  today: string;
}

/** The state that follows from the facts; the same state where nothing does. Repeating it changes nothing. */
export function followLeg<L extends LegState>(leg: L, { sale, order, today }: LegFacts): L {
  const events: LegEvent[] = [
    { type: 'sale', ...sale },
    ...(order ? [{ type: 'order' as const, status: order.status }] : []),
    { type: 'day', today, unpaid: order?.status === 'pending' },
  ];
  return events.reduce<L>((state, event) => {
    const next = moveLeg(state, event);
    return next ? { ...state, ...next } : state;
  }, leg);
}
