import type { Goal } from '@sanchay/contracts';

/** A goal that is behind, with one holding; only what matters is given. */
export const aGoal = (more: Partial<Goal> = {}): Goal => ({
  id: 'g1',
  version: 1,
  handle: 'car',
  name: 'New car',
  cost: 800_000,
  target_date: '2031-11-20',
  inflation_percentage: 5,
  return_percentage: 7,
  monthly: 5_000,
  holdings: [
    {
      source: 'sanchay',
      asset: 'mutual_fund',
      id: 'LFAG-GR',
      name: 'Parvat Flexi Cap Fund - Direct Plan - Growth',
      value: 100_000,
    },
  ],
  value: 100_000,
  months: 60,
  target: 1_021_025.25,
  projected: 501_815.16,
  shortfall: 519_210.09,
  needed_monthly: 12_210.05,
  funded_percentage: 9.79,
  state: 'behind',
  ...more,
});
