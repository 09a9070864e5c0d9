import fc from 'fast-check';
import {
  nonResidentTds,
  NoRuleError,
  publishedRules,
  roundRupees,
  ruleOn,
  rupees,
  saleOf,
  type LoadedLot,
  type TaxHeadName,
} from '../../index.ts';

const tax = (...gains: [TaxHeadName, string][]) =>
  nonResidentTds(
    gains.map(([head, gain]) => ({ head, gain })),
    '2026-11-20',
    publishedRules,
  );
const lot = (boughtOn: string, units: string, cost: string): LoadedLot => ({
  ...{ id: boughtOn, boughtOn, units, cost, exitLoad: null },
});

describe('I5 · tax deducted from gains of non-residents', () => {
  it.each<[TaxHeadName, string]>([
    ['equity_short', '208.00'],
    ['equity_long', '130.00'],
    ['other_long', '130.00'],
    ['slab', '312.00'],
  ])('I5 · %s gains of ₹1,000 carry ₹%s, cess of 4 %% included', (head, expected) => {
    expect(tax([head, '1000.00'])).toEqual({ perLot: [expected], total: expected, ruleId: 'nri-tds-2024' });
  });

  it('I5 · a lot with a loss carries none and does not reduce the tax of another', () => {
    expect(tax(['equity_short', '-500.00'], ['equity_short', '1000.00']).perLot).toEqual(['0.00', '208.00']);
  });

  it('I5 · surcharge begins above its limit, not at it', () => {
    expect(tax(['equity_long', '5000000.00']).total).toBe('650000.00');
    expect(tax(['equity_long', '5000008.00']).total).toBe('715001.14');
    expect(tax(['equity_long', '10000008.00']).total).toBe('1495001.20');
  });

  // Gains at each limit and one rupee above, tax = gains × rate × (1 + surcharge) × 1.04.
  it.each<[string, TaxHeadName, number, number, number]>([
    ...(['equity_short', 'equity_long', 'other_long', 'slab', 'unknown'] as const).flatMap((head) =>
      (
        [
          [5_000_000, 0, 10],
          [10_000_000, 10, 15],
          [20_000_000, 15, head === 'slab' || head === 'unknown' ? 25 : 15],
          [50_000_000, ...(head === 'slab' || head === 'unknown' ? [25, 25] : [15, 15])],
        ] as [number, number, number][]
      ).map(
        ([limit, at, above]) =>
          ['2026-11-20', head, limit, at, above] as [string, TaxHeadName, number, number, number],
      ),
    ),
    ['2023-03-31', 'slab', 50_000_000, 25, 37],
    ['2023-04-01', 'slab', 50_000_000, 25, 25],
    ['2023-03-31', 'equity_long', 50_000_000, 15, 15],
    ['2022-03-31', 'other_long', 20_000_000, 15, 25],
    ['2022-04-01', 'other_long', 20_000_000, 15, 15],
    ['2022-03-31', 'other_long', 50_000_000, 25, 37],
    ['2019-04-01', 'equity_short', 20_000_000, 15, 15],
    ['2019-04-01', 'slab', 20_000_000, 15, 25],
    ['2019-03-31', 'slab', 20_000_000, 15, 15],
    ['2019-03-31', 'slab', 50_000_000, 15, 15],
  ])(
    'I5 · on %s, %s gains of ₹%i carry a surcharge of %i %%, and of a rupee more %i %%',
    (on, head, limit, at, above) => {
      const total = (gain: number) =>
        nonResidentTds([{ head, gain: gain.toFixed(2) }], on, publishedRules).total;
      const rate = ruleOn(publishedRules.non_resident_tds, on)!.value.ratePct[head];
      const expected = (gain: number, pct: number) =>
        roundRupees(
          rupees(gain)
            .times(rate)
            .times(100 + pct)
            .times(104)
            .div(1_000_000),
        ).toFixed(2);
      expect([total(limit), total(limit + 1)]).toEqual([expected(limit, at), expected(limit + 1, above)]);
    },
  );

  it('I5 · the limit is that of all gains of the sale, the cap that of each head', () => {
    expect(tax(['equity_long', '15000000.00'], ['slab', '15000000.00']).perLot).toEqual([
      // 12.5 % with 15 %, and 30 % with 25 %, each with a cess of 4 %.
      '2242500.00',
      '5850000.00',
    ]);
  });

  it('I5 · the rates are those of the day, and a day without a row is refused', () => {
    const gains = [{ head: 'equity_short', gain: '1000.00' }] as const;
    expect(nonResidentTds(gains, '2024-07-22', publishedRules).total).toBe('156.00');
    expect(nonResidentTds(gains, '2024-07-23', publishedRules).total).toBe('208.00');
    expect(() => nonResidentTds(gains, '2018-03-31', publishedRules)).toThrow(NoRuleError);
  });

  it('I5 · gross is net with load, STT and TDS to the paisa, and a resident has none', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            units: fc.integer({ min: 1, max: 999_999 }),
            cost: fc.integer({ min: 1, max: 9_999_999 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom('equity' as const, 'specified' as const, 'other' as const, 'unknown' as const),
        (parts, price, kind) => {
          const lots = parts.map(({ units, cost }, index) =>
            lot(`20${20 + index}-10-01`, (units / 1000).toFixed(3), (cost / 100).toFixed(2)),
          );
          const terms = {
            nav: (price / 10_000).toFixed(4),
            soldOn: '2026-11-20',
            tax: { kind, listed: false },
          };
          const sale = saleOf(lots, { ...terms, nonResident: true }, publishedRules);
          const resident = saleOf(lots, terms, publishedRules);
          expect([resident.tds, resident.tdsRuleId]).toEqual(['0.00', null]);
          expect(rupees(sale.net).plus(rupees(sale.tds)).toFixed(2)).toBe(resident.net);
          expect(
            rupees(sale.net)
              .plus(rupees(sale.tds))
              .plus(rupees(sale.stt))
              .plus(rupees(sale.exitLoad))
              .toFixed(2),
          ).toBe(sale.gross);
        },
      ),
    );
  });
});
