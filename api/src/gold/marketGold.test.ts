import { rupees } from '@sanchay/finance';
import { marketGoldPrice, marketGoldSeries, priceInMinute } from './marketGold.ts';

describe('the invented gold market', () => {
  it('G1 · gives the same price for a day whatever other days are requested', () => {
    const alone = marketGoldSeries('2026-11-20', '2026-11-20');
    const among = marketGoldSeries('2019-01-01', '2026-11-21');
    expect(alone).toEqual([{ date: '2026-11-20', price: marketGoldPrice('2026-11-20') }]);
    expect(among.find(({ date }) => date === '2026-11-20')).toEqual(alone[0]);
  });

  it('G1 · starts on 1 January 2019 and has no price on Sundays', () => {
    expect(() => marketGoldPrice('2018-12-31')).toThrow(RangeError);
    expect(marketGoldPrice('2026-11-22')).toBeNull();
    expect(marketGoldSeries('2026-11-20', '2026-11-23').map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
    ]);
  });

  it.each([
    ['2019-01-01', 3145.16],
    ['2020-08-10', 5449.09],
    ['2023-05-05', 6041.81],
    ['2026-11-20', 12518.98],
    ['2027-11-20', 13664.15],
  ])('G1 · is the same on every machine: %s', (date, price) => {
    expect(marketGoldPrice(date)).toBe(price);
  });

  it('G1 · never moves more than 3 % from one day to the next, and is in whole paise', () => {
    const prices = marketGoldSeries('2019-01-01', '2027-03-31').map(({ price }) => price);
    const moves = prices.slice(1).map((price, index) => Math.abs(price / prices[index]! - 1));
    expect(Math.max(...moves)).toBeLessThan(0.03);
    expect(prices.every((price) => Number(price.toFixed(2)) === price)).toBe(true);
  });

  it('G1 · holds one price within a minute and stays within 0.2 % of the day', () => {
    const day = rupees('12600.00');
    const prices = Array.from({ length: 500 }, (_, minute) =>
      priceInMinute(day, new Date(minute * 60_000)).toNumber(),
    );
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(12_574.8);
    expect(Math.max(...prices)).toBeLessThanOrEqual(12_625.2);
    expect(new Set(prices).size).toBeGreaterThan(20);
    expect(priceInMinute(day, new Date(59_999)).toNumber()).toBe(prices[0]);
  });
});
