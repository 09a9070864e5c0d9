import { decimal } from '@sanchay/finance';
import { readHeader } from './casHeader.ts';
import { dayOf, figureOf } from './figures.ts';
import { heldUnits, valueFits } from './heldUnits.ts';
import { printedPan } from './printedPan.ts';
import type { Statement, StatementHolding } from './statement.ts';

const TITLE = /consolidated account summary/i;
const AS_ON = /as on\s+(\d{2}-[A-Za-z]{3}-\d{4})/i;
const HOUSE = /^[A-Z][\w&.' -]* Mutual Fund$/;
const FOLIO = /^([A-Z]*\d[A-Z0-9]*(?:\s*\/\s*\w+)?)$/i;
const TOTAL = /^(?:grand\s+)?total\b/i;

/** Whether a text is a summary of CAMS or KFintech, which has balances without transactions. */
export function isSummaryCas(text: string): boolean {
  return TITLE.test(text) && AS_ON.test(text) && !/^\s*Opening Unit Balance/im.test(text);
}

/**
 * Reads the text of a consolidated account summary: each folio with its units, NAV day, NAV and values, the cells
 * parted by tabs or two spaces. The total must be the sum of the market values.
 */
export function readSummaryCas(text: string): Statement {
  const on = dayOf(AS_ON.exec(text)![1]!);
  const statement: Statement = { format: 'cas_summary', from: on, to: on, holdings: [], unread: [] };
  let house: string | null = null;
  let pan = printedPan(text);
  let last: StatementHolding | null = null;
  let sum = decimal(0);
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.replaceAll('\u00a0', ' ').trim();
    if (line === '') continue;
    const row = rowOf(line);
    const unread = () => statement.unread.push({ line: index + 1, text: line });
    pan = printedPan(line) ?? pan;
    if (row === 'unread') unread();
    else if (row) {
      last = holdingOf(row, { house, pan });
      if (last) {
        statement.holdings.push(last);
        sum = sum.plus(row.value);
      } else unread();
    } else if (HOUSE.test(line)) [house, last] = [line, null];
    else if (TOTAL.test(line)) {
      const totals = line.split(/\s+/).flatMap((part) => figureOf(part) ?? []);
      if (totals.length > 0 && !totals.some((total) => sum.eq(total))) unread();
      last = null;
    } else if (last && !/\d\.\d/.test(line)) last.name = `${last.name} ${line}`.slice(0, 200);
  }
  return statement;
}

interface SummaryRow {
  folio: string;
  text: string;
  on: string;
  units: string;
  nav: string;
  value: string;
  cost: string | null;
}

/** The cells of a folio's line; null for a line of another kind. */
function rowOf(line: string): SummaryRow | 'unread' | null {
  const cells = line.split(/\t+|\s{2,}/).map((cell) => cell.trim());
  const at = cells.findIndex((cell) => dayOf(cell) !== null);
  const folio = FOLIO.exec(cells[0]!)?.[1];
  if (at < 2 || !folio) return null;
  const text = cells.filter((cell, index) => index > 0 && index !== at && figureOf(cell) === null).join(' ');
  const before = cells.slice(1, at).flatMap((cell) => figureOf(cell) ?? []);
  const after = cells.slice(at + 1).flatMap((cell) => figureOf(cell) ?? []);
  const [units, nav] = [before.at(-1), after[0]];
  const amounts = [...after.slice(1), ...before.slice(0, -1)];
  if (units === undefined || nav === undefined || amounts.length === 0 || amounts.length > 2) return 'unread';
  const value = amounts.find((amount) => valueFits({ units, price: nav, value: amount })) ?? amounts[0]!;
  const cost = amounts.find((_, index) => index !== amounts.indexOf(value)) ?? null;
  return { folio: folio.replaceAll(/\s+/g, ' '), text, on: dayOf(cells[at]!)!, units, nav, value, cost };
}

function holdingOf(
  { folio, text, on, units, nav, value, cost }: SummaryRow,
  { house, pan }: { house: string | null; pan: string | null },
): StatementHolding | null {
  const registrar = /\b(CAMS|KFINTECH|KARVY|FTAMIL|SBFS)\b/i.exec(text)?.[1]?.toUpperCase() ?? null;
  const isin = /\bINF[A-Z0-9]{8}\d\b/.exec(text)?.[0] ?? null;
  const header = readHeader([
    text.replace(/\b(?:CAMS|KFINTECH|KARVY|FTAMIL|SBFS)\b/gi, '').replace(isin ?? '', ''),
  ]);
  if (!header) return null;
  const holding = heldUnits({ folio, name: header.name, units, price: nav, value, on, cost });
  return { ...holding, house, pan, isin, registrar, rtaCode: header.rtaCode };
}
