import type { DatedRule } from '../rules/datedRule.ts';

/** Who stands for money that a sale brought by a NAV which was corrected since. */
export interface CorrectedSaleRule {
  /** What the corrected NAV adds is paid to the investor. */
  readonly more: 'paid';
  /** What it takes away is left out of money that is not paid yet; once it is paid, the fund house bears it. */
  readonly less: 'borne_by_house';
}

/** By the day of the NAV that was wrong. */
export const navCorrectionRules: readonly DatedRule<CorrectedSaleRule>[] = [
  {
    rule_id: 'nav-correction-1996',
    applies_from: '1996-12-09',
    applies_to: null,
    value: { more: 'paid', less: 'borne_by_house' },
    source:
      'SEBI (Mutual Funds) Regulations, 1996: the AMC compensates investors for a wrong NAV and bears what it paid in excess (general knowledge)',
    confidence: 'L',
  },
];
