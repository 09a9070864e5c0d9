import { hindiName } from '@sanchay/contracts/hindi';
import type { ListedScheme } from '../funds/index.ts';
import { changeOf, sameTokens, type Entry } from './entry.ts';

/** A fund as it is found: its category, its NAV and how that moved. */
export function fundEntry({ row }: ListedScheme): Entry {
  return {
    id: `mutual_fund.${row.slug}`,
    kind: 'mutual_fund',
    title: sameTokens(row.name),
    detail: { en: row.sub_category, hi: hindiName('category', row.sub_category) },
    path: `/mutual-funds/fund/${row.slug}`,
    figure: row.nav && {
      unit: 'rupees',
      value: row.nav.nav,
      change_percent: changeOf(row.nav.nav, row.last_nav?.nav ?? null),
    },
    also: '',
  };
}
