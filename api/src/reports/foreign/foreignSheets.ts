import type { CapitalGains } from '@sanchay/contracts';
import { createMessages } from '../../platform/http/language.ts';
import { sheetOf, type ColumnOf, type Sheet } from '../files/sheet.ts';

const message = createMessages({
  en: {
    schedule_fa: 'Schedule FA A3',
    schedule_fsi: 'Schedule FSI and TCS',
    country: 'Country',
    country_code: 'Country code',
    usa: 'United States of America',
    entity: 'Name of entity',
    symbol: 'Symbol',
    account: 'US stocks account',
    nature: 'Nature of entity',
    company: 'Listed company',
    acquired: 'Date of acquiring the interest',
    shares: 'Shares held on the last day',
    initial: 'Initial value of the investment',
    peak: 'Peak value during the period',
    peak_on: 'Date of peak value',
    closing: 'Closing value',
    credited: 'Total gross amount paid or credited',
    proceeds: 'Total gross proceeds from sale',
    head: 'Head of income',
    capital_gains: 'Capital gains',
    other_sources: 'Other sources (dividends)',
    gains: 'Income from outside India',
    tax_paid: 'Tax paid outside India',
    relief: 'Tax relief in India',
    tcs: 'TCS on money sent abroad',
  },
  hi: {
    schedule_fa: 'शेड्यूल FA A3',
    schedule_fsi: 'शेड्यूल FSI और TCS',
    country: 'देश',
    country_code: 'देश का कोड',
    usa: 'संयुक्त राज्य अमेरिका',
    entity: 'कंपनी का नाम',
    symbol: 'सिंबल',
    account: 'US स्टॉक्स खाता',
    nature: 'कंपनी का प्रकार',
    company: 'लिस्टेड कंपनी',
    acquired: 'निवेश की तारीख',
    shares: 'आखिरी दिन के शेयर',
    initial: 'निवेश का शुरुआती मूल्य',
    peak: 'अवधि का सबसे ऊँचा मूल्य',
    peak_on: 'सबसे ऊँचे मूल्य की तारीख',
    closing: 'आखिरी दिन का मूल्य',
    credited: 'कुल मिली राशि',
    proceeds: 'बिक्री से मिली कुल राशि',
    head: 'आय का प्रकार',
    capital_gains: 'कैपिटल गेन',
    other_sources: 'अन्य स्रोत (डिविडेंड)',
    gains: 'भारत के बाहर की आय',
    tax_paid: 'भारत के बाहर चुकाया गया टैक्स',
    relief: 'भारत में टैक्स राहत',
    tcs: 'विदेश भेजे गए पैसे पर TCS',
  },
});

type Title = Parameters<typeof message>[0];
type Foreign = NonNullable<CapitalGains['foreign']>;
const text = (title: Title): string => message(title);

/** Code of the United States in the return. */
const US_CODE = '2';

const shares: readonly ColumnOf<Foreign['shares'][number], Title>[] = [
  ['country', 'text', () => text('usa')],
  ['country_code', 'text', () => US_CODE],
  ['entity', 'text', ({ name }) => name],
  ['symbol', 'text', ({ symbol }) => symbol],
  ['nature', 'text', () => text('company')],
  ['account', 'text', ({ account }) => account],
  ['acquired', 'date', (row) => row.bought_on],
  ['shares', 'shares', (row) => row.shares],
  ['initial', 'rupees', ({ initial }) => initial],
  ['peak', 'rupees', ({ peak }) => peak],
  ['peak_on', 'date', (row) => row.peak_on],
  ['closing', 'rupees', ({ closing }) => closing],
  ['credited', 'rupees', ({ credited }) => credited],
  ['proceeds', 'rupees', ({ proceeds }) => proceeds],
];

/** Table A3 of Schedule FA. */
export function scheduleFaSheet({ foreign }: CapitalGains): Sheet {
  return sheetOf(text, { name: 'schedule_fa', rows: foreign?.shares ?? [], columns: shares });
}

/** Income of one head; the tax collected stands in the first row. */
interface ForeignIncome {
  head: 'capital_gains' | 'other_sources';
  amount: number;
  tax: number;
  tcs: number | null;
}

const income: readonly ColumnOf<ForeignIncome, Title>[] = [
  ['country', 'text', () => text('usa')],
  ['head', 'text', ({ head }) => text(head)],
  ['gains', 'rupees', ({ amount }) => amount],
  ['tax_paid', 'rupees', ({ tax }) => tax],
  ['relief', 'rupees', ({ tax }) => tax],
  ['tcs', 'rupees', ({ tcs }) => tcs],
];

const incomeOf = ({ gains, dividends, tax_paid, tcs }: Foreign): ForeignIncome[] => [
  { head: 'capital_gains', amount: gains, tax: 0, tcs },
  ...(dividends > 0 ? [{ head: 'other_sources' as const, amount: dividends, tax: tax_paid, tcs: null }] : []),
];

/** Assets and income abroad; none without them. */
export function foreignSheets(gains: CapitalGains): Sheet[] {
  if (gains.foreign === null) return [];
  return [
    scheduleFaSheet(gains),
    sheetOf(text, { name: 'schedule_fsi', rows: incomeOf(gains.foreign), columns: income }),
  ];
}
