import {
  TRANSACTIONS_IN_PDF,
  type CallQuery,
  type ReportedTransaction,
  type TransactionFile,
  type TransactionReport,
} from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { createMessages, requestLanguage } from '../platform/http/language.ts';
import { csvFile } from './files/csvFile.ts';
import type { ReportDocument } from './files/cover.ts';
import type { ReportFrame } from './files/reportAccount.ts';
import { reportPdf } from './files/reportPdf.ts';
import { sheetOf, type ColumnOf, type Sheet } from './files/sheet.ts';
import { xlsxFile } from './files/xlsxFile.ts';

const message = createMessages({
  en: {
    title: 'Transactions',
    as_of: 'As of {date}. All amounts in rupees.',
    filters: 'Filters: {list}',
    part: 'Part {part} of {parts}: transactions {first} to {last} of {total}, newest first. The totals are of all parts.',
    sandbox: 'Sandbox: market data is invented.',
    summary: 'Summary',
    chosen: 'Filters',
    item: 'Item',
    value: 'Value',
    count: 'Transactions',
    money_in: 'Money in',
    money_out: 'Money out',
    from: 'From',
    to: 'To',
    search: 'Search',
    asset: 'Asset',
    mutual_fund: 'Mutual fund',
    stock: 'Shares',
    us_stock: 'US shares',
    gold: 'Digital gold',
    type: 'Type',
    purchase: 'Purchase',
    sip: 'SIP instalment',
    redemption: 'Redemption',
    sale: 'Sale',
    swp: 'SWP',
    switch_in: 'Switch in',
    switch_out: 'Switch out',
    stp_in: 'STP in',
    stp_out: 'STP out',
    reversal: 'Reversed',
    correction: 'NAV correction',
    merger: 'Merger',
    demerger: 'Demerger',
    dividend: 'Dividend',
    bonus_issue: 'Bonus shares',
    rights_issue: 'Rights issue',
    split: 'Split',
    date: 'Date',
    name: 'Fund, share or asset',
    folio: 'Folio, demat or US account',
    order: 'Order ID',
    units: 'Units, shares or grams',
    nav: 'NAV or price',
    amount: 'Amount',
    duty: 'Stamp duty',
    charges: 'Other charges of shares, tax on dividends',
    price_usd: 'Price in US dollars',
    amount_usd: 'Amount in US dollars',
    dollar_rate: 'Rupees for a dollar',
  },
  hi: {
    title: 'लेन-देन',
    as_of: '{date} तक। सभी राशियाँ रुपयों में।',
    filters: 'फ़िल्टर: {list}',
    part: 'भाग {part}/{parts}: {total} में से लेन-देन {first} से {last}, नए पहले। जोड़ सभी भागों का है।',
    sandbox: 'सैंडबॉक्स: बाज़ार के आँकड़े काल्पनिक हैं।',
    summary: 'सारांश',
    chosen: 'फ़िल्टर',
    item: 'विवरण',
    value: 'मान',
    count: 'लेन-देन',
    money_in: 'निवेश की गई राशि',
    money_out: 'मिली राशि',
    from: 'से',
    to: 'तक',
    search: 'खोज',
    asset: 'एसेट',
    mutual_fund: 'म्यूचुअल फ़ंड',
    stock: 'शेयर',
    us_stock: 'US शेयर',
    gold: 'डिजिटल गोल्ड',
    type: 'प्रकार',
    purchase: 'खरीद',
    sip: 'SIP किस्त',
    redemption: 'रिडेम्प्शन',
    sale: 'बिक्री',
    swp: 'SWP',
    switch_in: 'स्विच इन',
    switch_out: 'स्विच आउट',
    stp_in: 'STP इन',
    stp_out: 'STP आउट',
    reversal: 'वापस हुई',
    correction: 'NAV सुधार',
    merger: 'विलय',
    demerger: 'डीमर्जर',
    dividend: 'डिविडेंड',
    bonus_issue: 'बोनस शेयर',
    rights_issue: 'राइट्स इश्यू',
    split: 'स्प्लिट',
    date: 'तारीख',
    name: 'फ़ंड, शेयर या एसेट',
    folio: 'फ़ोलियो, डीमैट या US खाता',
    order: 'ऑर्डर ID',
    units: 'यूनिट, शेयर या ग्राम',
    nav: 'NAV या भाव',
    amount: 'राशि',
    duty: 'स्टांप ड्यूटी',
    charges: 'शेयरों के अन्य चार्ज, डिविडेंड पर टैक्स',
    price_usd: 'भाव (US डॉलर)',
    amount_usd: 'राशि (US डॉलर)',
    dollar_rate: 'एक डॉलर के रुपये',
  },
});

type Title = Exclude<Parameters<typeof message>[0], 'as_of' | 'filters' | 'part'>;
const text = (title: Title): string => message(title);

/** Only in a report with orders of US shares. */
const DOLLAR_COLUMNS: readonly ColumnOf<ReportedTransaction, Title>[] = [
  ['price_usd', 'nav', ({ dollars }) => dollars && dollars.price],
  ['amount_usd', 'dollars', ({ dollars }) => dollars && dollars.amount],
  ['dollar_rate', 'nav', ({ dollars }) => dollars && dollars.rate],
];

