import { plan } from '../testing/samples.ts';
import { nextSips } from './nextSips.ts';

const on = (date: string, amount = 5_000) => [{ due_date: date, date, amount, moved: false }];

describe('upcoming SIPs', () => {
  test('P1 · each plan gives its next instalment with its failures so far, the earliest first', () => {
    const early = { ...plan, id: 's-2', fund_name: 'Udaan', upcoming: on('2026-12-01', 750.5), failures: 2 };
    expect(nextSips([plan, early], 5)).toEqual([
      {
        ...{ id: 's-2', kind: 'sip', fund_name: 'Udaan', amount: 750.5, date: '2026-12-01' },
        ...{ failures: 2, failureLimit: 3 },
      },
      {
        ...{ id: 's-1', kind: 'sip', fund_name: 'Parvat Flexi Cap Fund Direct Growth', amount: 5_000 },
        ...{ date: '2026-12-07', failures: 0, failureLimit: 3 },
      },
    ]);
  });

  test('P1 · plans without a next date are left out, equal dates are sorted by name, and no more than the requested number is returned', () => {
    const ended = { ...plan, id: 's-3', upcoming: [] };
    const same = { ...plan, id: 's-4', fund_name: 'Amrit' };
    expect(nextSips([ended, plan, same], 2).map(({ id }) => id)).toEqual(['s-4', 's-1']);
    expect(nextSips([ended, plan, same], 1).map(({ id }) => id)).toEqual(['s-4']);
  });
});
