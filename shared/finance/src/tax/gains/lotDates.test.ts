import fc from 'fast-check';
import { addDays } from '../../calendar/dates.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import { exitLoadSlabs, loadPctOn } from '../exit-load/exitLoadSlabs.ts';
import { gainTreatment } from './fundGains.ts';
import { loadFreeFrom, longTermFrom } from './lotDates.ts';

const TODAY = '2026-11-23';
const day = fc.integer({ min: 0, max: 4000 }).map((back) => addDays(TODAY, -back));
const kinds = fc.constantFrom('equity', 'specified', 'other' as const);

describe('dates of a lot', () => {
  test('I5 · a load of a year is over on the day after the anniversary, and no load at once', () => {
    const slabs = exitLoadSlabs('1% if redeemed within 1 year; nil after that', '2026-02-28', publishedRules);
    expect(loadFreeFrom(slabs, '2026-02-28')).toBe('2027-03-01');
    expect(loadFreeFrom([], '2026-02-28')).toBe('2026-02-28');
  });

  test('I5 · the day before the load-free day bears a load, and every day from it bears none', () => {
    const texts = fc.constantFrom(
      '1% if redeemed within 1 year',
      '0.5% if redeemed within 90 days',
      '2% if redeemed within 6 months, 1% if redeemed within 12 months',
    );
    fc.assert(
      fc.property(texts, day, fc.integer({ min: 0, max: 900 }), (text, boughtOn, later) => {
        const slabs = exitLoadSlabs(text, boughtOn, publishedRules);
        const free = loadFreeFrom(slabs, boughtOn);
        expect(loadPctOn(slabs, boughtOn, addDays(free, -1))).toBeGreaterThan(0);
        expect(loadPctOn(slabs, boughtOn, addDays(free, later))).toBe(0);
      }),
    );
  });

  test('P2 · the long-term day agrees with the tax on a sale today, whatever the fund is', () => {
    fc.assert(
      fc.property(kinds, fc.boolean(), day, (kind, listed, boughtOn) => {
        const from = longTermFrom({ kind, listed }, { boughtOn, today: TODAY }, publishedRules);
        const { term } = gainTreatment(kind, { boughtOn, soldOn: TODAY, listed }, publishedRules);
        expect(term).toBe(from !== null && from <= TODAY ? 'long' : 'short');
      }),
    );
  });

  test('P2 · units of a specified fund bought since April 2023 are never long-term, and an unknown kind has no such date', () => {
    const at = { boughtOn: '2024-05-02', today: TODAY };
    expect(longTermFrom({ kind: 'specified', listed: false }, at, publishedRules)).toBeNull();
    expect(longTermFrom({ kind: 'unknown', listed: false }, at, publishedRules)).toBeNull();
    expect(longTermFrom({ kind: 'equity', listed: false }, at, publishedRules)).toBe('2025-05-03');
    expect(longTermFrom({ kind: 'other', listed: false }, at, publishedRules)).toBe('2026-05-03');
  });
});
