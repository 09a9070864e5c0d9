import fc from 'fast-check';
import {
  aadhaarLastFour,
  applicantFaults,
  plainCode,
  readAccountNumber,
  tidyIdentifiers,
  tidyIfsc,
  typedPan,
} from '../index.ts';

const MARKS = ['\u200b', '\u202a', '\ufeff', '\u00ad', '\u2060', '\u0000', '\u00a0'];

test.each(MARKS.map((mark) => [JSON.stringify(mark), mark]))(
  'I3 · identifiers that were pasted with %s are read as they are meant',
  (_name, mark) => {
    const pasted = (text: string) => `${mark}${text.slice(0, 3)}${mark}${text.slice(3)}${mark}`;
    expect(typedPan(pasted('abcpe1234f'))).toBe('ABCPE1234F');
    expect(tidyIfsc(pasted('shyd0000101'))).toBe('SHYD0000101');
    expect(readAccountNumber(pasted('123456789'))).toEqual({ digits: '123456789' });
    const answers = tidyIdentifiers({
      pan: pasted('ABCPE1234F'),
      pin: pasted('560001'),
      id_number: `${mark}4242${mark}`,
    });
    expect(answers).toEqual({ pan: 'ABCPE1234F', pin: '560001', id_number: '4242' });
    expect(applicantFaults(answers, { today: '2026-11-20' })).not.toHaveProperty('pan');
  },
);

test('I3 · other answers and what is no text stay as they are', () => {
  const answers = { name: ' A\u200b B ', declared: true, pan: 'ABC\u2022E1234F' };
  expect(tidyIdentifiers(answers)).toEqual(answers);
});

test.each([
  ['234567891234', '1234'],
  ['2345 6789 1234', '1234'],
  ['2345-6789-1234', '1234'],
  ['2345\u20136789\u20131234', '1234'],
  [' \u200b2345\u00a06789\u00a01234\ufeff\n', '1234'],
  ['२३४५ ६७८९ १२३४', '1234'],
  ['２３４５６７８９１２３４', '1234'],
  ['Aadhaar: 2345 6789 1234', '1234'],
  ['12', '12'],
  ['1234', '1234'],
  ['abcd', ''],
  ['', ''],
])('O3 · of the Aadhaar number %j the last four digits stay', (text, kept) => {
  expect(aadhaarLastFour(text)).toBe(kept);
});

test('O3 · whatever is typed or pasted as Aadhaar, at most four digits stay, and they are its last', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 40 }),
      fc.array(fc.nat(9), { minLength: 4, maxLength: 16 }),
      (text, digits) => {
        expect(aadhaarLastFour(text)).toMatch(/^\d{0,4}$/);
        expect(aadhaarLastFour(`${text} ${digits.join(' ')}`)).toBe(digits.slice(-4).join(''));
      },
    ),
  );
});

test('O3 · a full Aadhaar number that reaches the server is cut to its last four, other identifiers are not', () => {
  const tidy = (id_kind: string, id_number: string) => tidyIdentifiers({ id_kind, id_number }).id_number;
  expect(tidy('aadhaar', '२३४५ 6789-1234')).toBe('1234');
  expect(tidy('aadhaar', '23456')).toBe('23456');
  expect(tidy('driving_licence', '234567891234')).toBe('234567891234');
  expect(plainCode(tidy('pan', 'abcpe1234f'))).toBe('ABCPE1234F');
});
