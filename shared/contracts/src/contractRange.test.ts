import { satisfies } from './contractRange.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.2.0', '^1.0.0', true],
  ['1.2.3', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['1.1.9', '^1.2.0', false],
  ['1.3.0', '^1.2.9', true],
  ['2.0.0', '^1.0.0', false],
  ['0.9.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0', '^1.0.0', false],
  ['', '^1.0.0', false],
])('X6 · contracts %s in range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
