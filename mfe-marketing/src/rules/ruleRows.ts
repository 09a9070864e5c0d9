import type { DatedRuleRow } from '@sanchay/contracts';

/** The rule table as the API gives it: its rows and the day on which the page stands. */
export interface RuleTable {
  /** ISO day of business. */
  on: string;
  rules: readonly DatedRuleRow[];
}

/** The rows of a kind that hold on the table's day. */
export function inForce({ on, rules }: RuleTable, kind: DatedRuleRow['kind']): DatedRuleRow[] {
  return rules.filter(
    (rule) =>
      rule.kind === kind && rule.applies_from <= on && (rule.applies_to === null || on <= rule.applies_to),
  );
}

/** The figure of a kind on the table's day; null where no row holds, because a rate is never guessed. */
export function figureOf(table: RuleTable, kind: DatedRuleRow['kind']): number | null {
  return inForce(table, kind)[0]?.value ?? null;
}

/** Every row of a kind, the latest first. */
export function historyOf({ rules }: RuleTable, kind: DatedRuleRow['kind']): DatedRuleRow[] {
  return rules
    .filter((rule) => rule.kind === kind)
    .toSorted((a, b) => b.applies_from.localeCompare(a.applies_from));
}
