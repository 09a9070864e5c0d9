import type { DeductedTax } from '@sanchay/contracts';
import { toWire, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { heldOn } from '../heldStore.ts';
import type { Period } from '../soldLotStore.ts';
import { distributingFunds, payoutsOf, type PayoutRow } from './incomeStore.ts';
import { incomeSheets, type IncomeSheets } from './sources.ts';

/** What an account earned in a period, as far as it is booked or recorded. */
export interface EarnedIncome extends Required<IncomeSheets> {
  deducted: DeductedTax[];
  /** Whether a fund that is held distributes income, which is not booked here. */
  distributes: boolean;
}

/** The income of one account in a period; nothing for a period that ends before it begins. */
export async function incomeOf(
  q: Queries,
  portfolioId: string,
  period: Period,
  rules: RuleBook,
): Promise<EarnedIncome> {
  if (period.from > period.to)
    return { dividends: [], interest: [], foreign: [], deducted: [], distributes: false };
  const sheets = await incomeSheets(q, portfolioId, period, rules);
  const payouts = await payoutsOf(q, portfolioId, period);
  const distributing = await distributingFunds(q, portfolioId);
  return {
    ...sheets,
    deducted: payouts.filter(({ tds }) => Number(tds) > 0).map((payout) => deductedView(payout)),
    distributes:
      distributing.length > 0 && (await heldOn(q, portfolioId, period.to, distributing)).held.length > 0,
  };
}

function deductedView(payout: PayoutRow): DeductedTax {
  return {
    id: payout.id,
    source: 'mutual_fund',
    name: payout.name,
    date: payout.paid_on,
    paid: toWire(payout.net, 2),
    tds: toWire(payout.tds, 2),
  };
}
