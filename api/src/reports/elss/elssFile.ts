import type { ElssEarlier, ElssFile, ElssInvestment, ElssReport, ElssUnlock } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { createMessages, requestLanguage } from '../../platform/http/language.ts';
import { csvFile } from '../files/csvFile.ts';
import type { ReportDocument } from '../files/cover.ts';
import type { ReportFrame } from '../files/reportAccount.ts';
import { reportPdf } from '../files/reportPdf.ts';
import { sheetOf, type ColumnOf, type Sheet } from '../files/sheet.ts';
import { xlsxFile } from '../files/xlsxFile.ts';

const message = createMessages({
  en: {
    title: 'ELSS investments · FY {year}',
    as_of: 'As of {date}. All amounts in rupees.',
    note: 'Section 80C applies to the old tax regime only and covers other investments too. Each allotment is locked in for three years.',
    sandbox: 'Sandbox: market data is invented.',
    years: 'Section 80C',
    investments: 'Investments',
    unlocks: 'Unlock dates',
    year: 'Financial year',
    invested: 'Invested',
    limit: '80C limit',
    deductible: 'Counts for 80C',
    fund: 'Fund',
    folio: 'Folio',
    kind: 'Transaction',
    purchase: 'Purchase',
    switch_in: 'Switch in',
    date: 'Allotment date',
    units: 'Units',
    amount: 'Amount',
    unlocks_on: 'Unlocks on',
    status: 'Status',
    locked: 'Locked',
    free: 'Unlocked',
    cost: 'Invested amount',
    value: 'Current value',
    earlier: 'Before the statements',
    before: 'Bought before',
    free_by: 'Unlocked by',
    unknown: 'Not known',
  },
  hi: {
    title: 'ELSS निवेश · वित्त वर्ष {year}',
    as_of: '{date} तक। सभी राशियाँ रुपयों में।',
    note: 'सेक्शन 80C की छूट केवल पुरानी टैक्स व्यवस्था में मिलती है और इसमें दूसरे निवेश भी शामिल हैं। हर अलॉटमेंट पर तीन वर्ष का लॉक-इन होता है।',
    sandbox: 'सैंडबॉक्स: बाज़ार के आँकड़े काल्पनिक हैं।',
    years: 'सेक्शन 80C',
    investments: 'निवेश',
    unlocks: 'अनलॉक की तारीखें',
    year: 'वित्त वर्ष',
    invested: 'निवेश',
    limit: '80C सीमा',
    deductible: '80C में मान्य',
    fund: 'फ़ंड',
    folio: 'फ़ोलियो',
    kind: 'लेन-देन',
    purchase: 'खरीद',
    switch_in: 'स्विच इन',
    date: 'अलॉटमेंट की तारीख',
    units: 'यूनिट',
    amount: 'राशि',
    unlocks_on: 'अनलॉक की तारीख',
    status: 'स्थिति',
    locked: 'लॉक-इन में',
    free: 'अनलॉक',
    cost: 'निवेश राशि',
    value: 'मौजूदा वैल्यू',
    earlier: 'स्टेटमेंट से पहले',
    before: 'खरीद इससे पहले',
    free_by: 'अनलॉक इस तारीख तक',
    unknown: 'पता नहीं',
  },
});

type Title = Exclude<Parameters<typeof message>[0], 'title' | 'as_of'>;
const text = (title: Title): string => message(title);

const years: readonly ColumnOf<ElssReport['years'][number], Title>[] = [
  ['year', 'text', (row) => row.financial_year],
  ['invested', 'rupees', ({ invested }) => invested],
  ['limit', 'rupees', ({ limit }) => limit],
  ['deductible', 'rupees', ({ deductible }) => deductible],
];
const investments: readonly ColumnOf<ElssInvestment, Title>[] = [
  ['date', 'date', ({ date }) => date],
  ['fund', 'text', ({ name }) => name],
  ['folio', 'text', (row) => row.folio_no],
  ['kind', 'text', ({ kind }) => text(kind)],
  ['units', 'units', ({ units }) => units],
  ['amount', 'rupees', ({ amount }) => amount],
];
const unlocks: readonly ColumnOf<ElssUnlock, Title>[] = [
  ['unlocks_on', 'date', (row) => row.unlocks_on],
  ['fund', 'text', ({ name }) => name],
  ['folio', 'text', (row) => row.folio_no],
  ['date', 'date', (row) => row.bought_on],
  ['status', 'text', ({ locked }) => text(locked ? 'locked' : 'free')],
  ['units', 'units', ({ units }) => units],
  ['cost', 'rupees', ({ cost }) => cost],
  ['value', 'rupees', ({ value }) => value],
];

const earlier: readonly ColumnOf<ElssEarlier, Title>[] = [
  ['before', 'date', (row) => row.before],
  ['fund', 'text', ({ name }) => name],
  ['folio', 'text', (row) => row.folio_no],
  ['free_by', 'date', (row) => row.free_by],
  ['status', 'text', ({ free }) => text(free ? 'free' : 'unknown')],
  ['units', 'units', ({ units }) => units],
  ['value', 'rupees', ({ value }) => value],
];

const investmentsSheet = (report: ElssReport): Sheet =>
  sheetOf(text, { name: 'investments', rows: report.investments, columns: investments });
const unlocksSheet = (report: ElssReport): Sheet =>
  sheetOf(text, { name: 'unlocks', rows: report.unlocks, columns: unlocks });

function elssSheets(report: ElssReport): Sheet[] {
  const byYear = sheetOf(text, { name: 'years', rows: report.years, columns: years });
  const before = sheetOf(text, { name: 'earlier', rows: report.earlier, columns: earlier });
  return [
    byYear,
    investmentsSheet(report),
    unlocksSheet(report),
    ...(report.earlier.length > 0 ? [before] : []),
  ];
}

/** A file of an ELSS report in the language of the request; its figures are those of the screen. */
export async function elssFile(report: ElssReport, file: ElssFile, frame: ReportFrame): Promise<Buffer> {
  switch (file) {
    case 'investments.csv':
      return csvFile(investmentsSheet(report));
    case 'unlocks.csv':
      return csvFile(unlocksSheet(report));
    case 'elss.xlsx':
      return xlsxFile(documentOf(report, frame));
    case 'elss.pdf':
      return reportPdf(documentOf(report, frame));
  }
}

function documentOf(report: ElssReport, { account, sandbox }: ReportFrame): ReportDocument {
  return {
    title: message('title', { year: report.financial_year }),
    account,
    lines: [
      message('as_of', { date: formatDate(report.as_of, requestLanguage()) }),
      message('note'),
      ...(sandbox ? [message('sandbox')] : []),
    ],
    sheets: elssSheets(report),
  };
}
