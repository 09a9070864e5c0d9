import { encodeNavs } from '@sanchay/finance';
import { navLine } from './navLine.ts';

const rows = [
  { date: '2026-11-18', nav: 22.5 },
  { date: '2026-11-19', nav: 23.1693 },
  { date: '2026-11-20', nav: 22.7941 },
];
const line = { dates: ['2026-11-18', '2026-11-19', '2026-11-20'], navs: [22.5, 23.1693, 22.7941] };

test('I2 the packed history and the list of rows give the same line', () => {
  expect(navLine(encodeNavs(rows))).toEqual(line);
  expect(navLine(rows)).toEqual(line);
});

test('I2 damaged bytes are refused', () => {
  expect(() => navLine(new Uint8Array([9, 1, 2]))).toThrow(RangeError);
});
