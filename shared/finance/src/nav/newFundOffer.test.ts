import { indiaCalendar } from '../calendar/calendarData.ts';
import { isOfOffer, offerPhase, offerTiming } from './newFundOffer.ts';
import { publishedRules } from '../rules/ruleBook.ts';

const offer = { from: '2026-11-16', to: '2026-11-20', start: '2026-12-07', faceValue: '10.0000' };
const timing = (time: string, over: Partial<typeof offer> | { start: null } = {}) =>
  offerTiming({ ...offer, ...over }, `${time}+05:30`, indiaCalendar, publishedRules);

test.each([
  ['2026-11-15', 'closed'],
  ['2026-11-16', 'open'],
  ['2026-11-20', 'open'],
  ['2026-11-21', 'closed'],
  ['2026-12-06', 'closed'],
  ['2026-12-07', 'over'],
])('I3 · on %s the offer of a new fund is %s', (date, phase) => {
  expect(offerPhase(offer, date)).toBe(phase);
});

test('I3 · without a start that is announced a fund does not open after its offer', () => {
  expect(offerPhase({ ...offer, start: null }, '2027-06-01')).toBe('closed');
});

test('I5 · money within the window gets units on the day the fund house announced, whatever the hour', () => {
  const reported = {
    allotmentDate: '2026-12-07',
    cutOff: '2026-11-21T00:00:00.000+05:30',
    ruleId: 'nfo-allotment-2010',
  };
  expect(timing('2026-11-16T00:00:00.000')).toEqual(reported);
  expect(timing('2026-11-20T23:59:59.999')).toEqual(reported);
  expect(timing('2026-11-21T00:00:00.000')).toBe('closed');
  expect(timing('2026-11-15T23:59:59.999')).toBe('closed');
  expect(timing('2026-12-07T00:00:00.000')).toBeNull();
});

test('I5 · where no day is announced, units come five business days after the close', () => {
  // Tuesday, 24 November 2026 is a holiday.
  expect(timing('2026-11-18T11:00:00.000', { start: null })).toMatchObject({ allotmentDate: '2026-11-30' });
});

test('I5 · an order is known as one of an offer by its rule alone', () => {
  expect(isOfOffer({ rule_id: 'nfo-allotment-2010' }, publishedRules)).toBe(true);
  expect(isOfOffer({ rule_id: 'nav-equity-2021' }, publishedRules)).toBe(false);
  expect(isOfOffer({ rule_id: null }, publishedRules)).toBe(false);
});
