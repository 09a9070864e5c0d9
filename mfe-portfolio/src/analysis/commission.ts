import type { PortfolioAnalysis } from '@sanchay/contracts';
import { commissionOver } from '@sanchay/finance';

/** Rupees that the regular plans of a portfolio cost more than direct plans after years of growth in percent a year. */
export function commissionLater(
  { cost, funds }: Pick<PortfolioAnalysis, 'cost' | 'funds'>,
  growth: { ratePct: number; years: number },
): number {
  const values = new Map(funds.map(({ code, value }) => [code, value]));
  const paise = cost.funds.reduce((sum, { code, expense_percentage: regular, twin }) => {
    if (!twin) return sum;
    const ratios = { regular, direct: twin.expense_percentage };
    return sum + Math.round((commissionOver(values.get(code) ?? 0, ratios, growth) ?? 0) * 100);
  }, 0);
  return paise / 100;
}
