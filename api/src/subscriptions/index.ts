import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { reverseSubscription, subscriptionPaid, subscriptionUnpaid } from './paid.ts';
import { renewDue } from './renew.ts';
import { subscriptionRoutes } from './routes.ts';

/** Subscriptions of a portfolio to features: free of charge, for coins or for money. */
export const subscriptionsDomain = {
  name: 'subscriptions',
  routes: subscriptionRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [renewDue] }],
  onClockMoved: { subscriptions: renewDue },
  payments: {
    subscription: { paid: subscriptionPaid, ended: subscriptionUnpaid, chargeback: reverseSubscription },
  },
} satisfies Domain;
