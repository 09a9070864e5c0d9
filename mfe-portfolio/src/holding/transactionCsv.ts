import type { PortfolioTransaction } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { transactionType } from './transactionType.ts';

const HEADS = ['date', 'type', 'folio', 'amount', 'duty', 'nav', 'units', 'balance'] as const;

/**
 * Transactions as the text of a CSV file: plain figures in rupees and units, ISO dates, CRLF lines, and the mark that
 * makes spreadsheets read Hindi as UTF-8.
 */
export function transactionCsv(t: Translate, rows: readonly PortfolioTransaction[]): string {
  const lines = rows.map((row) => [
    row.date,
    quoted(transactionType(t, row.type)),
    quoted(row.folio_no),
    row.amount.toFixed(2),
    row.stamp_duty.toFixed(2),
    row.nav.toFixed(4),
    String(row.units),
    String(row.balance_units),
  ]);
  const heads = HEADS.map((head) => quoted(t(`column.${head}`)));
  return `\uFEFF${[heads, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/** An address that a link with `download` saves as a file. */
export function csvAddress(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

/** A text cell. One that begins like a formula gets an apostrophe, so that no spreadsheet computes it. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
