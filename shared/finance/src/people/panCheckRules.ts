import type { DatedRule } from '../rules/datedRule.ts';

/** How many PANs may be checked with the KYC registry in 24 hours. */
export type PanCheckLimits = {
  /** Different PANs by one user. */
  readonly pansPerUser: number;
  /** Checks by one user, the same PAN again included. */
  readonly checksPerUser: number;
  /** Different PANs from one network. */
  readonly pansPerNetwork: number;
};

/** Ours; no regulator names a figure. */
export const panCheckRules: ReadonlyArray<DatedRule<PanCheckLimits>> = [
  {
    rule_id: 'pan-check-2026',
    applies_from: '2020-01-01',
    applies_to: null,
    value: { pansPerUser: 6, checksPerUser: 20, pansPerNetwork: 30 },
    source:
      'Own rule: up to three holders and a slip for each; an office or a shop shares the address of its network',
    confidence: 'M',
  },
];
