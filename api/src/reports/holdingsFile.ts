import type {
  DayClass,
  DayClassCode,
  DayHolding,
  HoldingsFile,
  HoldingsReport,
  RecordedDayHolding,
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
    title: 'Holdings on {date}',
    as_of:
      'Units at the end of the day, at the NAV or price of that day or the last one before it, and recorded assets, shares, cash and deposits at their value of the day. All amounts in rupees.',
    unpriced: 'Without a usable NAV and not in the totals: {count}.',
    sandbox: 'Sandbox: market data is invented.',
    holdings: 'Holdings',
    total: 'Total',
    asset: 'Asset',
    mutual_fund: 'Mutual fund',
    gold: 'Digital gold',
    stock: 'Stocks',
    us_stock: 'US stocks',
    us_cash: 'US dollar wallet',
    stock_cash: 'Cash for stocks',
    in_transit: 'Money in transit',
    fixed_deposit: 'Fixed deposits',
    epf: 'EPF',
    ppf: 'PPF',
    nps: 'NPS',
    nsc: 'NSC',
    bank_deposit: 'Bank deposit',
    property: 'Property',
    physical_gold: 'Physical gold',
    insurance: 'Insurance policy',
    cash: 'Cash and savings',
    loan: 'Loan',
    name: 'Fund or asset',
    folio: 'Folio',
    units: 'Units or grams',
    nav: 'NAV or price',
    nav_date: 'NAV date',
    source: 'Source',
    sanchay: 'Sanchay',
    imported: 'Imported',
    manual: 'Added by you',
    uncosted: 'Cost not known',
    owed: 'Reduces the value only',
    note: 'Note',
    old: 'NAV older than 7 days',
    missing: 'No usable NAV',
    invested: 'Invested',
    value: 'Value',
    gain: 'Gain',
    gain_pct: 'Gain in %',
  },
  hi: {
    title: '{date} की होल्डिंग्स',
    as_of:
      'दिन के अंत की यूनिट, उस दिन या उससे पहले की आखिरी NAV या भाव पर, और जोड़े गए एसेट, शेयर, कैश और डिपॉज़िट उस दिन की वैल्यू पर। सभी राशियाँ रुपयों में।',
    unpriced: 'बिना NAV के, जोड़ में शामिल नहीं: {count}।',
    sandbox: 'सैंडबॉक्स: बाज़ार के आँकड़े काल्पनिक हैं।',
    holdings: 'होल्डिंग्स',
    total: 'कुल',
    asset: 'एसेट',
    mutual_fund: 'म्यूचुअल फ़ंड',
    gold: 'डिजिटल गोल्ड',
    stock: 'स्टॉक्स',
    us_stock: 'अमेरिकी स्टॉक्स',
    us_cash: 'US डॉलर वॉलेट',
    stock_cash: 'स्टॉक्स के लिए कैश',
    in_transit: 'ट्रांज़िट में राशि',
    fixed_deposit: 'फ़िक्स्ड डिपॉज़िट',
    epf: 'EPF',
    ppf: 'PPF',
    nps: 'NPS',
    nsc: 'NSC',
    bank_deposit: 'बैंक डिपॉज़िट',
    property: 'प्रॉपर्टी',
    physical_gold: 'फ़िज़िकल गोल्ड',
    insurance: 'बीमा पॉलिसी',
    cash: 'कैश और बचत',
    loan: 'लोन',
    name: 'फ़ंड या एसेट',
    folio: 'फ़ोलियो',
    units: 'यूनिट या ग्राम',
    nav: 'NAV या भाव',
    nav_date: 'NAV की तारीख',
    source: 'स्रोत',
    sanchay: 'संचय',
    imported: 'इम्पोर्ट',
    manual: 'आपने जोड़ा',
    uncosted: 'लागत पता नहीं',
    owed: 'केवल वैल्यू घटाता है',
    note: 'टिप्पणी',
    old: 'NAV 7 दिन से पुरानी',
    missing: 'उपयोगी NAV नहीं है',
    invested: 'निवेश राशि',
    value: 'वैल्यू',
    gain: 'लाभ',
    gain_pct: 'लाभ %',
  },
});

type Held = DayHolding | RecordedDayHolding;
type Title = Exclude<Parameters<typeof message>[0], 'title' | 'unpriced'>;
const text = (title: Title): string => message(title);

/** A line of the table: a holding, or all assets of a class. */
type Row = Omit<Held, 'asset' | 'sources' | 'value' | 'code'> & {
  asset: Held['asset'] | DayClassCode;
  sources: readonly Title[];
  value: number | null;
};

const classRow = ({ source, ...row }: DayClass): Row => ({
  ...row,
  name: text(row.asset),
  sources: [source],
  folios: [],
  units: null,
  price: null,
  price_is_old: false,
});

function notesOf({ asset, value, price_is_old: isOld, invested }: Row): Title[] {
  if (asset === 'loan') return ['owed'];
  const notes: Title[] = value === null ? ['missing'] : isOld ? ['old'] : [];
  return invested === null ? [...notes, 'uncosted'] : notes;
}

const columns: readonly ColumnOf<Row, Title>[] = [
  ['asset', 'text', ({ asset }) => text(asset)],
  ['name', 'text', ({ asset, name }) => (asset === 'gold' ? text('gold') : name)],
  ['folio', 'text', ({ folios }) => folios.join(', ')],
  ['units', 'units', ({ units }) => units],
  ['nav', 'nav', ({ price }) => price?.nav ?? null],
  ['nav_date', 'date', ({ price }) => price?.date ?? null],
  ['invested', 'rupees', ({ invested }) => invested],
  ['value', 'rupees', ({ value }) => value],
  ['gain', 'rupees', ({ gain }) => gain],
  ['gain_pct', 'percent', (row) => row.gain_percentage],
  ['source', 'text', ({ sources }) => sources.map((source) => text(source)).join(' + ')],
  ['note', 'text', (row) => notesOf(row).map(text).join(', ')],
];

const totals: readonly ColumnOf<HoldingsReport, Title>[] = [
  ['invested', 'rupees', ({ invested }) => invested],
  ['value', 'rupees', ({ value }) => value],
  ['gain', 'rupees', ({ gain }) => gain],
  ['gain_pct', 'percent', (report) => report.gain_percentage],
];

const holdingsSheet = ({ holdings, recorded, classes }: HoldingsReport): Sheet =>
  sheetOf(text, { name: 'holdings', rows: [...holdings, ...recorded, ...classes.map(classRow)], columns });
const totalSheet = (report: HoldingsReport): Sheet =>
  sheetOf(text, { name: 'total', rows: [report], columns: totals });

/** A file of the holdings on a day, in the language of the request; its figures are those of the screen. */
export async function holdingsFile(
  report: HoldingsReport,
  file: HoldingsFile,
  frame: ReportFrame,
): Promise<Buffer> {
  switch (file) {
    case 'holdings.csv':
      return csvFile(holdingsSheet(report));
    case 'holdings.xlsx':
      return xlsxFile(documentOf(report, frame));
    case 'holdings.pdf':
      return reportPdf(documentOf(report, frame));
  }
}

function documentOf(report: HoldingsReport, { account, sandbox }: ReportFrame): ReportDocument {
  return {
    title: message('title', { date: formatDate(report.date, requestLanguage()) }),
    account,
    lines: [
      message('as_of'),
      ...(report.unpriced > 0 ? [message('unpriced', { count: report.unpriced })] : []),
      ...(sandbox ? [message('sandbox')] : []),
    ],
    sheets: [totalSheet(report), holdingsSheet(report)],
  };
}
