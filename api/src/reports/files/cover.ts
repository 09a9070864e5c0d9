import { createMessages } from '../../platform/http/language.ts';
import type { ReportAccount } from './reportAccount.ts';
import { sheetOf, type ColumnOf, type Sheet } from './sheet.ts';

const message = createMessages({
  en: {
    about: 'About this report',
    item: 'Item',
    value: 'Value',
    report: 'Report',
    holder: 'Investor',
    pan: 'PAN',
    guardian: 'Guardian',
    account: 'Account',
    note: 'Note',
  },
  hi: {
    about: 'रिपोर्ट के बारे में',
    item: 'विवरण',
    value: 'मान',
    report: 'रिपोर्ट',
    holder: 'निवेशक',
    pan: 'PAN',
    guardian: 'अभिभावक',
    account: 'खाता',
    note: 'टिप्पणी',
  },
});

type Title = Parameters<typeof message>[0];

/** A report as a document: what it is called, whose it is, what a reader must know, and its tables. */
export interface ReportDocument {
  title: string;
  account: ReportAccount;
  lines: readonly string[];
  sheets: readonly Sheet[];
}

/** The investor, guardian and account of a document, one line each. */
export function accountLines({ holders, guardian, name }: ReportAccount): string[] {
  const named = holders.map((holder) =>
    holder.pan === null ? holder.name : `${holder.name} (${message('pan')} ${holder.pan})`,
  );
  return [
    `${message('holder')}: ${named.join(', ')}`,
    ...(guardian === null ? [] : [`${message('guardian')}: ${guardian}`]),
    `${message('account')}: ${name}`,
  ];
}

/** The first sheet of a workbook: whose report it is, and the notes that its PDF has above the tables. */
export function coverSheet({ title, account, lines }: ReportDocument): Sheet {
  const { holders, guardian, name } = account;
  const rows: [Title, string][] = [
    ['report', title],
    ...holders.flatMap((holder): [Title, string][] => [
      ['holder', holder.name],
      ...(holder.pan === null ? [] : [['pan', holder.pan] satisfies [Title, string]]),
    ]),
    ...(guardian === null ? [] : [['guardian', guardian] satisfies [Title, string]]),
    ['account', name],
    ...lines.map((line): [Title, string] => ['note', line]),
  ];
  return sheetOf((key: Title) => message(key), {
    name: 'about',
    rows,
    columns: [
      ['item', 'text', ([item]) => message(item)],
      ['value', 'text', ([, value]) => value],
    ] satisfies ColumnOf<[Title, string], Title>[],
  });
}
