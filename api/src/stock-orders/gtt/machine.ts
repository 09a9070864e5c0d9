import type { GttState } from '@sanchay/contracts';
import { decimal } from '@sanchay/finance';

/** A price that triggers, with the limit of the order that follows. Rupees a share as text. */
export interface GttLeg {
  trigger: string;
  limit: string;
}

/** What the machine knows of an order that is good till triggered. */
export interface GttFacts {
  state: GttState;
  /** Triggers at or below its price; null for none. */
  below: GttLeg | null;
  /** Triggers at or above its price; null for none. */
  above: GttLeg | null;
  /** ISO day, the last one on which it triggers. */
  expiresOn: string;
}

export type GttEvent =
  /** A closing price or one of the running session, rupees as text, of an ISO day. */
  | { type: 'price'; price: string; on: string }
  /** The limit order was placed, or refused with the code of the reason. */
  | { type: 'placed' }
  | { type: 'refused'; reason: string }
  | { type: 'cancel' }
  /** A new ISO day has begun. */
  | { type: 'day'; on: string }
  /** The share has changed, so that quantity and prices are those of other shares. */
  | { type: 'corporate_action' };

/** What an event changes: a limit order to place, or the end. */
export type GttChange =
  { place: GttLeg } | { state: Exclude<GttState, 'active'>; reason: string | null } | null;

/** Whether an order waits for its price. */
export const isWaiting = (state: GttState): boolean => state === 'active';

/**
 * Applies one event. Null: nothing changes, as the order has ended or the price triggers nothing. Both legs of a pair end
 * with the first that triggers. Source: rules of brokers for good till triggered orders, a year and one trigger each.
 */
export function applyGtt(gtt: GttFacts, event: GttEvent): GttChange {
  if (!isWaiting(gtt.state)) return null;
  switch (event.type) {
    case 'price':
      return triggered(gtt, event);
    case 'placed':
      return { state: 'triggered', reason: null };
    case 'refused':
      return { state: 'failed', reason: event.reason };
    case 'cancel':
      return { state: 'cancelled', reason: null };
    case 'corporate_action':
      return { state: 'ended', reason: 'corporate_action' };
    case 'day':
      return event.on > gtt.expiresOn ? { state: 'expired', reason: null } : null;
  }
}

function triggered(
  { below, above, expiresOn }: GttFacts,
  { price, on }: Extract<GttEvent, { type: 'price' }>,
): GttChange {
  if (on > expiresOn) return { state: 'expired', reason: null };
  if (below && decimal(price).lte(below.trigger)) return { place: below };
  if (above && decimal(price).gte(above.trigger)) return { place: above };
  return null;
}
