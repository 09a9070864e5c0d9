import type { PortfolioAnalysis } from '@sanchay/contracts';
import { sumRupees, toWire, yearlyCommission, yearlyExpense } from '@sanchay/finance';
import type { ValuedHolding } from './exposures.ts';

type Cost = PortfolioAnalysis['cost'];

/**
 * What the funds cost a year by their expense ratios, and what regular plans cost more than their direct plans. Rupees;
 * a fund without a known ratio is left out of the sums and has null.
 */
export function costOf(funds: readonly ValuedHolding[]): Cost {
  const rows = funds.map(rowOf);
  const known = rows.filter(({ yearly }) => yearly !== null);
  const values = new Map(funds.map(({ code, value }) => [code, value]));
  const covered = sumRupees(known.map(({ code }) => values.get(code)!));
  const yearly = sumRupees(known.map((row) => row.yearly!));
  return {
    yearly: toWire(yearly, 2),
    covered_value: toWire(covered, 2),
    average_percentage: covered.gt(0) ? toWire((toWire(yearly, 2) / toWire(covered, 2)) * 100, 2) : null,
    regular_yearly: toWire(sumRupees(rows.flatMap(({ twin }) => twin?.yearly_more ?? [])), 2),
    funds: rows,
  };
}

function rowOf({ code, value, fund }: ValuedHolding): Cost['funds'][number] {
  const ratio = ratioOf(fund?.expense_ratio);
  const direct = ratioOf(fund?.twin_expense_ratio);
  return {
    code,
    direct: fund?.direct ?? true,
    expense_percentage: ratio,
    expense_date: fund?.expense_ratio_date ?? null,
    yearly: yearlyExpense(value, ratio),
    twin:
      fund && fund.twin_code !== null && fund.twin_name !== null && fund.twin_slug !== null
        ? {
            code: fund.twin_code,
            name: fund.twin_name,
            slug: fund.twin_slug,
            expense_percentage: direct,
            yearly_more: yearlyCommission(value, { regular: ratio, direct }),
          }
        : null,
  };
}

const ratioOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : toWire(text, 3);
