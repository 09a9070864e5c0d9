import type { DatedRule } from '../rules/datedRule.ts';

export type UpiRule = {
  /** Rupees that an investor may pay to intermediaries by UPI in a day. */
  readonly dailyLimit: number;
  /** Whether money may be requested with a verified handle only. */
  readonly verifiedHandleOnly: boolean;
};

/** Collecting money for investments by UPI, by the day of the payment. */
export const upiRules: readonly DatedRule<UpiRule>[] = [
  {
    rule_id: 'upi-before-verified-handles',
    applies_from: '2016-04-11',
    applies_to: '2025-09-30',
    value: { dailyLimit: 200_000, verifiedHandleOnly: false },
    source: 'NPCI limit for capital markets before the verified handles (general knowledge)',
    confidence: 'L',
  },
  {
    rule_id: 'upi-verified-handles-2025',
    applies_from: '2025-10-01',
    applies_to: null,
    value: { dailyLimit: 500_000, verifiedHandleOnly: true },
    source: 'SEBI circular on verified UPI handles, from 1 October 2025 (rules R9)',
    confidence: 'M',
  },
];
