import { navChange } from './navChange.ts';

const nav = (value: number) => ({ nav: value, date: '2026-11-20' });

test('I2 the one-day change is exact to four decimals and a percent of the NAV before', () => {
  expect(navChange(nav(98.4127), nav(97.5927))).toEqual({
    amount: 0.82,
    percent: expect.closeTo(0.840227, 5),
  });
  expect(navChange(nav(0.3), nav(0.1))?.amount).toBe(0.2);
  expect(navChange(nav(9), nav(10))).toEqual({ amount: -1, percent: -10 });
});

test('I2 without two NAVs there is no change', () => {
  expect(navChange(null, nav(10))).toBeNull();
  expect(navChange(nav(10), null)).toBeNull();
  expect(navChange(nav(10), nav(0))).toBeNull();
});
