import type { CallQuery, CallReply } from '@sanchay/contracts';
import type { ListedScheme, MarketView, SearchRow } from './marketView.ts';
import { scoreRows } from './wordIndex.ts';

export type FundQuery = CallQuery<'mutualFundSearch'>;
type Meta = CallReply<'mutualFundSearch'>['meta'];

const PER_PAGE = 20;
/** A code or ISIN written out in full comes before anything that only resembles it. */
const SAME_CODE = 60_000;
const FACETS = ['category', 'sub_category', 'fund_house', 'risk', 'tags'] as const;

type Hit = { scheme: ListedScheme; score: number };
type Compare = (a: Hit, b: Hit) => number;

/** Values of a filter, lower-case; several are joined by a comma or a bar. */
function chosen(text: string | undefined): Set<string> | null {
  const values = (text ?? '')
    .split(/[|,]/)
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean);
  return values.length > 0 ? new Set(values) : null;
}

/** What a scheme has of a field; a house answers to its code, its slug and its name. */
function valuesOf(
  { row, house, reinvestment }: ListedScheme,
  field: (typeof FACETS)[number] | 'reinvestment',
): string[] {
  if (field === 'fund_house') return [house.code, house.slug, house.name];
  if (field === 'tags') return row.tags;
  return [field === 'reinvestment' ? reinvestment : row[field]];
}

function filterOf(query: FundQuery): (scheme: ListedScheme) => boolean {
  const fields = [...FACETS, 'reinvestment' as const].flatMap((field) => {
    const values = chosen(query[field]);
    return values ? [{ field, values }] : [];
  });
  const { min_year_3: least, max_expense_ratio: dearest, max_sip_min: sip } = query;
  return (scheme) => {
    const { returns, expense_ratio, sip_min } = scheme.row;
    if (least !== undefined && !(returns.year_3 !== null && returns.year_3 >= least)) return false;
    if (dearest !== undefined && !(expense_ratio !== null && expense_ratio <= dearest)) return false;
    if (sip !== undefined && sip_min > sip) return false;
    return fields.every(({ field, values }) =>
      valuesOf(scheme, field).some((value) => values.has(value.toLowerCase())),
    );
  };
}

/** What numeric sorts look at; null sorts last both ways. */
function numberOf({ row }: ListedScheme, sort: FundQuery['sort_by']): number | null {
  if (sort === 'expense_ratio' || sort === 'aum') return row[sort];
  return sort === 'year_1' || sort === 'year_3' || sort === 'year_5' ? row.returns[sort] : null;
}

const byName: Compare = (a, b) =>
  compareText(a.scheme.row.name, b.scheme.row.name) || compareText(a.scheme.row.code, b.scheme.row.code);
const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const growthFirst: Compare = (a, b) =>
  Number(b.scheme.reinvestment === 'Z') - Number(a.scheme.reinvestment === 'Z');

function byNumber(sort: FundQuery['sort_by'], sign: 1 | -1): Compare {
  return (a, b) => {
    const [left, right] = [numberOf(a.scheme, sort), numberOf(b.scheme, sort)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
}

const inTurn =
  (...compares: Compare[]): Compare =>
  (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Names sort upwards unless told, figures downwards. Without a sort: likeness, growth options first, 3-year return. */
function orderOf({ sort_by, order, q }: FundQuery): Compare {
  const asked = Boolean(q?.trim());
  if (sort_by === 'name') return order === 'desc' ? (a, b) => byName(b, a) : byName;
  if (sort_by && sort_by !== 'relevance') return inTurn(byNumber(sort_by, order === 'asc' ? 1 : -1), byName);
  const likeness: Compare = (a, b) => b.score - a.score;
  const usual = inTurn(...(asked ? [likeness] : []), growthFirst, byNumber('year_3', -1), byName);
  return sort_by === 'relevance' && order === 'asc' ? (a, b) => usual(b, a) : usual;
}

/** The schemes that answer the words of a query, with how well; all of them when there are no words. */
function answering({ schemes, words }: MarketView, q = ''): Hit[] {
  const scores = scoreRows(words, q);
  const code = q.trim().toUpperCase();
  const hits: Hit[] = [];
  for (const [place, scheme] of schemes.entries()) {
    const same = code !== '' && (scheme.row.code === code || scheme.isin === code);
    const score = same ? SAME_CODE : scores ? scores[place]! : code === '' ? 1 : 0;
    if (score > 0) hits.push({ scheme, score });
  }
  return hits;
}

function facetsOf(hits: readonly Hit[]): Meta['facets'] {
  const counts = new Map(FACETS.map((field) => [field, new Map<string, number>()]));
  for (const { scheme } of hits) {
    for (const field of FACETS) {
      const values = counts.get(field)!;
      const own = field === 'tags' ? scheme.row.tags : [scheme.row[field]];
      for (const value of own) values.set(value, (values.get(value) ?? 0) + 1);
    }
  }
  const facet = (field: (typeof FACETS)[number]) =>
    [...counts.get(field)!]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  return {
    category: facet('category'),
    sub_category: facet('sub_category'),
    fund_house: facet('fund_house'),
    risk: facet('risk'),
    tags: facet('tags'),
  };
}

/**
 * One page of the funds that answer a query, with counts of what the whole answer holds. Filters combine; several
 * values of one filter are alternatives.
 */
export function searchFunds(view: MarketView, query: FundQuery): { data: SearchRow[]; meta: Meta } {
  const { page = 1, per_page = PER_PAGE } = query;
  const fits = filterOf(query);
  const hits = answering(view, query.q).filter(({ scheme }) => fits(scheme));
  hits.sort(orderOf(query));
  return {
    data: hits.slice((page - 1) * per_page, page * per_page).map(({ scheme }) => scheme.row),
    meta: { page, per_page, total: hits.length, facets: facetsOf(hits) },
  };
}
