import type { DatedRule } from '../../rules/datedRule.ts';

/** The load of liquid funds on day 1, day 2 and so on; nil after the last. */
export const gradedLiquidLoads: ReadonlyArray<DatedRule<readonly number[]>> = [
  {
    rule_id: 'liquid-load-2019',
    applies_from: '2019-10-20',
    applies_to: null,
    value: [0.007, 0.0065, 0.006, 0.0055, 0.005, 0.0045],
    source: 'SEBI circular of 20 Sep 2019 on risk management of liquid funds (general knowledge)',
    confidence: 'M',
  },
];
