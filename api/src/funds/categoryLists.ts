import type { CallReply } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { ListedScheme, MarketView } from './marketView.ts';

type CategoryReturns = CallReply<'fundCategories'>[number];

function average(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : toWire(known.reduce((sum, value) => sum + value, 0) / known.length, 2);
}

function grouped<Key>(schemes: readonly ListedScheme[], keyOf: (scheme: ListedScheme) => Key) {
  const groups = new Map<Key, ListedScheme[]>();
  for (const scheme of schemes) {
    const group = groups.get(keyOf(scheme));
    if (group) group.push(scheme);
    else groups.set(keyOf(scheme), [scheme]);
  }
  return groups;
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

/** Average returns in percent of the direct growth plans of each sub-category; payouts would distort the others. */
export function categoryReturns({ schemes }: MarketView): CategoryReturns[] {
  const growth = schemes.filter(({ reinvestment }) => reinvestment === 'Z');
  return [...grouped(growth, ({ row }) => row.sub_category)]
    .sort(([a], [b]) => byText(a, b))
    .map(([name, members]) => {
      const of = (value: (scheme: ListedScheme) => number | null) => average(members.map(value));
      const dates = members.map(({ row }) => row.returns.date).filter((date) => date !== null);
      return {
        category_name: name,
        report_date: dates.length > 0 ? dates.reduce((a, b) => (a > b ? a : b)) : null,
        week_1: of(({ row }) => row.returns.week_1),
        month_1: of(({ row }) => row.figures.month_1),
        month_3: of(({ row }) => row.figures.month_3),
        month_6: of(({ row }) => row.figures.month_6),
        year_1: of(({ row }) => row.returns.year_1),
        year_3: of(({ row }) => row.returns.year_3),
        year_5: of(({ row }) => row.returns.year_5),
        year_10: of(({ row }) => row.figures.year_10),
        inception: of(({ row }) => row.returns.inception),
      };
    });
}

/** Categories, their sub-categories and how many schemes each lists, by name. */
export function categoryTree({ schemes }: MarketView): CallReply<'fundSchemeCategories'>['data'] {
  return [...grouped(schemes, ({ row }) => row.category)]
    .sort(([a], [b]) => byText(a, b))
    .map(([category, members]) => ({
      category,
      sub_categories: [...grouped(members, ({ row }) => row.sub_category)]
        .map(([name, { length }]) => ({ name, count: length }))
        .sort((a, b) => byText(a.name, b.name)),
    }));
}

/** Every listed scheme under category, sub-category and house. */
export function schemeTree({ schemes }: MarketView): CallReply<'schemeList'> {
  const tree: CallReply<'schemeList'> = {};
  for (const { row, reinvestment, house } of schemes) {
    const category = (tree[row.category] ??= {});
    const subCategory = (category[row.sub_category] ??= {});
    (subCategory[house.code] ??= []).push({
      c: row.code,
      n: row.name,
      re: reinvestment,
      r: {
        '1': row.returns.year_1,
        '3': row.returns.year_3,
        '5': row.returns.year_5,
        inception: row.returns.inception,
        date: row.returns.date,
      },
      v: row.figures.volatility,
      kc: row.sub_category,
    });
  }
  return tree;
}
