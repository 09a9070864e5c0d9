/**
 * States of an order of shares: queued until the market opens, sent, open in the book, traded in part or in full; it
 * ends filled, cancelled, expired at the close, rejected or with all of its trades annulled.
 */
export const STOCK_ORDER_STATES = [
  'queued',
  'sent',
  'open',
  'partly_filled',
  'filled',
  'cancelled',
  'expired',
  'rejected',
  'annulled',
] as const;
export type StockOrderState = (typeof STOCK_ORDER_STATES)[number];

export const STOCK_ORDER_SIDES = ['buy', 'sell'] as const;
export type StockOrderSide = (typeof STOCK_ORDER_SIDES)[number];

export const STOCK_ORDER_KINDS = ['limit', 'market'] as const;
export type StockOrderKind = (typeof STOCK_ORDER_KINDS)[number];

/** Until the close, or what does not trade at once is cancelled. */
export const STOCK_ORDER_VALIDITIES = ['day', 'ioc'] as const;
export type StockOrderValidity = (typeof STOCK_ORDER_VALIDITIES)[number];

/** Steps of the timeline of an order of shares. */
export const STOCK_ORDER_STEPS = [
  'placed',
  'sent',
  'accepted',
  'triggered',
  'traded',
  'cancel_requested',
  'cancel_refused',
  'cancelled',
  'expired',
  'rejected',
  'annulled',
  'annulment_refused',
  'trade_refused',
  'message_held',
  'message_taken',
  'message_closed',
  'settled',
] as const;
export type StockOrderStep = (typeof STOCK_ORDER_STEPS)[number];

/** Lines of a contract note below the value of the trades. */
export const STOCK_CHARGE_KINDS = ['stt', 'exchange', 'sebi', 'stamp_duty', 'demat', 'gst'] as const;

/** Why the cash of the trading account changed. */
export const CASH_MOVEMENTS = [
  'added',
  'bought',
  'sold',
  'withdrawn',
  'paid_out',
  'reversed',
  'dividend',
  'share_fraction',
  'rights_issue',
] as const;
export type CashMovementKind = (typeof CASH_MOVEMENTS)[number];

/**
 * States of an order that is good till triggered: it waits for its price, and ends with a limit order, with the refusal of
 * that, cancelled, after a year, or by a corporate action of the share.
 */
export const GTT_STATES = ['active', 'triggered', 'failed', 'cancelled', 'expired', 'ended'] as const;
export type GttState = (typeof GTT_STATES)[number];

/**
 * What the exchange does with orders: it collects them for one price before the opening and after a halt (`pre_open`,
 * `auction`), calculates that price (`matching`), matches each at once (`open`), or takes none.
 */
export const TRADING_PHASES = ['closed', 'pre_open', 'matching', 'open', 'halted', 'auction'] as const;

/** What becomes of the entitlement of a rights issue: applied for until the last day, then allotted or lapsed. */
export const RIGHTS_STATES = ['open', 'allotted', 'lapsed'] as const;
export type RightsState = (typeof RIGHTS_STATES)[number];

/** What a company does with all of its shares. */
export const SHARE_ACTION_KINDS = ['split', 'bonus', 'dividend', 'merger', 'demerger', 'rights'] as const;
export type ShareActionKind = (typeof SHARE_ACTION_KINDS)[number];
