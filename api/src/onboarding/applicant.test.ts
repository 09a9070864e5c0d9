import { birthFault } from './applicant.ts';

describe('date of birth of an account holder', () => {
  const young = 'You need to be 18 to hold an account. A parent or guardian can invest for you.';

  test.each([
    ['2008-11-20', '2026-11-20', null],
    ['2008-11-21', '2026-11-20', young],
    ['2008-02-29', '2026-02-28', young],
    ['2008-02-29', '2026-03-01', null],
    ['2026-11-20', '2026-11-20', young],
    ['2026-11-21', '2026-11-20', 'A date of birth cannot be in the future.'],
    ['1906-11-20', '2026-11-20', null],
    ['1906-11-19', '2026-11-20', 'Please check the year of your birth.'],
    ['2001-02-29', '2026-11-20', 'Please give your date of birth as a real date.'],
    ['20-11-2001', '2026-11-20', 'Please give your date of birth as a real date.'],
    ['', '2026-11-20', 'Please give your date of birth as a real date.'],
  ])('O3 · born %s, on %s: %s', (born, today, fault) => {
    expect(birthFault(born, today)).toBe(fault);
  });
});
