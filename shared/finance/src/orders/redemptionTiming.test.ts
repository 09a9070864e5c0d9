import {
  indiaCalendar,
  latePayoutInterest,
  publishedRules,
  redemptionTiming,
  type RuleBook,
  type SaleClass,
  type SaleTimingRules,
} from '../index.ts';

const equity: SaleClass = { schemeClass: 'equity', group: null };
const liquid: SaleClass = { schemeClass: 'liquid', group: null };
const overnight: SaleClass = { schemeClass: 'liquid', group: 'overnight' };
const overseas: SaleClass = { schemeClass: 'equity', group: 'overseas' };
const at = (of: SaleClass, time: string) =>
  redemptionTiming(of, `${time}+05:30`, indiaCalendar, publishedRules);

describe('I5 · days and times of a sale', () => {
  test.each<[string, SaleClass, string, string, string, string, string]>([
    [
      'before three',
      equity,
      '2026-11-20T14:59:59.999',
      '2026-11-20',
      '2026-11-25',
      '2026-11-26',
      'redeem-equity-2023',
    ],
    [
      'at three',
      equity,
      '2026-11-20T15:00:00.000',
      '2026-11-23',
      '2026-11-26',
      '2026-11-27',
      'redeem-equity-2023',
    ],
    [
      'on a Saturday',
      equity,
      '2026-11-21T10:00:00.000',
      '2026-11-23',
      '2026-11-26',
      '2026-11-27',
      'redeem-equity-2023',
    ],
    [
      'a liquid fund on Friday: NAV of Sunday',
      liquid,
      '2026-11-20T14:59:59.999',
      '2026-11-22',
      '2026-11-23',
      '2026-11-26',
      'redeem-liquid',
    ],
    [
      'an overnight fund before seven',
      overnight,
      '2026-11-19T18:59:59.999',
      '2026-11-19',
      '2026-11-20',
      '2026-11-25',
      'redeem-overnight-2025',
    ],
    [
      'an overnight fund at seven',
      overnight,
      '2026-11-19T19:00:00.000',
      '2026-11-20',
      '2026-11-23',
      '2026-11-26',
      'redeem-overnight-2025',
    ],
    [
      'a liquid fund at half past three on a Thursday: NAV of Friday',
      liquid,
      '2026-11-19T15:30:00.000',
      '2026-11-20',
      '2026-11-23',
      '2026-11-26',
      'redeem-liquid',
    ],
    [
      'an overnight fund after seven on a Friday: NAV of Monday',
      overnight,
      '2026-11-20T19:30:00.000',
      '2026-11-23',
      '2026-11-25',
      '2026-11-27',
      'redeem-overnight-2025',
    ],
    [
      'an overnight fund before the 7 pm rule',
      overnight,
      '2025-05-29T15:00:00.000',
      '2025-05-30',
      '2025-06-02',
      '2025-06-04',
      'redeem-liquid',
    ],
    [
      'a fund that invests abroad',
      overseas,
      '2026-11-16T10:00:00.000',
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
      'redeem-overseas-2023',
    ],
    [
      'on 1 April banks are closed: money counts from the next day',
      equity,
      '2026-04-01T10:00:00.000',
      '2026-04-01',
      '2026-04-06',
      '2026-04-07',
      'redeem-equity-2023',
    ],
    [
      'on 29 February',
      equity,
      '2024-02-29T10:00:00.000',
      '2024-02-29',
      '2024-03-04',
      '2024-03-05',
      'redeem-equity-2023',
    ],
    [
      'on the 31st',
      equity,
      '2026-12-31T10:00:00.000',
      '2026-12-31',
      '2027-01-04',
      '2027-01-05',
      'redeem-equity-2023',
    ],
  ])('I5 · %s', (_what, of, time, navDate, payoutDate, payBy, ruleId) => {
    expect(at(of, time)).toMatchObject({ navDate, payoutDate, payBy, ruleId });
  });

  it('I5 · it can be cancelled until our own cut-off of its day, and is sent then', () => {
    expect(at(equity, '2026-11-20T14:29:59.999')).toMatchObject({
      cancelBefore: '2026-11-20T14:30:00.000+05:30',
      sentAt: '2026-11-20T14:30:00.000+05:30',
      sendRuleId: 'platform-redeem-equity',
      payByRuleId: 'payout-limit-2023',
    });
    expect(at(equity, '2026-11-20T15:00:00.000').cancelBefore).toBe('2026-11-23T14:30:00.000+05:30');
    expect(at(overnight, '2026-11-19T18:29:59.999')).toMatchObject({
      cancelBefore: '2026-11-19T18:30:00.000+05:30',
      sendRuleId: 'platform-redeem-overnight',
    });
  });

  it('I5 · between our cut-off and the fund house’s it is sent at once, for the same NAV', () => {
    expect(at(equity, '2026-11-20T14:30:00.000')).toMatchObject({
      navDate: '2026-11-20',
      cancelBefore: null,
      sentAt: '2026-11-20T09:00:00.000Z',
    });
  });
});

describe('I5 · money that is late', () => {
  it('I5 · 15 % a year from the day after the last one, to the paisa', () => {
    expect(latePayoutInterest('100000', '2026-11-26', '2026-11-26', publishedRules)).toMatchObject({
      days: 0,
      interest: 0,
    });
    expect(latePayoutInterest('100000', '2026-11-26', '2026-11-27', publishedRules)).toEqual({
      days: 1,
      interest: 41.1,
      ratePct: 15,
      ruleId: 'late-payout-15',
    });
    expect(latePayoutInterest('100000', '2026-11-26', '2026-11-20', publishedRules).interest).toBe(0);
  });
});

describe('I5 · days of a sale follow the rules that they are given', () => {
  const rules: SaleTimingRules & Pick<RuleBook, 'late_payout_rate'> = {
    ...publishedRules,
    nav: publishedRules.nav.map((row) => ({ ...row, value: { ...row.value, cutOff: '12:00' } })),
    nav_overnight: [],
    payout_limit: publishedRules.payout_limit.map((row) => ({ ...row, value: { usual: 4, overseas: 6 } })),
    redemption_send: publishedRules.redemption_send.map((row) => ({
      ...row,
      rule_id: `${row.rule_id}-early`,
      value: { ...row.value, cutOff: '11:00' },
    })),
    late_payout_rate: publishedRules.late_payout_rate.map((row) => ({ ...row, value: 36.5 })),
  };

  test('I5 · cut-off, time of sending, last day of payment and interest are those of the book', () => {
    expect(redemptionTiming(equity, '2026-11-20T11:30:00.000+05:30', indiaCalendar, rules)).toMatchObject({
      navDate: '2026-11-20',
      cutOff: '2026-11-20T12:00:00.000+05:30',
      cancelBefore: null,
      payBy: '2026-11-27',
      sendRuleId: 'platform-redeem-equity-early',
    });
    expect(redemptionTiming(equity, '2026-11-20T12:00:00.000+05:30', indiaCalendar, rules).navDate).toBe(
      '2026-11-23',
    );
    expect(latePayoutInterest('1000', '2026-11-20', '2026-11-21', rules).interest).toBe(1);
  });

  test('I5 · without a row of its own, a sale of an overnight fund follows those of its class', () => {
    expect(redemptionTiming(overnight, '2026-11-19T12:30:00.000+05:30', indiaCalendar, rules).ruleId).toBe(
      'redeem-liquid',
    );
  });
});
