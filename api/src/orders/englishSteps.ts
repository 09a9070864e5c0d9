import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import { money, signedUnits, ordinal } from './words.ts';
import type { StepValues } from './words.ts';

const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));
const date = (values: StepValues, key: string) => formatDate(String(values[key]));

/** Why the order gets the NAV that it gets, by the explanation of `applicableNav`. */
const BECAUSE: Record<string, string> = {
  before_cut_off: 'the fund house gets the money before',
  after_cut_off: 'the order came after an earlier cut-off; the next one is',
  money_came_later: 'the fund house gets the money after an earlier cut-off; the next one is',
  not_a_business_day: 'it was not a business day; the next cut-off is',
};

/** What each step of an order's timeline says, in English. */
export const englishSteps = {
  asked_buy: (v: StepValues) => `You asked to invest ${money(v)}.`,
  asked_sip: (v: StepValues) =>
    `You asked for a SIP of ${money(v)} on the ${ordinal(Number(v.day))} of every month.`,
  asked_sip_daily: (v: StepValues) =>
    `You asked for a SIP of ${money(v)} every business day from ${date(v, 'start')}.`,
  asked_sip_weekly: (v: StepValues) =>
    `You asked for a SIP of ${money(v)} every week from ${date(v, 'start')}.`,
  asked_sip_fortnightly: (v: StepValues) =>
    `You asked for a SIP of ${money(v)} every two weeks from ${date(v, 'start')}.`,
  asked_sip_quarterly: (v: StepValues) =>
    `You asked for a SIP of ${money(v)} every three months from ${date(v, 'start')}.`,
  instalment_due: (v: StepValues) => `The SIP instalment of ${date(v, 'due')} is due: ${money(v)}.`,
  checked: () => 'We checked the fund, the amount and the folio.',
  in_cart: () => 'In your cart, waiting for your payment.',
  instalment_in_cart: () =>
    'There is no mandate for this SIP, so the instalment waits in your cart for your payment.',
  instalment_by_mandate: () => 'Your bank was asked for the money under your mandate.',
  mandate_unpaid: (v: StepValues) => `The bank did not pay ${money(v)}. Nothing was invested.`,
  changed: (v: StepValues) => `You changed the order. The amount is ${money(v)}.`,
  paid: (v: StepValues) =>
    `Your payment of ${money(v)} arrived on ${formatDateTime(String(v.at))}.${v.usable === undefined ? '' : ` The fund house can use it from ${formatDateTime(String(v.usable))}.`}`,
  accepted: () => 'Confirmed. There is nothing to pay today.',
  submitted: (v: StepValues) =>
    `Sent to ${v.house}. You get the NAV of ${date(v, 'nav_date')}: ${BECAUSE[String(v.because)]} ${formatDateTime(String(v.cut_off))}. Units are due on ${date(v, 'allotment_date')}.`,
  submitted_offer: (v: StepValues) =>
    `Sent to ${v.house}. This is a new fund: your money is held until its offer closes on ${date(v, 'to')}, and on ${date(v, 'allotment_date')} you get units at ${formatRupees(String(v.face_value), { decimals: 2 })} each.`,
  registering: (v: StepValues) => `Sent to ${v.house} for registration.`,
  allotted: (v: StepValues) =>
    `${formatUnits(String(v.units), Number(v.decimals))} units allotted at a NAV of ${formatNav(String(v.nav))} in folio ${v.folio_no}. Stamp duty ${formatRupees(String(v.stamp_duty), { decimals: 2 })}.`,
  registered: (v: StepValues) =>
    `Your SIP of ${money(v)} is set up. The first instalment is on ${date(v, 'first')}; we put it into your cart then.`,
  cancelled: () => 'You cancelled the order. Nothing was charged.',
  removed: () => 'You took it out of your cart. Nothing was charged.',
  fund_closed: (v: StepValues) =>
    `The fund does not take purchases any more. ${money(v)} was sent back to you.`,
  offer_closed: (v: StepValues) =>
    `The offer of this new fund had closed before your money was there. ${money(v)} was sent back to you.`,
  unpaid_again: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)} before units were allotted. Nothing was invested.`,
  reversed: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)}. The ${units(v)} units bought with it were reversed.`,
  reversed_part: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)}. The remaining ${units(v)} units were reversed. ${formatRupees(String(v.rest), { decimals: 2 })}, for units already redeemed or switched, is due.`,
  reversed_none: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)}. Its units were already redeemed or switched, so ${money(v)} is due.`,
  nav_corrected: (v: StepValues) =>
    `The fund house corrected the NAV of ${date(v, 'nav_date')} from ${formatNav(String(v.before))} to ${formatNav(String(v.nav))}. ${signedUnits(v)} units were booked; you have ${formatUnits(String(v.units), Number(v.decimals))} of this order.`,
  too_small: (v: StepValues) =>
    `${money(v)} is less than the smallest part of a unit. It was sent back to you.`,
} as const satisfies Record<string, (values: StepValues) => string>;
