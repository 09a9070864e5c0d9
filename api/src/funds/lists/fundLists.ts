import { SCHEME_TAGS, type CallReply } from '@sanchay/contracts';
import type { MarketView } from '../marketView.ts';
import { TAG_QUERIES } from './tagRules.ts';

/** Every tag as a list: the search that gives it, the day of its figures, and how many growth plans are in it. */
export function fundLists({ schemes }: MarketView): CallReply<'fundLists'>['data'] {
  return SCHEME_TAGS.map((tag) => {
    const members = schemes.filter(({ row, reinvestment }) => reinvestment === 'Z' && row.tags.includes(tag));
    const dates = members.flatMap(({ row }) => row.returns.date ?? []);
    const query = TAG_QUERIES[tag];
    return {
      tag,
      query: query
        ? new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
        : null,
      as_of: dates.length > 0 ? dates.reduce((a, b) => (a > b ? a : b)) : null,
      count: members.length,
    };
  });
}
