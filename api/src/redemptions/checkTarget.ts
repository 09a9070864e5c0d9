import { formatRupees, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { purchaseAt } from '../engine/index.ts';
import { latestNavs, type OrderScheme } from '../funds/index.ts';
import { hasStarted, isAdditional } from '../orders/index.ts';
import { Problem } from '../platform/http/problem.ts';
import { refuse } from './messages/refusals.ts';

/** Refuses a switch between these funds. @throws Problem 422 that names the rule. */
export function checkTarget(
  from: OrderScheme,
  into: OrderScheme | null,
  today: string,
): asserts into is OrderScheme {
  if (!into) throw refuse('target_unknown', 'to_code');
  if (into.code === from.code) throw refuse('target_same', 'to_code');
  if (!from.switch_allowed || !into.switch_allowed) throw refuse('switch_not_allowed', 'to_code');
  if (into.house_code !== from.house_code) throw refuse('target_house', 'to_code');
  if (!into.direct) throw refuse('target_regular', 'to_code');
  if (into.reinvestment !== 'Z') throw refuse('target_idcw', 'to_code');
  if (!hasStarted(into, today)) throw refuse('target_nfo', 'to_code');
  if (!into.purchasable || !into.lump_allowed) throw refuse('target_closed', 'to_code');
}

/**
 * The other fund's own limit on a purchase, smaller where its folio holds units already; and at its latest NAV some
 * units have to come. @throws Problem 422.
 */
export async function checkTargetAmount(
  q: Queries,
  portfolioId: string,
  into: OrderScheme,
  { folioNo, net }: { folioNo: string | null; net: string },
  rules: Pick<RuleBook, 'stamp_duty'>,
): Promise<void> {
  const minimum = (await holdsMore(q, portfolioId, into, folioNo)) ? into.lump_min_additional : into.lump_min;
  if (Number(net) < minimum) {
    const limit = formatRupees(minimum, { decimals: 0 });
    throw refuse('target_minimum', 'to_code', { limit, value: formatRupees(net, { decimals: 2 }) });
  }
  const nav = (await latestNavs(q, [into.code])).get(into.code);
  if (!nav) throw refuse('no_nav', 'to_code');
  if (purchaseAt(net, nav, into, rules).units === 0) {
    throw refuse('target_no_units', 'to_code', { value: formatRupees(net, { decimals: 2 }) });
  }
}

async function holdsMore(
  q: Queries,
  portfolioId: string,
  into: OrderScheme,
  folioNo: string | null,
): Promise<boolean> {
  try {
    return await isAdditional(q, portfolioId, into, folioNo);
  } catch (error) {
    if (error instanceof Problem) throw refuse('target_folio', 'to_folio_no');
    throw error;
  }
}
