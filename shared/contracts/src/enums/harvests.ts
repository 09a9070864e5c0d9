/**
 * A redemption of a harvest and its purchase. `settled`: the money has arrived and waits for the purchase. Ends:
 * `completed` when the units are allotted, `not_sold` when the redemption was cancelled or failed, `expired` after the
 * last day to buy back, `kept` when the investor leaves the fund.
 */
export const HARVEST_LEG_STATUSES = [
  'redeeming',
  'settled',
  'buying_back',
  'completed',
  'not_sold',
  'expired',
  'kept',
] as const;
export type HarvestLegStatus = (typeof HARVEST_LEG_STATUSES)[number];

/** Days after the payout on which a harvest still offers to buy back. */
export const BUY_BACK_DAYS = 30;
