import type { BankBranch } from '@sanchay/contracts';
import { isIfsc } from '@sanchay/finance';

const COLUMNS = ['IFSC', 'BANK', 'BRANCH', 'CITY', 'STATE'] as const;

export interface BranchFile {
  branches: BankBranch[];
  /** Lines that were left out, from 1, with the reason. */
  refused: { line: number; why: string }[];
}

/** Rows of a CSV: quoted fields may hold commas, quotes and line ends. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (whole === '' && rows.at(-1)!.length === 0) break;
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((field) => field !== ''));
}

/**
 * Branches of a list of codes. A line without a code of the right form, or without a bank, is left out; a code that
 * comes twice keeps its last line.
 * @throws Error in the operator's words when a column is missing or no line is good
 */
export async function readBranches(source: AsyncIterable<string>): Promise<BranchFile> {
  let text = '';
  for await (const part of source) text += part;
  const [head = [], ...rows] = csvRows(text.replace(/^\ufeff/, ''));
  const at = Object.fromEntries(
    COLUMNS.map((name) => [name, head.findIndex((title) => title.toUpperCase() === name)]),
  ) as Record<(typeof COLUMNS)[number], number>;
  const missing = COLUMNS.filter((name) => at[name] < 0);
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}.`);
  const branches = new Map<string, BankBranch>();
  const refused: BranchFile['refused'] = [];
  for (const [index, row] of rows.entries()) {
    const [ifsc = '', bank_name = '', branch = '', city = '', state = ''] = COLUMNS.map(
      (name) => row[at[name]],
    );
    if (!isIfsc(ifsc)) refused.push({ line: index + 2, why: `"${ifsc}" is no IFSC` });
    else if (bank_name === '') refused.push({ line: index + 2, why: 'no bank is named' });
    else branches.set(ifsc, { ifsc, bank_name, branch, city, state, invented: false });
  }
  if (branches.size === 0) throw new Error('No line of the file is a branch.');
  return { branches: [...branches.values()], refused };
}
