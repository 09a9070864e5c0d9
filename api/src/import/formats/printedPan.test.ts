import { printedPan } from './printedPan.ts';

describe('P6 · the PAN of a statement', () => {
  test.each([
    ['PAN: ABCPK1234A\t\tKYC: OK  PAN: OK', 'ABCPK1234A'],
    ['PAN: abcpk1234a KYC: OK', 'ABCPK1234A'],
    ['PAN: ABCPK 1234A', 'ABCPK1234A'],
    ['PAN: ABCPK1234 A KYC: OK', 'ABCPK1234A'],
    ['(PAN:ABCPK1234A)', 'ABCPK1234A'],
    ['PAN ABCPK1234A', 'ABCPK1234A'],
    ['In the single name of A\nPAN :ABCPK1234A )\nTotal', 'ABCPK1234A'],
    ['PAN: ABCPK-1234A', 'ABCPK1234A'],
  ])('P6 · %j is read as %s', (text, pan) => {
    expect(printedPan(text)).toBe(pan);
  });

  test.each([
    ['PAN: ABCPK1234', 'ABCPK1234'],
    ['PAN: ABCPK12345 KYC: OK', 'ABCPK12345'],
    ['PAN: ABCPKO234A', 'ABCPKO234A'],
    ['PAN: ABC K1234A', 'ABCK1234A'],
    ['PAN: A8CPK1234A Nominee', 'A8CPK1234A'],
  ])('P6 · %j is nobody’s PAN, not a missing one', (text, pan) => {
    expect(printedPan(text)).toBe(pan);
  });

  test.each([
    'PAN: KYC: OK',
    'PAN:\t\tKYC: NOT OK',
    'PAN: OK',
    'PAN: NOT OK',
    'PAN: NOT AVAILABLE',
    'PAN: ABXXXXXX4A',
    'PAN: ******1234A',
    'PAN Number and, if it is registered, the e-mail',
    'PAN:\nMobile: 9876543210',
    'Folio No: 12345678 / 90',
  ])('P6 · %j has none', (text) => {
    expect(printedPan(text)).toBeNull();
  });
});
