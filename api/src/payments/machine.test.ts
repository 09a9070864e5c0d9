import type { PaymentStatus } from '@sanchay/contracts';
import type { GatewayStatus } from '../partners/paymentGateway.ts';
import { changeOf, isLive, type PaymentChange } from './machine.ts';

const rows: [PaymentStatus, Record<GatewayStatus, PaymentChange>][] = [
  [
    'created',
    { pending: 'none', successful: 'succeed', failed: 'fail', expired: 'expire', charged_back: 'void' },
  ],
  [
    'pending',
    { pending: 'none', successful: 'succeed', failed: 'fail', expired: 'expire', charged_back: 'void' },
  ],
  [
    'successful',
    { pending: 'none', successful: 'none', failed: 'none', expired: 'none', charged_back: 'charge_back' },
  ],
  [
    'failed',
    { pending: 'none', successful: 'refund', failed: 'none', expired: 'none', charged_back: 'void' },
  ],
  [
    'expired',
    { pending: 'none', successful: 'refund', failed: 'none', expired: 'none', charged_back: 'void' },
  ],
  [
    'charged_back',
    { pending: 'none', successful: 'none', failed: 'none', expired: 'none', charged_back: 'none' },
  ],
  [
    'refunded',
    { pending: 'none', successful: 'none', failed: 'none', expired: 'none', charged_back: 'charge_back' },
  ],
];
const cases = rows.flatMap(([status, reported]) =>
  (Object.entries(reported) as [GatewayStatus, PaymentChange][]).map(
    ([news, change]) => [status, news, change] as const,
  ),
);

describe('payment status reported by the gateway', () => {
  test.each(cases)('I4 · a %s payment that is reported as %s: %s', (status, news, change) => {
    expect(changeOf(status, news)).toBe(change);
  });

  test('I4 · only created and pending payments are under way', () => {
    expect(rows.map(([status]) => status).filter(isLive)).toEqual(['created', 'pending']);
  });
});
