import { MANDATE_STATUSES, type MandateStatus } from '@sanchay/contracts';
import { BANK_MANDATE_STATUSES } from '../partners/mandateBank.ts';
import { isLive, isStarting, nextStatus, statusAfter } from './machine.ts';

/** Where each state goes on: waiting, with_bank, active, paused, rejected, revoked. */
const reported: Record<MandateStatus, (MandateStatus | null)[]> = {
  initiated: [null, 'bank_pending', 'active', null, 'rejected', 'revoked'],
  bank_pending: [null, null, 'active', null, 'rejected', 'revoked'],
  active: [null, null, null, null, null, 'revoked'],
  paused: [null, null, null, null, null, 'revoked'],
  revoked: [null, null, null, null, null, null],
  expired: [null, null, null, null, null, null],
  rejected: [null, null, null, null, null, null],
};
const cases = MANDATE_STATUSES.flatMap((status) =>
  BANK_MANDATE_STATUSES.map((news, index) => [status, news, reported[status][index]!] as const),
);

describe('the mandate machine', () => {
  test.each(cases)('I4 · a mandate that is %s and reported to be %s: %s', (status, news, expected) => {
    expect(nextStatus(status, news)).toBe(expected);
  });

  test.each([
    ['initiated', null, null, 'revoked'],
    ['bank_pending', null, null, 'revoked'],
    ['active', 'paused', null, 'revoked'],
    ['paused', null, 'active', 'revoked'],
    ['revoked', null, null, null],
    ['expired', null, null, null],
    ['rejected', null, null, null],
  ] as const)('I4 · the actions of an investor on one that is %s', (status, pause, resume, revoke) => {
    expect([
      statusAfter(status, 'pause'),
      statusAfter(status, 'resume'),
      statusAfter(status, 'revoke'),
    ]).toEqual([pause, resume, revoke]);
  });

  test('I4 · which are alive, and which are on their way', () => {
    expect(MANDATE_STATUSES.filter(isLive)).toEqual(['initiated', 'bank_pending', 'active', 'paused']);
    expect(MANDATE_STATUSES.filter(isStarting)).toEqual(['initiated', 'bank_pending']);
  });
});
