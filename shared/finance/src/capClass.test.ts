import { capClassByRank, capClassByValue } from './capClass.ts';

const thresholds = { large: 1e10, mid: 2e9 };

test.each([
  [1e10, 'large'],
  [1e10 - 0.01, 'mid'],
  [2e9, 'mid'],
  [2e9 - 0.01, 'small'],
  [0, 'small'],
])('I7 · a market value of %s is %s', (value, expected) => {
  expect(capClassByValue(value, thresholds)).toBe(expected);
});

test.each([
  [1, 'large'],
  [100, 'large'],
  [101, 'mid'],
  [250, 'mid'],
  [251, 'small'],
])('I6 · rank %s of AMFI’s list is %s', (rank, expected) => {
  expect(capClassByRank(rank)).toBe(expected);
});
