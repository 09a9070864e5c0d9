import { isIsoDate } from '@sanchay/finance';
import { readNumber } from '../answers/readNumber.ts';
import { MOST_ROWS, rowOf, type FlowRow } from './flowRows.ts';

export type ListProblem =
  { code: 'emptyList' } | { code: 'unread'; line: number; text: string } | { code: 'tooMany'; count: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T[\d:.+Z-]*)?$/;
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ,]+(\d{4})$/i;
const FIRST_PART = /^"?(\d{1,2}[ -][a-z]{3,9}[ ,-]+\d{4}|[^\s,;"]+)"?\s*[,;\t ]\s*(.*)$/i;

/** A date as lists write it, the day before the month: ISO, or null when it is none. */
export function readDate(text: string): string | null {
  const [, year, first, last] = YEAR_FIRST.exec(text) ?? [];
  const [, day, middle = '', end] = DAY_FIRST.exec(text) ?? [];
  const named = MONTHS.indexOf(middle.slice(0, 3).toLowerCase()) + 1;
  const parts = year ? [year, first, last] : [end, named || middle, day];
  const iso = parts.map((part) => String(part ?? '').padStart(2, '0')).join('-');
  return isIsoDate(iso) ? iso : null;
}

function plainDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

function rowOfLine(line: string): FlowRow | null {
  const [, first = '', rest = ''] = FIRST_PART.exec(plainDigits(line)) ?? [];
  const date = readDate(first);
  const amount = rest.replaceAll('"', '').trim();
  return date !== null && readNumber(amount) !== null ? rowOf(date, amount) : null;
}

/**
 * Payments of a pasted list, one a line: a date, then an amount with a minus sign where it was paid. Columns may be
 * parted by commas, tabs or spaces; a first line of heads is passed over.
 */
export function readList(text: string): { rows: FlowRow[] } | { problem: ListProblem } {
  const lines = text.split(/\r\n|[\r\n]/);
  const rows: FlowRow[] = [];
  let count = 0;
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const row = rowOfLine(line.trim());
    const isHead = count === 0 && !/[\d०-९]/.test(line);
    if (!row && isHead) continue;
    count += 1;
    if (!row) return { problem: { code: 'unread', line: place + 1, text: line.trim().slice(0, 60) } };
    rows.push(row);
  }
  if (count === 0) return { problem: { code: 'emptyList' } };
  return count > MOST_ROWS ? { problem: { code: 'tooMany', count } } : { rows };
}