/** Long identifiers, which only programs read: in the workbook and in CSV. */
const ORDER_COLUMNS: readonly ColumnOf<ReportedTransaction, Title>[] = [
  ['order', 'text', (row) => row.order_id],
];

const columnsOf = (hasDollars: boolean): readonly ColumnOf<ReportedTransaction, Title>[] => [
  ['date', 'date', ({ date }) => date],
  ['asset', 'text', ({ asset }) => text(asset)],
  ['type', 'text', ({ type }) => text(type)],
  ['name', 'text', ({ asset, name }) => (asset === 'gold' ? text('gold') : name)],
  ['folio', 'text', (row) => row.folio_no],
  ['units', hasDollars ? 'shares' : 'units', ({ units }) => units],
  ['nav', 'nav', ({ nav }) => nav],
  ['amount', 'rupees', ({ amount }) => amount],
  ['money_in', 'rupees', ({ amount, money }) => (money === 'in' ? amount : null)],
  ['money_out', 'rupees', ({ amount, money }) => (money === 'out' ? amount : null)],
  ['duty', 'rupees', (row) => row.stamp_duty],
  ['charges', 'rupees', ({ charges }) => charges],
  ...(hasDollars ? DOLLAR_COLUMNS : []),
];

const transactionsSheet = (
  { transactions }: TransactionReport,
  more: readonly ColumnOf<ReportedTransaction, Title>[] = [],
): Sheet =>
  sheetOf(text, {
    name: 'title',
    rows: transactions,
    columns: [...columnsOf(transactions.some(({ dollars }) => dollars !== null)), ...more],
  });

/** The filters that are set, each with its value as it is read. */
function filtersOf({ asset, type, from, to, search }: CallQuery<'transactionFile'>): [Title, string][] {
  const day = (iso: string) => formatDate(iso, requestLanguage());
  const set: [Title, string | undefined][] = [
    ['asset', asset && text(asset)],
    ['type', type && text(type)],
    ['from', from && day(from)],
    ['to', to && day(to)],
    ['search', search],
  ];
  return set.flatMap(([name, value]) => (value ? [[name, value] as [Title, string]] : []));
}

/** Money and count with the filters: what the screen shows above its rows. */
function summarySheets(report: TransactionReport, query: CallQuery<'transactionFile'>): Sheet[] {
  const money: [Title, number][] = [
    ['money_in', report.money_in],
    ['money_out', report.money_out],
  ];
  const counted: [Title, string][] = [['count', String(report.total)], ...filtersOf(query)];
  const sheet = (rows: readonly [Title, string | number][], kind: 'rupees' | 'text') =>
    sheetOf(text, {
      name: kind === 'rupees' ? 'summary' : 'chosen',
      rows,
      columns: [
        ['item', 'text', ([name]) => text(name)],
        ['value', kind, ([, value]) => value],
      ] satisfies ColumnOf<[Title, string | number], Title>[],
    });
  return [sheet(money, 'rupees'), sheet(counted, 'text')];
}

/** A file of all transactions that meet filters, in the language of the request; its figures are those of the screen. */
export async function transactionFile(
  report: TransactionReport,
  { file, query, frame }: { file: TransactionFile; query: CallQuery<'transactionFile'>; frame: ReportFrame },
): Promise<Buffer> {
  switch (file) {
    case 'transactions.csv':
      return csvFile(transactionsSheet(report, ORDER_COLUMNS));
    case 'transactions.xlsx':
      return xlsxFile({
        ...documentOf(report, { query, frame }),
        sheets: [transactionsSheet(report, ORDER_COLUMNS), ...summarySheets(report, query)],
      });
    case 'transactions.pdf':
      return transactionPdf(report, { query, frame });
  }
}

/** A report, or one part of a long one, as PDF. */
export function transactionPdf(
  report: TransactionReport,
  asked: { query: CallQuery<'transactionFile'>; frame: ReportFrame },
): Promise<Buffer> {
  return reportPdf(documentOf(report, asked));
}

function documentOf(
  report: TransactionReport,
  { query, frame: { account, sandbox } }: { query: CallQuery<'transactionFile'>; frame: ReportFrame },
): ReportDocument {
  const list = filtersOf(query).map(([name, value]) => `${text(name)}: ${value}`);
  return {
    title: message('title'),
    account,
    lines: [
      message('as_of', { date: formatDate(report.as_of, requestLanguage()) }),
      ...(report.pages > 1 ? [partLine(report)] : []),
      ...(list.length > 0 ? [message('filters', { list: list.join(' · ') })] : []),
      ...(sandbox ? [message('sandbox')] : []),
    ],
    sheets: [...summarySheets(report, query).slice(0, 1), transactionsSheet(report)],
  };
}

function partLine({ page, pages, total, transactions }: TransactionReport): string {
  const before = (page - 1) * TRANSACTIONS_IN_PDF;
  return message('part', {
    part: String(page),
    parts: String(pages),
    total: String(total),
    first: String(before + 1),
    last: String(before + transactions.length),
  });
}
