import { casText } from '../../testing/casText.ts';
import { readDetailedCas } from './detailedCas.ts';

const LINES = [{ on: '2025-06-02', what: 'Purchase', units: '100.000', amount: '5,000.00', nav: '50.0000' }];
const text = casText(
  [{ folio: '777001 / 0', pan: null, name: 'Zed Equity Fund - IDCW', isin: null, lines: LINES }],
  { from: '2025-04-01', to: '2026-03-31' },
);

/** Rows of a statement with these lines before its closing balance: kind, amount and tax. */
function rowsWith(...lines: readonly string[]) {
  const { holdings, unread } = readDetailedCas(text.replace('Closing', `${lines.join('\n')}\nClosing`));
  expect(unread).toEqual([]);
  // The closing balance stays that of the first row.
  expect(holdings[0]!.faults.filter((fault) => fault !== 'closing')).toEqual([]);
  return holdings[0]!.rows.map(({ kind, amount, tds }) => [kind, amount, tds ?? null]);
}

const BOUGHT = ['purchase', '5000.00', null];

test.each([
  [
    'a payout, which is printed before tax',
    [
      '16-Jun-2025\t\tIDCW Paid @ Rs. 20 per unit\t\t2,000.00',
      '16-Jun-2025\t\t*** TDS on Above ***\t\t200.00',
    ],
    [BOUGHT, ['dividend_payout', '-2000.00', '200']],
  ],
  [
    'a reinvestment with its stamp duty',
    [
      '16-Jun-2025\t\tIDCW Reinvestment @ Rs. 20\t\t1,799.91\t\t36.000\t\t49.9975\t\t136.000',
      '16-Jun-2025\t\t*** Stamp Duty ***\t\t0.09',
      '16-Jun-2025\t\t*** TDS on Above ***\t\t200.00',
    ],
    [BOUGHT, ['dividend_reinvestment', '1799.91', '200']],
  ],
  [
    'a redemption of a non-resident',
    [
      '16-Jun-2025\t\tRedemption\t\t(600.00)\t\t(10.000)\t\t60.0000\t\t90.000',
      '16-Jun-2025\t\tTDS Deducted\t\t12.50',
    ],
    [BOUGHT, ['redemption', '-600.00', '12.5']],
  ],
  [
    'two lines of tax, with surcharge apart',
    [
      '16-Jun-2025\t\tIDCW Payout\t\t100.00',
      '16-Jun-2025\t\tTDS\t\t10.00',
      '16-Jun-2025\t\tTDS surcharge\t\t1.00',
    ],
    [BOUGHT, ['dividend_payout', '-100.00', '11']],
  ],
  [
    'the distribution tax of the fund, which is no tax of the investor',
    ['16-Jun-2025\t\tDividend Payout\t\t100.00', '16-Jun-2025\t\tDividend Distribution Tax\t\t11.00'],
    [BOUGHT, ['dividend_payout', '-100.00', null]],
  ],
  [
    'a payout without a line of tax',
    ['16-Jun-2025\t\tIDCW Payout\t\t100.00'],
    [BOUGHT, ['dividend_payout', '-100.00', null]],
  ],
  [
    'tax of another day than the row above, which it does not belong to',
    ['16-Jun-2025\t\tTDS on Above\t\t10.00'],
    [BOUGHT],
  ],
])('P6 · the tax deducted from %s', (_, lines, rows) => {
  expect(rowsWith(...lines)).toEqual(rows);
});
