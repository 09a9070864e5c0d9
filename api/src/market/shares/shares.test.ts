import { epochDay, sandboxCalendar } from '@sanchay/finance';
import { inventFigures } from './companyFigures.ts';
import { dollarRate } from '../exchangeRates.ts';
import { factorsBetween } from '../factors.ts';
import { depositIssuerRows, fixedDepositPayoutRows, fixedDepositRows, payoutRate } from '../fixedDeposits.ts';
import {
  isTradingDay,
  lastPrices,
  nextPrice,
  shareSeries,
  shareWalk,
  tradingDays,
  type ShareMarket,
} from './shareSeries.ts';
import { halfYearBefore, INDIAN_COMPANIES, stockRow, US_COMPANIES, usStockRow } from './stocks.ts';

const SEED = 3;
const factors = factorsBetween(SEED, epochDay('2026-01-01'), epochDay('2026-11-19'));
const series = (market: ShareMarket, until = '2026-11-19', from = '2026-01-01') => {
  const company = (market === 'IN' ? INDIAN_COMPANIES : US_COMPANIES)[0]!;
  const days = tradingDays(market, sandboxCalendar, from, until);
  return shareSeries(SEED, market, company, days, (day) => factors.get(day)!);
};

describe('prices of the sandbox’s shares', () => {
  test.each([
    ['IN', '2026-11-20', true],
    ['IN', '2026-11-21', false],
    ['IN', '2026-01-26', false],
    ['US', '2026-01-26', true],
    ['US', '2026-11-22', false],
    ['US', '2026-12-25', false],
    ['US', '2026-11-26', false],
    ['US', '2026-07-03', false],
  ] as const)('I6 · the market %s is open on %s: %s', (market, date, open) => {
    expect(isTradingDay(market, sandboxCalendar, date)).toBe(open);
  });

  test('I6 · a series has two decimals, moves on trading days only and is the same again', () => {
    const { days, navs } = series('IN');
    expect(days.length).toBe(navs.length);
    expect(days.at(-1)).toBe(epochDay('2026-11-19'));
    for (const price of navs) expect(price).toBe(Math.round(price * 100) / 100);
    expect(Math.min(...navs)).toBeGreaterThan(0);
    expect(series('IN')).toEqual({ days, navs });
    expect(series('US').navs[5]).not.toBe(navs[5]);
  });

  test('I6 · a stored series is continued as a longer one would have gone on', () => {
    const [short, long] = [series('IN', '2026-11-18'), series('IN')];
    const walk = shareWalk(SEED, 'IN', INDIAN_COMPANIES[0]!);
    const [day, before] = [epochDay('2026-11-19'), epochDay('2026-11-18')];
    expect(nextPrice(SEED, walk, short.navs.at(-1)!, factors.get(day)!, day, before)).toBe(long.navs.at(-1));
  });

  test('I6 · the end of a series has price, previous price, day, and no return of a year that it does not cover', () => {
    const { navs } = series('IN');
    expect(lastPrices(series('IN'))).toEqual({
      date: '2026-11-19',
      price: navs.at(-1),
      previous: navs.at(-2),
      year_1: null,
      high: Math.max(...navs),
      low: Math.min(...navs),
    });
    const year = { days: Int32Array.from([20_000, 20_365]), navs: Float64Array.from([100, 125.5]) };
    expect(lastPrices(year).year_1).toBe(25.5);
    const older = {
      days: Int32Array.from([19_999, 20_000, 20_365]),
      navs: Float64Array.from([900, 100, 125.5]),
    };
    expect(lastPrices(older)).toMatchObject({ high: 125.5, low: 100 });
    expect(() => lastPrices({ days: new Int32Array(0), navs: new Float64Array(0) })).toThrow(RangeError);
  });

  test('I6 · smaller companies move with mid and small caps, those abroad with world markets', () => {
    expect(shareWalk(SEED, 'IN', INDIAN_COMPANIES[99]!).profile).toMatchObject({ mid: 0, small: 0 });
    expect(shareWalk(SEED, 'IN', INDIAN_COMPANIES[100]!).profile).toMatchObject({ mid: 1, small: 0 });
    expect(shareWalk(SEED, 'IN', INDIAN_COMPANIES[250]!).profile).toMatchObject({ mid: 1, small: 1 });
    const { profile } = shareWalk(SEED, 'US', US_COMPANIES[0]!);
    expect(profile.market).toBeUndefined();
    expect(profile.world).toBeGreaterThanOrEqual(0.7);
    expect(profile.world).toBeLessThan(1.4);
  });

  test('I6 · market value is shares times price, near the weight of the company’s place', () => {
    const last = { date: '2026-11-19', price: 250, previous: 248, year_1: 10, high: 260, low: 180 };
    const row = stockRow(SEED, INDIAN_COMPANIES[0]!, last);
    expect(row).toMatchObject({ shares: 24e9, market_cap: 6e12, amfi_rank: 1, amfi_rank_date: '2026-06-30' });
    const abroad = usStockRow(SEED, US_COMPANIES[1]!, last);
    expect(abroad.market_cap_usd).toBe(abroad.shares * 250);
    expect(abroad.exchange).toBe('NASDAQ');
    expect(usStockRow(SEED, US_COMPANIES[0]!, last).exchange).toBe('NYSE');
  });

  test.each([
    ['2026-06-30', '2025-12-31'],
    ['2026-07-01', '2026-06-30'],
    ['2026-12-31', '2026-06-30'],
    ['2027-01-01', '2026-12-31'],
  ])('I6 · on %s the newest list of AMFI is that of %s', (date, list) => {
    expect(halfYearBefore(date)).toBe(list);
  });

  test('I6 · a company that lost money pays nothing, and a lender has no debt to equity', () => {
    const all = INDIAN_COMPANIES.map((company) => ({ company, figures: inventFigures(SEED, company, 500) }));
    const losers = all.filter(({ figures }) => figures.eps < 0);
    expect(losers.length).toBeGreaterThan(5);
    for (const { figures } of losers) expect(figures.dividend).toBe(0);
    for (const { company, figures } of all)
      expect(figures.debtToEquity === null).toBe(company.sector === 'Financial Services');
  });
});

