import fc from 'fast-check';
import {
  harvestOf,
  harvestPlan,
  isHarvestOffered,
  publishedRules as rules,
  rupees,
  type HarvestFolio,
  type HarvestPlan,
  type LoadedLot,
  type YearFacts,
} from '../../index.ts';

const SOLD_ON = '2026-11-20';
const LOAD = '1% if redeemed within 1 year; nil after that';
const year = (over: Partial<YearFacts> = {}): YearFacts => ({
  ...{ financialYear: '2026-27', realised: [], carried: [], ...over },
});
const lot = (boughtOn: string, units: string, cost: string, exitLoad: string | null = null): LoadedLot => ({
  ...{ id: `${boughtOn}:${units}:${cost}`, boughtOn, units, cost, exitLoad },
});
const folio = (
  lots: readonly LoadedLot[],
  over: Partial<HarvestFolio> & { nav?: string; kind?: 'equity' | 'specified'; soldOn?: string } = {},
): HarvestFolio => {
  const { nav = '100', kind = 'equity', soldOn = SOLD_ON, ...rest } = over;
  return {
    id: 'f',
    lots,
    free: lots.reduce((sum, { units }) => sum + Number(units), 0).toFixed(4),
    unitsDecimals: 3,
    terms: { nav, soldOn, tax: { kind, listed: false } },
    buyBackOn: soldOn,
    minimum: '100',
    ...rest,
  };
};
const realised = (gain: string, head: 'equity_long' | 'equity_short', ratePct: number) => ({
  ...{ gain, head, ratePct, term: head === 'equity_long' ? ('long' as const) : ('short' as const) },
  ruleId: 'equity-rates-2024',
});
const short = (gain: string) => realised(gain, 'equity_short', 20);
const units = ({ legs }: HarvestPlan) => legs.map((leg) => leg.units);

