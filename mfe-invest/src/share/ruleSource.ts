import type { DatedRule } from '@sanchay/finance';

/** Who says so, for a person: without the place in our own list of rules, which the rule's id names better. */
export function ruleSource({ source }: Pick<DatedRule<unknown>, 'source'>): string {
  return source.replace(/\s*\(rules [^)]*\)/, '');
}
