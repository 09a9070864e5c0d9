import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PAYMENT_METHODS } from '../../enums/payments.ts';
import { StepUp } from '../account/banks.ts';
import { Payment } from './payments.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  Id,
  Instant,
  Nullable,
  Percent,
  Refusal,
  Rupees,
  Success,
} from '../shapes.ts';

const Grams = T.Number({ description: 'grams, 4 decimals' });

export const GoldOrder = T.Object({
  id: T.String(),
  side: T.Literal('buy'),
  status: T.String(),
  grams: Grams,
  rate_before_tax: Rupees,
  rate_with_tax: Rupees,
  gold_value: Rupees,
  tax: Rupees,
  total: Rupees,
  placed_at: Instant,
  invoice_no: Nullable(T.String()),
  payment: Nullable(Payment),
});

export const gold = {
  goldPrices: {
    summary: 'Price of a gram, day by day',
    method: 'GET',
    path: '/api/v3/gold/prices.json',
    audience: 'anyone',
    query: T.Object({
      from: T.Optional(Day),
      to: T.Optional(Day),
      // `packed`: bytes of the series codec (`encodeNavs` in finance), a tenth of the JSON.
      format: T.Optional(Codes(['json', 'packed'] as const)),
    }),
    reply: T.Object({ gold_prices: T.Array(T.Object({ date: Day, price: Rupees })) }),
  },
  goldCurrentPrice: {
    summary: 'Live price, held for five minutes under block_id',
    method: 'GET',
    path: '/api/v3/gold/current_price.json',
    audience: 'anyone',
    reply: T.Object({
      taxes: T.Object({ cgst: Percent, sgst: Percent, igst: Percent }),
      block_id: T.String(),
      fetched_at: Instant,
      valid_until: Instant,
      current_gold_price: T.Object({ buy: Rupees, sell: Rupees }),
      /** Why the caller's account cannot buy at it; null when it can, and for visitors who are not signed in. */
      refusal: Refusal,
    }),
  },
  goldOrders: {
    summary: 'Gold orders of the current portfolio',
    method: 'GET',
    path: '/api/v3/gold/orders.json',
    audience: 'signed-in',
    reply: T.Object({
      status: Success,
      data: T.Array(GoldOrder),
      /** Why the account cannot buy more; null when it can. */
      refusal: Refusal,
    }),
  },
  createGoldOrder: {
    summary: 'Buy gold at the held price by rupees or grams',
    method: 'POST',
    path: '/api/v3/gold/orders.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        block_id: Id,
        side: T.Literal('buy'),
        amount: T.Optional(T.Number()),
        grams: T.Optional(T.Number()),
        method: Codes(PAYMENT_METHODS),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(GoldOrder),
  },
} as const satisfies Record<string, CallDefinition>;
