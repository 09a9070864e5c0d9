import fc from 'fast-check';
import { isBusinessDay, type SchemeClass } from '../calendar/calendar.ts';
import { indiaCalendar, sandboxCalendar } from '../calendar/calendarData.ts';
import { addDays } from '../calendar/dates.ts';
import { instantAtIst, instantMillis, istDate } from '../calendar/ist.ts';
import { applicableNav, applicableNavOnDate, platformCutOff, redemptionNav } from './navApplicability.ts';
import { publishedRules } from '../rules/ruleBook.ts';

const calendar = indiaCalendar;
const of = (schemeClass: SchemeClass) => ({ schemeClass, group: null });
const buy = (schemeClass: SchemeClass, placedAt: string, realisedAt?: string | null) =>
  applicableNav({ schemeClass, placedAt, realisedAt, calendar }, publishedRules);

describe('I5 · which NAV a purchase gets', () => {
  it.each(['equity', 'debt'] as const)('I5 · %s: the last millisecond before 15:00 counts', (cls) => {
    expect(buy(cls, '2024-06-12T14:59:59.999+05:30')).toEqual({
      navDate: '2024-06-12',
      processedDate: '2024-06-12',
      allotmentDate: '2024-06-13',
      cutOff: '2024-06-12T15:00:00.000+05:30',
      ruleId: `nav-${cls}-2021`,
      explanation: 'before_cut_off',
    });
  });

  it.each(['equity', 'debt'] as const)('I5 · %s: 15:00 sharp is the next business day', (cls) => {
    expect(buy(cls, '2024-06-14T15:00:00.000+05:30')).toEqual({
      navDate: '2024-06-18',
      processedDate: '2024-06-18',
      allotmentDate: '2024-06-19',
      cutOff: '2024-06-18T15:00:00.000+05:30',
      ruleId: `nav-${cls}-2021`,
      explanation: 'after_cut_off',
    });
  });

  it('I5 · liquid: before 13:30 the NAV of the calendar day before, even a Sunday', () => {
    expect(buy('liquid', '2024-06-10T13:29:59.999+05:30')).toEqual({
      navDate: '2024-06-09',
      processedDate: '2024-06-10',
      allotmentDate: '2024-06-10',
      cutOff: '2024-06-10T13:30:00.000+05:30',
      ruleId: 'nav-liquid-2021',
      explanation: 'before_cut_off',
    });
    expect(buy('liquid', '2024-06-07T13:30:00.000+05:30')).toMatchObject({
      navDate: '2024-06-09',
      processedDate: '2024-06-10',
      explanation: 'after_cut_off',
    });
  });

  it('I5 · a day without business moves to the next one', () => {
    expect(buy('equity', '2024-06-15T10:00:00+05:30')).toMatchObject({
      navDate: '2024-06-18',
      explanation: 'not_a_business_day',
    });
    expect(buy('debt', '2024-04-09T10:00:00+05:30')).toMatchObject({
      navDate: '2024-04-10',
      allotmentDate: '2024-04-12',
      explanation: 'not_a_business_day',
    });
    expect(buy('liquid', '2024-04-09T10:00:00+05:30')).toMatchObject({
      navDate: '2024-04-09',
      processedDate: '2024-04-10',
    });
  });

  it('I5 · equity works on a settlement holiday, its units wait for the banks', () => {
    expect(buy('equity', '2024-04-08T10:00:00+05:30')).toMatchObject({
      navDate: '2024-04-08',
      allotmentDate: '2024-04-10',
    });
    expect(buy('equity', '2024-04-09T10:00:00+05:30')).toMatchObject({
      navDate: '2024-04-09',
      allotmentDate: '2024-04-10',
    });
    // 11 April 2024 is closed for all, so T+1 of the 10th is the 12th.
    expect(buy('equity', '2024-04-10T10:00:00+05:30').allotmentDate).toBe('2024-04-12');
  });

  it('I5 · the sandbox notice of 13 April: debt shifts, equity does not', () => {
    const on13 = (schemeClass: SchemeClass) =>
      applicableNavOnDate(schemeClass, '2026-04-13', sandboxCalendar, publishedRules);
    expect(on13('equity').navDate).toBe('2026-04-13');
    expect(on13('debt').navDate).toBe('2026-04-15');
    expect(on13('liquid').navDate).toBe('2026-04-14');
  });

  it('I5 · money that comes later decides', () => {
    expect(buy('equity', '2024-06-12T10:00:00+05:30', '2024-06-12T14:59:59.999+05:30')).toMatchObject({
      navDate: '2024-06-12',
      explanation: 'before_cut_off',
    });
    expect(buy('equity', '2024-06-12T10:00:00+05:30', '2024-06-12T15:00:00.000+05:30')).toMatchObject({
      navDate: '2024-06-13',
      explanation: 'money_came_later',
    });
    expect(buy('equity', '2024-06-12T10:00:00+05:30', '2024-06-19T16:00:00+05:30')).toMatchObject({
      navDate: '2024-06-20',
      explanation: 'money_came_later',
    });
    // Late order, later money, same day of processing: the order's own reason stands.
    expect(buy('equity', '2024-06-12T16:00:00+05:30', '2024-06-13T10:00:00+05:30')).toMatchObject({
      navDate: '2024-06-13',
      explanation: 'after_cut_off',
    });
  });

  it('I5 · money that was there before does not bring an order forward', () => {
    expect(buy('equity', '2024-06-12T16:00:00+05:30', '2024-06-11T10:00:00+05:30').navDate).toBe(
      '2024-06-13',
    );
    expect(buy('equity', '2024-06-12T16:00:00+05:30', null).navDate).toBe('2024-06-13');
  });

  it('I5 · instants may be Dates and other offsets', () => {
    const placedAt = new Date('2024-06-12T09:29:59.999Z');
    expect(applicableNav({ schemeClass: 'equity', placedAt, calendar }, publishedRules).navDate).toBe(
      '2024-06-12',
    );
    expect(buy('equity', '2024-06-12T09:30:00.000Z').navDate).toBe('2024-06-13');
  });

  it('I5 · before February 2021 the money was not needed and the row states it', () => {
    const old = buy('equity', '2021-01-28T10:00:00+05:30', '2021-02-03T10:00:00+05:30');
    expect(old).toMatchObject({ navDate: '2021-01-28', ruleId: 'nav-equity-before-2021' });
    expect(buy('debt', '2021-01-29T16:00:00+05:30').ruleId).toBe('nav-debt-2021');
    expect(buy('liquid', '2020-06-10T10:00:00+05:30').ruleId).toBe('nav-liquid-before-2021');
  });

  it('I5 · rules are data: another row, another day; no row, an error', () => {
    const early = {
      nav: publishedRules.nav.map((row) => ({ ...row, value: { ...row.value, cutOff: '10:00' } })),
    };
    const order = { schemeClass: 'equity', placedAt: '2024-06-12T10:00:00+05:30', calendar } as const;
    expect(applicableNav(order, early).navDate).toBe('2024-06-13');
    expect(() => applicableNav(order, { nav: [] })).toThrow('No rule for NAV of equity funds on 2024-06-12');
    expect(applicableNavOnDate('equity', '2024-06-12', calendar, early).cutOff).toBe(
      '2024-06-12T10:00:00.000+05:30',
    );
  });

  it('I5 · a bad instant is an error', () => {
    expect(() => buy('equity', '2024-06-12T10:00:00')).toThrow(RangeError);
    expect(() => buy('equity', '2024-06-12T10:00:00Z', 'soon')).toThrow(RangeError);
  });
});

