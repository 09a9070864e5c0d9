import { requireRule } from '../../rules/datedRule.ts';
import { type Big } from '../../money.ts';
import { rupees, roundRupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import type { TaxHeadName } from '../gains/fundGains.ts';

type Gain = { readonly head: TaxHeadName; readonly gain: string };

/** Tax of each gain in rupees, and the row behind it. */
export type DeductedTax = { perLot: string[]; total: string; ruleId: string };

/**
 * Tax deducted from the gains of a sale, lot by lot and half-up to paise. A lot with a loss carries none, and a loss
 * does not reduce the tax of another lot; the investor settles both in the return. @throws NoRuleError.
 */
export function nonResidentTds(
  gains: readonly Gain[],
  soldOn: string,
  rules: Pick<RuleBook, 'non_resident_tds'>,
): DeductedTax {
  const { rule_id: ruleId, value } = requireRule(
    rules.non_resident_tds,
    soldOn,
    'tax deducted from gains of non-residents',
  );
  const taxable = gains.map(({ gain }) => (rupees(gain).gt(0) ? rupees(gain) : rupees(0)));
  const all = taxable.reduce<Big>((sum, gain) => sum.plus(gain), rupees(0));
  const surchargePct = value.surcharges.find(({ above }) => all.gt(above))?.pct ?? 0;
  const perLot = taxable.map((gain, index) => {
    const { head } = gains[index]!;
    const tax = gain.times(value.ratePct[head]).div(100);
    const pct = Math.min(surchargePct, value.surchargeCapPct[head]);
    const surcharged = tax.times(100 + pct).div(100);
    return roundRupees(surcharged.times(100 + value.cessPct).div(100)).toFixed(2);
  });
  const total = perLot.reduce<Big>((sum, tax) => sum.plus(tax), rupees(0)).toFixed(2);
  return { perLot, total, ruleId };
}
