import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { GTT_STATES, STOCK_ORDER_SIDES } from '../../enums/stockOrders.ts';
import { StepUp } from '../account/banks.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable, Success } from '../shapes.ts';

const Price = T.Number({ description: 'rupees a share' });

/** An order that waits for a price of its share and then places a limit order, once. */
export const GttOrder = T.Object({
  id: Id,
  isin: T.String(),
  slug: T.String(),
  symbol: T.String(),
  name: T.String(),
  side: Codes(STOCK_ORDER_SIDES),
  quantity: T.Integer(),
  below_trigger: Nullable(T.Number({ description: 'rupees a share; triggers at or below it' })),
  below_limit: Nullable(Price),
  above_trigger: Nullable(T.Number({ description: 'rupees a share; triggers at or above it' })),
  above_limit: Nullable(Price),
  last_price: Price,
  state: Codes(GTT_STATES),
  reason: Nullable(T.String({ description: 'why no limit order was placed, or why it ended' })),
  order_id: Nullable(Id),
  created_at: Instant,
  expires_on: Day,
  version: T.Integer(),
});

const Terms = {
  quantity: T.Number({ description: 'shares, a whole number' }),
  trigger_price: T.Number({ description: 'rupees a share; of a pair that of the stop-loss' }),
  limit_price: Price,
  target_trigger_price: T.Optional(
    T.Number({
      description: 'rupees a share; with a target the order is a pair of which one cancels the other',
    }),
  ),
  target_limit_price: T.Optional(Price),
  step_up: StepUp,
} as const;

const one = T.Object({ id: Id });

export const gttOrders = {
  gttOrders: {
    summary: 'Orders that are good till triggered of the current account; those that wait first',
    method: 'GET',
    path: '/equity/api/v1/gtt_orders.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(GttOrder) }),
  },
  createGttOrder: {
    summary: 'Wait for a price of a share for up to a year, then place a limit order; a sale needs an OTP',
    method: 'POST',
    path: '/equity/api/v1/gtt_orders.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      { slug: T.String({ minLength: 1, maxLength: 120 }), side: Codes(STOCK_ORDER_SIDES), ...Terms },
      closed,
    ),
    reply: Data(GttOrder),
  },
  changeGttOrder: {
    summary: 'Change quantity and prices of an order that still waits; a sale needs an OTP',
    method: 'PUT',
    path: '/equity/api/v1/gtt_orders/{id}.json',
    audience: 'ready',
    idempotent: true,
    params: one,
    body: T.Object({ version: T.Integer({ description: 'of the order as it was read' }), ...Terms }, closed),
    reply: Data(GttOrder),
  },
  cancelGttOrder: {
    summary: 'Cancel an order that still waits for its price',
    method: 'POST',
    path: '/equity/api/v1/gtt_orders/{id}/cancel.json',
    audience: 'ready',
    idempotent: true,
    params: one,
    body: T.Object({}, closed),
    reply: Data(GttOrder),
  },
} as const satisfies Record<string, CallDefinition>;
