import fc from 'fast-check';
import vectors from '../../fixtures/vectors.json';
import { sumRupees } from '../../quantity.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import type { TaxHeadName } from '../gains/fundGains.ts';
import { yearTax, type CarriedLoss, type ExemptionOrder } from './yearTax.ts';

type Lot = Parameters<typeof yearTax>[0][number];

const RATES: Record<string, [TaxHeadName, number | null, 'short' | 'long' | null]> = {
  short15: ['equity_short', 15, 'short'],
  short20: ['equity_short', 20, 'short'],
  slab: ['slab', null, 'short'],
  long0: ['equity_long', 0, 'long'],
  long10: ['equity_long', 10, 'long'],
  long12: ['equity_long', 12.5, 'long'],
  other20: ['other_long', 20, 'long'],
  other12: ['other_long', 12.5, 'long'],
  unknown: ['unknown', null, null],
};
const lot = (name: keyof typeof RATES, gain: number | string): Lot => {
  const [head, ratePct, term] = RATES[name]!;
  return { head, ratePct, term, gain: Number(gain).toFixed(2), ruleId: name };
};
const year = (
  lots: readonly Lot[],
  over: { carried?: CarriedLoss[]; exemptionOrder?: ExemptionOrder; financialYear?: string } = {},
) => yearTax(lots, { financialYear: '2025-26', ...over }, publishedRules);
const pool = (result: ReturnType<typeof year>, name: keyof typeof RATES) =>
  result.pools.find(({ ruleIds }) => ruleIds.includes(name));

describe('P4 · tax on the gains of a year', () => {
  it('P4 · long-term equity is taxed above the exemption, short-term wholly, slab gains without a figure', () => {
    const result = year([lot('long12', 225_000), lot('short20', 10_000), lot('slab', 5_000)]);
    expect(pool(result, 'long12')).toMatchObject({
      exemption: '125000.00',
      taxable: '100000.00',
      tax: '12500.00',
    });
    expect(pool(result, 'short20')).toMatchObject({ taxable: '10000.00', tax: '2000.00' });
    expect(pool(result, 'slab')).toMatchObject({ taxable: '5000.00', tax: null });
    expect(result.exemption).toEqual({
      limit: '125000.00',
      used: '125000.00',
      ruleId: 'equity-exemption-2024',
    });
    expect(result.tax).toBe('14500.00');
  });

  it.each([
    ['2017-18', null],
    ['2018-19', '100000.00'],
    ['2023-24', '100000.00'],
    ['2024-25', '125000.00'],
    ['2026-27', '125000.00'],
  ])('P4 · the exemption of %s is %s', (financialYear, limit) => {
    expect(year([], { financialYear }).exemption?.limit ?? null).toBe(limit);
  });

  it('P4 · 2024-25 has two rates and one exemption, whose order is a choice that changes the tax', () => {
    const lots = [lot('long10', 100_000), lot('long12', 100_000)];
    const of = (exemptionOrder: ExemptionOrder) => year(lots, { financialYear: '2024-25', exemptionOrder });
    expect([pool(of('highest_rate'), 'long12')!.exemption, of('highest_rate').tax]).toEqual([
      '100000.00',
      '7500.00',
    ]);
    expect([pool(of('earliest_sale'), 'long10')!.exemption, of('earliest_sale').tax]).toEqual([
      '100000.00',
      '9375.00',
    ]);
  });

  it('P4 · a long-term loss reduces long-term gains only', () => {
    const result = year([lot('long12', -50_000), lot('short20', 30_000), lot('other12', 20_000)]);
    expect(pool(result, 'short20')).toMatchObject({ setOff: '0.00', taxable: '30000.00' });
    expect(pool(result, 'other12')).toMatchObject({ setOff: '20000.00', taxable: '0.00' });
    expect(result.carryForward).toEqual({ short: '0.00', long: '30000.00' });
  });

  it('P4 · a short-term loss reduces slab gains first, then the highest rate, long-term equity last', () => {
    const lots = [
      lot('short15', -45_000),
      lot('slab', 10_000),
      lot('short20', 10_000),
      lot('other12', 10_000),
    ];
    const result = year([...lots, lot('long12', 10_000)]);
    const left = (name: string) => pool(result, name)!.taxable;
    expect(['slab', 'short20', 'other12'].map(left)).toEqual(['0.00', '0.00', '0.00']);
    expect(pool(result, 'long12')).toMatchObject({ setOff: '10000.00', exemption: '0.00' });
    expect(result.carryForward).toEqual({ short: '5000.00', long: '0.00' });
  });

  it('P4 · exempt gains of 2017-18 and those of an unknown kind neither are taxed nor take a loss', () => {
    const result = year(
      [lot('long0', 90_000), lot('long0', -10_000), lot('unknown', 70_000), lot('short15', -5)],
      {
        financialYear: '2017-18',
      },
    );
    expect(pool(result, 'long0')).toMatchObject({ gains: '90000.00', losses: '10000.00', taxable: '0.00' });
    expect(pool(result, 'unknown')).toMatchObject({ taxable: '0.00', tax: null });
    expect(result).toMatchObject({ tax: '0.00', carryForward: { short: '5.00', long: '0.00' } });
  });

  it.each(vectors.filter(({ calculator }) => calculator === 'capital-gains-setoff'))(
    'P4 · set-off: example of $source',
    ({ inputs, expected }) => {
      const { ltcg, stcg, stcl, ltcl } = inputs as unknown as Record<string, number>;
      const { net_stcg: short, net_ltcg: long } = expected as unknown as Record<string, number>;
      const result = year([
        lot('long12', ltcg!),
        lot('short20', stcg!),
        lot('short20', -stcl!),
        lot('long12', -ltcl!),
      ]);
      const net = (name: string) =>
        Number(pool(result, name)!.taxable) + Number(pool(result, name)!.exemption);
      expect([net('short20'), net('long12')]).toEqual([short, long]);
    },
  );
});

