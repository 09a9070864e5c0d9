import fc from 'fast-check';
import { addDays } from '@sanchay/finance';
import { pastedDay } from './pastedDay.ts';
import { pastedEntries } from './pastedEntries.ts';

const frame = {
  today: '2026-11-20',
  kind: 'paid_in',
  names: { value: 'Value', paid_in: 'Paid in', taken_out: 'निकासी' },
} as const;
const read = (text: string) => pastedEntries(text, frame);

describe('rows that are pasted from a spreadsheet', () => {
  test.each([
    ['2026-03-31', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['1-4-26', '2026-04-01'],
    ['31 Mar 2026', '2026-03-31'],
    ['29-February-2024', '2024-02-29'],
    ['5.6.99', '1999-06-05'],
    ['29/02/2026', null],
    ['03/31/2026', null],
    ['31 Foo 2026', null],
    ['2026', null],
    ['', null],
  ])('P2 · the day %j is %j', (text, day) => {
    expect(pastedDay(text)).toBe(day);
  });

  test('P2 · date and amount, with the kind in either place; the heading and empty rows are left out', () => {
    const text =
      'Date\tType\tAmount\r\n\r\n01/04/2025\tPaid in\t1,50,000.00\n02/04/2025\t₹ 500\n3 May 2025\t200\tनिकासी\n2026-04-01\tBalance\tINR 1,60,000\n';
    expect(read(text)).toEqual({
      count: 4,
      faults: [],
      rows: [
        { on: '2025-04-01', kind: 'paid_in', amount: 150_000 },
        { on: '2025-04-02', kind: 'paid_in', amount: 500 },
        { on: '2025-05-03', kind: 'taken_out', amount: 200 },
        { on: '2026-04-01', kind: 'value', amount: 160_000 },
      ],
    });
  });

  test('P2 · a file with commas keeps an amount in quotes together', () => {
    expect(read('"01/04/2025","1,50,000"').rows).toEqual([
      { on: '2025-04-01', kind: 'paid_in', amount: 150_000 },
    ]);
  });

  test.each([
    ['01/04/2025\t-500', 'negative'],
    ['01/04/2025\t(500)', 'negative'],
    ['01/04/2025\t$500', 'currency'],
    ['01/04/2025\tUSD 500', 'currency'],
    ['01/04/2025\t500 EUR', 'currency'],
    ['01/04/2025\t5.005', 'amount'],
    ['01/04/2025\t=1+1', 'amount'],
    ['21/11/2026\t500', 'future'],
    ['31/02/2026\t500', 'date'],
    ['01/04/2025\tGift\t500', 'kind'],
    ['01/04/2025', 'columns'],
    ['01/04/2025\t1\t2\t3', 'columns'],
  ])('P2 · %j is refused: %s', (text, fault) => {
    expect(read(`01/04/2025\t1\n${text}`)).toMatchObject({
      count: 2,
      rows: [{ amount: 1 }],
      faults: [{ row: 2, fault, text }],
    });
  });

  test('P2 · what is written as a list is read as the same list', () => {
    const entry = fc.record({
      on: fc.nat(9_000).map((days) => addDays('2000-01-01', days)),
      paise: fc.integer({ min: 0, max: 100_000_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('\t', ';'),
        (list, separator) => {
          const text = list.map(({ on, paise }) => `${on}${separator}${(paise / 100).toFixed(2)}`).join('\n');
          expect(read(text).rows).toEqual(
            list.map(({ on, paise }) => ({ on, kind: 'paid_in', amount: paise / 100 })),
          );
        },
      ),
    );
  });

  test('P2 · 10,000 rows are counted, so that the form can refuse them', () => {
    expect(read(Array(10_000).fill('01/04/2025\t1').join('\n')).count).toBe(10_000);
  });
});
