import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import {
  STOCK_ORDER_KINDS,
  STOCK_ORDER_SIDES,
  STOCK_ORDER_STATES,
  STOCK_ORDER_STEPS,
} from '../../enums/stockOrders.ts';
import { US_ACTION_KINDS, US_CHARGE_KINDS } from '../../enums/usOrders.ts';
import { StepUp } from '../account/banks.ts';
import { closed, Codes, Data, Day, Id, Instant, Nullable, Refusal, Rupees, Success } from '../shapes.ts';

const Slug = T.String({ minLength: 1, maxLength: 120 });
const Dollars = T.Number({ description: 'US dollars, 2 decimals' });
const Price = T.Number({ description: 'US dollars a share' });
const Shares = T.Number({ description: 'shares, up to 6 decimals' });
const Rate = T.Number({ description: 'rupees for a dollar, 4 decimals' });
/** A day of the New York calendar. */
const Session = T.Object({ day: Day, opens: Instant, closes: Instant, open: T.Boolean() });

const Charge = T.Object({ kind: Codes(US_CHARGE_KINDS), amount: Dollars, rule_id: T.String() });

const Stock = { symbol: T.String(), slug: T.String(), name: T.String() } as const;

const Terms = {
  ...Stock,
  side: Codes(STOCK_ORDER_SIDES),
  kind: Codes(STOCK_ORDER_KINDS),
  amount: Nullable(T.Number({ description: 'dollars with charges of a purchase by amount' })),
  quantity: Nullable(T.Number({ description: 'shares of an order of a number of shares' })),
  limit_price: Nullable(
    T.Number({
      description: 'dollars a share; of a market order for a number of shares the protective price',
    }),
  ),
} as const;

/** What an order would cost or bring, and when. */
const UsOrderPreview = T.Object({
  ...Terms,
  shares: T.Number({ description: 'shares, estimated for an amount' }),
  value: T.Number({ description: 'dollars at the limit, of a market order at the last price' }),
  charges: T.Array(Charge),
  charges_total: Dollars,
  net: T.Number({ description: 'dollars: value and charges of a purchase, value less charges of a sale' }),
  reserved: T.Number({
    description: 'dollars that leave the wallet until the order is settled; 0 for a sale',
  }),
  wallet: Dollars,
  free_shares: T.Number({ description: 'settled shares that no other order sells' }),
  last_price: Price,
  rate: Nullable(Rate),
  rupees: Nullable(T.Number({ description: 'net in rupees at the reference rate' })),
  session: Session,
  settles_on: Day,
  rule_ids: T.Array(T.String()),
  refusal: Refusal,
});

export const UsOrderSummary = T.Object({
  id: Id,
  ...Terms,
  state: Codes(STOCK_ORDER_STATES),
  reason: Nullable(T.String()),
  filled: Shares,
  value: T.Number({ description: 'dollars of the trades' }),
  average_price: Nullable(Price),
  placed_at: Instant,
  for_day: T.String({ description: 'day of the session in New York' }),
  settles_on: Day,
  settled: T.Boolean(),
  cancellable: T.Boolean(),
});

const LotGain = {
  cost: Dollars,
  gain: T.Number({ description: 'rupees' }),
  price_effect: T.Number({ description: 'rupees of the gain that the price in dollars made' }),
  currency_effect: T.Number({ description: 'rupees of the gain that the rate of the dollar made' }),
} as const;

/** Shares of one lot that a settled sale took. */
const SoldLot = T.Object({
  bought_on: Day,
  sold_on: Day,
  quantity: Shares,
  proceeds: Dollars,
  rate_bought: Rate,
  rate_sold: Rate,
  ...LotGain,
});

export const UsOrder = T.Object({
  ...UsOrderSummary.properties,
  reserved: Dollars,
  opens: T.String({ description: 'when the session of the order opens' }),
  charges: T.Array(Charge),
  charges_total: Dollars,
  net: Dollars,
  note_no: Nullable(T.String()),
  trades: T.Array(
    T.Object({
      id: T.String(),
      at: Instant,
      quantity: Shares,
      price: Price,
      amount: Dollars,
      annulled: T.Boolean(),
    }),
  ),
  lots: T.Array(SoldLot, { description: 'shares that a settled sale took, the oldest first' }),
  timeline: T.Array(
    T.Object({ at: Instant, step: Codes(STOCK_ORDER_STEPS), title: T.String(), text: Nullable(T.String()) }),
  ),
});

export const UsHolding = T.Object({
  ...Stock,
  quantity: Shares,
  free: T.Number({ description: 'settled shares that no order sells' }),
  unsettled: T.Number({ description: 'bought shares that arrive with their settlement' }),
  price: Price,
  price_date: Nullable(Day),
  rate: Nullable(Rate),
  cost: Dollars,
  value_usd: Dollars,
  gain_usd: Dollars,
  invested: T.Number({ description: 'rupees: dollars of each lot at the rate of its day' }),
  value: Nullable(Rupees),
  gain: Nullable(Rupees),
  price_effect: Nullable(Rupees),
  currency_effect: Nullable(Rupees),
});