describe('P4 · losses of earlier years', () => {
  const loss = (financialYear: string, short: number, long: number): CarriedLoss => ({
    financialYear,
    short: short.toFixed(2),
    long: long.toFixed(2),
  });

  it('P4 · the oldest is used first, for eight years after its own and not in the ninth', () => {
    const result = year([lot('short20', 10_000)], {
      carried: [loss('2024-25', 8_000, 0), loss('2017-18', 6_000, 0), loss('2016-17', 5_000, 0)],
    });
    expect(
      result.carried.map(({ financialYear, usable, usedShort, leftShort, usableUntil }) => [
        financialYear,
        usable,
        usedShort,
        leftShort,
        usableUntil,
      ]),
    ).toEqual([
      ['2016-17', false, '0.00', '5000.00', '2024-25'],
      ['2017-18', true, '6000.00', '0.00', '2025-26'],
      ['2024-25', true, '4000.00', '4000.00', '2032-33'],
    ]);
    expect(pool(result, 'short20')).toMatchObject({ broughtForward: '10000.00', tax: '0.00' });
  });

  it('P4 · a loss of the year itself or a later one is not brought forward', () => {
    const result = year([lot('short20', 10_000)], {
      carried: [loss('2025-26', 10_000, 0), loss('2026-27', 10_000, 0)],
    });
    expect(result.carried.map(({ usable }) => usable)).toEqual([false, false]);
    expect(result.tax).toBe('2000.00');
  });

  it('P4 · losses of this year come before older ones, and a long-term one never reduces short-term gains', () => {
    const result = year([lot('short20', 10_000), lot('short20', -4_000), lot('long12', 1_000)], {
      carried: [loss('2024-25', 1_000, 5_000)],
    });
    expect(pool(result, 'short20')).toMatchObject({ setOff: '4000.00', broughtForward: '1000.00' });
    expect(pool(result, 'long12')).toMatchObject({ broughtForward: '1000.00', exemption: '0.00' });
    expect(result.carried[0]).toMatchObject({ usedLong: '1000.00', leftLong: '4000.00' });
  });
});

describe('P4 · nothing is lost between gains and tax', () => {
  const gain = fc.integer({ min: -500_000_00, max: 500_000_00 }).map((paise) => paise / 100);
  const name = fc.constantFrom('short15', 'short20', 'slab', 'long10', 'long12', 'other20', 'other12');
  const lots = fc.array(
    fc.tuple(name, gain).map(([each, value]) => lot(each, value)),
    { maxLength: 25 },
  );
  const paise = fc.integer({ min: 0, max: 300_000_00 }).map((value) => (value / 100).toFixed(2));
  const carried = fc.array(
    fc.record({ financialYear: fc.constantFrom('2016-17', '2017-18', '2024-25'), short: paise, long: paise }),
    { maxLength: 3 },
  );
  const order = fc.constantFrom<ExemptionOrder>('highest_rate', 'earliest_sale');
  const total = (values: readonly string[]) => sumRupees(values);

  it('P4 · gains are what was set off, brought forward, exempt and taxable; losses what was set off and carried', () => {
    fc.assert(
      fc.property(lots, carried, order, (own, losses, exemptionOrder) => {
        const { pools, carryForward, carried: used } = year(own, { carried: losses, exemptionOrder });
        for (const { gains, setOff, broughtForward, exemption, taxable } of pools) {
          expect(total([setOff, broughtForward, exemption, taxable]).toFixed(2)).toBe(gains);
          expect(Number(taxable)).toBeGreaterThanOrEqual(0);
        }
        const lost = total(pools.map(({ losses: each }) => each));
        const setOff = total(pools.map(({ setOff: each }) => each));
        expect(setOff.plus(total([carryForward.short, carryForward.long])).toFixed(2)).toBe(lost.toFixed(2));
        const brought = total(pools.map(({ broughtForward: each }) => each)).toFixed(2);
        expect(total(used.flatMap(({ usedShort, usedLong }) => [usedShort, usedLong])).toFixed(2)).toBe(
          brought,
        );
      }),
    );
  });

  it('P4 · no rupee of a loss is carried on while it could have reduced a gain', () => {
    fc.assert(
      fc.property(lots, (own) => {
        const { pools, carryForward } = year(own);
        const left = (term: string) =>
          pools
            .filter((each) => each.term === term)
            .reduce((sum, each) => sum + Number(each.taxable) + Number(each.exemption), 0);
        if (Number(carryForward.short) > 0) expect(left('short') + left('long')).toBe(0);
        if (Number(carryForward.long) > 0) expect(left('long')).toBe(0);
      }),
    );
  });

  it('P4 · the order of the lots changes nothing', () => {
    fc.assert(
      fc.property(lots, (own) => {
        expect(year(own.toReversed())).toEqual(year(own));
      }),
    );
  });
});
