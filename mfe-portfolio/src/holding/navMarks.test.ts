import type { PortfolioTransaction } from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';
import { purchase } from '../testing/samples.ts';
import { navMarks, rangeOfMarks } from './navMarks.ts';

const text = ({ type }: PortfolioTransaction) => type;
const of = (over: Partial<PortfolioTransaction>) => ({ ...purchase, ...over });
const dates = Array.from({ length: 2500 }, (_, day) => addDays('2020-01-17', day));

describe('marks of the NAV chart', () => {
  test('P2 · purchases, switch-ins and reversals are marked by the units that came or went', () => {
    const all = [
      of({ type: 'purchase', units: 10 }),
      of({ type: 'switch_in', units: 5 }),
      of({ type: 'redemption', units: -3 }),
      of({ type: 'switch_out', units: -2 }),
      of({ type: 'reversal', units: -10 }),
    ];
    expect(navMarks(all, text).map(({ kind, text: output }) => [output, kind])).toEqual([
      ['purchase', 'in'],
      ['switch_in', 'in'],
      ['redemption', 'out'],
      ['switch_out', 'out'],
      ['reversal', 'out'],
    ]);
  });

  test('P2 · a merger and a correction of a NAV are no purchase or sale', () => {
    const all = [of({ type: 'merger' }), of({ type: 'correction' }), of({ units: 0 })];
    expect(navMarks(all, text)).toEqual([]);
  });

  test.each([
    [100, '6M'],
    [300, '1Y'],
    [1000, '3Y'],
    [1700, '5Y'],
    [2400, 'All'],
  ] as const)('P2 · a first purchase %i days ago is seen in %s', (back, range) => {
    const marks = navMarks([of({ date: dates.at(-back - 1)! }), of({ date: dates.at(-5)! })], text);
    expect(rangeOfMarks(dates, marks)).toBe(range);
  });

  test('P2 · without marks a year is shown, and a first purchase before all NAVs shows all', () => {
    expect(rangeOfMarks(dates, [])).toBe('1Y');
    expect(rangeOfMarks(dates, navMarks([of({ date: '2019-01-01' })], text))).toBe('All');
  });
});
