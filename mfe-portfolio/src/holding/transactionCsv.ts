import type { PortfolioTransaction } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { csvLines, quotedCell } from '../read/csv.ts';
import { transactionType } from './transactionType.ts';

const HEADS = ['date', 'type', 'folio', 'amount', 'duty', 'nav', 'units', 'balance'] as const;

/**
 * Transactions as the text of a CSV file: plain figures in rupees and units, ISO dates, CRLF lines, and the mark that
 * makes spreadsheets read Hindi as UTF-8.
 */
export function transactionCsv(t: Translate, rows: readonly PortfolioTransaction[]): string {
  const lines = rows.map((row) => [
    row.date,
    quotedCell(transactionType(t, row.type)),
    quotedCell(row.folio_no),
    row.amount?.toFixed(2) ?? '',
    row.stamp_duty.toFixed(2),
    row.nav?.toFixed(4) ?? '',
    String(row.units),
    String(row.balance_units),
  ]);
  const heads = HEADS.map((head) => quotedCell(t(`column.${head}`)));
  return csvLines([heads, ...lines]);
}
