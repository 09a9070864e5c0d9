/** Features of a subscription (specification, section 3). */
export const SUBSCRIPTION_FEATURES = [
  'tax_harvesting',
  'family_account',
  'smart_switch',
  'smart_switch_2',
  'trade_smart',
  'trade_smart_2',
] as const;
export type SubscriptionFeature = (typeof SUBSCRIPTION_FEATURES)[number];

/** `pending` waits for its payment; `failed` was never paid; `reversed` lost its payment to a chargeback. */
export const SUBSCRIPTION_STATUSES = [
  'pending',
  'active',
  'expired',
  'cancelled',
  'failed',
  'reversed',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_PAYMENTS = ['free', 'coins', 'money'] as const;
export type SubscriptionPayment = (typeof SUBSCRIPTION_PAYMENTS)[number];

/** Why coins are earned. */
export const COIN_REWARDS = ['referral', 'goal', 'sip', 'import'] as const;
export type CoinReward = (typeof COIN_REWARDS)[number];

/** Kinds of entries of the coin ledger. */
export const COIN_ENTRY_KINDS = [...COIN_REWARDS, 'spent', 'refunded'] as const;
export type CoinEntryKind = (typeof COIN_ENTRY_KINDS)[number];

/** Documents of a paid subscription. */
export const SUBSCRIPTION_FILES = ['invoice.pdf', 'credit-note.pdf'] as const;
export type SubscriptionFile = (typeof SUBSCRIPTION_FILES)[number];
