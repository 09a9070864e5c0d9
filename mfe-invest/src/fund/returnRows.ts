import type { CallReply, Scheme } from '@sanchay/contracts';

export interface ReturnRow {
  period: 'year_1' | 'year_3' | 'year_5' | 'inception';
  /** Percent a year; null where it is not known. */
  fund: number | null;
  category: number | null;
  /** Percent a year that a bank deposit is assumed to pay. */
  deposit: number;
}

/** The fund's returns beside the average of its sub-category and a deposit. */
export function returnRows(
  scheme: Scheme,
  categories: CallReply<'fundCategories'>,
  depositRate: number,
): ReturnRow[] {
  const category = categories.find((row) => row.category_name === scheme.fund_category);
  return (['year_1', 'year_3', 'year_5', 'inception'] as const).map((period) => ({
    period,
    fund: scheme.returns[period],
    category: category?.[period] ?? null,
    deposit: depositRate,
  }));
}
