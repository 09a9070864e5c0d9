import type { RuleBook } from '../../rules/ruleBook.ts';
import type { SaleRules } from '../../orders/sale.ts';

/** The kinds of rule that determine what a plan saves and costs. */
export type HarvestRules = SaleRules & Pick<RuleBook, 'equity_exemption' | 'stamp_duty'>;
