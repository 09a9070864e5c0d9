import fc from 'fast-check';
import type { BusinessCalendar, SchemeClass } from '../calendar/calendar.ts';
import { indiaCalendar, sandboxCalendar } from '../calendar/calendarData.ts';
import { NoRuleError } from '../rules/datedRule.ts';
import { instantAtIst, istMillis } from '../calendar/ist.ts';
import { applicableNav } from '../nav/navApplicability.ts';
import { publishedRules, type RuleBook } from '../rules/ruleBook.ts';
import { captureBefore, realisationOf } from './realisation.ts';
import type { MoneyRealised, PaymentRail } from './realisationRules.ts';

const calendar = sandboxCalendar;
const RAILS: readonly PaymentRail[] = ['upi', 'netbanking', 'wallet', 'mandate'];
const realised = (
  rail: PaymentRail,
  capturedAt: string | Date,
  rules: Pick<RuleBook, 'money_realised'> = publishedRules,
) => realisationOf({ rail, capturedAt, calendar }, rules);

/** NAV day and units day of a purchase that was placed and paid at an instant. */
function navOf(
  schemeClass: SchemeClass,
  rail: PaymentRail,
  paidAt: Date | string,
  rules: Pick<RuleBook, 'money_realised'> = publishedRules,
  on: BusinessCalendar = calendar,
) {
  const { realisedAt } = realisationOf({ rail, capturedAt: paidAt, calendar: on }, rules);
  const { navDate, allotmentDate } = applicableNav(
    {
      schemeClass,
      placedAt: paidAt,
      realisedAt,
      calendar: on,
    },
    publishedRules,
  );
  return [navDate, allotmentDate];
}

/** The published rules with other values for one rail. */
function withRail(rail: PaymentRail, over: Partial<MoneyRealised>): Pick<RuleBook, 'money_realised'> {
  return {
    money_realised: publishedRules.money_realised.map((row) =>
      row.value.rail === rail ? { ...row, value: { ...row.value, ...over } } : row,
    ),
  };
}

describe('I5 · when the fund house can use a payment', () => {
  // 21 and 22 November 2026 are a weekend, the 24th is a holiday of exchange and banks; 13 April 2027 of banks only.
  it.each([
    ['upi', '2026-11-20T14:05:00.000+05:30', '2026-11-20T14:35:00.000+05:30'],
    ['upi', '2026-11-20T23:58:59.999+05:30', '2026-11-21T00:28:59.999+05:30'],
    ['upi', '2026-11-20T23:59:00.000+05:30', '2026-11-21T00:30:00.000+05:30'],
    ['upi', '2026-11-24T11:00:00.000+05:30', '2026-11-24T11:30:00.000+05:30'],
    ['netbanking', '2026-11-20T09:00:00.000+05:30', '2026-11-23T10:15:00.000+05:30'],
    ['netbanking', '2026-11-20T23:59:00.000+05:30', '2026-11-23T10:15:00.000+05:30'],
    ['netbanking', '2026-11-23T09:00:00.000+05:30', '2026-11-25T10:15:00.000+05:30'],
    ['wallet', '2027-04-12T12:00:00.000+05:30', '2027-04-14T10:15:00.000+05:30'],
    ['mandate', '2026-11-18T10:00:00.000+05:30', '2026-11-19T10:15:00.000+05:30'],
    ['mandate', '2026-11-18T23:59:00.000+05:30', '2026-11-20T10:15:00.000+05:30'],
  ] as const)('I5 · by %s captured at %s: from %s on', (rail, capturedAt, expected) => {
    expect(realised(rail, capturedAt)).toEqual({
      realisedAt: new Date(expected),
      ruleId: `money-${rail}-2021`,
    });
  });

  it('I5 · a rail whose rule is not known on the day, or at all, has no answer', () => {
    expect(() => realised('upi', '2021-01-31T12:00:00.000+05:30')).toThrow(NoRuleError);
    expect(() => realised('upi', '2026-11-20T12:00:00.000+05:30', { money_realised: [] })).toThrow(
      'No rule for money paid by upi on 2026-11-20',
    );
    expect(() => realised('upi', '2026-11-20T12:00')).toThrow(RangeError);
  });

  it('I5 · the rule is that of the day of capture', () => {
    const upi = publishedRules.money_realised.find(({ value }) => value.rail === 'upi')!;
    const slower = { ...upi.value, minutes: 45 };
    const rules = {
      money_realised: [
        { ...upi, applies_to: '2026-11-19' },
        { ...upi, rule_id: 'money-upi-slower', applies_from: '2026-11-20', value: slower },
      ],
    };
    expect(realised('upi', '2026-11-19T14:20:00.000+05:30', rules).ruleId).toBe('money-upi-2021');
    expect(navOf('equity', 'upi', '2026-11-19T14:20:00.000+05:30', rules)[0]).toBe('2026-11-19');
    expect(realised('upi', '2026-11-20T14:20:00.000+05:30', rules)).toEqual({
      realisedAt: new Date('2026-11-20T15:20:00.000+05:30'),
      ruleId: 'money-upi-slower',
    });
    expect(navOf('equity', 'upi', '2026-11-20T14:20:00.000+05:30', rules)[0]).toBe('2026-11-23');
  });
});

