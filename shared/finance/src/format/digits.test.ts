import { plainCode, plainDigits, plainText } from './digits.ts';

test.each([
  ['१२३४५६७८९०', '1234567890'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['൦൯', '09'],
  ['۰۹٠٩', '0909'],
  ['１２３', '123'],
  ['+91 98-x', '+91 98-x'],
])('O1 · the digits of %s are %s', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});

test.each([
  [' 123 456 ', '123456'],
  ['१२३-४५६', '123456'],
  ['123\u00a0456\u200b', '123456'],
  ['12–34—56', '123456'],
  ['12a456', '12a456'],
])('O1 · the code %j is read as %s', (typed, plain) => {
  expect(plainCode(typed)).toBe(plain);
});

test.each([
  [' \u200basha@x.in\ufeff ', 'asha@x.in'],
  ['a\u202eb\u00adc\u0000', 'abc'],
  ['LFAG-GR', 'LFAG-GR'],
  ['MH12 २०११', 'MH12 2011'],
  ['a b@x.in', 'a b@x.in'],
])('O1 · of %j stays %s', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});
