import fc from 'fast-check';
import { publishedRules } from '../rules/ruleBook.ts';
import { equityLtcg, equityStcg, harvestingSaving, taxHarvestingMaxSaving } from './gains/equityLtcg.ts';
import { exitLoad } from './exit-load/exitLoad.ts';
import { grandfathering } from './gains/grandfathering.ts';
import { isLongTerm } from './gains/holdingPeriod.ts';
import { indexedCost } from './gains/indexation.ts';
import { setOff } from './gains/setOff.ts';

describe('I5 · tax on equity gains', () => {
  it.each([
    ['2018-04-01', 200_000, 10, 100_000, 10_000],
    ['2024-03-31', 200_000, 10, 100_000, 10_000],
    ['2024-04-01', 200_000, 10, 125_000, 7500],
    ['2024-07-22', 200_000, 10, 125_000, 7500],
    ['2024-07-23', 200_000, 12.5, 125_000, 9375],
    ['2026-11-21', 125_000, 12.5, 125_000, 0],
    ['2026-11-21', 125_001, 12.5, 125_000, 0.13],
    ['2026-11-21', -50_000, 12.5, 125_000, 0],
  ])('I5 · sold %s with a gain of %d: %d %% above %d is %d', (saleDate, ltcg, ratePct, exemption, tax) => {
    const result = equityLtcg({ ltcg, saleDate }, publishedRules);
    expect(result).toMatchObject({ ratePct, exemption, tax, taxable: Math.max(0, ltcg - exemption) });
  });

  it('I5 · names the rows that decided', () => {
    expect(equityLtcg({ ltcg: 1, saleDate: '2024-05-01' }, publishedRules).ruleIds).toEqual([
      'equity-rates-2018',
      'equity-exemption-2024',
    ]);
    expect(equityStcg(1, '2024-08-01', publishedRules).ruleId).toBe('equity-rates-2024');
  });

  it('I5 · an exemption is used once', () => {
    expect(
      equityLtcg({ ltcg: 100_000, saleDate: '2025-06-01', exemptionUsed: 100_000 }, publishedRules),
    ).toMatchObject({
      exemption: 25_000,
      taxable: 75_000,
      tax: 9375,
    });
    expect(
      equityLtcg({ ltcg: 100, saleDate: '2025-06-01', exemptionUsed: 200_000 }, publishedRules).exemption,
    ).toBe(0);
  });

  it('I5 · short-term gains', () => {
    expect(equityStcg(100_000, '2024-07-22', publishedRules)).toMatchObject({ ratePct: 15, tax: 15_000 });
    expect(equityStcg(100_000, '2024-07-23', publishedRules)).toMatchObject({ ratePct: 20, tax: 20_000 });
    expect(equityStcg(-5, '2024-07-23', publishedRules).tax).toBe(0);
  });

  it('I5 · before April 2018 long-term gains are exempt; before April 2008 there is no row, and no guess', () => {
    expect(equityStcg(100, '2018-03-31', publishedRules)).toMatchObject({ ratePct: 15, tax: 15 });
    expect(() => equityLtcg({ ltcg: 1, saleDate: '2018-03-31' }, publishedRules)).toThrow(
      'exemption of equity gains on 2018-03-31',
    );
    expect(() => equityStcg(1, '2008-03-31', publishedRules)).toThrow('tax on equity gains on 2008-03-31');
    expect(() => taxHarvestingMaxSaving('2018-03-31', publishedRules)).toThrow('exemption of equity gains');
  });

  it('I5 · the most that harvesting saves', () => {
    expect(taxHarvestingMaxSaving('2026-11-21', publishedRules)).toBe(15_625);
    expect(taxHarvestingMaxSaving('2020-01-01', publishedRules)).toBe(10_000);
    expect(harvestingSaving(100.1, 12.5)).toBe(12.51);
  });

  it.each([
    ['2023-06-15', '2024-06-15', 12, false],
    ['2023-06-15', '2024-06-16', 12, true],
    ['2024-02-29', '2025-02-28', 12, false],
    ['2024-02-29', '2025-03-01', 12, true],
    ['2023-02-28', '2024-02-29', 12, true],
    ['2023-06-15', '2025-06-15', 24, false],
    ['2023-06-15', '2025-06-16', 24, true],
  ])('I5 · bought %s, sold %s, %d months: long-term %s', (bought, sold, months, expected) => {
    expect(isLongTerm(bought, sold, months)).toBe(expected);
    if (months === 12) expect(isLongTerm(bought, sold)).toBe(expected);
  });
});

