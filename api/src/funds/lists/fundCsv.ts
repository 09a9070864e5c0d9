import { csvText } from '../../platform/csvText.ts';
import type { ListedScheme } from '../marketView.ts';

const HEADS = [
  'name',
  'code',
  'isin',
  'house',
  'category',
  'sub_category',
  'risk',
  'nav',
  'nav_date',
  'week_1_pct',
  'month_1_pct',
  'month_3_pct',
  'month_6_pct',
  'year_1_pct',
  'year_3_pct',
  'year_5_pct',
  'year_10_pct',
  'inception_pct',
  'rolling_3y_median_pct',
  'volatility_pct',
  'drawdown_3y_pct',
  'expense_ratio_pct',
  'aum_crore',
  'sip_min',
  'lump_min',
  'tags',
];

/** The funds of a list as a CSV file: one line a fund in the list's order, plain figures, empty where nothing is known. */
export function fundCsv(schemes: readonly ListedScheme[]): string {
  return csvText([
    HEADS,
    ...schemes.map(({ row, house, isin }) => {
      const { returns, figures, nav } = row;
      return [
        ...[row.name, row.code, isin, house.name, row.category, row.sub_category, row.risk],
        ...[nav?.nav ?? null, nav?.date ?? null],
        ...[returns.week_1, figures.month_1, figures.month_3, figures.month_6],
        ...[returns.year_1, returns.year_3, returns.year_5, figures.year_10, returns.inception],
        ...[figures.rolling_3y, figures.volatility, figures.drawdown],
        ...[row.expense_ratio, row.aum, row.sip_min, row.lump_min, row.tags.join(' ')],
      ];
    }),
  ]);
}
