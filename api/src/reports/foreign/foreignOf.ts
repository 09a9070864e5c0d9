import type { CapitalGains } from '@sanchay/contracts';
import { financialYearBounds, sumRupees, toWire, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { foreignShares, usDividendIncome } from '../../us-orders/index.ts';
import { collectedTax } from '../../us-stocks/index.ts';
import type { ReportLot } from '../taxedLots.ts';

type Foreign = NonNullable<CapitalGains['foreign']>;

const amount = (rupees: string): number => toWire(rupees, 2);

/**
 * What a return of a financial year states about assets and income abroad: US shares held in the calendar year that ends
 * within it (Schedule FA, table A3), income from there (Schedule FSI), and the tax that the bank collected on money sent
 * abroad; null without any. Gains on US shares are not taxed in the United States, so that tax was paid there on dividends
 * only.
 */
export async function foreignOf(
  q: Queries,
  portfolioId: string,
  { year, today, lots, rules }: { year: string; today: string; lots: readonly ReportLot[]; rules: RuleBook },
): Promise<Foreign | null> {
  const calendar = year.slice(0, 4);
  const [from, last] = [`${calendar}-01-01`, `${calendar}-12-31`];
  const to = today < last ? today : last;
  const shares = await foreignShares(q, portfolioId, { from, to }, rules);
  const tcs = await collectedTax(q, portfolioId, year);
  const sold = lots.filter(({ asset }) => asset === 'us_stock');
  const dividends = await usDividendIncome(q, portfolioId, financialYearBounds(year), rules);
  if (shares.length + sold.length + dividends.length === 0 && Number(tcs) === 0) return null;
  return {
    from,
    to,
    running: today < last,
    shares: shares.map((row) => ({
      ...row,
      shares: toWire(row.shares, 6),
      initial: amount(row.initial),
      peak: amount(row.peak),
      closing: amount(row.closing),
      credited: amount(row.credited),
      proceeds: amount(row.proceeds),
    })),
    gains: amount(sumRupees(sold.map(({ gain }) => gain)).toFixed(2)),
    dividends: amount(sumRupees(dividends.map(({ gross }) => gross)).toFixed(2)),
    tax_paid: amount(sumRupees(dividends.map(({ tax }) => tax)).toFixed(2)),
    tcs: amount(tcs),
  };
}
