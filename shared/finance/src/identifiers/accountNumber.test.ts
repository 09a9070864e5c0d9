import { readAccountNumber, tidyIfsc } from './accountNumber.ts';
import { isIfsc } from './identifiers.ts';

describe('bank account numbers', () => {
  test.each([
    ['123456789', '123456789'],
    ['123456789012345678', '123456789012345678'],
    ['1234 5678 9012', '123456789012'],
    [' 0012-3456-7890 ', '001234567890'],
    ['१२३४५६७८९०१', '12345678901'],
    ['000000001', '000000001'],
  ])('O6 · %j is read as %s', (text, digits) => {
    expect(readAccountNumber(text)).toEqual({ digits });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['12345678', 'length'],
    ['1234567890123456789', 'length'],
    ['12345678A', 'characters'],
    ['1234.56789', 'characters'],
    ['＜123456789', 'characters'],
    ['000000000', 'zeros'],
    ['०००००००००', 'zeros'],
  ])('O6 · %j is refused: %s', (text, fault) => {
    expect(readAccountNumber(text)).toEqual({ fault });
  });
});

describe('branch codes', () => {
  test.each([
    ['SHYD0000101', true],
    ['shyd0000101', true],
    [' SHYD 0000 101 ', true],
    ['SHYD०००००१०१'.replace('०००००१०१', '०००0101'), true],
    ['HDFC0ABC123', true],
    ['SHYD1000101', false],
    ['SHY00000101', false],
    ['SHYD000010', false],
    ['SHYD00001012', false],
    ['SHYD0000!01', false],
    ['', false],
  ])('O6 · %j is a branch code: %s', (text, good) => {
    expect(isIfsc(tidyIfsc(text))).toBe(good);
  });

  test('O6 · spaces, dashes and small letters are mended, Devanagari digits too', () => {
    expect(tidyIfsc('shyd-0000 १०१')).toBe('SHYD0000101');
  });
});
