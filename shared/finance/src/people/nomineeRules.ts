import type { DatedRule } from '../rules/datedRule.ts';

/** How many nominees a folio or account can have. Source: rules R6. */
export const nomineeLimits: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'nominees.three',
    applies_from: '2011-04-01',
    applies_to: '2025-02-28',
    value: 3,
    source: 'SEBI, nomination before the circular of 10 Jan 2025',
    confidence: 'M',
  },
  {
    rule_id: 'nominees.ten',
    applies_from: '2025-03-01',
    applies_to: null,
    value: 10,
    source: 'SEBI, circular on nomination, in force from 1 Mar 2025',
    confidence: 'M',
  },
];
