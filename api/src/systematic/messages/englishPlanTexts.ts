import { PLAN_FREQUENCIES } from '@sanchay/contracts';
import { formatDate, formatRupees, formatUnits, scaleOf, type PlanFrequency } from '@sanchay/finance';
import { dueDayMessages } from './dueDayMessages.ts';

export type PlanValues = Record<string, string | number>;

const date = (v: PlanValues, key: string) => formatDate(String(v[key]));
const money = (v: PlanValues, key = 'amount') => {
  const amount = String(Number(v[key]));
  return formatRupees(amount, { decimals: scaleOf(amount) > 0 ? 2 : 0 });
};

/** Lines stored before the frequency was recorded belong to monthly plans. */
export const frequencyOf = (v: PlanValues): PlanFrequency =>
  PLAN_FREQUENCIES.find((one) => one === v.frequency) ?? 'monthly';
const due = (v: PlanValues, key: string) => dueDayMessages(frequencyOf(v), Number(v[key]), 'en');

const units = (v: PlanValues) => formatUnits(String(v.units), Number(v.decimals));

/** The text of each line of a plan's history, in English. */
export const englishPlanTexts = {
  registered: (v: PlanValues) => `Plan created: ${money(v)}, first on ${date(v, 'first')}.`,
  in_cart: (v: PlanValues) => `Instalment of ${date(v, 'due')} (${money(v)}) added to your cart for payment.`,
  charged: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} (${money(v)}): debit request sent to your bank.`,
  units_asked: (v: PlanValues) => `Instalment of ${date(v, 'due')} (${money(v)}) sent to the AMC.`,
  units_paid: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')}: ${units(v)} units redeemed, ${money(v, 'net')} paid to your bank.`,
  units_moved: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')}: ${money(v, 'net')} invested in ${v.target}, ${units(v)} units allotted.`,
  units_called_off: (v: PlanValues) =>
    `You cancelled the instalment of ${date(v, 'due')}. It doesn't count as a missed instalment.`,
  units_failed: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} (${money(v)}) failed: the fund wasn't accepting such orders. Missed ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  paid: (v: PlanValues) => `Instalment of ${date(v, 'due')} (${money(v)}) paid.`,
  failed: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} (${money(v)}) not paid. Missed ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  instalment_reversed: (v: PlanValues) =>
    `Your bank reversed the payment for the instalment of ${date(v, 'due')} (${money(v)}). Missed ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  refused: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} (${money(v)}) failed: ${v.why} Missed ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  missed: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} skipped because the previous one was still pending. Missed ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  closed_date: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} skipped: the fund wasn't accepting investments.`,
  kyc_lapsed: (v: PlanValues) =>
    `Instalment of ${date(v, 'due')} (${money(v)}) skipped: your KYC is no longer valid. It doesn't count as a missed instalment.`,
  called_off: (v: PlanValues) =>
    `You removed the instalment of ${date(v, 'due')} from your cart. It doesn't count as a missed instalment.`,
  skipped: (v: PlanValues) =>
    `You skipped the instalment of ${date(v, 'due')}. The next one is on ${date(v, 'next')}.`,
  paused: (v: PlanValues) => `You paused the plan. It resumes with the instalment of ${date(v, 'next')}.`,
  resumed: (v: PlanValues) => `You resumed the plan. The next instalment is on ${date(v, 'next')}.`,
  pause_over: (v: PlanValues) => `The pause has ended. The next instalment is on ${date(v, 'next')}.`,
  changed: (v: PlanValues) =>
    `You changed the plan: from ${money(v, 'before')} ${due(v, 'day_before')} to ${money(v)} ${due(v, 'day')}. The next instalment is on ${date(v, 'next')}.`,
  mandate_linked: (v: PlanValues) => `Your mandate pays from the instalment of ${date(v, 'next')}.`,
  stopping: (v: PlanValues) =>
    `You asked to stop the plan. The instalment of ${date(v, 'last')} is already in progress and is the last.`,
  stopped: () => 'You stopped the plan. Your units stay in your folio.',
  of_age: () =>
    'The plan ended because the holder turned 18. New plans need KYC in the own name. Units stay in the folio.',
  auto_cancelled: (v: PlanValues) =>
    `The plan ended automatically after ${v.limit} missed instalments in a row.`,
  completed: (v: PlanValues) => `All ${v.count} instalments are complete. The plan has ended.`,
} as const satisfies Record<string, (values: PlanValues) => string>;
