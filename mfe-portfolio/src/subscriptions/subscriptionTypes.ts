import type { CallReply } from '@sanchay/contracts';

export type SubscriptionsReply = CallReply<'subscriptions'>;
export type Feature = SubscriptionsReply['features'][number];
export type Subscription = SubscriptionsReply['subscriptions'][number];

/** The subscription to a feature that is pending or active, if any. */
export function runningOf(
  { subscriptions }: Pick<SubscriptionsReply, 'subscriptions'>,
  feature: Feature['feature_name'],
): Subscription | null {
  return (
    subscriptions.find(
      ({ feature_name: name, status }) => name === feature && (status === 'active' || status === 'pending'),
    ) ?? null
  );
}
