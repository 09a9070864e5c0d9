import type { DatedRule } from '../../rules/datedRule.ts';

/**
 * US dollars that a non-resident may send abroad from NRO accounts in a financial year, after tax. The bank that sends
 * the money applies it, over all accounts of the investor; a payout to an NRO account stays in India and uses none of
 * it.
 */
export const nroRepatriationLimits: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'nro-repatriation-2007',
    applies_from: '2007-01-01',
    applies_to: null,
    value: 1_000_000,
    source:
      'FEMA (Remittance of Assets) Regulations; NRE balances have no limit (general knowledge, not looked up)',
    confidence: 'L',
  },
];
