import type { DatedRuleRow } from '@sanchay/contracts';
import {
  cessRates,
  elssLockIns,
  equityExemptions,
  equityRates,
  oldRegimeRates,
  section80cLimits,
  stampDutyRules,
} from '@sanchay/finance';
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
    ...rows('equity_ltcg', equityRates, ({ ltcgPct }) => [ltcgPct]),
    ...rows('equity_stcg', equityRates, ({ stcgPct }) => [stcgPct]),
    ...rows('equity_exemption', equityExemptions, itself),
    ...rows('section_80c', section80cLimits, itself),
    ...rows('elss_lock_in', elssLockIns, itself),
    ...rows('old_regime_slab', oldRegimeRates, (rates) => rates),
    ...rows('cess', cessRates, itself),
    ...rows('stamp_duty', stampDutyRules, itself),
  ];
}
