import type { DatedRule } from '../datedRule.ts';
import { requireRule } from '../datedRule.ts';
import type { Big } from '../money.ts';
import { roundRupees, rupees } from '../money.ts';
import type { TaxHeadName } from './fundGains.ts';

/** What a fund house deducts from the gains of a non-resident, in percent. */
export type NonResidentTds = {
  /** By the head of the gain, before surcharge and cess. */
  readonly ratePct: Readonly<Record<TaxHeadName, number>>;
  /** Surcharge on the tax, by the gains of the sale in rupees, the highest limit first. */
  readonly surcharges: readonly { readonly above: number; readonly pct: number }[];
  /** Cess on tax and surcharge. */
  readonly cessPct: number;
};

export type NonResidentTdsRule = DatedRule<NonResidentTds>;

const SURCHARGES = [
  { above: 10_000_000, pct: 15 },
  { above: 5_000_000, pct: 10 },
] as const;

/**
 * Tax deducted at source from gains of non-residents on fund units, by the day of the transfer. Rates of rules R1 and
 * R2; gains taxed by slab, and those of a fund that has not disclosed what it holds, at the highest rate. Surcharge by the gains of the sale alone and the missing yearly
 * exemption follow the practice of registrars, not a primary text, so that no row is better than M.
 */
export const nonResidentTdsRules: readonly NonResidentTdsRule[] = [
  {
    rule_id: 'nri-tds-2018',
    applies_from: '2018-04-01',
    applies_to: '2024-07-22',
    value: {
      ratePct: { equity_short: 15, equity_long: 10, other_long: 20, slab: 30, unknown: 30 },
      surcharges: SURCHARGES,
      cessPct: 4,
    },
    source: 'Sections 195 and 196A with the rates of rules R1 and R2',
    confidence: 'L',
  },
  {
    rule_id: 'nri-tds-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: {
      ratePct: { equity_short: 20, equity_long: 12.5, other_long: 12.5, slab: 30, unknown: 30 },
      surcharges: SURCHARGES,
      cessPct: 4,
    },
    source: 'Sections 195 and 196A, section 393 since 1 Apr 2026, with the rates of rules R1 and R2',
    confidence: 'M',
  },
];

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
  rules: readonly NonResidentTdsRule[],
): DeductedTax {
  const { rule_id: ruleId, value } = requireRule(rules, soldOn, 'tax deducted from gains of non-residents');
  const taxable = gains.map(({ gain }) => (rupees(gain).gt(0) ? rupees(gain) : rupees(0)));
  const all = taxable.reduce<Big>((sum, gain) => sum.plus(gain), rupees(0));
  const surchargePct = value.surcharges.find(({ above }) => all.gt(above))?.pct ?? 0;
  const perLot = taxable.map((gain, index) => {
    const tax = gain.times(value.ratePct[gains[index]!.head]).div(100);
    const surcharged = tax.times(100 + surchargePct).div(100);
    return roundRupees(surcharged.times(100 + value.cessPct).div(100)).toFixed(2);
  });
  const total = perLot.reduce<Big>((sum, tax) => sum.plus(tax), rupees(0)).toFixed(2);
  return { perLot, total, ruleId };
}