describe('I5 · NAV dates hold for any moment', () => {
  const moment = fc
    .integer({ min: instantMillis('2023-01-01T00:00:00Z'), max: instantMillis('2027-12-01T00:00:00Z') })
    .map((millis) => new Date(millis));
  const cls = fc.constantFrom<SchemeClass>('equity', 'debt', 'liquid');

  it('I5 · later money never gives an earlier NAV', () => {
    fc.assert(
      fc.property(cls, moment, fc.nat(9e8), fc.nat(9e8), (schemeClass, placedAt, wait, more) => {
        const after = (millis: number) =>
          applicableNav(
            {
              schemeClass,
              placedAt,
              realisedAt: new Date(placedAt.getTime() + millis),
              calendar: sandboxCalendar,
            },
            publishedRules,
          );
        const [first, second] = [after(wait), after(wait + more)];
        expect(first.navDate <= second.navDate).toBe(true);
        expect(first.allotmentDate <= second.allotmentDate).toBe(true);
      }),
    );
  });

  it('I5 · the NAV is never of a day before, the order meets the stated cut-off, units come after', () => {
    fc.assert(
      fc.property(cls, moment, (schemeClass, placedAt) => {
        const result = applicableNav({ schemeClass, placedAt, calendar: sandboxCalendar }, publishedRules);
        const today = istDate(placedAt);
        expect(result.navDate >= (schemeClass === 'liquid' ? addDays(today, -1) : today)).toBe(true);
        expect(placedAt.getTime()).toBeLessThan(instantMillis(result.cutOff));
        expect(isBusinessDay(sandboxCalendar, result.processedDate, schemeClass)).toBe(true);
        const sameDay = schemeClass === 'liquid';
        expect(result.allotmentDate === result.processedDate).toBe(sameDay);
        expect(result.allotmentDate >= result.processedDate).toBe(true);
        expect(isBusinessDay(sandboxCalendar, result.allotmentDate, 'debt')).toBe(true);
        const again = applicableNavOnDate(schemeClass, result.processedDate, sandboxCalendar, publishedRules);
        expect(again.navDate).toBe(result.navDate);
      }),
    );
  });
});

