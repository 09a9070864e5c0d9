import type { DatedRuleRow, RuleSourceRow } from '@sanchay/contracts';
import { publicSource, type DatedRule, type RuleBook } from '@sanchay/finance';

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
export function ruleTable(book: RuleBook): DatedRuleRow[] {
  return [
    ...rows('equity_ltcg', book.equity_gains, ({ ltcgPct }) => [ltcgPct]),
    ...rows('equity_stcg', book.equity_gains, ({ stcgPct }) => [stcgPct]),
    ...rows('equity_exemption', book.equity_exemption, itself),
    ...rows('section_80c', book.section_80c, itself),
    ...rows('elss_lock_in', book.elss_lock_in, itself),
    ...rows('old_regime_slab', book.old_regime_rates, (rates) => rates),
    ...rows('cess', book.cess, itself),
    ...rows('stamp_duty', book.stamp_duty, itself),
  ];
}

/** Source and dates of the named rules, in the order of `ids`; a rule that the book does not hold is left out. */
export function ruleSources(book: RuleBook, ids: readonly string[]): RuleSourceRow[] {
  const all = new Map(
    Object.values<ReadonlyArray<DatedRule<unknown>>>(book)
      .flat()
      .map((rule) => [rule.rule_id, rule]),
  );
  return [...new Set(ids)].flatMap((id) => {
    const rule = all.get(id);
    if (!rule) return [];
    const { rule_id, applies_from, applies_to, source } = rule;
    return [{ rule_id, applies_from, applies_to, source: publicSource(source) }];
  });
}
