import { formatOrdinal } from './ordinal.ts';

test('S18 · days of the month have their endings in English, and none in Hindi', () => {
  const days = [1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 30, 31];
  expect(days.map((day) => formatOrdinal(day))).toEqual(
    '1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 30th 31st'.split(' '),
  );
  expect(days.map((day) => formatOrdinal(day, 'hi'))).toEqual(days.map(String));
});
