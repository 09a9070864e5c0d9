import { csvText } from '../platform/csvText.ts';
import type { NavRow } from '@sanchay/finance';

/** NAVs as a CSV file, oldest first. */
export function navCsv(rows: readonly NavRow[]): string {
  return csvText([['date', 'nav'], ...rows.map(({ date, nav }) => [date, nav])]);
}
