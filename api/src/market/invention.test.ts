import { addDays, dateOfEpochDay, epochDay, isFundIsin, isIsin, sandboxCalendar } from '@sanchay/finance';
import { CATEGORIES, profileOf, TARGET_MATURITY } from './categories.ts';
import { sandboxCode, sandboxIsin, slugOf } from './codes.ts';
import { factorsBetween, yieldOn } from './factors.ts';
import { fixedDepositRows } from './fixedDeposits.ts';
import { planFunds } from './fundPlan.ts';
import { fundSeries } from './fundSeries.ts';
import { holdingRows } from './holdings.ts';
import { HOUSES } from './houses.ts';
import { navDays } from './navs/navDays.ts';
import { nextNav, paysOut } from './navs/navWalk.ts';
import { gauss, hash32, streamOf, uniform } from './navs/noise.ts';
import { plansOf } from './plans.ts';
import { schemeRows } from './schemeRows.ts';
import { shockOn } from './shares/shocks.ts';
import { INDIAN_COMPANIES, isinOf, symbolOf, US_COMPANIES } from './shares/stocks.ts';

const today = '2026-11-20';
const market = (schemes: number) => planFunds({ schemes, longFunds: 75, today });
const rowsOf = (schemes: number) =>
  market(schemes).flatMap((fund) => schemeRows(3, fund, plansOf(3, fund), '2026-11-19'));

describe('chance of the sandbox', () => {
  test('I1 gives the same number for the same seed, stream and day, and another for another', () => {
    expect(hash32(3, 5, 20_000)).toBe(hash32(3, 5, 20_000));
    expect(
      new Set([hash32(3, 5, 20_000), hash32(4, 5, 20_000), hash32(3, 6, 20_000), hash32(3, 5, 20_001)]).size,
    ).toBe(4);
    expect(streamOf('HDFC Flexi Cap Fund')).toBe(streamOf('HDFC Flexi Cap Fund'));
    expect(uniform(3, 5, 1)).toBeGreaterThanOrEqual(0);
    expect(uniform(3, 5, 1)).toBeLessThan(1);
  });

  test('I1 is roughly normal: mean 0, deviation 1, never beyond 3.47', () => {
    const values = Array.from({ length: 20_000 }, (_, day) => gauss(3, 7, day));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(deviation - 1)).toBeLessThan(0.02);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(3.4642);
  });

  test('I1 lets shares fall in March 2020 and recover after it', () => {
    expect(shockOn(epochDay('2020-03-16'))).toBeCloseTo(-0.46 / ((33 * 5) / 7), 10);
    expect(shockOn(epochDay('2020-02-19'))).toBe(0);
    expect(shockOn(epochDay('2020-03-24'))).toBeGreaterThan(0);
    expect(yieldOn(epochDay('2022-12-31'))).toBe(5.6);
    expect(yieldOn(epochDay('2023-01-01'))).toBe(6.8);
    expect(yieldOn(epochDay('2000-01-01'))).toBe(6.8);
  });

  test('I1 keeps shares near their drift over the years whatever the seed', () => {
    const days = navDays(sandboxCalendar, '2010-01-01', '2014-12-31').equity;
    for (const seed of [1, 2, 3, 4]) {
      const factors = factorsBetween(seed, days[0]!, days.at(-1)!);
      const years = days.length / 248;
      const growth =
        days.reduce((value, day) => value * (1 + factors.get(day)!.market), 1) ** (1 / years) - 1;
      expect(growth).toBeGreaterThan(0.09);
      expect(growth).toBeLessThan(0.25);
    }
  });
});

test('I1 factors of a day do not depend on the span they are made in', () => {
  const day = epochDay('2026-11-20');
  const whole = factorsBetween(3, day - 400, day + 3);
  for (const each of [day - 400, day - 1, day, day + 1, day + 3]) {
    expect(factorsBetween(3, each, each).get(each)).toEqual(whole.get(each));
  }
  expect(factorsBetween(4, day, day)).not.toEqual(factorsBetween(3, day, day));
});

