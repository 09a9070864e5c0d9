import fc from 'fast-check';
import vectors from '../../fixtures/vectors.json';
import { publishedRules } from '../../rules/ruleBook.ts';
import { rupees } from '../../quantity.ts';
import { taxLot, type LotSale } from './taxedLot.ts';

const sold = (over: Partial<LotSale>): LotSale => ({
  boughtOn: '2020-06-01',
  soldOn: '2026-06-01',
  units: '100.0000',
  cost: '10000.00',
  proceeds: '15000.00',
  expenses: '0.00',
  tax: { kind: 'equity', listed: false },
  fairValue: null,
  ...over,
});
const taxed = (over: Partial<LotSale>) => taxLot(sold(over), publishedRules);

describe('P4 · term, rate and rule of a sold lot, on both sides of every date', () => {
  it.each([
    // R1: the rates of equity.
    ['equity', '2017-01-01', '2018-03-31', 'equity_long', 0, 'equity-rates-2008'],
    ['equity', '2017-01-02', '2018-04-01', 'equity_long', 10, 'equity-rates-2018'],
    ['equity', '2017-12-01', '2018-03-31', 'equity_short', 15, 'equity-rates-2008'],
    ['equity', '2024-07-22', '2024-07-22', 'equity_short', 15, 'equity-rates-2018'],
    ['equity', '2024-07-22', '2024-07-23', 'equity_short', 20, 'equity-rates-2024'],
    ['equity', '2020-01-01', '2024-07-22', 'equity_long', 10, 'equity-rates-2018'],
    ['equity', '2020-01-01', '2024-07-23', 'equity_long', 12.5, 'equity-rates-2024'],
    // The anniversary itself is short-term; 29 February has its anniversary on the 28th.
    ['equity', '2025-06-15', '2026-06-15', 'equity_short', 20, 'equity-rates-2024'],
    ['equity', '2025-06-15', '2026-06-16', 'equity_long', 12.5, 'equity-rates-2024'],
    ['equity', '2024-02-29', '2025-02-28', 'equity_short', 20, 'equity-rates-2024'],
    ['equity', '2024-02-29', '2025-03-01', 'equity_long', 12.5, 'equity-rates-2024'],
    // R2: funds under section 50AA, by the day of purchase.
    ['specified', '2023-03-31', '2024-07-22', 'slab', null, 'other-fund-gains-2014'],
    ['specified', '2020-03-31', '2024-07-22', 'other_long', 20, 'other-fund-gains-2014'],
    ['specified', '2023-03-31', '2025-03-31', 'slab', null, 'other-fund-gains-2024'],
    ['specified', '2023-03-31', '2025-04-01', 'other_long', 12.5, 'other-fund-gains-2024'],
    ['specified', '2023-04-01', '2026-04-02', 'slab', null, 'specified-fund-2023'],
    // R2: others, after 36 months with indexation, then after 24 without.
    ['other', '2021-07-22', '2024-07-22', 'slab', null, 'other-fund-gains-2014'],
    ['other', '2021-07-21', '2024-07-22', 'other_long', 20, 'other-fund-gains-2014'],
    ['other', '2022-07-23', '2024-07-23', 'slab', null, 'other-fund-gains-2024'],
    ['other', '2022-07-22', '2024-07-23', 'other_long', 12.5, 'other-fund-gains-2024'],
    ['unknown', '2020-01-01', '2024-07-23', 'unknown', null, null],
  ] as const)(
    'P4 · %s bought on %s and sold on %s: %s, %s',
    (kind, boughtOn, soldOn, head, ratePct, ruleId) => {
      expect(taxed({ tax: { kind, listed: false }, boughtOn, soldOn })).toMatchObject({
        head,
        ratePct,
        ruleId,
      });
    },
  );

  it('P4 · shares bought and sold on one day have no head; older ones sold on that day keep theirs, with a gap', () => {
    const share = (boughtOn: string) =>
      taxed({ boughtOn, soldOn: '2026-06-01', sameDay: true, tax: { kind: 'equity', listed: true } });
    expect(share('2026-06-01')).toMatchObject({ head: 'unknown', ratePct: null, gaps: ['same_day'] });
    expect(share('2026-05-29')).toMatchObject({ head: 'equity_short', ratePct: 20, gaps: ['same_day'] });
    expect(share('2017-05-29').gaps).toEqual(['fair_value_missing', 'same_day']);
  });

  it('P4 · a listed gold ETF is long-term after 12 months, and was after 36 before 23 July 2024', () => {
    const etf = (boughtOn: string, soldOn: string) =>
      taxed({ tax: { kind: 'other', listed: true }, boughtOn, soldOn }).head;
    expect([etf('2023-07-22', '2024-07-22'), etf('2023-07-22', '2024-07-23')]).toEqual([
      'slab',
      'other_long',
    ]);
  });
});

