import { fundsAddress } from './fundsAddress.ts';
import { yearCsv } from './yearCsv.ts';

describe('what can be taken along', () => {
  test('M2 · the file has a mark for UTF-8, quoted heads, plain figures and CRLF lines', () => {
    const rows = [
      { year: 1, invested: 12_000, value: 12_809.33, gain: 809.33 },
      { year: 2, invested: 24_000, value: 27_243.2, gain: 3_243.2 },
    ];
    expect(yearCsv(['Year', 'You "put" in', 'Value', 'Growth'], rows)).toBe(
      '\uFEFF"Year","You ""put"" in","Value","Growth"\r\n' +
        '1,12000.00,12809.33,809.33\r\n2,24000.00,27243.20,3243.20\r\n',
    );
  });

  test('M2 · the way on lists the funds that take the instalment, in whole rupees', () => {
    expect(fundsAddress(999.99)).toBe('/mutual-funds/all?max_sip_min=999');
  });
});
