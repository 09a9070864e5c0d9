import { foreignRateDay, lotRupees, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { dollarRatesOn } from '../../us-stocks/index.ts';
import { paidUsDividends, type PaidUsDividend } from './eventStore.ts';

/** A paid dividend in rupees, as decimal text. */
export interface UsDividendIncome extends PaidUsDividend {
  /** Before tax, and the tax of the United States, at the rate of the month before the payment. */
  gross: string;
  tax: string;
  /** Before tax at the rate of the day of payment, as Schedule FA has it. */
  credited: string;
}

/**
 * Dividends that were paid in a period, as a return states them; both days are included. The tax withheld is converted
 * like the income. Source: rules 115 and 128 of the Income-tax Rules, 1962.
 */
export async function usDividendIncome(
  q: Queries,
  portfolioId: string,
  period: { from: string; to: string },
  rules: Pick<RuleBook, 'foreign_income_rate'>,
): Promise<UsDividendIncome[]> {
  const paid = await paidUsDividends(q, portfolioId, period);
  const rates = await dollarRatesOn(
    q,
    paid.flatMap(({ paid_on: on }) => [foreignRateDay(on, rules).day, on]),
  );
  return paid.map((dividend, index) => {
    const inRupees = (cost: string, at: number): string =>
      lotRupees({ cost, rate: rates[2 * index + at] ?? '0' }).toFixed(2);
    return {
      ...dividend,
      gross: inRupees(dividend.amount, 0),
      tax: inRupees(dividend.withheld, 0),
      credited: inRupees(dividend.amount, 1),
    };
  });
}
