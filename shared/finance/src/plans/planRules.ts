import type { DatedRule } from '../rules/datedRule.ts';

/** After how many instalments in a row that were not paid a plan ends. */
export interface FailureLimits {
  readonly upToMonthly: number;
  readonly quarterlyAndLonger: number;
}

export const planFailureRules: readonly DatedRule<FailureLimits>[] = [
  {
    rule_id: 'sip-auto-cancel-2024',
    applies_from: '2024-04-01',
    applies_to: null,
    value: { upToMonthly: 3, quarterlyAndLonger: 2 },
    source:
      'SIPs are cancelled after 3 failed instalments, 2 if quarterly or longer, from 1 April 2024 (rules R6)',
    confidence: 'M',
  },
];

/** How long before the debit a change must come, by who pays. */
export interface ChangeNotice {
  readonly businessDays: number;
  /** Time of day in India. */
  readonly at: string;
}

export interface ChangeNotices {
  /** The bank has its notice a day before the debit, so a change must come before that. */
  readonly mandate: ChangeNotice;
  /** Nothing is sent ahead where the instalment waits in the cart or is paid in units. */
  readonly none: ChangeNotice;
}

export const planChangeRules: readonly DatedRule<ChangeNotices>[] = [
  {
    rule_id: 'sip-change-notice-2024',
    applies_from: '2024-04-01',
    applies_to: null,
    value: {
      mandate: { businessDays: 2, at: '20:00' },
      none: { businessDays: 0, at: '08:00' },
    },
    source:
      'RBI: pre-debit notification 24 hours before the debit, sent two days before (rules R9; anchors, skip and pause)',
    confidence: 'M',
  },
];

/** Business days within which a cancellation takes effect. */
export const planCancelRules: readonly DatedRule<number>[] = [
  {
    rule_id: 'sip-cancel-2024',
    applies_from: '2024-12-01',
    applies_to: null,
    value: 2,
    source: 'SIP cancellation takes effect within two business days, from 1 December 2024 (rules R6)',
    confidence: 'M',
  },
];
