import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PAYMENT_METHODS } from '../../enums/payments.ts';
import {
  CASH_MOVEMENTS,
  SHARE_ACTION_KINDS,
  STOCK_CHARGE_KINDS,
  STOCK_ORDER_KINDS,
  STOCK_ORDER_SIDES,
  STOCK_ORDER_STATES,
  STOCK_ORDER_STEPS,
  STOCK_ORDER_VALIDITIES,
  TRADING_PHASES,
} from '../../enums/stockOrders.ts';
import { StepUp } from '../account/banks.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  Id,
  Instant,
  Nullable,
  Refusal,
  Rupees,
  Success,
  TradedAt,
} from '../shapes.ts';
import { Payment, UpiId } from '../investing/payments.ts';

const Slug = T.String({ minLength: 1, maxLength: 120 });
const Price = T.Number({ description: 'rupees a share' });

const Charge = T.Object({
  kind: Codes(STOCK_CHARGE_KINDS),
  amount: Rupees,
  rate: Nullable(T.Number({ description: 'percent of what it is charged on; null for an amount' })),
  rule_id: T.String(),
});

const Share = {
  isin: T.String(),
  slug: T.String(),
  symbol: T.String(),
  name: T.String(),
} as const;

const Terms = {
  ...Share,
  side: Codes(STOCK_ORDER_SIDES),
  kind: Codes(STOCK_ORDER_KINDS),
  validity: Codes(STOCK_ORDER_VALIDITIES),
  quantity: T.Integer(),
  limit_price: T.Number({ description: 'rupees a share; of a market order the protective price' }),
  trigger_price: Nullable(Price),
} as const;

const DematCharged = T.Optional(
  T.Boolean({ description: 'whether another sale of the share on that day carries the demat charge' }),
);

/** What an order would cost or bring, and when. */
const StockOrderPreview = T.Object({
  ...Terms,
  value: T.Number({ description: 'rupees at the limit, of a market order at the last price' }),
  charges: T.Array(Charge),
  charges_total: Rupees,
  demat_charged: DematCharged,
  net: T.Number({ description: 'rupees: value and charges of a purchase, value less charges of a sale' }),
  reserved: T.Number({ description: 'rupees that are set aside until the order is settled; 0 for a sale' }),
  cash: Rupees,
  free_shares: T.Integer({ description: 'settled shares that no other order sells' }),
  last_price: Price,
  tick: Price,
  low: T.Number({ description: 'lowest price of the day, rupees' }),
  high: T.Number({ description: 'highest price of the day, rupees' }),
  session: T.Object({ day: Day, opens: Instant, closes: Instant, open: T.Boolean() }),
  settles_on: Day,
  rule_ids: T.Array(T.String()),
  refusal: Refusal,
});

export const StockOrderSummary = T.Object({
  id: Id,
  ...Terms,
  state: Codes(STOCK_ORDER_STATES),
  triggered: T.Boolean({ description: 'whether the last price has reached the trigger price' }),
  reason: Nullable(T.String()),
  filled: T.Integer(),
  value: T.Number({ description: 'rupees of the trades' }),
  average_price: Nullable(Price),
  placed_at: Instant,
  for_day: Day,
  settles_on: Day,
  settled: T.Boolean(),
  cancellable: T.Boolean(),
});

export const StockOrder = T.Object({
  ...StockOrderSummary.properties,
  reserved: Rupees,
  charges: T.Array(Charge),
  charges_total: Rupees,
  demat_charged: DematCharged,
  net: Rupees,
  note_no: Nullable(T.String()),
  trades: T.Array(
    T.Object({ id: T.String(), at: Instant, quantity: T.Integer(), price: Price, annulled: T.Boolean() }),
  ),
  lots: T.Array(
    T.Object({ bought_on: Day, quantity: T.Integer(), cost: Rupees, proceeds: Rupees, gain: Rupees }),
    { description: 'shares that a settled sale took, the oldest first' },
  ),
  timeline: T.Array(
    T.Object({ at: Instant, step: Codes(STOCK_ORDER_STEPS), title: T.String(), text: Nullable(T.String()) }),
  ),
});

