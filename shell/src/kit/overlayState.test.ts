import { overlayOf } from './overlayState.ts';

test.each([
  ['', '', null],
  ['?p=newsletter', '', 'newsletter'],
  ['?p=newsletter', '#complaints', 'newsletter'],
  ['', '#complaints', 'regulatory'],
  ['?a=1', '#complaints', 'regulatory'],
  ['?p=finance-insights', '#complaints', null],
  ['?p=finance-insights', '', null],
  ['?p=other', '#elsewhere', null],
])('S7 · an address with "%s" and "%s" opens %s', (search, hash, overlay) => {
  expect(overlayOf({ search, hash })).toBe(overlay);
});
