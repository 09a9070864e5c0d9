import { purchase } from '../testing/samples.ts';
import { csvAddress } from '../read/csv.ts';
import { transactionCsv } from './transactionCsv.ts';

const t = (key: string) => (key === 'type.purchase' ? 'Purchase "new"' : key);

describe('CSV file of transactions', () => {
  test('P2 · it has a head and a line for each transaction, plain figures, quoted words and CRLF lines', () => {
    const gold = { ...purchase, stamp_duty: 0, units: 1.2345, balance_units: 1.2345, amount: 15_000.5 };
    expect(transactionCsv(t, [purchase, gold])).toBe(
      '\uFEFF"column.date","column.type","column.folio","column.amount","column.duty","column.nav","column.units","column.balance"\r\n' +
        '2026-02-04,"Purchase ""new""","71000001/10",25000.00,1.25,91.2345,274.005,5000\r\n' +
        '2026-02-04,"Purchase ""new""","71000001/10",15000.50,0.00,91.2345,1.2345,1.2345\r\n',
    );
  });

  test.each(['=1+1', '+91', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'P2 · a text like %j is no formula in a spreadsheet',
    (text) => {
      const csv = transactionCsv(t, [{ ...purchase, folio_no: text }]);
      expect(csv).toContain(`,"'${text}",`);
      expect(csv).toContain(',25000.00,');
    },
  );

  test('P2 · its address holds the whole file', () => {
    const address = csvAddress('"राशि",1 & 2\r\n');
    expect(address).toMatch(/^data:text\/csv;charset=utf-8,/);
    expect(decodeURIComponent(address.slice('data:text/csv;charset=utf-8,'.length))).toBe('"राशि",1 & 2\r\n');
  });
});
