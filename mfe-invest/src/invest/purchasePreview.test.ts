import { indiaCalendar } from '@sanchay/finance';
import { businessDay, purchasePreview, timeLeft } from './purchasePreview.ts';

const scheme = { scheme_class: 'equity', nav: { nav: 98.4127, date: '2026-11-19' } } as const;
const on = (now: Date) => ({ now, today: '2026-11-20', calendar: indiaCalendar });
const at = (time: string) => new Date(`2026-11-20T${time}+05:30`);

describe('I5 what a payment now would bring', () => {
  test('I5 before our cut-off: the NAV of the day, units at the latest NAV, and the duty', () => {
    expect(purchasePreview(scheme, 5000, on(at('11:00')))).toEqual({
      navDate: '2026-11-20',
      payBefore: '2026-11-20T14:30:00.000+05:30',
      allotmentDate: '2026-11-23',
      ruleId: 'nav-equity-2021',
      stampDuty: 0.25,
      units: 50.804,
    });
  });

  test('I5 between our cut-off and the fund house’s, a payment by UPI comes too late', () => {
    const preview = purchasePreview(scheme, 5000, on(at('14:30')));
    expect(preview).toMatchObject({ navDate: '2026-11-23', payBefore: '2026-11-23T14:30:00.000+05:30' });
  });

  test('I5 after the cut-off the next business day counts', () => {
    const preview = purchasePreview(scheme, 5000, on(at('15:00')));
    expect(preview).toMatchObject({ navDate: '2026-11-23', payBefore: '2026-11-23T14:30:00.000+05:30' });
  });

  test('I5 without an amount there is no preview, and without a NAV no units', () => {
    expect(purchasePreview(scheme, null, on(at('11:00')))).toBeNull();
    expect(purchasePreview(scheme, 0, on(at('11:00')))).toBeNull();
    expect(purchasePreview({ ...scheme, nav: null }, 5000, on(at('11:00')))?.units).toBeNull();
  });

  test('I5 when the market’s clock is ahead of the browser’s, nothing is promised', () => {
    const ahead = { nav: 98.4127, date: '2026-11-25' };
    const now = at('11:00');
    expect(businessDay(now, ahead, undefined)).toBe('2026-11-25');
    expect(businessDay(now, ahead, '2026-11-28')).toBe('2026-11-28');
    expect(businessDay(now, scheme.nav, '2026-11-19')).toBe('2026-11-20');
    expect(businessDay(now, null, undefined)).toBe('2026-11-20');
    expect(purchasePreview(scheme, 5000, { ...on(now), today: '2026-11-25' })).toBeNull();
  });

  test('I5 time left is shown to the minute, for less than a day', () => {
    expect(timeLeft('2026-11-20T14:30:00+05:30', at('13:18:30'))).toEqual({ hours: 1, minutes: 11 });
    expect(timeLeft('2026-11-20T14:30:00+05:30', at('14:30:00'))).toEqual({ hours: 0, minutes: 0 });
    expect(timeLeft('2026-11-20T14:30:00+05:30', at('14:30:01'))).toBeNull();
    expect(timeLeft('2026-11-21T14:30:00+05:30', at('14:30:00'))).toBeNull();
    expect(timeLeft('2026-11-21T14:30:00+05:30', at('14:31:00'))).toEqual({ hours: 23, minutes: 59 });
  });
});
