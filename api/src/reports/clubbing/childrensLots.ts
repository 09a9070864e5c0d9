import type { RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { MinorAccount } from '../../minors/index.ts';
import { allSales } from '../sales.ts';
import type { Period } from '../soldLotStore.ts';
import { taxedLots, type ReportLot } from '../taxedLots.ts';

/** What the minors sold in a period before they turned 18, with the tax on each sale and the imported folios that have gaps. */
export async function childrensLots(
  q: Queries,
  children: readonly MinorAccount[],
  { period, rules }: { period: Period; rules: RuleBook },
) {
  const lots: ReportLot[] = [];
  const gaps: Awaited<ReturnType<typeof allSales>>['gaps'] = [];
  for (const { portfolio_id: id, name, adult_from: adultFrom } of children) {
    const found = await allSales(q, id, period, rules);
    const sold = await taxedLots(q, { portfolioId: id, sales: found.sales, period, rules });
    lots.push(
      ...sold.filter((lot) => lot.soldOn < adultFrom).map((lot) => ({ ...lot, holder: name, childId: id })),
    );
    gaps.push(...found.gaps);
  }
  return { lots, gaps };
}
