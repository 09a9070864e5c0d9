import { csvText } from './csvText.ts';

test('M2 · a file that spreadsheets read: mark, heads, CRLF, quotes only where needed', () => {
  expect(
    csvText(
      ['साल', 'You put in'],
      [
        ['1', '12000.00'],
        ['2 "half", yes', '-1.50'],
      ],
    ),
  ).toBe('\uFEFFसाल,You put in\r\n1,12000.00\r\n"2 ""half"", yes",-1.50\r\n');
});
