import { financialYearBounds } from '../calendar/dates.ts';
import { requireRule } from '../rules/datedRule.ts';
import { toWire } from '../money.ts';
import { rupees, type Rupees } from '../quantity.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import type { Slab } from './slabRules.ts';

export type IncomeTaxInput = {
  /** Rupees a year after deductions, taxed at slab rates only. */
  taxableIncome: number;
  /** Financial year, "2025-26". */
  fy: string;
};

export type IncomeTax = {
  /** Rupees by the slabs, before rebate and cess. */
  slabTax: number;
  /** Rupees taken away under section 87A, with relief just above its limit. */
  rebate: number;
  cess: number;
  taxWithCess: number;
  /** True where a surcharge, not included here, comes on top. */
  surchargeApplies: boolean;
  ruleId: string;
};

/** Each slab's step over the one below, on all income above its start: the same sum with no upper bounds. */
function slabTax(income: Rupees, slabs: readonly Slab[]): Rupees {
  let tax = rupees(0);
  let below = 0;
  for (const { from, pct } of slabs) {
    if (income.gt(rupees(from)))
      tax = tax.plus(
        income
          .minus(rupees(from))
          .times(pct - below)
          .div(100),
      );
    below = pct;
  }
  return tax;
}

/**
 * Income tax under the new regime: slabs, then the 87A rebate, then the cess. Just above the rebate's limit the tax
 * is no more than the income above the limit (marginal relief). Rupees. Source: rules R11.
 * @throws NoRuleError for a year without slabs; RangeError for a negative income or a bad year.
 */
export function incomeTaxSlab(
  { taxableIncome, fy }: IncomeTaxInput,
  rules: Pick<RuleBook, 'new_regime_slabs'>,
): IncomeTax {
  const { from } = financialYearBounds(fy);
  const { value, rule_id } = requireRule(rules.new_regime_slabs, from, 'income tax slabs');
  const income = rupees(taxableIncome);
  if (income.lt(0)) throw new RangeError(`Income must not be negative: ${taxableIncome}`);
  const tax = slabTax(income, value.slabs);
  const above = income.minus(rupees(value.rebateUpTo));
  const kept = above.gt(0) ? above : rupees(0);
  const rebate = tax.gt(kept) ? tax.minus(kept) : rupees(0);
  const payable = tax.minus(rebate);
  const cess = payable.times(value.cessPct).div(100);
  return {
    slabTax: toWire(tax, 2),
    rebate: toWire(rebate, 2),
    cess: toWire(cess, 2),
    taxWithCess: toWire(payable.plus(cess), 2),
    surchargeApplies: income.gt(rupees(value.surchargeAbove)),
    ruleId: rule_id,
  };
}
