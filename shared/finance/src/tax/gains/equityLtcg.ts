import { requireRule } from '../../rules/datedRule.ts';
import { toWire } from '../../money.ts';
import { rupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';

/** The kinds of rule that tax gains of equity. */
export type EquityRules = Pick<RuleBook, 'equity_gains' | 'equity_exemption'>;

export type EquityLtcgInput = {
  /** Long-term gain in rupees after losses were set off; a loss gives no tax. */
  ltcg: number;
  /** Date of transfer. */
  saleDate: string;
  /** Rupees of the year's exemption already used by other sales, default 0. */
  exemptionUsed?: number;
};

export type EquityLtcg = {
  exemption: number;
  taxable: number;
  ratePct: number;
  /** Rupees before cess and surcharge. */
  tax: number;
  ruleIds: string[];
};

/**
 * Tax on a long-term gain of listed equity or equity funds: the part above the year's exemption at the rate of
 * the transfer date. Rupees. Source: rules R1. @throws NoRuleError before 1 April 2018.
 */
export function equityLtcg(
  { ltcg, saleDate, exemptionUsed = 0 }: EquityLtcgInput,
  rules: EquityRules,
): EquityLtcg {
  const rates = requireRule(rules.equity_gains, saleDate, 'tax on equity gains');
  const exemption = requireRule(rules.equity_exemption, saleDate, 'exemption of equity gains');
  const left = Math.max(0, exemption.value - exemptionUsed);
  const taxable = toWire(Math.max(0, ltcg - left), 2);
  return {
    exemption: left,
    taxable,
    ratePct: rates.value.ltcgPct,
    tax: toWire(rupees(taxable).times(rates.value.ltcgPct).div(100), 2),
    ruleIds: [rates.rule_id, exemption.rule_id],
  };
}

/**
 * Tax on a short-term gain of listed equity or equity funds, in rupees before cess and surcharge.
 * Source: rules R1. @throws NoRuleError before 1 April 2018.
 */
export function equityStcg(
  stcg: number,
  saleDate: string,
  rules: Pick<EquityRules, 'equity_gains'>,
): { ratePct: number; tax: number; ruleId: string } {
  const { rule_id, value } = requireRule(rules.equity_gains, saleDate, 'tax on equity gains');
  const tax = toWire(rupees(Math.max(0, stcg)).times(value.stcgPct).div(100), 2);
  return { ratePct: value.stcgPct, tax, ruleId: rule_id };
}

/**
 * The most that harvesting can save in a year: the whole exemption used, at the rate of the date. Rupees.
 * Source: rules, "harvesting" (15,625 since 2024-25). @throws NoRuleError before 1 April 2018.
 */
export function taxHarvestingMaxSaving(saleDate: string, rules: EquityRules): number {
  const exemption = requireRule(rules.equity_exemption, saleDate, 'exemption of equity gains').value;
  const rate = requireRule(rules.equity_gains, saleDate, 'tax on equity gains').value.ltcgPct;
  return harvestingSaving(exemption, rate);
}

/** Tax saved by a gain that stays within an exemption: exemption x rate. Rupees and percent. */
export function harvestingSaving(exemption: number, ratePct: number): number {
  return toWire(rupees(exemption).times(ratePct).div(100), 2);
}
