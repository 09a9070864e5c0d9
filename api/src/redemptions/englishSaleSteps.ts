import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import type { RedemptionStepKey, StepValues } from '../engine/index.ts';
import { signedUnits } from '../orders/index.ts';

const money = (v: StepValues, key: string) => formatRupees(String(v[key]), { decimals: 2 });
const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));

/** What was taken off, where something was. */
function taken(v: StepValues): string {
  const parts = [
    Number(v.load) > 0 ? `exit load ${money(v, 'load')}` : '',
    Number(v.stt) > 0 ? `securities transaction tax ${money(v, 'stt')}` : '',
    Number(v.tds ?? 0) > 0 ? `tax deducted at source (TDS) ${money(v, 'tds')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `, less ${parts.join(' and ')}` : '';
}

const goesOn = (v: StepValues) => (v.kind === 'switch' ? 'goes into the other fund' : 'goes to your bank');

const soldFor = (v: StepValues) =>
  `${units(v)} units sold at a NAV of ${formatNav(String(v.nav))} for ${money(v, 'gross')}${taken(v)}. ${money(v, 'net')} ${goesOn(v)}.`;

const corrected = (v: StepValues) =>
  `The fund house corrected the NAV of ${formatDate(String(v.nav_date))} from ${formatNav(String(v.before))} to ${formatNav(String(v.nav))}.`;

/** What each step of the timeline of a sale or switch says, in English. */
export const englishSaleSteps: Record<RedemptionStepKey, (v: StepValues) => string> = {
  asked_amount: (v) => `You asked to sell units worth ${money(v, 'amount')}.`,
  asked_units: (v) => `You asked to sell ${units(v)} units.`,
  asked_all: (v) => `You asked to sell all your free units: ${units(v)}.`,
  asked_switch: (v) =>
    v.by === 'amount'
      ? `You asked to switch units worth ${money(v, 'amount')}.`
      : `You asked to switch ${units(v)} units.`,
  instalment_sale: (v) =>
    `The instalment of ${formatDate(String(v.due))} of your withdrawal plan is due: units worth ${money(v, 'amount')} are sold.`,
  instalment_switch: (v) =>
    `The instalment of ${formatDate(String(v.due))} of your transfer plan is due: units worth ${money(v, 'amount')} are switched.`,
  waiting_to_send: (v) =>
    `The units are kept for this order. You can cancel until ${formatDateTime(String(v.until))}; then we send it.`,
  sent: (v) =>
    `Sent to ${v.house}. You get the NAV of ${formatDate(String(v.nav_date))}.${v.kind === 'switch' ? '' : ` The money is due on ${formatDate(String(v.payout_date))}.`}`,
  priced: soldFor,
  priced_short: (v) =>
    `${soldFor(v)} That is less than you asked for: the NAV fell, and no more units were free.`,
  paid_out: (v) => `${money(v, 'net')} was paid to your bank account on ${formatDate(String(v.paid_on))}.`,
  paid_late: (v) =>
    `${money(v, 'net')} was paid to your bank account on ${formatDate(String(v.paid_on))}, ${v.days} days after the last day (${formatDate(String(v.pay_by))}). The fund house paid ${money(v, 'interest')} of interest for it.`,
  switched: (v) =>
    `${units(v)} units of ${v.target} allotted at a NAV of ${formatNav(String(v.nav))} in folio ${v.folio_no}. Stamp duty ${money(v, 'stamp_duty')}.`,
  cancelled: () => 'You cancelled it. All your units stay.',
  sales_closed: () => 'The fund does not take sales any more. All your units stay.',
  target_closed: () => 'One of the two funds does not take switches any more. All your units stay.',
  nav_corrected_due: (v) =>
    `${corrected(v)} The sale brings ${money(v, 'net')} instead of ${money(v, 'was')}; that ${goesOn(v)}.`,
  nav_corrected_paid: (v) => `${corrected(v)} ${money(v, 'difference')} more was paid to your bank account.`,
  nav_corrected_borne: (v) =>
    `${corrected(v)} The sale had brought ${money(v, 'difference')} more than that. The fund house bears it; nothing is taken from you.`,
  nav_corrected_switched: (v) =>
    `${corrected(v)} ${money(v, 'difference')} more went into the other fund and bought ${units(v)} units of ${v.target}.`,
  in_nav_corrected: (v) =>
    `${corrected(v)} ${signedUnits(v)} units of ${v.target} were booked; the switch brought ${units(v)}.`,
  nothing_left: () => 'No units were left in the folio: your bank had reversed the payment for them.',
  stopped_by_chargeback: () =>
    'Stopped, because your bank reversed a payment. The units that are left stay in the folio.',
  payout_held: () =>
    'The payout is on hold, because your bank reversed a payment. It continues once the amount due is settled.',
  payout_released: (v) =>
    `The amount due is settled. The payout is due on ${formatDate(String(v.payout_date))}.`,
};
