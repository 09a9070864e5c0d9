import type { SchemeClass } from '../calendar/calendar.ts';
import type { DatedRule } from '../rules/datedRule.ts';

/** A day counted from the processing day: itself, the calendar day before it, or the day before the next business day. */
export type NavDay = 'same' | 'previous_calendar' | 'before_next_business';

export type NavRuleValue = {
  readonly schemeClass: SchemeClass;
  readonly side: 'purchase' | 'redemption';
  /** Time of day in India; an order counts for the day when it is strictly before it. */
  readonly cutOff: string;
  /** The day whose NAV an order before the cut-off gets. */
  readonly navDay: NavDay;
  /** The day whose NAV an order after the cut-off gets; it is processed on the next business day. */
  readonly lateNavDay: NavDay;
  /** Whether the money must have reached the fund house before the cut-off. */
  readonly needsMoney: boolean;
  /** Settlement days from the processing day to units (purchase) or money (redemption). */
  readonly settlesInDays: number;
};

export type NavRule = DatedRule<NavRuleValue>;

const SEBI = 'SEBI circulars on uniform applicability of NAV, 17 Sep and 31 Dec 2020 (rules R5)';
const EARLIER =
  'Present cut-off applied to older dates so that imported history can be dated; then money was needed only from 2 lakh rupees';
const ALLOTMENT: Readonly<Record<SchemeClass, string>> = {
  equity: 'units on the next settlement day (note: as in the Zerodha bulletin of 9 Apr 2024)',
  debt: 'units on the next settlement day (note: as in the Zerodha bulletin of 9 Apr 2024)',
  liquid: 'units on the business day on which the money is realised before the cut-off',
};

const purchase = (schemeClass: SchemeClass): NavRuleValue => {
  const navDay = schemeClass === 'liquid' ? 'previous_calendar' : 'same';
  return {
    schemeClass,
    side: 'purchase',
    cutOff: schemeClass === 'liquid' ? '13:30' : '15:00',
    navDay,
    lateNavDay: navDay,
    needsMoney: true,
    settlesInDays: schemeClass === 'liquid' ? 0 : 1,
  };
};
const redemption = (schemeClass: SchemeClass, settlesInDays: number): NavRuleValue => ({
  schemeClass,
  side: 'redemption',
  cutOff: '15:00',
  navDay: schemeClass === 'liquid' ? 'before_next_business' : 'same',
  lateNavDay: 'same',
  needsMoney: false,
  settlesInDays,
});

const current = (schemeClass: SchemeClass): NavRule => ({
  rule_id: `nav-${schemeClass}-2021`,
  applies_from: '2021-02-01',
  applies_to: null,
  value: purchase(schemeClass),
  source: `${SEBI}; ${ALLOTMENT[schemeClass]}`,
  confidence: 'H',
});
const earlier = (schemeClass: SchemeClass): NavRule => ({
  rule_id: `nav-${schemeClass}-before-2021`,
  applies_from: '1993-01-01',
  applies_to: '2021-01-31',
  value: { ...purchase(schemeClass), needsMoney: false },
  source: EARLIER,
  confidence: 'L',
});

/** Which NAV a purchase or a redemption gets, per class and date. */
export const navRules: readonly NavRule[] = [
  current('equity'),
  current('debt'),
  current('liquid'),
  earlier('equity'),
  earlier('debt'),
  earlier('liquid'),
  {
    rule_id: 'redeem-equity-2023',
    applies_from: '2023-02-01',
    applies_to: null,
    value: redemption('equity', 2),
    source: 'SEBI cut-off; AMFI practice of T+2 for equity since 1 Feb 2023 (rules R5)',
    confidence: 'M',
  },
  {
    rule_id: 'redeem-equity-before-2023',
    applies_from: '1993-01-01',
    applies_to: '2023-01-31',
    value: redemption('equity', 3),
    source: 'SEBI cut-off; T+3 (rules R5)',
    confidence: 'M',
  },
  {
    rule_id: 'redeem-debt',
    applies_from: '1993-01-01',
    applies_to: null,
    value: redemption('debt', 2),
    source: 'SEBI cut-off (rules R5); T+2 is common practice within the T+3 limit',
    confidence: 'L',
  },
  {
    rule_id: 'redeem-liquid',
    applies_from: '1993-01-01',
    applies_to: null,
    value: redemption('liquid', 1),
    source: 'SEBI cut-off (rules R5); T+1 is common practice within the T+3 limit',
    confidence: 'L',
  },
];

export type PlatformCutOffRule = DatedRule<{ readonly schemeClass: SchemeClass; readonly cutOff: string }>;

const platform = (schemeClass: SchemeClass, cutOff: string): PlatformCutOffRule => ({
  rule_id: `platform-${schemeClass}`,
  applies_from: '1993-01-01',
  applies_to: null,
  value: { schemeClass, cutOff },
  source: 'Our own rule: time to transfer money to the AMC (rules R5; other platforms keep 12:30 to 14:30)',
  confidence: 'H',
});

/** The earlier time we promise to people, because money takes time to reach the fund house. */
export const platformCutOffRules: readonly PlatformCutOffRule[] = [
  platform('equity', '14:30'),
  platform('debt', '14:30'),
  platform('liquid', '13:00'),
];
