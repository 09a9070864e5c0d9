import { newestNav } from './newestNav.ts';

const of = (...dates: (string | null)[]) => newestNav(dates.map((date) => ({ nav: date ? { date } : null })));

test('I1 the day of a list is that of its newest NAV, wherever that fund stands', () => {
  expect(of('2026-11-18', '2026-11-20', null, '2026-11-19')).toBe('2026-11-20');
  expect(of('2025-12-31', '2026-01-01')).toBe('2026-01-01');
});

test('I1 without any NAV a list has no day', () => {
  expect(of(null)).toBeNull();
  expect(of()).toBeNull();
});
