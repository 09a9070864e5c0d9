import { formatDate, formatRupees, formatUnits, scaleOf } from '@sanchay/finance';

export type PlanValues = Record<string, string | number>;

const date = (v: PlanValues, key: string) => formatDate(String(v[key]));
const money = (v: PlanValues, key = 'amount') => {
  const amount = String(Number(v[key]));
  return formatRupees(amount, { decimals: scaleOf(amount) > 0 ? 2 : 0 });
};

const units = (v: PlanValues) => formatUnits(String(v.units), Number(v.decimals));

/** What each line of a plan's history says, in English. */
export const englishPlanTexts = {
  registered: (v: PlanValues) => `You set the plan up: ${money(v)}, first on ${date(v, 'first')}.`,
  in_cart: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}, ${money(v)}, went into your cart for payment.`,
  charged: (v: PlanValues) => `Your bank was asked for the instalment of ${date(v, 'due')}, ${money(v)}.`,
  units_asked: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}, ${money(v)}, was sent to the fund house.`,
  units_paid: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}: ${units(v)} units were sold, and ${money(v, 'net')} was paid to your bank.`,
  units_moved: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}: ${money(v, 'net')} went into ${v.target}, and ${units(v)} units came.`,
  units_called_off: (v: PlanValues) =>
    `You cancelled the instalment of ${date(v, 'due')}. It does not count as a failure.`,
  units_failed: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}, ${money(v)}, was not carried out: the fund took no such orders. This is failure ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  paid: (v: PlanValues) => `The instalment of ${date(v, 'due')}, ${money(v)}, was paid.`,
  failed: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}, ${money(v)}, was not paid. This is failure ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  instalment_reversed: (v: PlanValues) =>
    `Your bank reversed the payment of the instalment of ${date(v, 'due')}, ${money(v)}. This is failure ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  refused: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')}, ${money(v)}, could not be carried out: ${v.why} This is failure ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  missed: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')} was left out, because the one before it still waited. This is failure ${v.failures} of ${v.limit}; the plan ends after ${v.limit} in a row.`,
  closed_date: (v: PlanValues) =>
    `The instalment of ${date(v, 'due')} was left out: the fund did not take purchases.`,
  called_off: (v: PlanValues) =>
    `You took the instalment of ${date(v, 'due')} out of your cart. It does not count as a failure.`,
  skipped: (v: PlanValues) =>
    `You skipped the instalment of ${date(v, 'due')}. The next one is on ${date(v, 'next')}.`,
  paused: (v: PlanValues) => `You paused the plan. It goes on with the instalment of ${date(v, 'next')}.`,
  resumed: (v: PlanValues) => `You ended the pause. The next instalment is on ${date(v, 'next')}.`,
  pause_over: (v: PlanValues) => `The pause is over. The next instalment is on ${date(v, 'next')}.`,
  changed: (v: PlanValues) =>
    `You changed the plan: from ${money(v, 'before')} on ${v.day_before} to ${money(v)} on ${v.day}. The next instalment is on ${date(v, 'next')}.`,
  mandate_linked: (v: PlanValues) => `From the instalment of ${date(v, 'next')} on, your mandate pays.`,
  stopping: (v: PlanValues) =>
    `You asked to stop the plan. The instalment of ${date(v, 'last')} is on its way already and is the last.`,
  stopped: () => 'You stopped the plan. What you hold stays yours.',
  auto_cancelled: (v: PlanValues) =>
    `The plan ended automatically after ${v.limit} failed instalments in a row.`,
  completed: (v: PlanValues) => `All ${v.count} instalments were taken. The plan is completed.`,
} as const satisfies Record<string, (values: PlanValues) => string>;
