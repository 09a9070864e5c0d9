import { isFundIsin } from '@sanchay/finance';
import { FileRefused, type ParsedFile, type SchemeFacts } from './parsedFile.ts';
import { isoDay, RowReader } from './rowReader.ts';

/** Columns of AMFI's files by their names without spaces and capitals; their order differs between years. */
const COLUMNS = {
  schemecode: 'code',
  'isindivpayout/isingrowth': 'isin',
  isindivreinvestment: 'isin_reinvestment',
  schemename: 'name',
  plan: 'plan',
  option: 'option',
  netassetvalue: 'nav',
  // Until 2020 the file also carried these; they are not NAVs.
  repurchaseprice: 'repurchase',
  saleprice: 'sale',
  date: 'date',
} as const;
type Column = (typeof COLUMNS)[keyof typeof COLUMNS];
const NEEDED: readonly Column[] = ['code', 'isin', 'isin_reinvestment', 'name', 'nav', 'date'];

const SECTION = /^(Open Ended|Close Ended|Interval Fund)\s*Schemes?\s*\((.*)\)$/i;

/** Whether a first line is a header of AMFI's. */
export function isAmfiHeader(line: string): boolean {
  return line.toLowerCase().startsWith('scheme code;');
}

function columnsOf(header: string): Column[] {
  const columns = header.split(';').map((name) => {
    const column = COLUMNS[name.replace(/\s/g, '').toLowerCase() as keyof typeof COLUMNS];
    if (!column) throw new FileRefused(`The column "${name.trim()}" is not known. Nothing was changed.`);
    return column;
  });
  for (const column of NEEDED) {
    if (!columns.includes(column))
      throw new FileRefused(`The column for "${column}" is missing. Nothing was changed.`);
  }
  return columns;
}

const isinOf = (text: string): string | null => (isFundIsin(text.trim()) ? text.trim() : null);

/** AMFI prints a category line, then a house line, then that house's rows. */
interface Section {
  maturity: string;
  category: string;
  house: string;
}

function factsOf(cells: Record<Column, string>, section: Section, amfiCode: number): SchemeFacts {
  return {
    amfi_code: amfiCode,
    name: cells.name.replace(/\s+/g, ' ').trim(),
    house: section.house,
    category: section.category,
    maturity: section.maturity,
    plan: (cells.plan ?? '').trim(),
    option: (cells.option ?? '').trim(),
    isin: isinOf(cells.isin),
    isin_reinvestment: isinOf(cells.isin_reinvestment),
  };
}

/**
 * Reads AMFI's file in the shapes of six columns, of eight with plan and option (since 19 August 2026), of eight with
 * repurchase and sale price (until 2020), and its history download; distinguished by the names in the header.
 * @throws FileRefused for an unknown column, a row with another number of columns, or an end in the middle.
 */
export function parseAmfiFile(text: string, today: string): ParsedFile {
  const lines = text.split(/\r?\n/);
  const columns = columnsOf(lines[0]!);
  const reader = new RowReader(today);
  const facts = new Map<number, SchemeFacts>();
  const section: Section = { maturity: '', category: '', house: '' };
  let lastRow: { line: number; whole: boolean } | null = null;
  let lastText = 0;
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    if (index === 0 || trimmed === '') continue;
    lastText = index;
    if (!line.includes(';')) {
      const [, maturity, category] = SECTION.exec(trimmed) ?? [];
      if (maturity && category) Object.assign(section, { maturity, category });
      else section.house = trimmed;
      continue;
    }
    const values = line.split(';');
    if (values.length !== columns.length) {
      throw new FileRefused(
        `Line ${index + 1} has ${values.length} columns instead of ${columns.length}: the file is damaged or cut off. Nothing was changed.`,
      );
    }
    const cells = Object.fromEntries(columns.map((column, place) => [column, values[place]!])) as Record<
      Column,
      string
    >;
    reader.add(cells.code, cells.date, cells.nav, `line ${index + 1}`);
    lastRow = { line: index, whole: isoDay(cells.date.trim()) !== null };
    const amfiCode = Number(cells.code);
    if (Number.isInteger(amfiCode) && amfiCode > 0) facts.set(amfiCode, factsOf(cells, section, amfiCode));
  }
  if (!lastRow) throw new FileRefused('The file has a header but no rows. Nothing was changed.');
  if (lastRow.line !== lastText || !lastRow.whole) {
    throw new FileRefused(
      'The file ends in the middle of a row: it is only part of a download. Nothing was changed.',
    );
  }
  return {
    kind: dayFile(reader) ? 'day' : 'history',
    facts: usedFacts(facts, reader),
    points: reader.points,
    refused: reader.refused,
  };
}

/** A day file has each scheme once. */
function dayFile({ points }: RowReader): boolean {
  return new Set(points.map(({ amfi_code }) => amfi_code)).size === points.length;
}

function usedFacts(facts: Map<number, SchemeFacts>, { points }: RowReader): Map<number, SchemeFacts> {
  return new Map(points.map(({ amfi_code }) => [amfi_code, facts.get(amfi_code)!]));
}