const Cash = T.Object({
  balance: T.Number({ description: 'rupees in the trading account' }),
  reserved: T.Number({ description: 'rupees set aside for orders that are not settled' }),
  available: T.Number({ description: 'rupees for orders and withdrawals' }),
  unsettled: T.Number({ description: 'rupees of sales that arrive with their settlement' }),
  next_payout_on: T.String({ description: 'day on which cash that is not needed goes to the bank account' }),
  payout_rule_id: T.String(),
  live_payment_ids: T.Array(Id, { description: 'payments under way that add cash, newest first' }),
  accounts: T.Array(T.Object({ id: Id, bank_name: T.String(), masked_account_no: T.String() })),
  movements: T.Array(
    T.Object({
      at: Instant,
      kind: Codes(CASH_MOVEMENTS),
      amount: T.Number({ description: 'rupees; negative for what goes out' }),
      order: Nullable(T.Object({ id: Id, name: T.String() })),
    }),
  ),
});

const StockHolding = T.Object({
  ...Share,
  quantity: T.Integer({ description: 'settled shares' }),
  free: T.Integer({ description: 'settled shares that no order sells' }),
  unsettled: T.Integer({ description: 'bought shares that arrive with their settlement' }),
  invested: Rupees,
  average_price: Price,
  price: Price,
  price_date: Nullable(Day),
  price_at: TradedAt,
  value: Rupees,
  gain: Rupees,
});

const OtherCompany = Nullable(
  T.Object(
    { slug: T.String(), name: T.String() },
    { description: 'the other company of a merger or demerger' },
  ),
);
const Received = T.Boolean({
  description: 'whether holders of the other company receive this share, in place of theirs or beside them',
});

/** A split, bonus issue, dividend, rights issue, merger or demerger that a company has announced. */
export const ShareAction = T.Object({
  number: T.Integer({ description: 'number of the announcement' }),
  kind: Codes(SHARE_ACTION_KINDS),
  ex_date: T.String({
    description: 'day; shares bought before it take part; the record date of a rights issue',
  }),
  new_shares: Nullable(
    T.Integer({
      description:
        'in place of old ones by a split, more of them by a bonus or rights issue, shares of the other company by a merger or demerger',
    }),
  ),
  old_shares: Nullable(T.Integer()),
  per_share: Nullable(
    T.Number({ description: 'rupees of a dividend, or the price of a new share of a rights issue' }),
  ),
  per_share_adjusted: T.Optional(
    T.Number({ description: 'of a dividend, for a share of today, where a later split or bonus changed it' }),
  ),
  buyable: T.Optional(T.Boolean({ description: 'whether shares that are bought now take part' })),
  pays_on: Nullable(Day),
  closes_on: Nullable(T.String({ description: 'last day to apply for a rights issue' })),
  allots_on: Nullable(T.String({ description: 'day on which new shares of a rights issue are allotted' })),
  other: OtherCompany,
  received: Received,
  cost_percentage: Nullable(T.Number({ description: 'part of the cost that a demerger moves' })),
});

/** What an announcement changed for the account. */
export const ShareEvent = T.Object({
  number: T.Integer({ description: 'number of the announcement' }),
  kind: Codes(SHARE_ACTION_KINDS),
  day: Day,
  shares_before: T.Integer(),
  shares_after: T.Integer(),
  amount: T.Number({ description: 'rupees: dividend before tax, or money for part of a share' }),
  tds: T.Number({ description: 'rupees of tax that the company deducted' }),
  pays_on: Nullable(Day),
  paid_on: Nullable(Day),
  other: OtherCompany,
  received: Received,
  received_shares: T.Integer({ description: 'shares of a merger or demerger that came' }),
});

/** The session of the exchange that is running, else the next one, for one share. */
const TradingSession = T.Object({
  phase: Codes(TRADING_PHASES),
  muhurat: T.Boolean({ description: 'the Diwali session' }),
  day: Day,
  pre_opens: T.String({ description: 'instant from which orders are collected for the opening price' }),
  collects_until: T.String({ description: 'instant until which they are collected' }),
  opens: Instant,
  closes: Instant,
  market_halt: Nullable(
    T.Object({
      level: T.Integer({ description: 'percent by which the index has moved' }),
      since: Instant,
      collects_from: Nullable(Instant),
      resumes: Nullable(T.String({ description: 'instant; null where trading has ended for the day' })),
      rule_id: T.String(),
    }),
  ),
  halted_since: Nullable(
    T.String({ description: 'instant; null while the exchange does not halt the share' }),
  ),
  price_band: T.Number({ description: 'percent by which the price may move in the day' }),
  low: Price,
  high: Price,
});

const oneOrder = T.Object({ id: Id });

