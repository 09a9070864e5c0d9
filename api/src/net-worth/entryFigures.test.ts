import { entryReturns } from './entryFigures.ts';

describe('the returns of shares, US shares and deposits', () => {
  const paid = (on: string) => [{ on, kind: 'paid_in' as const, amount: 1000 }];

  test('P2 · have no XIRR in the first 30 days, and always an absolute return (issue 17)', () => {
    const after4Days = entryReturns(paid('2026-11-24'), 1050, '2026-11-28');
    expect(after4Days).toEqual({
      ...{ value: 1050, gain: 50, absolute_percentage: 5 },
      ...{ xirr_percentage: null, xirr_problem: 'too_recent' },
    });
    expect(entryReturns(paid('2025-11-28'), 1050, '2026-11-28')).toEqual({
      ...{ value: 1050, gain: 50, absolute_percentage: 5, xirr_percentage: 5 },
    });
  });
});
