import type { DatedRule } from '../rules/datedRule.ts';

/** How money comes to us for a purchase. A mandate is a NACH or UPI AutoPay debit. */
export type PaymentRail = 'upi' | 'netbanking' | 'wallet' | 'mandate';

/** When a fund house can use money that was captured on a rail. */
export type MoneyRealised = {
  readonly rail: PaymentRail;
  /** Time of day in India; a capture at this time or later counts as one of the next day. */
  readonly cutOff: string;
  /** Settlement days from the day of capture to the day on which the rail settles; 0 settles at once. */
  readonly settlementDays: number;
  /** Time of that day by which the settlement is there; counts only where there are settlement days. */
  readonly settledBy: string;
  /** Minutes that the rail takes from capture to the fund house. */
  readonly minutes: number;
  /** Minutes of our own on top: for reports and retries. */
  readonly marginMinutes: number;
};

const FUND_HOUSES =
  'Payment modes and when their money reaches the AMC, as AMCs disclose them (note: HDFC, Canara Robeco)';

const row = (value: MoneyRealised, source: string, confidence: 'M' | 'L'): DatedRule<MoneyRealised> => ({
  rule_id: `money-${value.rail}-2021`,
  applies_from: '2021-02-01',
  applies_to: null,
  value,
  source,
  confidence,
});

/** When money is realised, by payment rail and the day of capture; since realisation counts for all amounts. */
export const moneyRealisedRules: ReadonlyArray<DatedRule<MoneyRealised>> = [
  row(
    { rail: 'upi', cutOff: '23:59', settlementDays: 0, settledBy: '00:00', minutes: 15, marginMinutes: 15 },
    `${FUND_HOUSES}: 2:45 pm for a cut-off of 3 pm; BSE StAR MF: 2:30 pm, which is our margin`,
    'M',
  ),
  row(
    {
      rail: 'netbanking',
      cutOff: '23:59',
      settlementDays: 1,
      settledBy: '10:00',
      minutes: 0,
      marginMinutes: 15,
    },
    `${FUND_HOUSES}: the next day, except from banks with a direct settlement, which not every gateway has`,
    'M',
  ),
  row(
    { rail: 'wallet', cutOff: '23:59', settlementDays: 1, settledBy: '10:00', minutes: 0, marginMinutes: 15 },
    'Gateways settle wallets on the next settlement day (general knowledge, to be confirmed with the gateway)',
    'L',
  ),
  row(
    {
      rail: 'mandate',
      cutOff: '23:59',
      settlementDays: 1,
      settledBy: '10:00',
      minutes: 0,
      marginMinutes: 15,
    },
    `${FUND_HOUSES}: units one business day after the debit`,
    'M',
  ),
];