describe('the price of a dollar', () => {
  test('I7 · it stays near its path on weekdays and rests at weekends', () => {
    expect(dollarRate(SEED, '2026-11-21')).toBeNull();
    const rate = dollarRate(SEED, '2026-11-20')!;
    expect(rate).toBeGreaterThan(90);
    expect(rate).toBeLessThan(92);
    expect(dollarRate(SEED, '2030-01-01')!).toBeGreaterThan(95);
    expect(dollarRate(SEED, '2030-01-01')!).toBeLessThan(101);
  });
});

describe('fixed deposits of the sandbox', () => {
  test('I8 · a payout through the year is worth no more than the rate kept until its end', () => {
    expect(payoutRate(6.75, 1)).toBe(6.75);
    expect(payoutRate(6.75, 12)).toBe(6.54);
    expect(payoutRate(6.75, 4)).toBe(6.58);
    expect(payoutRate(6.75, 2)).toBe(6.63);
    expect(fixedDepositPayoutRows()).toHaveLength(160);
  });

  test('I8 · every plan has an issuer; a bank lets money out any day, a company after three months', () => {
    const issuers = depositIssuerRows();
    expect(issuers.map(({ slug, kind }) => [slug, kind])).toEqual([
      ['bajaj-finance-ltd', 'non_bank'],
      ['shriram-finance-ltd', 'non_bank'],
      ['axis-bank', 'bank'],
      ['mahindra-finance-ltd', 'non_bank'],
    ]);
    const known = new Set(issuers.map(({ slug }) => slug));
    expect(fixedDepositRows().every(({ issuer_slug }) => known.has(issuer_slug))).toBe(true);
    expect(issuers[0]!.early_closure).toEqual([
      { from_days: 0, to_days: 90, allowed: false, interest: false, less: 0 },
      { from_days: 91, to_days: 180, allowed: true, interest: false, less: 0 },
      { from_days: 181, to_days: null, allowed: true, interest: true, less: 2 },
    ]);
    expect(issuers[2]!.early_closure[1]).toMatchObject({ from_days: 7, allowed: true, less: 1 });
  });
});