/** A split or dividend that a US company has announced. */
export const UsShareAction = T.Object({
  number: T.Integer({ description: 'number of the announcement' }),
  kind: Codes(US_ACTION_KINDS),
  ex_date: T.String({ description: 'day of New York; shares bought before it take part' }),
  new_shares: Nullable(T.Integer({ description: 'in place of old ones; fewer in a reverse split' })),
  old_shares: Nullable(T.Integer()),
  per_share: Nullable(T.Number({ description: 'dollars of a dividend' })),
  per_share_adjusted: T.Optional(
    T.Number({ description: 'of a dividend, for a share of today, where a later split or bonus changed it' }),
  ),
  buyable: T.Optional(T.Boolean({ description: 'whether shares that are bought now take part' })),
  pays_on: Nullable(Day),
});

/** What an announcement changed for the account. */
export const UsShareEvent = T.Object({
  number: T.Integer({ description: 'number of the announcement' }),
  kind: Codes(US_ACTION_KINDS),
  day: Day,
  shares_before: Shares,
  shares_after: Shares,
  per_share: Nullable(T.Number({ description: 'dollars of a dividend' })),
  amount: T.Number({ description: 'dollars of a paid dividend before tax' }),
  withheld: T.Number({ description: 'dollars of tax that the United States withheld' }),
  rule_id: Nullable(T.String({ description: 'of the rate of the tax' })),
  pays_on: Nullable(Day),
  paid_on: Nullable(Day),
});

const UsHoldingDetails = T.Object({
  ...UsHolding.properties,
  lots: T.Array(
    T.Object({
      id: Id,
      bought_on: Day,
      quantity: Shares,
      rate: Rate,
      invested: Rupees,
      value_usd: Dollars,
      long_term_from: Day,
      cost: Dollars,
      gain: Nullable(Rupees),
      price_effect: Nullable(Rupees),
      currency_effect: Nullable(Rupees),
    }),
    { description: 'purchases as far as they are held, the oldest first' },
  ),
  sales: T.Array(SoldLot),
  events: T.Array(UsShareEvent, { description: 'what splits and dividends changed, the newest first' }),
  rule_ids: T.Array(T.String()),
});

const oneOrder = T.Object({ id: Id });

export const usOrders = {
  previewUsOrder: {
    summary: 'Charges, dollars and settlement of an order of US shares, as if it was placed now',
    method: 'GET',
    path: '/vested/api/v1/stock/{slug}/order_preview.json',
    audience: 'signed-in',
    params: T.Object({ slug: Slug }),
    query: T.Object({
      side: Codes(STOCK_ORDER_SIDES),
      kind: Codes(STOCK_ORDER_KINDS),
      quantity: T.Optional(T.Number({ description: 'shares' })),
      amount: T.Optional(T.Number({ description: 'dollars, in place of a quantity' })),
      price: T.Optional(T.Number({ description: 'dollars a share; needed for a limit order' })),
    }),
    reply: Data(UsOrderPreview),
  },
  createUsOrder: {
    summary: 'Place an order of US shares; a sale needs an OTP',
    method: 'POST',
    path: '/vested/api/v1/orders.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        slug: Slug,
        side: Codes(STOCK_ORDER_SIDES),
        kind: Codes(STOCK_ORDER_KINDS),
        quantity: T.Optional(T.Number({ description: 'shares' })),
        amount: T.Optional(T.Number({ description: 'dollars with charges, of a purchase at the market' })),
        price: T.Optional(Price),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(UsOrder),
  },
  usOrders: {
    summary: 'Orders of US shares of the current account, newest first',
    method: 'GET',
    path: '/vested/api/v1/orders.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(UsOrderSummary) }),
  },
  usOrder: {
    summary: 'An order of US shares with its trades, charges and timeline',
    method: 'GET',
    path: '/vested/api/v1/orders/{id}.json',
    audience: 'signed-in',
    params: oneOrder,
    reply: Data(UsOrder),
  },
  cancelUsOrder: {
    summary: 'Cancel what has not traded of an order of US shares',
    method: 'POST',
    path: '/vested/api/v1/orders/{id}/cancel.json',
    audience: 'ready',
    idempotent: true,
    params: oneOrder,
    body: T.Object({}, closed),
    reply: Data(UsOrder),
  },
  usConfirmation: {
    summary: 'The trade confirmation of an order of US shares as PDF, in the language of the request',
    method: 'GET',
    path: '/vested/api/v1/orders/{id}/confirmation.pdf',
    audience: 'signed-in',
    params: oneOrder,
    reply: T.Unsafe<Uint8Array>({}),
  },
  usStockActions: {
    summary: 'Splits and dividends that a US company has announced, newest ex-date first',
    method: 'GET',
    path: '/vested/api/v1/stock/{slug}/actions.json',
    audience: 'anyone',
    params: T.Object({ slug: Slug }),
    reply: T.Object({ status: Success, data: T.Array(UsShareAction) }),
  },
  usHoldings: {
    summary: 'US shares of the current account in both currencies',
    method: 'GET',
    path: '/vested/api/v1/holdings.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(UsHolding) }),
  },
  usHolding: {
    summary: 'One US share of the current account with its lots, sales and the effects of price and dollar',
    method: 'GET',
    path: '/vested/api/v1/holdings/{slug}.json',
    audience: 'signed-in',
    params: T.Object({ slug: Slug }),
    reply: Data(UsHoldingDetails),
  },
} as const satisfies Record<string, CallDefinition>;
