import type { ReturnsCalculation } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { csvLines } from '../read/csv.ts';

/**
 * The payments behind an XIRR as the text of a CSV file, oldest first: ISO dates, plain figures in rupees, CRLF lines,
 * and the mark that makes spreadsheets read Hindi as UTF-8. The last line is the value of what is held.
 */
export function calculationCsv(t: Translate, flows: ReturnsCalculation['flows']): string {
  const heads = [
    t('column.date'),
    t('calculation.kind'),
    t('column.amount'),
    t('calculation.days'),
    t('calculation.present'),
  ];
  const lines = flows.map(({ date, kind, amount, days, present_value: present }) => [
    date,
    t(`calculation.kind.${kind}`),
    amount.toFixed(2),
    String(days),
    present === null ? '' : present.toFixed(2),
  ]);
  return csvLines([heads, ...lines].map((cells) => cells.map((cell) => `"${cell}"`)));
}