describe('I5 · cost of what was sold', () => {
  const boughtBy = '2018-01-31';

  // Columns: cost, value of 31 January 2018, sale, cost of acquisition, gain.
  it.each([
    [10, 15, 22, 15, 7],
    [10, 25, 22, 22, 0],
    [10, 15, 8, 10, -2],
    [10, 8, 22, 10, 12],
    [10, 15, 12, 12, 0],
    [20, 15, 12, 20, -8],
    [20, 25, 22, 22, 0],
    [15, 10, 5, 15, -10],
  ])('I5 · cost %d, value %d, sale %d: counts %d, gain %d', (unitCost, fmv, unitSale, cost, gain) => {
    const lot = { unitCost, fmv, unitSale, acquiredOn: '2018-01-31', boughtBy };
    expect(grandfathering({ ...lot, quantity: 1 })).toEqual({
      costOfAcquisition: cost,
      gain,
      grandfathered: true,
    });
    expect(grandfathering({ ...lot, quantity: 2.5 })).toMatchObject({
      costOfAcquisition: cost * 2.5,
      gain: gain * 2.5,
    });
  });

  it('I5 · bought a day later, only the real cost counts', () => {
    expect(
      grandfathering({
        ...{ unitCost: 10, fmv: 15, unitSale: 22, quantity: 1 },
        ...{ acquiredOn: '2018-02-01', boughtBy },
      }),
    ).toEqual({ costOfAcquisition: 10, gain: 12, grandfathered: false });
  });

  it('I5 · indexation', () => {
    expect(indexedCost(10_000, '2016-17', '2022-23', publishedRules)).toBe(12_537.88);
    expect(indexedCost(10_000, '2001-02', '2025-26', publishedRules)).toBe(37_600);
    expect(indexedCost(10_000, '2020-21', '2020-21', publishedRules)).toBe(10_000);
  });

  it('I5 · an index that was not published is missing, not guessed', () => {
    expect(() => indexedCost(1, '2020-21', '2026-27', publishedRules)).toThrow(
      'No rule for cost inflation index on 2026-27',
    );
    expect(() => indexedCost(1, '2000-01', '2020-21', publishedRules)).toThrow(
      'No rule for cost inflation index on 2000-01',
    );
    expect(() => indexedCost(1, 'toString', '2020-21', publishedRules)).toThrow(
      'Not a financial year: toString',
    );
  });

  it('I5 · the index table is the notified one', () => {
    const rows = publishedRules.cost_inflation_index;
    expect(rows.map(({ value }) => value)).toEqual([
      100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317,
      331, 348, 363, 376,
    ]);
    expect(rows.map(({ applies_from, applies_to }) => [applies_from, applies_to])).toEqual(
      Array.from({ length: 25 }, (_, index) => [`${2001 + index}-04-01`, `${2002 + index}-03-31`]),
    );
  });
});

describe('I5 · exit load', () => {
  it('I5 · each lot at its own rate', () => {
    const lots = [
      { units: 2000, loadPct: 1 },
      { units: 100.5, loadPct: 0.5 },
      { units: 50, loadPct: 0 },
    ];
    expect(exitLoad({ lots, nav: 25 })).toEqual({ gross: 53_762.5, load: 512.56, net: 53_249.94 });
    expect(exitLoad({ lots: [], nav: 25 })).toEqual({ gross: 0, load: 0, net: 0 });
  });

  it.each([
    [{ lots: [], nav: -1 }, 'NAV must not be negative: -1'],
    [{ lots: [{ units: -1, loadPct: 1 }], nav: 1 }, 'Units must not be negative: -1'],
    [{ lots: [{ units: 1, loadPct: -1 }], nav: 1 }, 'Load must not be negative: -1'],
  ])('I5 · %j is refused', (input, message) => {
    expect(() => exitLoad(input)).toThrow(message);
  });
});

describe('I5 · setting losses off', () => {
  it.each([
    [{ ltcg: 120_000, stcg: 25_000, stcl: 42_000, ltcl: 0 }, [0, 103_000, 0, 0]],
    [{ ltcg: 0, stcg: 100, stcl: 0, ltcl: 40 }, [100, 0, 0, 40]],
    [{ ltcg: 100, stcg: 100, stcl: 300, ltcl: 0 }, [0, 0, 100, 0]],
    [{ ltcg: 100, stcg: 0, stcl: 50, ltcl: 70 }, [0, 0, 20, 0]],
    [{ ltcg: 100, stcg: 50, stcl: 20, ltcl: 30 }, [30, 70, 0, 0]],
    [{ ltcg: 0.3, stcg: 0, stcl: 0.1, ltcl: 0 }, [0, 0.2, 0, 0]],
    [{ ltcg: 10, stcg: 0, stcl: 0, ltcl: 25 }, [0, 0, 0, 15]],
  ])('I5 · %j', (gains, [netStcg, netLtcg, carriedStcl, carriedLtcl]) => {
    expect(setOff(gains)).toEqual({ netStcg, netLtcg, carriedStcl, carriedLtcl });
  });

  it.each(['stcg', 'ltcg', 'stcl', 'ltcl'])('I5 · a negative %s is refused', (field) => {
    const gains = { stcg: 0, ltcg: 0, stcl: 0, ltcl: 0 };
    expect(() => setOff({ ...gains, [field]: -1 })).toThrow(
      'Gains and losses are given as positive rupees: -1',
    );
    expect(() => setOff({ ...gains, [field]: NaN })).toThrow(RangeError);
  });

  it('I5 · no rupee is lost and none is made', () => {
    const rupee = fc.nat(1_000_000);
    fc.assert(
      fc.property(rupee, rupee, rupee, rupee, (stcg, ltcg, stcl, ltcl) => {
        const result = setOff({ stcg, ltcg, stcl, ltcl });
        expect(result.netStcg + result.netLtcg - result.carriedStcl - result.carriedLtcl).toBe(
          stcg + ltcg - stcl - ltcl,
        );
        expect(Math.min(result.carriedStcl, result.netStcg + result.netLtcg)).toBe(0);
        expect(Math.min(result.carriedLtcl, result.netLtcg)).toBe(0);
      }),
    );
  });
});
