import type { SchemeClass } from '../calendar/calendar.ts';
import type { DatedRule } from '../rules/datedRule.ts';
import type { NavRule, PlatformCutOffRule } from '../nav/navRules.ts';

/** Funds whose sales follow days or times of their own within their class. */
export type RedemptionGroup = 'overnight' | 'overseas';

/** Rows that come before the ordinary ones of the class. */
export const groupNavRules: Readonly<Record<RedemptionGroup, readonly NavRule[]>> = {
  overnight: [
    {
      rule_id: 'redeem-overnight-2025',
      applies_from: '2025-06-01',
      applies_to: null,
      value: {
        schemeClass: 'liquid',
        side: 'redemption',
        cutOff: '19:00',
        navDay: 'before_next_business',
        lateNavDay: 'same',
        needsMoney: false,
        settlesInDays: 1,
      },
      source:
        'SEBI circular of 22 Apr 2025: 7 pm for redemptions of overnight funds placed online (rules R5)',
      confidence: 'H',
    },
  ],
  overseas: [
    {
      rule_id: 'redeem-overseas-2023',
      applies_from: '2023-02-01',
      applies_to: null,
      value: {
        schemeClass: 'equity',
        side: 'redemption',
        cutOff: '15:00',
        navDay: 'same',
        lateNavDay: 'same',
        needsMoney: false,
        settlesInDays: 5,
      },
      source: 'SEBI limit of T+5 for funds that hold 80% or more abroad (rules R5)',
      confidence: 'M',
    },
  ],
};

/** Settlement days after the processing day by which the money has to be there; after that interest is owed. */
export const payoutLimits: ReadonlyArray<DatedRule<{ readonly usual: number; readonly overseas: number }>> = [
  {
    rule_id: 'payout-limit-2023',
    applies_from: '1993-01-01',
    applies_to: null,
    value: { usual: 3, overseas: 5 },
    source: 'SEBI: T+3, overseas T+5 (rules R5) (note: applied to older dates so that history can be dated)',
    confidence: 'M',
  },
];

/** Percent a year that the fund house owes on money that comes after the limit. */
export const latePayoutRates: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'late-payout-15',
    applies_from: '1993-01-01',
    applies_to: null,
    value: 15,
    source: 'SEBI: 15% a year for each day of delay (rules R5)',
    confidence: 'M',
  },
];

const send = (
  group: RedemptionGroup | 'usual',
  schemeClass: SchemeClass,
  cutOff: string,
): PlatformCutOffRule => ({
  rule_id: `platform-redeem-${group === 'usual' ? schemeClass : group}`,
  applies_from: '1993-01-01',
  applies_to: null,
  value: { schemeClass, cutOff },
  source: 'Our own rule: redemptions of a day are sent to AMCs before their cut-off (rules R5)',
  confidence: 'H',
});

/** When the sales of a day are sent; until then a sale can be cancelled. */
export const redemptionSendRules: Readonly<Record<SchemeClass | 'overnight', readonly PlatformCutOffRule[]>> =
  {
    equity: [send('usual', 'equity', '14:30')],
    debt: [send('usual', 'debt', '14:30')],
    liquid: [send('usual', 'liquid', '14:30')],
    overnight: [send('overnight', 'liquid', '18:30')],
  };
