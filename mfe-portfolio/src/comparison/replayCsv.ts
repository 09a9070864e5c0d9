import type { HoldingComparison } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { csvLines, quotedCell } from '../read/csv.ts';

const HEADS = [
  'column.date',
  'column.amount',
  'compare.level',
  'compare.levelDate',
  'compare.units',
  'column.balance',
];

/** The replayed payments as the text of a CSV file, oldest first: rupees are negative where they were paid. */
export function replayCsv(t: Translate, { rows }: HoldingComparison): string {
  const lines = rows.map(({ date, amount, level, level_date: day, units, balance }) => [
    date,
    amount.toFixed(2),
    level.toFixed(4),
    day,
    String(units),
    String(balance),
  ]);
  return csvLines([HEADS.map((head) => quotedCell(t(head))), ...lines]);
}
