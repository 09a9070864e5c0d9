import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PAYMENT_METHODS } from '../../enums/payments.ts';
import {
  COIN_ENTRY_KINDS,
  COIN_REWARDS,
  SUBSCRIPTION_FEATURES,
  SUBSCRIPTION_FILES,
  SUBSCRIPTION_PAYMENTS,
  SUBSCRIPTION_STATUSES,
} from '../../enums/subscriptions.ts';
import { Payment } from '../investing/payments.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  Id,
  Instant,
  Nullable,
  Percent,
  PublicId,
  Refusal,
  Rupees,
  Success,
} from '../shapes.ts';
import { StepUp } from './banks.ts';

const Coins = T.Integer({ description: 'coins' });

/** What the features of an account cost now. */
const Feature = T.Object({
  feature_name: Codes(SUBSCRIPTION_FEATURES),
  /** Coins; 0 for a feature without a price. */
  coins: Coins,
  price: Rupees,
  tax: Rupees,
  total: Rupees,
  /** Nothing is charged: every feature while the activation flag is true, else one without a price. */
  free: T.Boolean(),
});

export const Subscription = T.Object({
  id: T.String(),
  /** The KYC record of the first holder of the portfolio. */
  kyc_id: T.String(),
  feature_name: Codes(SUBSCRIPTION_FEATURES),
  login_id: PublicId,
  portfolio_id: PublicId,
  auto_renew: T.Boolean(),
  status: Codes(SUBSCRIPTION_STATUSES),
  paid_with: Codes(SUBSCRIPTION_PAYMENTS),
  coins: Coins,
  price: Rupees,
  tax: Rupees,
  tax_percentage: Percent,
  total: Rupees,
  placed_at: Instant,
  starts_on: Nullable(Day),
  /** Last day on which it is active. */
  ends_on: Nullable(Day),
  /** Last day for a full refund; null where nothing was paid or the days are over. */
  refundable_until: Nullable(Day),
  invoice_no: Nullable(T.String()),
  credit_note_no: Nullable(T.String()),
  reason: Nullable(T.String()),
  payment: Nullable(Payment),
});

const Subscriptions = T.Object({
  status: Success,
  subscriptions: T.Array(Subscription),
  features: T.Array(Feature),
  total_coins: Coins,
  months: T.Integer({ description: 'how long a subscription runs' }),
  refund_days: T.Integer({ description: 'days in which one that was paid for is refunded in full' }),
  tax_percentage: Percent,
  /** Why the account cannot subscribe; null when it can. */
  refusal: Refusal,
});

const byId = T.Object({ id: Id });

export const subscriptions = {
  subscriptions: {
    summary: 'Subscriptions of the current portfolio, and what each feature costs',
    method: 'GET',
    path: '/api/v3/subscriptions.json',
    audience: 'signed-in',
    reply: Subscriptions,
  },
  createSubscription: {
    summary: 'Subscribe to a feature: free of charge, for coins or for money',
    method: 'POST',
    path: '/api/v3/subscriptions.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        feature_name: Codes(SUBSCRIPTION_FEATURES),
        pay_with: Codes(SUBSCRIPTION_PAYMENTS),
        /** Coins, or rupees with tax, as they were shown; 0 when free. */
        amount: T.Number({ minimum: 0, maximum: 1_000_000 }),
        method: T.Optional(Codes(PAYMENT_METHODS)),
        step_up: T.Optional(StepUp),
      },
      closed,
    ),
    reply: Data(Subscription),
  },
  updateSubscription: {
    summary: 'Turn automatic renewal of a subscription on or off',
    method: 'PUT',
    path: '/api/v3/subscriptions/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: byId,
    body: T.Object({ subscriptions: T.Object({ auto_renew: T.Boolean() }, closed) }, closed),
    reply: Data(Subscription),
  },
  cancelSubscription: {
    summary: 'End a subscription; within the refund days coins or money are returned in full',
    method: 'POST',
    path: '/api/v3/subscriptions/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
    params: byId,
    reply: Data(Subscription),
  },
  subscriptionFile: {
    summary: 'Tax invoice or credit note of a paid subscription, in the language of the request',
    method: 'GET',
    path: '/api/v3/subscriptions/{id}/{file}',
    audience: 'signed-in',
    params: T.Object({ id: Id, file: Codes(SUBSCRIPTION_FILES) }),
    reply: T.Unsafe<Uint8Array>({}),
  },
  coins: {
    summary: 'Coins of the user with every entry of the ledger, newest first',
    method: 'GET',
    path: '/api/v3/coins.json',
    audience: 'signed-in',
    query: T.Object({ page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })) }),
    reply: Data(
      T.Object({
        total_coins: Coins,
        transactions: T.Array(
          T.Object({
            id: T.String(),
            date: Instant,
            kind: Codes(COIN_ENTRY_KINDS),
            comment: T.String(),
            credit: Coins,
            debit: Coins,
            balance: Coins,
          }),
        ),
        page: T.Integer(),
        pages: T.Integer(),
        rewards: T.Array(
          T.Object({
            reward: Codes(COIN_REWARDS),
            each: Coins,
            /** Most coins for this reward; null: no limit. */
            maximum: Nullable(Coins),
            earned: Coins,
          }),
        ),
        referral_code: T.String(),
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
