import type { PlanFrequency } from '@sanchay/finance';

interface Gap {
  sip_minimum_gap: number;
  sip_maximum_gap: number;
}

/** Days between two instalments: the shortest and the longest distance that the rhythm itself has. */
const GAPS: Record<PlanFrequency, Gap> = {
  daily: { sip_minimum_gap: 1, sip_maximum_gap: 1 },
  weekly: { sip_minimum_gap: 7, sip_maximum_gap: 7 },
  fortnightly: { sip_minimum_gap: 14, sip_maximum_gap: 14 },
  monthly: { sip_minimum_gap: 28, sip_maximum_gap: 31 },
  quarterly: { sip_minimum_gap: 89, sip_maximum_gap: 92 },
};
const WEEKDAYS = [1, 2, 3, 4, 5];

/**
 * The `sips` of a scheme: one row a frequency that it takes. Dates are days of the month; of the week, 1 for Monday,
 * where weekly or fortnightly; none for daily.
 */
export function sipRules(frequencies: readonly PlanFrequency[], monthDays: number[]) {
  return frequencies.map((frequency) => ({
    sip_frequency: frequency.toUpperCase(),
    sip_dates: datesOf(frequency, monthDays),
    ...GAPS[frequency],
  }));
}

function datesOf(frequency: PlanFrequency, monthDays: number[]): number[] {
  if (frequency === 'daily') return [];
  return frequency === 'weekly' || frequency === 'fortnightly' ? WEEKDAYS : monthDays;
}
