import type { CallReply } from '@sanchay/contracts';
import { addMonthsClamped } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { everyFund } from '../searchFunds.ts';
import type { MarketView } from '../marketView.ts';
import { knownScheme, type KnownScheme } from './knownScheme.ts';

const SHOWN = 5;
const RANK_MONTHS = 36;

type Unranked = NonNullable<CallReply<'fundPeers'>['data']['unranked']>;

/** Why a scheme has no place; `no_return` where its NAVs have a gap three years back. */
function whyUnranked({
  direct,
  reinvestment,
  closed,
  start_date: start,
  nav_date: latest,
}: KnownScheme): Unranked {
  if (!direct) return 'regular';
  if (reinvestment !== 'Z') return 'payout';
  if (closed) return 'closed';
  const old = start !== null && latest !== null && start <= addMonthsClamped(latest, -RANK_MONTHS);
  return old ? 'no_return' : 'young';
}

/**
 * The direct growth plans of a fund's sub-category by 3-year return: the fund's place among those that have one, and
 * the first five others. Regular plans, plans that pay income out and closed ones have no place, which the result
 * states.
 * @throws Problem 404 `not_found`.
 */
export async function fundPeers(
  q: Queries,
  view: MarketView,
  code: string,
): Promise<CallReply<'fundPeers'>['data']> {
  const scheme = await knownScheme(q, code);
  const rows = everyFund(view, { reinvestment: 'Z', sort_by: 'year_3', order: 'desc' })
    .map(({ row }) => row)
    .filter(({ sub_category }) => sub_category === scheme.sub_category);
  const ranked = rows.filter(({ returns }) => returns.year_3 !== null);
  const own = ranked.find((row) => row.code === scheme.code);
  const better = own && ranked.filter(({ returns }) => returns.year_3! > own.returns.year_3!).length;
  return {
    rank: better === undefined ? null : better + 1,
    of: ranked.length,
    unranked: own ? null : whyUnranked(scheme),
    peers: rows.filter((row) => row.code !== scheme.code).slice(0, SHOWN),
  };
}
