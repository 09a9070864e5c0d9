import { plan } from '../testing/samples.ts';
import { nextSips } from './nextSips.ts';

describe('upcoming SIPs', () => {
  test('P1 · each plan gives its next instalment, the earliest first', () => {
    const early = { ...plan, id: 's-2', fund_name: 'Udaan', amount: 750.5, next_dates: ['2026-12-01'] };
    expect(nextSips([plan, early], 5)).toEqual([
      { id: 's-2', fund_name: 'Udaan', slug: 'parvat-flexi-cap', amount: 750.5, date: '2026-12-01' },
      {
        id: 's-1',
        fund_name: 'Parvat Flexi Cap Fund Direct Growth',
        slug: 'parvat-flexi-cap',
        amount: 5_000,
        date: '2026-12-07',
      },
    ]);
  });

  test('P1 · plans without a next date are left out, equal dates go by name, and no more than asked are given', () => {
    const ended = { ...plan, id: 's-3', next_dates: [] };
    const same = { ...plan, id: 's-4', fund_name: 'Amrit' };
    expect(nextSips([ended, plan, same], 2).map(({ id }) => id)).toEqual(['s-4', 's-1']);
    expect(nextSips([ended, plan, same], 1).map(({ id }) => id)).toEqual(['s-4']);
  });
});
