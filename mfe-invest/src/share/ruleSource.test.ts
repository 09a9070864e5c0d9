import { ruleSource } from './ruleSource.ts';

test('I8 · a rule names who says so', () => {
  expect(ruleSource({ source: 'DICGC, since 4 Feb 2020 (rules R8)' })).toBe('DICGC, since 4 Feb 2020');
  expect(ruleSource({ source: 'Finance Act 2023, section 206C(1G)' })).toBe(
    'Finance Act 2023, section 206C(1G)',
  );
});