describe('funds of the sandbox', () => {
  test('I1 has the specified 20 houses and every category, and a larger market holds the smaller one', () => {
    expect(
      HOUSES.map(({ slug }) => slug)
        .sort()
        .join(' '),
    ).toBe(
      'absl axis boi canara dsp franklin hdfc icici invesco kotak lic mirae motilal navi nippon nj pgim quant sbi whiteoak',
    );
    const usual = market(2500);
    expect(usual).toHaveLength(625);
    expect(new Set(usual.map(({ category }) => category.sub)).size).toBe(CATEGORIES.length);
    expect(new Set(usual.map(({ house }) => house.code)).size).toBe(20);
    expect(market(15_000).slice(0, 625)).toEqual(usual);
  });

  test('I1 gives every scheme of the largest market its own code, ISIN, id and address', () => {
    const rows = rowsOf(15_000);
    expect(rows).toHaveLength(15_000);
    for (const field of ['code', 'isin', 'sanchay_id', 'slug'] as const) {
      expect(new Set(rows.map((row) => row[field])).size).toBe(15_000);
    }
    expect(rows.every(({ code }) => /^SBX-[A-Z0-9]{6}-(GR|DP|DR)$/.test(code))).toBe(true);
    expect(rows.every(({ isin }) => isin.startsWith('INFSBX') && isFundIsin(isin))).toBe(true);
    expect(rows.every(({ sandbox }) => sandbox)).toBe(true);
  });

  test('I1 refuses a market larger than its names, and one of nothing', () => {
    expect(() => market(1_000_000)).toThrow(RangeError);
    expect(() => market(0)).toThrow(RangeError);
    expect(market(1)).toHaveLength(1);
  });

  test('I1 starts 75 funds in 2013, the oldest regular plan in 2006, the rest later, none within a month of today', () => {
    const usual = market(2500);
    expect(usual.filter(({ launch }) => launch === '2013-01-01')).toHaveLength(75);
    expect(plansOf(3, usual[0]!).map(({ from }) => from)).toEqual([
      '2013-01-01',
      '2006-04-03',
      '2013-01-01',
      '2013-01-01',
    ]);
    expect(plansOf(3, usual[1]!).map(({ from }) => from)).toEqual(Array(4).fill('2013-01-01'));
    expect(usual.every(({ launch }) => launch <= '2026-10-21')).toBe(true);
    const early = planFunds({ schemes: 4000, longFunds: 0, today: '2019-01-10' });
    expect(early.every(({ launch }) => launch <= '2018-12-11')).toBe(true);
  });

  test('I1 charges less for direct than for regular, in hundredths of a percent', () => {
    for (const fund of market(2500)) {
      const [direct, regular] = plansOf(3, fund);
      expect(direct!.drag).toBeLessThan(regular!.drag);
      expect(Number(direct!.drag.toFixed(2))).toBe(direct!.drag);
    }
  });

  test('I1 marks ELSS with its lock-in, tag, multiple of 500 and no exit load', () => {
    const elss = rowsOf(2500).filter(({ sub_category }) => sub_category === 'ELSS');
    expect(elss.length).toBeGreaterThan(0);
    for (const row of elss) {
      expect(row).toMatchObject({
        lock_in_days: 1095,
        sip_multiplier: 500,
        lump_multiplier: 500,
        lump_min: 500,
        exit_load: null,
        stp_allowed: false,
      });
      expect(row.tags).toContain('elss');
    }
  });

  test('I1 names plan, option and twin', () => {
    const [growth, regular, payout] = schemeRows(3, market(4)[0]!, plansOf(3, market(4)[0]!), '2026-11-19');
    expect(growth).toMatchObject({
      code: 'SBX-HD000D-GR',
      name: 'HDFC Flexi Cap Fund - Direct Plan - Growth',
      slug: 'hdfc-flexi-cap-fund-direct-plan-growth',
      reinvestment: 'Z',
      direct: true,
      regular_twin_code: 'SBX-HD000R-GR',
      risk: 'Very High Risk',
      scheme_class: 'equity',
      tax_days: 365,
    });
    expect(regular).toMatchObject({ code: 'SBX-HD000R-GR', direct: false, regular_twin_code: null });
    expect(payout!.reinvestment).toBe({ DP: 'N', DR: 'Y' }[payout!.code.slice(-2)]);
  });

  test('I1 writes codes, ISINs and addresses in their forms', () => {
    expect(sandboxCode(HOUSES[1]!, 37, false, 'DP')).toBe('SBX-KO011R-DP');
    expect(sandboxIsin('INF', 0)).toMatch(/^INFSBX00000\d$/);
    expect(slugOf("Children's Large & Mid  Fund!")).toBe('childrens-large-and-mid-fund');
    expect(() => profileOf('Nothing')).toThrow('no category Nothing');
    expect(profileOf(TARGET_MATURITY.sub).duration).toBe(4.2);
  });
});

