import { requireRule, ruleOn, type DatedRule } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import type { TaxKind } from './fundGains.ts';

/**
 * How a fund's money is disclosed to be invested, percent of the fund as the tax law averages it over the year; a row
 * for each time at which it differs in kind.
 */
export type FundAllocation = DatedRule<{
  /** In equity shares of domestic companies. */
  readonly equity: number;
  /** In debt and money market instruments, or in funds that hold mostly these. */
  readonly debt: number;
  /** Whether its units are traded on an exchange, as those of an ETF are. */
  readonly listed: boolean;
}>;

/** How gains of a fund are taxed on a day, and the rows that state it; `unknown` where no allocation is disclosed. */
export type FundTax = {
  kind: TaxKind;
  listed: boolean;
  /** Row of the kind `fund_kind`, and that of the allocation; null where none is disclosed. */
  ruleId: string | null;
  allocation: FundAllocation | null;
};

/**
 * How gains of a fund are taxed when its units are sold on a day, by the asset allocation that it disclosed for that
 * day. Neither its name nor its category is read. Source: rules R1 and R2.
 * @throws NoRuleError before 1 June 2006.
 */
export function fundTaxOn(
  allocations: readonly FundAllocation[],
  soldOn: string,
  rules: Pick<RuleBook, 'fund_kind'>,
): FundTax {
  const allocation = ruleOn(allocations, soldOn);
  if (!allocation) return { kind: 'unknown', listed: false, ruleId: null, allocation: null };
  const { equity, debt, listed } = allocation.value;
  const { rule_id: ruleId, value } = requireRule(rules.fund_kind, soldOn, 'kind of a fund for tax');
  const { equityFrom, equityAtMost = -1, debtAbove = 100 } = value;
  const specified = equity <= equityAtMost || debt > debtAbove;
  const kind = equity >= equityFrom ? 'equity' : specified ? 'specified' : 'other';
  return { kind, listed, ruleId, allocation };
}