describe('I5 · which NAV a redemption gets', () => {
  it('I5 · equity before 15:00: that day, money T+2 since February 2023', () => {
    expect(redemptionNav(of('equity'), '2024-06-12T14:59:59.999+05:30', calendar, publishedRules)).toEqual({
      navDate: '2024-06-12',
      processedDate: '2024-06-12',
      payoutDate: '2024-06-14',
      cutOff: '2024-06-12T15:00:00.000+05:30',
      ruleId: 'redeem-equity-2023',
      explanation: 'before_cut_off',
    });
    expect(
      redemptionNav(of('equity'), '2024-06-12T15:00:00.000+05:30', calendar, publishedRules),
    ).toMatchObject({
      navDate: '2024-06-13',
      explanation: 'after_cut_off',
    });
    expect(redemptionNav(of('equity'), '2022-06-13T10:00:00+05:30', calendar, publishedRules)).toMatchObject({
      payoutDate: '2022-06-16',
      ruleId: 'redeem-equity-before-2023',
    });
  });

  it('I5 · debt money comes T+2', () => {
    expect(redemptionNav(of('debt'), '2024-06-12T10:00:00+05:30', calendar, publishedRules)).toMatchObject({
      payoutDate: '2024-06-14',
      ruleId: 'redeem-debt',
      navDate: '2024-06-12',
    });
  });

  // 24 November 2026 (a Tuesday) is a holiday of exchange and banks.
  test.each([
    ['before the cut-off of a Thursday', '2026-11-19T14:59:59.999', '2026-11-19', '2026-11-19', '2026-11-20'],
    ['at the cut-off of a Thursday', '2026-11-19T15:00:00.000', '2026-11-20', '2026-11-20', '2026-11-23'],
    ['at 15:30 on a Thursday', '2026-11-19T15:30:00.000', '2026-11-20', '2026-11-20', '2026-11-23'],
    ['before the cut-off of a Friday', '2026-11-20T10:00:00.000', '2026-11-22', '2026-11-20', '2026-11-23'],
    ['after the cut-off of a Friday', '2026-11-20T15:00:00.000', '2026-11-23', '2026-11-23', '2026-11-25'],
    ['on a Saturday', '2026-11-21T10:00:00.000', '2026-11-24', '2026-11-23', '2026-11-25'],
    ['on the eve of a holiday', '2026-11-23T10:00:00.000', '2026-11-24', '2026-11-23', '2026-11-25'],
    ['late on the eve of a holiday', '2026-11-23T16:00:00.000', '2026-11-25', '2026-11-25', '2026-11-26'],
    ['on a holiday', '2026-11-24T16:00:00.000', '2026-11-25', '2026-11-25', '2026-11-26'],
  ])('I5 · a liquid redemption %s has its NAV day', (_when, time, navDate, processedDate, payoutDate) => {
    expect(redemptionNav(of('liquid'), `${time}+05:30`, calendar, publishedRules)).toMatchObject({
      ...{ navDate, processedDate, payoutDate },
      ruleId: 'redeem-liquid',
    });
  });

  it('I5 · a redemption placed later never gets an earlier NAV, and before the cut-off never that day’s next', () => {
    const start = instantMillis('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.constantFrom<SchemeClass>('equity', 'debt', 'liquid'),
        fc.nat(300 * 86_400_000),
        fc.nat(9e8),
        (cls, offset, wait) => {
          const at = (millis: number) =>
            redemptionNav(of(cls), new Date(start + millis), sandboxCalendar, publishedRules);
          const [first, second] = [at(offset), at(offset + wait)];
          expect(first.navDate <= second.navDate).toBe(true);
          if (first.explanation === 'after_cut_off') expect(first.navDate).toBe(first.processedDate);
        },
      ),
    );
  });

  it('I5 · without rows it is an error', () => {
    expect(() =>
      redemptionNav(of('debt'), '2024-06-12T10:00:00+05:30', calendar, { ...publishedRules, nav: [] }),
    ).toThrow('NAV of debt funds');
  });
});

describe('I5 · the earlier cut-off shown to people', () => {
  it('I5 · 14:30 for equity and debt, 13:00 for liquid', () => {
    expect(platformCutOff('equity', '2024-06-12', publishedRules)).toBe('2024-06-12T14:30:00.000+05:30');
    expect(platformCutOff('debt', '2024-06-12', publishedRules)).toBe(instantAtIst('2024-06-12', '14:30'));
    expect(platformCutOff('liquid', '2024-06-12', publishedRules)).toBe('2024-06-12T13:00:00.000+05:30');
    expect(() => platformCutOff('liquid', '2024-06-12', { platform_cut_off: [] })).toThrow(
      'platform cut-off of liquid funds',
    );
  });

  it('I5 · every rule row states its source', () => {
    for (const row of publishedRules.nav) expect(row.source.length).toBeGreaterThan(20);
    expect(new Set(publishedRules.nav.map(({ rule_id }) => rule_id)).size).toBe(publishedRules.nav.length);
  });
});
