import {
  formatDate,
  formatDateTime,
  formatNav,
  formatOrdinal,
  formatRupees,
  formatUnits,
} from '@sanchay/finance';
import { money, signedUnits, type StepValues } from './messages.ts';

const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));
const date = (values: StepValues, key: string) => formatDate(String(values[key]));

/** Why the order gets the NAV that it gets, by the explanation of `applicableNav`. */
const BECAUSE: Record<string, string> = {
  before_cut_off: 'The AMC receives your money before',
  after_cut_off: 'The order was placed after the previous cut-off; the next one is',
  money_came_later: 'The AMC receives your money after the previous cut-off; the next one is',
  not_a_business_day: 'The market was closed that day; the next cut-off is',
};

/** The text of each step of an order's timeline, in English. */
export const englishSteps = {
  asked_buy: (v: StepValues) => `Order placed: ${money(v)} one-time.`,
  asked_sip: (v: StepValues) =>
    `SIP order placed: ${money(v)} on the ${formatOrdinal(Number(v.day))} of every month.`,
  asked_sip_daily: (v: StepValues) =>
    `SIP order placed: ${money(v)} every business day from ${date(v, 'start')}.`,
  asked_sip_weekly: (v: StepValues) => `SIP order placed: ${money(v)} every week from ${date(v, 'start')}.`,
  asked_sip_fortnightly: (v: StepValues) =>
    `SIP order placed: ${money(v)} every two weeks from ${date(v, 'start')}.`,
  asked_sip_quarterly: (v: StepValues) =>
    `SIP order placed: ${money(v)} every three months from ${date(v, 'start')}.`,
  instalment_due: (v: StepValues) => `SIP instalment due on ${date(v, 'due')}: ${money(v)}.`,
  checked: () => 'Fund, amount and folio verified.',
  in_cart: () => 'In your cart, payment pending.',
  instalment_in_cart: () => 'No mandate for this SIP. The instalment is in your cart for payment.',
  instalment_by_mandate: () => 'Debit request sent to your bank under your mandate.',
  mandate_unpaid: (v: StepValues) => `Your bank didn't pay ${money(v)}. Nothing was invested.`,
  changed: (v: StepValues) => `Order changed. The amount is ${money(v)}.`,
  paid: (v: StepValues) =>
    `Payment of ${money(v)} received on ${formatDateTime(String(v.at))}.${v.usable === undefined ? '' : ` Available to the AMC from ${formatDateTime(String(v.usable))}.`}`,
  accepted: () => 'Confirmed. Nothing to pay today.',
  submitted: (v: StepValues) =>
    `Sent to ${v.house}. NAV date: ${date(v, 'nav_date')}. ${BECAUSE[String(v.because)]} ${formatDateTime(String(v.cut_off))}. Units expected by ${date(v, 'allotment_date')}.`,
  submitted_offer: (v: StepValues) =>
    `Sent to ${v.house}. This is an NFO: your money is held until the offer closes on ${date(v, 'to')}. Units are allotted on ${date(v, 'allotment_date')} at ${formatRupees(String(v.face_value), { decimals: 2 })} each.`,
  registering: (v: StepValues) => `Sent to ${v.house} for registration.`,
  allotted: (v: StepValues) =>
    `${formatUnits(String(v.units), Number(v.decimals))} units allotted at a NAV of ${formatNav(String(v.nav))} in folio ${v.folio_no}. Stamp duty ${formatRupees(String(v.stamp_duty), { decimals: 2 })}.`,
  registered: (v: StepValues) =>
    `SIP of ${money(v)} registered. First instalment: ${date(v, 'first')}. It will be added to your cart that day.`,
  cancelled: () => 'You cancelled the order. Nothing was charged.',
  removed: () => 'Removed from your cart. Nothing was charged.',
  fund_closed: (v: StepValues) => `The fund no longer accepts purchases. ${money(v)} was refunded.`,
  offer_closed: (v: StepValues) => `The NFO closed before your payment arrived. ${money(v)} was refunded.`,
  unpaid_again: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)} before units were allotted. Nothing was invested.`,
  reversed: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)}. The ${units(v)} units bought with it were reversed.`,
  reversed_part: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)}. The remaining ${units(v)} units were reversed. ${formatRupees(String(v.rest), { decimals: 2 })}, for units already redeemed or switched, is due.`,
  reversed_none: (v: StepValues) =>
    `Your bank reversed the payment of ${money(v)}. Its units were already redeemed or switched, so ${money(v)} is due.`,
  nav_corrected: (v: StepValues) =>
    `The AMC corrected the NAV of ${date(v, 'nav_date')} from ${formatNav(String(v.before))} to ${formatNav(String(v.nav))}. ${signedUnits(v)} units were adjusted; this order now has ${formatUnits(String(v.units), Number(v.decimals))} units.`,
  too_small: (v: StepValues) =>
    `${money(v)} is less than the smallest part of a unit. It was sent back to you.`,
} as const satisfies Record<string, (values: StepValues) => string>;
