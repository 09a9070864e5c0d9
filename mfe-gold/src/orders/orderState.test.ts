import type { Payment } from '@sanchay/contracts';
import { isLive, phaseOf } from './orderState.ts';

const payment = (over: Partial<Payment>) => ({ status: 'pending', delayed: false, ...over }) as Payment;

describe('where a gold order stands', () => {
  it.each([
    ['successful', payment({ status: 'successful' }), 'bought'],
    ['pending', payment({}), 'waiting'],
    ['pending', payment({ delayed: true }), 'delayed'],
    ['pending', null, 'waiting'],
    ['failed', payment({ status: 'failed' }), 'failed'],
    ['reversed', payment({ status: 'charged_back' }), 'reversed'],
    ['failed', payment({ status: 'expired' }), 'failed'],
    ['failed', payment({ status: 'refunded' }), 'refunded'],
    ['failed', null, 'failed'],
  ] as const)('G1 · %s is shown in the user’s terms', (status, paid, phase) => {
    expect(phaseOf({ status, payment: paid })).toBe(phase);
  });

  it('G1 · a payment is live until it has ended', () => {
    const statuses = ['created', 'pending', 'successful', 'failed', 'expired', 'refunded'] as const;
    expect(statuses.filter((status) => isLive({ status }))).toEqual(['created', 'pending']);
  });
});