describe('I5 · the NAV day of a payment, by rail', () => {
  // Columns: class, rail, last instant that counts for the first NAV day; that NAV and units; those a millisecond later.
  it.each([
    ['equity', 'upi', '2026-11-20T14:30', ['2026-11-20', '2026-11-23'], ['2026-11-23', '2026-11-25']],
    ['debt', 'upi', '2026-11-20T14:30', ['2026-11-20', '2026-11-23'], ['2026-11-23', '2026-11-25']],
    ['liquid', 'upi', '2026-11-20T13:00', ['2026-11-19', '2026-11-20'], ['2026-11-22', '2026-11-23']],
    ['equity', 'netbanking', '2026-11-18T23:59', ['2026-11-19', '2026-11-20'], ['2026-11-20', '2026-11-23']],
    ['liquid', 'netbanking', '2026-11-18T23:59', ['2026-11-18', '2026-11-19'], ['2026-11-19', '2026-11-20']],
    ['equity', 'wallet', '2026-11-19T23:59', ['2026-11-20', '2026-11-23'], ['2026-11-23', '2026-11-25']],
    ['equity', 'mandate', '2026-11-22T23:59', ['2026-11-23', '2026-11-25'], ['2026-11-25', '2026-11-26']],
    ['liquid', 'mandate', '2026-11-18T23:59', ['2026-11-18', '2026-11-19'], ['2026-11-19', '2026-11-20']],
  ] as const)('I5 · %s by %s: before %s and from then on', (cls, rail, at, inTime, late) => {
    const limit = new Date(`${at}:00.000+05:30`);
    expect(navOf(cls, rail, new Date(limit.getTime() - 1))).toEqual(inTime);
    expect(navOf(cls, rail, limit)).toEqual(late);
  });

  it('I5 · a payment by UPI at 14:05 has the NAV of the day', () => {
    expect(navOf('equity', 'upi', '2026-11-20T14:05:00.000+05:30')[0]).toBe('2026-11-20');
  });

  it('I5 · our own margin moves the last instant, and nothing else', () => {
    const rules = withRail('upi', { marginMinutes: 40 });
    expect(navOf('equity', 'upi', '2026-11-20T14:04:59.999+05:30', rules)[0]).toBe('2026-11-20');
    expect(navOf('equity', 'upi', '2026-11-20T14:05:00.000+05:30', rules)[0]).toBe('2026-11-23');
  });
});

describe('I5 · the last moment to pay', () => {
  it.each([
    ['upi', '2026-11-20T15:00', '2026-11-20T14:30'],
    ['upi', '2026-11-20T13:30', '2026-11-20T13:00'],
    ['netbanking', '2026-11-20T15:00', '2026-11-19T23:59'],
    ['netbanking', '2026-11-23T15:00', '2026-11-22T23:59'],
    ['mandate', '2026-11-25T13:30', '2026-11-24T23:59'],
  ] as const)('I5 · by %s for a cut-off at %s is before %s', (rail, deadline, expected) => {
    const before = captureBefore({ rail, deadline: `${deadline}:00.000+05:30`, calendar }, publishedRules);
    expect(before).toBe(`${expected}:00.000+05:30`);
  });

  const days = fc.integer({ min: 0, max: 500 });
  const minutes = fc.integer({ min: 0, max: 600 });
  const value = fc.record({
    cutOff: fc.constantFrom('00:00', '10:30', '17:00', '23:59'),
    settlementDays: fc.integer({ min: 0, max: 4 }),
    settledBy: fc.constantFrom('00:00', '10:00', '18:00'),
    minutes,
    marginMinutes: minutes,
  });
  const instant = fc
    .tuple(days, fc.integer({ min: 0, max: 86_399_999 }))
    .map(([day, millis]) => istMillis('2025-06-01') + day * 86_400_000 + millis);

  it('I5 · agrees with the realisation to the millisecond, under any rule', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RAILS), value, instant, (rail, over, at) => {
        const rules = withRail(rail, over);
        const limit = Date.parse(captureBefore({ rail, deadline: new Date(at), calendar }, rules));
        const usable = (millis: number) => realised(rail, new Date(millis), rules).realisedAt.getTime();
        expect(usable(limit - 1)).toBeLessThan(at);
        expect(usable(limit)).toBeGreaterThanOrEqual(at);
      }),
      { numRuns: 60 },
    );
  });

  it('I5 · a later capture is never realised earlier and never gets an earlier NAV, under any rule', () => {
    const classes = fc.constantFrom<SchemeClass>('equity', 'debt', 'liquid');
    fc.assert(
      fc.property(
        fc.constantFrom(...RAILS),
        fc.option(value),
        classes,
        instant,
        fc.integer({ min: 0, max: 4 * 86_400_000 }),
        (rail, over, cls, at, later) => {
          const rules = over ? withRail(rail, over) : publishedRules;
          const [first, second] = [new Date(at), new Date(at + later)];
          const usable = (moment: Date) => realised(rail, moment, rules).realisedAt.getTime();
          expect(usable(first)).toBeGreaterThanOrEqual(at);
          expect(usable(second)).toBeGreaterThanOrEqual(usable(first));
          const nav = (moment: Date) => navOf(cls, rail, moment, rules, indiaCalendar);
          expect(nav(second)[0]! >= nav(first)[0]!).toBe(true);
          expect(nav(second)[1]! >= nav(first)[1]!).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('I5 · money is never usable before it was captured, whatever day it is', () => {
    for (const rail of RAILS) {
      const at = instantAtIst('2026-11-21', '00:00');
      expect(realised(rail, at).realisedAt.getTime()).toBeGreaterThan(new Date(at).getTime());
    }
  });
});
