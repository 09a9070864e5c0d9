import type { DatedRuleRow } from '@sanchay/contracts';
import { publishedRules } from '@sanchay/finance';
import type { DatedRule } from '@sanchay/finance';

/** Rows of one kind; `pick` gives the figures of a rule, one row each. */
function rows<T>(
  kind: DatedRuleRow['kind'],
  table: ReadonlyArray<DatedRule<T>>,
  pick: (value: T) => readonly number[],
): DatedRuleRow[] {
  return table.flatMap(({ value, ...rule }) =>
    pick(value).map((figure) => ({ ...rule, kind, value: figure })),
  );
}

const itself = (value: number): number[] => [value];

/** Every dated figure that public pages show, with those of the past: the tables that the product computes with. */
export function ruleTable(): DatedRuleRow[] {
  return [
    ...rows('equity_ltcg', publishedRules.equity_gains, ({ ltcgPct }) => [ltcgPct]),
    ...rows('equity_stcg', publishedRules.equity_gains, ({ stcgPct }) => [stcgPct]),
    ...rows('equity_exemption', publishedRules.equity_exemption, itself),
    ...rows('section_80c', publishedRules.section_80c, itself),
    ...rows('elss_lock_in', publishedRules.elss_lock_in, itself),
    ...rows('old_regime_slab', publishedRules.old_regime_rates, (rates) => rates),
    ...rows('cess', publishedRules.cess, itself),
    ...rows('stamp_duty', publishedRules.stamp_duty, itself),
  ];
}
