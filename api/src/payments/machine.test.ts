import type { PaymentStatus } from '@sanchay/contracts';
import type { GatewayStatus } from '../partners/paymentGateway.ts';
import { changeOf, isLive } from './machine.ts';
import type { PaymentChange } from './machine.ts';

const rows: [PaymentStatus, Record<GatewayStatus, PaymentChange>][] = [
  [
    'created',
    { pending: 'none', successful: 'succeed', failed: 'fail', expired: 'expire', taken_back: 'fail' },
  ],
  [
    'pending',
    { pending: 'none', successful: 'succeed', failed: 'fail', expired: 'expire', taken_back: 'fail' },
  ],
  [
    'successful',
    { pending: 'none', successful: 'none', failed: 'none', expired: 'none', taken_back: 'take_back' },
  ],
  ['failed', { pending: 'none', successful: 'refund', failed: 'none', expired: 'none', taken_back: 'none' }],
  ['expired', { pending: 'none', successful: 'refund', failed: 'none', expired: 'none', taken_back: 'none' }],
  [
    'taken_back',
    { pending: 'none', successful: 'none', failed: 'none', expired: 'none', taken_back: 'none' },
  ],
  ['refunded', { pending: 'none', successful: 'none', failed: 'none', expired: 'none', taken_back: 'none' }],
];
const cases = rows.flatMap(([status, told]) =>
  (Object.entries(told) as [GatewayStatus, PaymentChange][]).map(
    ([news, change]) => [status, news, change] as const,
  ),
);

describe('what the gateway says of a payment', () => {
  test.each(cases)('I4 · a %s payment that is told to be %s: %s', (status, news, change) => {
    expect(changeOf(status, news)).toBe(change);
  });

  test('I4 · only created and pending payments are under way', () => {
    expect(rows.map(([status]) => status).filter(isLive)).toEqual(['created', 'pending']);
  });
});
