import { publishedRules } from '../../rules/ruleBook.ts';
import { gainPeriodOf, gainsByPeriod } from './gainPeriods.ts';
import { schedule112a, SCHEDULE_112A_COLUMNS } from './schedule112a.ts';
import { taxLot, type LotSale } from './taxedLot.ts';

const lot = (over: Partial<LotSale>) => {
  const sold: LotSale = {
    boughtOn: '2017-05-02',
    soldOn: '2025-06-02',
    units: '100.0000',
    cost: '1000.00',
    proceeds: '2250.00',
    expenses: '22.50',
    tax: { kind: 'equity', listed: false },
    fairValue: '15.1234',
    ...over,
  };
  return { ...sold, ...taxLot(sold, publishedRules), isin: 'INF000000001', name: 'A fund' };
};

describe('P4 · Schedule 112A', () => {
  it('P4 · has the fifteen columns of the return', () => {
    expect(SCHEDULE_112A_COLUMNS.map(([, number]) => number).join(' ')).toBe(
      '1a 1b 2 3 4 5 6 7 8 9 10 11 12 13 14',
    );
  });

  it('P4 · a lot from before 1 February 2018 shows its value of that day; 13 is 7 and 12, 14 is 6 less 13', () => {
    expect(schedule112a([lot({})], publishedRules)).toEqual([
      {
        acquired: 'BE',
        transferred: 'AE',
        isin: 'INF000000001',
        name: 'A fund',
        units: '100.0000',
        unitPrice: '22.5000',
        fullValue: '2250.00',
        costTaken: '1512.34',
        cost: '1000.00',
        lowerOf6And11: '1512.34',
        unitFairValue: '15.1234',
        fairValue: '1512.34',
        expenses: '22.50',
        deductions: '1534.84',
        balance: '715.16',
      },
    ]);
  });

  it('P4 · a later lot has no such value, and the rate change of July 2024 divides the transfers', () => {
    const rows = schedule112a(
      [
        lot({ boughtOn: '2018-01-31', soldOn: '2024-07-22' }),
        lot({ boughtOn: '2018-02-01', soldOn: '2024-07-23' }),
      ],
      publishedRules,
    );
    expect(rows.map(({ acquired, transferred }) => acquired + transferred)).toEqual(['BEBE', 'AEAE']);
    expect(rows[1]).toMatchObject({ unitFairValue: '0', fairValue: '0.00', lowerOf6And11: '0.00' });
  });

  it('P4 · short-term and other gains are not in it', () => {
    const others = [lot({ boughtOn: '2025-06-01' }), lot({ tax: { kind: 'other', listed: false } })];
    expect(schedule112a(others, publishedRules)).toEqual([]);
  });
});

describe('P4 · gains by the periods of advance tax', () => {
  it.each([
    ['2025-04-01', 'until_15_jun'],
    ['2025-06-15', 'until_15_jun'],
    ['2025-06-16', 'until_15_sep'],
    ['2025-09-15', 'until_15_sep'],
    ['2025-09-16', 'until_15_dec'],
    ['2025-12-15', 'until_15_dec'],
    ['2025-12-16', 'until_15_mar'],
    ['2026-01-01', 'until_15_mar'],
    ['2026-03-15', 'until_15_mar'],
    ['2026-03-16', 'until_31_mar'],
    ['2026-03-31', 'until_31_mar'],
  ])('P4 · a sale of %s falls into %s', (day, period) => {
    expect(gainPeriodOf(day)).toBe(period);
  });

  it('P4 · the periods of a head add up to its gains', () => {
    const [only, ...more] = gainsByPeriod([
      lot({ soldOn: '2025-06-15' }),
      lot({ soldOn: '2026-03-31' }),
      lot({ soldOn: '2025-06-14', proceeds: '500.00' }),
    ]);
    expect(more).toEqual([]);
    expect(only).toEqual({
      head: 'equity_long',
      ratePct: 12.5,
      amounts: {
        until_15_jun: '192.66',
        until_15_sep: '0.00',
        until_15_dec: '0.00',
        until_15_mar: '0.00',
        until_31_mar: '715.16',
      },
    });
  });
});
