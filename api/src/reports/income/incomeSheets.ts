import type {
  DeductedTax,
  ForeignAsset,
  GoldPurchase,
  IncomeReport,
  IncomeRow,
  InterestRow,
} from '@sanchay/contracts';
import { formatRupees, formatUnits, isScale, sumRupees, toWire } from '@sanchay/finance';
import { sheetOf, type ColumnOf, type Sheet } from '../files/sheet.ts';
import { incomeMessage } from './incomeMessages.ts';

type Title = Exclude<
  Parameters<typeof incomeMessage>[0],
  'title' | 'as_of' | 'draft' | 'held_gold' | 'deposit_tds' | 'calendar_year'
>;
const text = (title: Title): string => incomeMessage(title);

/** What earned, and whose it is where it is not that of the account. */
const earner = ({ name, holder }: { name: string; holder?: string }): string =>
  holder === undefined ? name : `${name} · ${holder}`;

const payment: readonly ColumnOf<IncomeRow, Title>[] = [
  ['source', 'text', ({ source }) => text(source)],
  ['name', 'text', earner],
  ['date', 'date', ({ date }) => date],
];
/** Rupees after tax that was deducted or withheld abroad; null where the amount is not known. */
const netOf = ({ amount, tds, foreign_tax: abroad }: IncomeRow | (InterestRow & { foreign_tax?: never })) =>
  amount === null ? null : toWire(sumRupees([amount, -(tds ?? 0), -(abroad ?? 0)]), 2);

const taxed: readonly ColumnOf<IncomeRow, Title>[] = [
  ['amount', 'rupees', ({ amount }) => amount],
  ['tds_total', 'rupees', ({ tds }) => tds],
  ['taxed', 'text', (row) => text(row.taxed)],
];
const dividends: readonly ColumnOf<IncomeRow, Title>[] = [
  ...payment,
  ...taxed,
  ['foreign_tax', 'rupees', (row) => row.foreign_tax ?? null],
  ['net', 'rupees', netOf],
];
const interest: readonly ColumnOf<InterestRow, Title>[] = [
  ...payment,
  ['opening', 'rupees', ({ opening }) => opening],
  ['paid_in', 'rupees', (row) => row.paid_in],
  ['taken_out', 'rupees', (row) => row.taken_out],
  ['closing', 'rupees', ({ closing }) => closing],
  ...taxed,
  ['basis', 'text', ({ basis }) => text(basis)],
  ['net', 'rupees', netOf],
];
const deducted: readonly ColumnOf<DeductedTax, Title>[] = [
  ['source', 'text', ({ source }) => text(source)],
  ['name', 'text', earner],
  ['date', 'date', ({ date }) => date],
  ['paid', 'rupees', ({ paid }) => paid],
  ['tds_total', 'rupees', ({ tds }) => tds],
];
const gold: readonly ColumnOf<GoldPurchase, Title>[] = [
  ['date', 'date', ({ date }) => date],
  ['invoice', 'text', (row) => row.invoice_no],
  ['grams', 'units', ({ grams }) => grams],
  ['rate', 'rupees', ({ rate }) => rate],
  ['value', 'rupees', ({ value }) => value],
  ['gst', 'rupees', ({ gst }) => gst],
  ['amount', 'rupees', ({ amount }) => amount],
];
const foreign: readonly ColumnOf<ForeignAsset, Title>[] = [
  ['country', 'text', ({ country }) => country],
  ['source', 'text', ({ source }) => text(source)],
  ['name', 'text', ({ name }) => name],
  ['acquired', 'date', (row) => row.acquired_on],
  ['initial', 'rupees', ({ initial }) => initial],
  ['peak', 'rupees', ({ peak }) => peak],
  ['closing', 'rupees', ({ closing }) => closing],
  ['income', 'rupees', ({ income }) => income],
  ['proceeds', 'rupees', ({ proceeds }) => proceeds],
];

/** A sheet with statements below its rows, or instead of them. */
function stated({ columns, rows, name }: Sheet, statements: readonly (string | null)[]): Sheet {
  const lines = statements.filter((line) => line !== null);
  if (rows.length === 0)
    return { name, columns: [{ title: name, kind: 'text' }], rows: lines.map((line) => [line]) };
  const blanks = columns.slice(1).map(() => null);
  return { name, columns, rows: [...rows, ...lines.map((line) => [line, ...blanks])] };
}

/** The totals of a year, as the screen shows them. */
export function incomeTotals({ totals, old_regime: old }: IncomeReport): Sheet {
  const rows: [Title, number][] = [
    ['dividends', totals.dividends],
    ['taxable_interest', totals.taxable_interest],
    ['exempt_interest', totals.exempt_interest],
    ['foreign_income', totals.foreign_income],
    ['tds_total', totals.tds],
    ['foreign_tax', totals.foreign_tax],
    ...(old ? regimeRows(old) : []),
  ];
  return sheetOf(text, {
    name: 'summary',
    rows,
    columns: [
      ['figure', 'text', ([title]) => text(title)],
      ['amount', 'rupees', ([, amount]) => amount],
    ] satisfies ColumnOf<[Title, number], Title>[],
  });
}

/** The taxable income in both regimes, where income of children is exempt in the old one. */
function regimeRows({ exempt, taxable }: NonNullable<IncomeReport['old_regime']>): [Title, number][] {
  return [
    ['taxable_new_regime', toWire(sumRupees([taxable, exempt]), 2)],
    ['child_exempt', exempt],
    ['taxable_old_regime', taxable],
  ];
}

/** Interest of the year, a row for each payment or asset. */
export function interestSheet(report: IncomeReport): Sheet {
  return sheetOf(text, { name: 'interest', rows: report.interest, columns: interest });
}

/**
 * Dividends, interest, deposits with TDS, gold and Schedule FA in the language of the request. A sheet without rows
 * states that there is nothing.
 * @param hasForeign false for a document that has Schedule FA already
 */
export function incomeSheetsOf(report: IncomeReport, { hasForeign = true } = {}): Sheet[] {
  const { deposit_tds: tds, gold: held } = report;
  const none = (rows: readonly unknown[], title: Title) => (rows.length === 0 ? text(title) : null);
  const rupees = (amount: number) => formatRupees(amount, { decimals: isScale(amount, 0) ? 0 : 2 });
  return [
    stated(sheetOf(text, { name: 'dividends', rows: report.dividends, columns: dividends }), [
      none(report.dividends, 'no_dividends'),
    ]),
    stated(interestSheet(report), [none(report.interest, 'no_interest')]),
    stated(sheetOf(text, { name: 'tds', rows: report.deducted, columns: deducted }), [
      none(report.deducted, 'no_tds'),
      tds &&
        incomeMessage('deposit_tds', {
          rate: String(tds.rate_percentage),
          limit: rupees(tds.limit),
          senior: rupees(tds.senior_limit),
        }),
    ]),
    stated(sheetOf(text, { name: 'gold', rows: held.purchases, columns: gold }), [
      none(held.purchases, 'no_gold'),
      held.grams > 0
        ? incomeMessage('held_gold', { grams: formatUnits(held.grams, 4), cost: rupees(held.cost) })
        : null,
    ]),
    ...(hasForeign
      ? [
          stated(sheetOf(text, { name: 'foreign', rows: report.foreign.assets, columns: foreign }), [
            none(report.foreign.assets, 'no_foreign'),
            incomeMessage('calendar_year', { year: String(report.foreign.calendar_year) }),
          ]),
        ]
      : []),
  ];
}