describe('P4 · the cost that counts', () => {
  it.each([
    // [paid, value of 31 January 2018, proceeds, cost that counts, gain]
    ['a rise before the day is free', '10000.00', '150', '20000.00', '15000.00', '5000.00', 'grandfathered'],
    [
      'its value is capped by the proceeds',
      '10000.00',
      '250',
      '20000.00',
      '20000.00',
      '0.00',
      'grandfathered',
    ],
    ['a loss stays a loss', '30000.00', '250', '20000.00', '30000.00', '-10000.00', null],
    ['a lower value changes nothing', '10000.00', '50', '20000.00', '10000.00', '10000.00', null],
  ])('P4 · R3: %s', (_what, cost, fairValue, proceeds, taxCost, gain, costBasis) => {
    expect(taxed({ boughtOn: '2018-01-31', cost, fairValue, proceeds })).toMatchObject({
      ...{ taxCost, gain, costBasis, gaps: [] },
      ruleIds: ['equity-rates-2024', 'grandfathering-2018'],
    });
  });

  it('P4 · R3: nothing is grandfathered a day later, in a short-term sale, or before April 2018', () => {
    const fairValue = '900';
    expect(taxed({ boughtOn: '2018-02-01', fairValue })).toMatchObject({
      taxCost: '10000.00',
      costBasis: null,
    });
    expect(taxed({ boughtOn: '2018-01-31', soldOn: '2018-06-01', fairValue })).toMatchObject({
      ...{ taxCost: '10000.00', head: 'equity_short' },
    });
    expect(taxed({ boughtOn: '2016-01-31', soldOn: '2018-03-31', fairValue }).taxCost).toBe('10000.00');
  });

  it('P4 · R3: where the value of that day is missing, the cost paid is used and the gap is named', () => {
    expect(taxed({ boughtOn: '2017-06-01' })).toMatchObject({
      ...{ taxCost: '10000.00', costBasis: null, gaps: ['fair_value_missing'] },
    });
    expect(taxed({ tax: { kind: 'unknown', listed: false } }).gaps).toEqual(['kind_unknown']);
  });

  it.each(vectors.filter(({ calculator }) => calculator === 'grandfathering'))(
    'P4 · R3: example of $source',
    ({ inputs, expected }) => {
      const figures = inputs as unknown as Record<'unit_cost' | 'fmv_31jan2018' | 'unit_sale', number>;
      const { cost_of_acquisition: cost, gain } = expected as unknown as Record<string, number>;
      const lot = taxed({
        boughtOn: '2018-01-31',
        units: '1.0000',
        cost: figures.unit_cost.toFixed(2),
        proceeds: figures.unit_sale.toFixed(2),
        fairValue: String(figures.fmv_31jan2018),
      });
      expect([Number(lot.taxCost), Number(lot.gain)]).toEqual([cost, gain]);
    },
  );

  it('P4 · R4: the cost of a debt fund sold before 23 July 2024 is raised by the index of the two years', () => {
    const lot = { boughtOn: '2016-06-01', tax: { kind: 'other', listed: false } } as const;
    expect(taxed({ ...lot, soldOn: '2024-07-22' })).toMatchObject({
      taxCost: '13750.00',
      gain: '1250.00',
      costBasis: 'indexed',
      ruleIds: ['other-fund-gains-2014', 'cost-inflation-2024-25'],
    });
    expect(taxed({ ...lot, soldOn: '2024-07-23' })).toMatchObject({ taxCost: '10000.00', costBasis: null });
    const old = taxed({ ...lot, boughtOn: '2001-03-31', soldOn: '2024-07-22' });
    expect(old).toMatchObject({ taxCost: '10000.00', gaps: ['index_missing'] });
  });

  it('P4 · gain plus cost that counts is proceeds less exit load, to the paisa', () => {
    const paise = fc.integer({ min: 1, max: 10_000_000_00 }).map((value) => (value / 100).toFixed(2));
    const day = fc.constantFrom('2009-05-04', '2017-12-29', '2018-01-31', '2018-02-01', '2023-04-01');
    fc.assert(
      fc.property(paise, paise, paise, paise, day, (cost, proceeds, expenses, fairValue, boughtOn) => {
        const lot = taxed({ cost, proceeds, expenses, fairValue, boughtOn });
        const whole = rupees(lot.gain).plus(rupees(lot.taxCost)).plus(rupees(expenses));
        expect(whole.toFixed(2)).toBe(proceeds);
      }),
    );
  });
});
