import fc from 'fast-check';
import { AddressReader } from './AddressReader.ts';

const range = { min: 100, max: 10_000, usual: 500, multiple: 100 };
const read = (text: string) => {
  const reader = new AddressReader(new URLSearchParams(text));
  return [reader.number('amount', range), reader.choice('city', ['metro', 'town'], 'metro'), reader.ignored];
};

test.each([
  ['', 500, 'metro', []],
  ['amount=&city=', 500, 'metro', []],
  ['amount=1,000&city=town', 1_000, 'town', []],
  ['amount=1k', 1_000, 'metro', []],
  ['amount=99', 500, 'metro', ['amount']],
  ['amount=10100', 500, 'metro', ['amount']],
  ['amount=150', 500, 'metro', ['amount']],
  ['amount=-200&city=moon', 500, 'metro', ['amount', 'city']],
  ['amount=abc', 500, 'metro', ['amount']],
  ['amount=NaN', 500, 'metro', ['amount']],
  ['amount=1e3', 500, 'metro', ['amount']],
  ['city=METRO', 500, 'metro', ['city']],
])('N1 · the address "%s" is read as %s and %s, and ignores %j', (text, amount, city, ignored) => {
  expect(read(text)).toEqual([amount, city, ignored]);
});

test('N1 · whatever an address contains, a number is either as written or the default and named as ignored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const reader = new AddressReader(new URLSearchParams({ amount: text }));
      const value = reader.number('amount', { min: 1, max: 1_000, usual: 7 });
      if (reader.ignored.length > 0) expect([value, reader.ignored]).toEqual([7, ['amount']]);
      else if (text.trim() === '') expect(value).toBe(7);
      else expect(value >= 1 && value <= 1_000).toBe(true);
    }),
  );
});