describe('P5 · the harvesting plan', () => {
  test('P5 · takes gains up to the exemption, and saves the tax on them less STT and stamp duty', () => {
    // A gain of ₹50 a unit: 2,500 units are ₹1,25,000.
    const plan = harvestPlan([folio([lot('2024-01-10', '4000', '200000.00')])], year(), rules);
    expect(units(plan)).toEqual(['2500.0000']);
    expect(plan).toMatchObject({
      gains: '125000.00',
      exemptionSaving: '15625.00',
      taxSaving: '0.00',
      stt: '2.50',
      stampDuty: '12.50',
      saving: '15610.00',
    });
    expect(plan.after.exemptionLeft).toBe('0.00');
  });

  test.each([
    ['all of a gain below the exemption', year(), '1000.0000'],
    [
      'what is left of the exemption',
      year({ realised: [realised('100000.00', 'equity_long', 12.5)] }),
      '500.0000',
    ],
    [
      'nothing when the exemption is used',
      year({ realised: [realised('125000.00', 'equity_long', 12.5)] }),
      undefined,
    ],
  ])('P5 · takes %s', (_what, facts, expected) => {
    const plan = harvestPlan([folio([lot('2024-01-10', '1000', '50000.00')])], facts, rules);
    expect(units(plan)[0]).toBe(expected);
  });

  test.each([
    ['one year and a day: long-term', '2025-11-19', true],
    ['the anniversary itself: short-term', '2025-11-20', false],
  ])('P5 · units held for %s', (_what, boughtOn, harvested) => {
    const plan = harvestPlan([folio([lot(boughtOn, '1000', '50000.00')])], year(), rules);
    expect(plan.legs.length > 0).toBe(harvested);
  });

  test.each([
    ['2024-07-22', '10', '12500.00'],
    ['2024-07-23', '12.5', '15625.00'],
  ])('P5 · a sale on %s counts the rate of the year’s end, %s or what it is then', (soldOn) => {
    const plan = harvestPlan(
      [folio([lot('2020-01-10', '4000', '200000.00')], { soldOn })],
      year({ financialYear: '2024-25' }),
      rules,
    );
    expect(plan.exemptionSaving).toBe('15625.00');
    expect(plan.after.exemptionLimit).toBe('125000.00');
  });

  test('P5 · the exemption before the year 2024-25 is ₹1,00,000', () => {
    const facts = year({ financialYear: '2023-24' });
    const plan = harvestPlan(
      [folio([lot('2020-01-10', '4000', '200000.00')], { soldOn: '2024-03-28' })],
      facts,
      rules,
    );
    expect(plan).toMatchObject({ gains: '100000.00', exemptionSaving: '10000.00' });
  });

  test('P5 · a loss is taken while it lowers the tax of the year, and no further', () => {
    const facts = year({ realised: [short('10000.00')] });
    const plan = harvestPlan([folio([lot('2026-01-10', '1000', '150000.00')])], facts, rules);
    expect(plan).toMatchObject({ losses: '10000.00', taxSaving: '2000.00' });
    expect(units(plan)).toEqual(['200.0000']);
    expect(harvestPlan([folio([lot('2026-01-10', '1000', '150000.00')])], year(), rules).legs).toEqual([]);
  });

  const legs = harvestPlan([folio([lot('2024-01-10', '1000', '50000.00')])], year(), rules).legs;
  test.each([
    ['gains, above the amount', { legs, taxSaving: '0.00' }, '500.01', true],
    ['gains, at the amount', { legs, taxSaving: '0.00' }, '500.00', false],
    ['gains, in a portfolio with a loss', { legs, taxSaving: '0.00' }, '-90000.00', false],
    ['gains that add tax, in a portfolio with a loss', { legs, taxSaving: '-1.00' }, '-90000.00', false],
    ['losses that lower the tax of the year', { legs, taxSaving: '0.01' }, '-90000.00', true],
    ['losses that lower the tax of the year, above the amount', { legs, taxSaving: '0.01' }, '900.00', true],
    ['nothing', { legs: [], taxSaving: '0.00' }, '90000.00', false],
  ])('P5 · a plan of %s: offered or not', (_what, plan, unrealised, offered) => {
    expect(isHarvestOffered(plan, { unrealised: rupees(unrealised), above: rupees(500) })).toBe(offered);
  });

  test('P5 · a long-term loss does not lower short-term gains', () => {
    const facts = year({ realised: [short('10000.00')] });
    expect(harvestPlan([folio([lot('2024-01-10', '1000', '150000.00')])], facts, rules).legs).toEqual([]);
  });

  test('P5 · gains that brought-forward losses would take are only realised for the exemption behind them', () => {
    const carried = [{ financialYear: '2025-26', short: '0.00', long: '30000.00' }];
    const small = harvestPlan([folio([lot('2024-01-10', '500', '25000.00')])], year({ carried }), rules);
    expect(small.legs).toEqual([]);
    const large = harvestPlan([folio([lot('2024-01-10', '4000', '200000.00')])], year({ carried }), rules);
    expect(large).toMatchObject({ gains: '155000.00', exemptionSaving: '15625.00' });
  });

  test('P5 · an exit load above the saving leaves the units where they are', () => {
    const load = '3% if redeemed within 5 years; nil after that';
    const loaded = folio([lot('2024-01-10', '1000', '90000.00', load)]);
    expect(harvestPlan([loaded], year(), rules).legs).toEqual([]);
    expect(harvestPlan([folio([lot('2024-01-10', '1000', '90000.00')])], year(), rules).legs).toHaveLength(1);
  });

  test('P5 · what pending orders reserve, and a sale below the smallest purchase, are left out', () => {
    const own = [lot('2024-01-10', '1000', '50000.00')];
    expect(units(harvestPlan([folio(own, { free: '400.0000' })], year(), rules))).toEqual(['400.0000']);
    expect(harvestPlan([folio(own, { free: '0.0000' })], year(), rules).legs).toEqual([]);
    expect(harvestPlan([folio(own, { minimum: '100001' })], year(), rules).legs).toEqual([]);
  });

  test('P5 · units of an unknown kind save nothing known', () => {
    const unknown = folio([lot('2024-01-10', '1000', '50000.00')]);
    const terms = { ...unknown.terms, tax: { kind: 'unknown' as const, listed: false } };
    expect(harvestPlan([{ ...unknown, terms }], year(), rules).legs).toEqual([]);
  });

  describe('of folios with hundreds of lots', () => {
    const DAYS = 10_000;
    const dayOf = (index: number, of: number) =>
      new Date(Date.UTC(1999, 5, 1) + Math.floor((index * DAYS) / of) * 86_400_000)
        .toISOString()
        .slice(0, 10);
    /** Lots over 27 years, of which a few, every seventh, were dear. */
    const longFolio = (id: string, count: number, nav: string): HarvestFolio =>
      folio(
        Array.from({ length: count }, (_, index) => ({
          ...lot(dayOf(index, count), '10', (index % 7 === 3 ? 1_500 : 200 + index).toFixed(2), LOAD),
          id: `${id}:${index}`,
        })),
        { id, nav },
      );

    test('P5 · a lot that came in forty parts is harvested like one lot', () => {
      const whole = folio([lot('2019-03-04', '4000', '200000.00')]);
      const parts = Array.from({ length: 40 }, (_, index) => ({
        ...lot('2019-03-04', '100', '5000.00'),
        id: String(index),
      }));
      const facts = year({ realised: [short('-20000.00')] });
      const plan = harvestPlan([folio(parts)], facts, rules);
      expect(units(plan)).toEqual(units(harvestPlan([whole], facts, rules)));
      expect(plan.saving).toBe(harvestPlan([whole], facts, rules).saving);
    });

    test.each([
      [
        'with gains of the year',
        year({ realised: [short('40000.00'), realised('60000.00', 'equity_long', 12.5)] }),
      ],
      [
        'with a loss of the year',
        year({ realised: [short('-60000.00'), realised('16000.00', 'equity_long', 12.5)] }),
      ],
      [
        'with a loss brought forward',
        year({ carried: [{ financialYear: '2024-25', short: '0.00', long: '30000.00' }] }),
      ],
    ])('P5 · no end of a lot saves more, %s', (_what, facts) => {
      const own = longFolio('f', 60, '500');
      const ends = own.lots.map((_lot, index) => String(10 * (index + 1)));
      const most = Math.max(...ends.map((end) => Number(harvestOf([own], [end], facts, rules).saving)));
      expect(most).toBeGreaterThan(0);
      expect(Number(harvestPlan([own], facts, rules).saving)).toBeGreaterThanOrEqual(most - 0.05);
    });

    test('P5 · gains of debt funds are taken where losses would else go to gains that the exemption covers', () => {
      const debt = folio([lot('2015-03-04', '1000', '20000.00')], { kind: 'specified' });
      const facts = year({ realised: [short('-50000.00'), realised('20000.00', 'equity_long', 12.5)] });
      // ₹30,000 of the loss are left; another ₹20,000 become free when the exemption covers the gains.
      expect(harvestPlan([debt], facts, rules)).toMatchObject({
        gains: '50000.00',
        exemptionSaving: '2500.00',
      });
    });

    test('P5 · the tax of the year is calculated for a few choices of each of sixty folios, not for every lot', () => {
      const folios = Array.from({ length: 60 }, (_, index) =>
        longFolio(`f${index}`, 180, String(300 + 7 * index)),
      );
      let calculated = 0;
      const counted = new Proxy(rules, {
        get: (book, kind: keyof typeof rules) => {
          if (kind === 'equity_exemption') calculated += 1;
          return book[kind];
        },
      });
      const plan = harvestPlan(folios, year({ realised: [short('90000.00')] }), counted);
      expect(Number(plan.saving)).toBeGreaterThan(15_000);
      expect(calculated).toBeLessThan(60 * 180);
    });
  });

  describe('against brute force', () => {
    const days = ['2016-05-10', '2021-05-10', '2024-01-10', '2025-11-19', '2025-11-20', '2026-08-03'];
    const anyLot = fc
      .record({
        boughtOn: fc.constantFrom(...days),
        units: fc.integer({ min: 1, max: 5 }),
        unitCost: fc.integer({ min: 2_000, max: 90_000 }),
        load: fc.constantFrom(null, LOAD, '1% if redeemed within 3 years; nil after that'),
      })
      .map(({ boughtOn, units: count, unitCost, load }) =>
        lot(boughtOn, count.toFixed(4), (count * unitCost).toFixed(2), load),
      );
    const anyFolio = fc
      .record({
        lots: fc.array(anyLot, { minLength: 1, maxLength: 2 }),
        nav: fc.integer({ min: 5_000, max: 80_000 }),
        kind: fc.constantFrom('equity' as const, 'equity' as const, 'specified' as const),
      })
      .map(({ lots, nav, kind }) =>
        folio(
          lots.toSorted((a, b) => a.boughtOn.localeCompare(b.boughtOn)),
          { nav: String(nav), kind, unitsDecimals: 0 },
        ),
      );
    const anyYear = fc
      .record({
        shortGain: fc.integer({ min: -50_000, max: 100_000 }),
        longGain: fc.integer({ min: -50_000, max: 200_000 }),
        carried: fc.integer({ min: 0, max: 60_000 }),
      })
      .map(({ shortGain, longGain, carried }) =>
        year({
          realised: [short(shortGain.toFixed(2)), realised(longGain.toFixed(2), 'equity_long', 12.5)],
          carried:
            carried === 0 ? [] : [{ financialYear: '2024-25', short: '0.00', long: carried.toFixed(2) }],
        }),
      );
    const everyChoice = (
      folios: readonly HarvestFolio[],
      grid: (folio: HarvestFolio) => string[],
    ): string[][] =>
      folios.reduce<string[][]>(
        (choices, own) => choices.flatMap((choice) => grid(own).map((count) => [...choice, count])),
        [[]],
      );
    const best = (
      folios: readonly HarvestFolio[],
      facts: YearFacts,
      grid: (folio: HarvestFolio) => string[],
    ) =>
      everyChoice(folios, grid)
        .map((choice) => Number(harvestOf(folios, choice, facts, rules).saving))
        .reduce((most, saving) => Math.max(most, saving), 0);
    const everyUnit = ({ free }: HarvestFolio) =>
      Array.from({ length: Number(free) + 1 }, (_, count) => String(count));
    const wholeLots = ({ lots }: HarvestFolio) =>
      [
        0,
        ...lots.map((_lot, index) =>
          lots.slice(0, index + 1).reduce((sum, one) => sum + Number(one.units), 0),
        ),
      ].map(String);

    test('P5 · no choice of whole lots saves more, and none of single units more than one unit’s tax', () => {
      fc.assert(
        fc.property(fc.array(anyFolio, { minLength: 1, maxLength: 2 }), anyYear, (folios, facts) => {
          const { saving } = harvestPlan(folios, facts, rules);
          expect(Number(saving)).toBeGreaterThanOrEqual(best(folios, facts, wholeLots) - 0.01);
          const dearest = Math.max(...folios.map(({ terms }) => Number(terms.nav)), 90_000);
          expect(Number(saving)).toBeGreaterThanOrEqual(best(folios, facts, everyUnit) - dearest * 0.2);
          expect(Number(saving)).toBeGreaterThanOrEqual(0);
        }),
        { numRuns: 25 },
      );
    });

    test('P5 · of one folio no number of units saves more', () => {
      fc.assert(
        fc.property(anyFolio, anyYear, (own, facts) => {
          const { saving } = harvestPlan([own], facts, rules);
          expect(Number(saving)).toBeGreaterThanOrEqual(best([own], facts, everyUnit) - 0.01);
        }),
        { numRuns: 40 },
      );
    });

    test('P5 · of a portfolio with losses alone a plan is offered exactly where some number of units saves', () => {
      const losing = anyFolio.map((own) => ({ ...own, terms: { ...own.terms, nav: '1500' } }));
      fc.assert(
        fc.property(losing, anyYear, (own, facts) => {
          const plan = harvestPlan([own], facts, rules);
          const offered = isHarvestOffered(plan, { unrealised: rupees('-1.00'), above: rupees(500) });
          expect(offered).toBe(best([own], facts, everyUnit) > 0);
        }),
        { numRuns: 60 },
      );
    });

    test('P5 · a large portfolio: leaving a folio out never saves more, and the exemption is not exceeded', () => {
      const many = fc.array(anyFolio, { minLength: 8, maxLength: 10 });
      fc.assert(
        fc.property(many, (unnamed) => {
          const folios = unnamed.map((own, index) => ({ ...own, id: String(index) }));
          const plan = harvestPlan(folios, year(), rules);
          const chosen = folios.map(({ id }) => plan.legs.find((leg) => leg.id === id)?.units ?? '0');
          expect(rupees(plan.after.exemptionUsed).lte(rupees(125_000))).toBe(true);
          folios.forEach((_own, place) => {
            const without = harvestOf(folios, chosen.with(place, '0'), year(), rules);
            expect(Number(without.saving)).toBeLessThanOrEqual(Number(plan.saving) + 0.01);
          });
        }),
        { numRuns: 8 },
      );
    });
  });
});
