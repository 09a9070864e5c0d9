import type { SubscriptionFile } from '@sanchay/contracts';
import { formatDate, formatNumber, istDate } from '@sanchay/finance';
import type { Content } from 'pdfmake/interfaces.js';
import { featureNames } from '../notifications/index.ts';
import { createMessages, requestLanguage } from '../platform/http/language.ts';
import { brandName } from '../platform/pdf/brand.ts';
import { rowLines } from '../platform/pdf/rowLines.ts';
import { inCloseScripts, inScripts } from '../platform/pdf/scripts.ts';
import { writePdf } from '../platform/pdf/writePdf.ts';
import type { SubscriptionRow } from './store.ts';

const text = createMessages({
  en: {
    'invoice.pdf': 'Tax invoice',
    'credit-note.pdf': 'Credit note',
    number: 'Number',
    against: 'For invoice',
    date: 'Date',
    to: 'Billed to',
    service: 'Service',
    period: 'Period',
    range: '{from} to {to}',
    price: 'Price before tax (₹)',
    tax: 'GST {share}% (₹)',
    total: 'Total (₹)',
    sandbox: 'Sandbox document. It is not valid for tax.',
  },
  hi: {
    'invoice.pdf': 'टैक्स इनवॉइस',
    'credit-note.pdf': 'क्रेडिट नोट',
    number: 'नंबर',
    against: 'किस इनवॉइस के लिए',
    date: 'तारीख',
    to: 'ग्राहक',
    service: 'सेवा',
    period: 'अवधि',
    range: '{from} से {to}',
    price: 'टैक्स से पहले कीमत (₹)',
    tax: 'GST {share}% (₹)',
    total: 'कुल (₹)',
    sandbox: 'सैंडबॉक्स दस्तावेज़। टैक्स के लिए मान्य नहीं।',
  },
});

/** The tax invoice of a paid subscription, or its credit note, in the language of the request. */
export function invoicePdf(
  file: SubscriptionFile,
  row: SubscriptionRow,
  { name, sandbox }: { name: string; sandbox: boolean },
): Promise<Buffer> {
  const language = requestLanguage();
  const day = (date: string) => formatDate(date, language);
  const money = (amount: string) => formatNumber(Number(amount), { decimals: 2 });
  const isCredit = file === 'credit-note.pdf';
  const rows: [string, string][] = [
    [text('number'), isCredit ? row.credit_note_no! : row.invoice_no!],
    ...(isCredit ? [[text('against'), row.invoice_no!] as [string, string]] : []),
    [text('date'), day(isCredit ? istDate(row.ended_at!) : row.starts_on!)],
    [text('to'), name],
    [text('service'), featureNames[language][row.feature_name]],
    [text('period'), text('range', { from: day(row.starts_on!), to: day(row.ends_on!) })],
    [text('price'), money(row.price)],
    [text('tax', { share: Number(row.tax_percentage) }), money(row.tax)],
    [text('total'), money(row.total)],
  ];
  return writePdf({
    info: { title: text(file) },
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Latin', fontSize: 11, lineHeight: 1.25 },
    content: [
      { text: inScripts(brandName()), fontSize: 12, color: '#0a665b' },
      { text: inScripts(text(file)), fontSize: 20, margin: [0, 0, 0, 16] },
      table(rows),
      ...(sandbox
        ? [{ text: inScripts(text('sandbox')), fontSize: 9, margin: [0, 16, 0, 0] } as Content]
        : []),
    ],
  });
}

function table(rows: [string, string][]): Content {
  return {
    layout: rowLines(),
    table: {
      widths: [190, '*'],
      body: rows.map(([term, value]) => [
        { text: inCloseScripts(term), color: '#4a5955' },
        { text: inCloseScripts(value), alignment: 'right' },
      ]),
    },
  };
}
