import type { DatedRule } from '../datedRule.ts';
import { requireRule, ruleOn } from '../datedRule.ts';
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

/** From which shares on a fund is of a kind for tax; `equityAtMost` or `debtAbove` makes it a specified fund. */
export type FundKindShares = {
  readonly equityFrom: number;
  readonly equityAtMost?: number;
  readonly debtAbove?: number;
};

/** Shares in percent that decide how a fund is taxed, by the date of transfer. Source: rules R1 and R2. */
export const fundKindRules: ReadonlyArray<DatedRule<FundKindShares>> = [
  {
    rule_id: 'fund-kind-2025',
    applies_from: '2025-04-01',
    applies_to: null,
    value: { equityFrom: 65, debtAbove: 65 },
    source: 'Section 50AA as changed by the Finance (No. 2) Act 2024: more than 65 % in debt (rules R2)',
    confidence: 'H',
  },
  {
    rule_id: 'fund-kind-2023',
    applies_from: '2023-04-01',
    applies_to: '2025-03-31',
    value: { equityFrom: 65, equityAtMost: 35 },
    source: 'Section 50AA of the Finance Act 2023: at most 35 % in domestic equity (rules R2)',
    confidence: 'H',
  },
  {
    rule_id: 'fund-kind-2006',
    applies_from: '2006-06-01',
    applies_to: '2023-03-31',
    value: { equityFrom: 65 },
    source:
      'Equity-oriented from 65 % in domestic equity (Finance Act 2006, general knowledge); no specified funds',
    confidence: 'M',
  },
];

/** How gains of a fund are taxed on a day, and the rows that say so; `unknown` where no allocation is disclosed. */
export type FundTax = {
  kind: TaxKind;
  listed: boolean;
  /** Row of `fundKindRules`, and that of the allocation; null where none is disclosed. */
  ruleId: string | null;
  allocation: FundAllocation | null;
};

/**
 * How gains of a fund are taxed when its units are sold on a day, by the asset allocation that it disclosed for that
 * day. Neither its name nor its category is read. Source: rules R1 and R2.
 * @throws NoRuleError before 1 June 2006.
 */
export function fundTaxOn(allocations: readonly FundAllocation[], soldOn: string): FundTax {
  const allocation = ruleOn(allocations, soldOn);
  if (!allocation) return { kind: 'unknown', listed: false, ruleId: null, allocation: null };
  const { equity, debt, listed } = allocation.value;
  const { rule_id: ruleId, value } = requireRule(fundKindRules, soldOn, 'kind of a fund for tax');
  const { equityFrom, equityAtMost = -1, debtAbove = 100 } = value;
  const specified = equity <= equityAtMost || debt > debtAbove;
  const kind = equity >= equityFrom ? 'equity' : specified ? 'specified' : 'other';
  return { kind, listed, ruleId, allocation };
}