describe('NAVs of the sandbox', () => {
  const days = navDays(sandboxCalendar, '2019-12-02', '2020-04-30');
  const factors = factorsBetween(3, epochDay('2019-12-02'), epochDay('2020-04-30'));
  const known = (day: number) => factors.get(day)!;
  const fund = { ...market(4)[0]!, launch: '2020-01-01' };
  const plans = plansOf(3, fund).map((plan) => ({
    ...plan,
    from: plan.direct ? '2020-01-01' : '2019-12-02',
  }));

  test('I2 come every day for liquid funds, on business days for the others', () => {
    const may = navDays(sandboxCalendar, '2026-04-09', '2026-04-20');
    expect(may.liquid).toHaveLength(12);
    expect(Array.from(may.equity, dateOfEpochDay)).toEqual([
      '2026-04-09',
      '2026-04-10',
      '2026-04-13',
      '2026-04-15',
      '2026-04-16',
      '2026-04-17',
      '2026-04-20',
    ]);
    expect(Array.from(may.debt, dateOfEpochDay)).toEqual([
      '2026-04-09',
      '2026-04-10',
      '2026-04-15',
      '2026-04-16',
      '2026-04-17',
      '2026-04-20',
    ]);
  });

  test('I2 of a later plan begin at the older one, and direct never falls below regular', () => {
    const [direct, regular] = fundSeries(3, fund, plans, days.equity, known);
    expect(regular!.navs[0]).toBe(100_000);
    expect(dateOfEpochDay(direct!.days[0]!)).toBe('2020-01-01');
    const shift = regular!.days.length - direct!.days.length;
    expect(direct!.navs[0]).toBe(regular!.navs[shift]);
    expect(direct!.navs.every((nav, row) => nav >= regular!.navs[row + shift]!)).toBe(true);
    expect(direct!.navs.at(-1)).toBeGreaterThan(regular!.navs.at(-1)!);
  });

  test('I2 of a longer seed are those of a shorter one, continued', () => {
    const whole = fundSeries(3, fund, plans, days.equity, known);
    const short = fundSeries(3, fund, plans, days.equity.subarray(0, 40), known);
    expect(Array.from(whole[0]!.navs.subarray(0, short[0]!.navs.length))).toEqual(Array.from(short[0]!.navs));
    expect(Array.from(fundSeries(4, fund, plans, days.equity, known)[0]!.navs)).not.toEqual(
      Array.from(whole[0]!.navs),
    );
  });

  test('I2 grow by the gross return less the costs of the days between', () => {
    expect(nextNav(1_000_000, 0.01, { drag: 0, payout: false }, 20_001, 20_000)).toBe(1_010_000);
    expect(nextNav(1_000_000, 0, { drag: 3.65, payout: false }, 20_003, 20_000)).toBe(999_700);
    expect(nextNav(1, -5, { drag: 0, payout: false }, 20_001, 20_000)).toBe(1);
  });

  test('I2 of IDCW options fall by their payout on the first NAV day from 25 March on, once a year', () => {
    const march = epochDay('2026-03-25');
    expect(paysOut(march, march - 1)).toBe(true);
    expect(paysOut(march + 2, march - 1)).toBe(true);
    expect(paysOut(march + 1, march)).toBe(false);
    expect(paysOut(march - 1, march - 2)).toBe(false);
    expect(nextNav(1_000_000, 0, { drag: 0, payout: true }, march, march - 1)).toBe(950_000);
    expect(nextNav(1_000_000, 0, { drag: 0, payout: true }, march + 1, march)).toBe(1_000_000);
  });
});

describe('what else the sandbox lists', () => {
  test('I6 has 300 Indian and 200 US companies with codes and addresses of their own', () => {
    expect([INDIAN_COMPANIES.length, US_COMPANIES.length]).toEqual([300, 200]);
    for (const companies of [INDIAN_COMPANIES, US_COMPANIES]) {
      expect(new Set(companies.map(symbolOf)).size).toBe(companies.length);
      expect(new Set(companies.map(({ name }) => slugOf(name))).size).toBe(companies.length);
    }
    expect(INDIAN_COMPANIES.every((company) => isIsin(isinOf(company)))).toBe(true);
    expect(isinOf(INDIAN_COMPANIES[0]!)).toMatch(/^INESBX/);
  });

  test('I8 has 40 deposits with the specified highest rates of 6.75 and 7.05', () => {
    const rows = fixedDepositRows();
    expect(rows).toHaveLength(40);
    expect(Math.max(...rows.map(({ interest_rate }) => interest_rate))).toBe(6.75);
    expect(Math.max(...rows.map(({ senior_citizen_interest_rate }) => senior_citizen_interest_rate))).toBe(
      7.05,
    );
    expect(rows.find(({ id }) => id === 'axis-bank-60')).toMatchObject({
      interest_rate: 6.15,
      senior_citizen_interest_rate: 6.65,
      tenure_from_days: 1825,
      compounding: 'quarterly',
      lockin_days: 0,
      bank: true,
    });
  });

  test('I2 lets no fund hold more than it has', () => {
    for (const fund of market(2500)) {
      const rows = holdingRows(3, fund, addDays(today, -1));
      const sum = rows.reduce((total, { weight }) => total + weight, 0);
      expect(sum).toBeGreaterThan(60);
      expect(sum).toBeLessThanOrEqual(100.001);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
    }
  });
});