export const stockOrders = {
  previewStockOrder: {
    summary: 'Price, charges, cash and settlement of an order of shares, as if it was placed now',
    method: 'GET',
    path: '/equity/api/v1/stock/{slug}/order_preview.json',
    audience: 'signed-in',
    params: T.Object({ slug: Slug }),
    query: T.Object({
      side: Codes(STOCK_ORDER_SIDES),
      kind: Codes(STOCK_ORDER_KINDS),
      quantity: T.Optional(T.Number({ description: 'shares' })),
      amount: T.Optional(T.Number({ description: 'rupees with charges, in place of a quantity' })),
      price: T.Optional(T.Number({ description: 'rupees a share; needed for a limit order' })),
      trigger_price: T.Optional(Price),
      validity: T.Optional(Codes(STOCK_ORDER_VALIDITIES)),
    }),
    reply: Data(StockOrderPreview),
  },
  createStockOrder: {
    summary: 'Place an order of shares; a sale needs an OTP',
    method: 'POST',
    path: '/equity/api/v1/orders.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        slug: Slug,
        side: Codes(STOCK_ORDER_SIDES),
        kind: Codes(STOCK_ORDER_KINDS),
        quantity: T.Number({ description: 'shares, a whole number' }),
        price: T.Optional(Price),
        trigger_price: T.Optional(Price),
        validity: T.Optional(Codes(STOCK_ORDER_VALIDITIES)),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(StockOrder),
  },
  stockOrders: {
    summary: 'Orders of shares of the current account, newest first',
    method: 'GET',
    path: '/equity/api/v1/orders.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(StockOrderSummary) }),
  },
  stockOrder: {
    summary: 'An order of shares with its trades, charges and timeline',
    method: 'GET',
    path: '/equity/api/v1/orders/{id}.json',
    audience: 'signed-in',
    params: oneOrder,
    reply: Data(StockOrder),
  },
  cancelStockOrder: {
    summary: 'Cancel what has not traded of an order of shares',
    method: 'POST',
    path: '/equity/api/v1/orders/{id}/cancel.json',
    audience: 'ready',
    idempotent: true,
    params: oneOrder,
    body: T.Object({}, closed),
    reply: Data(StockOrder),
  },
  contractNote: {
    summary: 'The contract note of an order of shares as PDF, in the language of the request',
    method: 'GET',
    path: '/equity/api/v1/orders/{id}/contract_note.pdf',
    audience: 'signed-in',
    params: oneOrder,
    reply: T.Unsafe<Uint8Array>({}),
  },
  tradingCash: {
    summary: 'Cash for orders of shares: available, reserved, unsettled, and how it changed',
    method: 'GET',
    path: '/equity/api/v1/cash.json',
    audience: 'signed-in',
    reply: Data(Cash),
  },
  addTradingCash: {
    summary: 'Start a payment that adds cash for orders of shares',
    method: 'POST',
    path: '/equity/api/v1/cash/payments.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        amount: T.Number({ description: 'rupees' }),
        method: Codes(PAYMENT_METHODS),
        upi_id: T.Optional(UpiId),
        bank: T.Optional(T.String({ maxLength: 20 })),
      },
      closed,
    ),
    reply: Data(Payment),
  },
  withdrawTradingCash: {
    summary: 'Pay available cash out to a verified bank account',
    method: 'POST',
    path: '/equity/api/v1/cash/withdrawals.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object({ amount: T.Number({ description: 'rupees' }), bank_id: Id, step_up: StepUp }, closed),
    reply: Data(Cash),
  },
  stockHoldings: {
    summary: 'Shares in the demat account of the current account',
    method: 'GET',
    path: '/equity/api/v1/holdings.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(StockHolding) }),
  },
  stockActions: {
    summary: 'What a company has announced for its shares, such as a split or dividend, newest ex-date first',
    method: 'GET',
    path: '/equity/api/v1/stock/{slug}/actions.json',
    audience: 'anyone',
    params: T.Object({ slug: Slug }),
    reply: T.Object({ status: Success, data: T.Array(ShareAction) }),
  },
  stockSession: {
    summary: 'Whether a stock is traded now, what halts it, and its price range of the day',
    method: 'GET',
    path: '/equity/api/v1/stock/{slug}/session.json',
    audience: 'anyone',
    params: T.Object({ slug: Slug }),
    reply: Data(TradingSession),
  },
  stockHolding: {
    summary: 'Shares of one company in the demat account, and what its corporate actions changed',
    method: 'GET',
    path: '/equity/api/v1/stock/{slug}/holding.json',
    audience: 'signed-in',
    params: T.Object({ slug: Slug }),
    reply: Data(T.Object({ holding: Nullable(StockHolding), events: T.Array(ShareEvent) })),
  },
} as const satisfies Record<string, CallDefinition>;
