import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import type { RedemptionStepKey, StepValues } from '../../engine/index.ts';
import { signedUnits } from '../../orders/index.ts';

const money = (v: StepValues, key: string) => formatRupees(String(v[key]), { decimals: 2 });
const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));

/** What was taken off, where something was. */
function taken(v: StepValues): string {
  const parts = [
    Number(v.load) > 0 ? `exit load ${money(v, 'load')}` : '',
    Number(v.stt) > 0 ? `STT ${money(v, 'stt')}` : '',
    Number(v.tds ?? 0) > 0 ? `TDS ${money(v, 'tds')}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `, less ${parts.join(' and ')}` : '';
}

const goesOn = (v: StepValues) =>
  v.kind === 'switch' ? 'will be invested in the other fund' : 'will be paid to your bank account';

const soldFor = (v: StepValues) =>
  `${units(v)} units sold at a NAV of ${formatNav(String(v.nav))} for ${money(v, 'gross')}${taken(v)}. ${money(v, 'net')} ${goesOn(v)}.`;

const corrected = (v: StepValues) =>
  `The AMC corrected the NAV of ${formatDate(String(v.nav_date))} from ${formatNav(String(v.before))} to ${formatNav(String(v.nav))}.`;

/** The text of each step of the timeline of a sale or switch, in English. */
export const englishSaleSteps: Record<RedemptionStepKey, (v: StepValues) => string> = {
  asked_amount: (v) => `Redemption request: units worth ${money(v, 'amount')}.`,
  asked_units: (v) => `Redemption request: ${units(v)} units.`,
  asked_all: (v) => `Redemption request: all available units (${units(v)}).`,
  asked_switch: (v) =>
    v.by === 'amount'
      ? `Switch request: units worth ${money(v, 'amount')}.`
      : `Switch request: ${units(v)} units.`,
  instalment_sale: (v) =>
    `SWP instalment due on ${formatDate(String(v.due))}: units worth ${money(v, 'amount')} are redeemed.`,
  instalment_switch: (v) =>
    `STP instalment due on ${formatDate(String(v.due))}: units worth ${money(v, 'amount')} are switched.`,
  waiting_to_send: (v) =>
    `Units blocked for this order. You can cancel until ${formatDateTime(String(v.until))}.`,
  sent: (v) =>
    `Sent to ${v.house}. NAV date: ${formatDate(String(v.nav_date))}.${v.kind === 'switch' ? '' : ` Payout expected by ${formatDate(String(v.payout_date))}.`}`,
  priced: soldFor,
  priced_short: (v) =>
    `${soldFor(v)} This is less than you requested: the NAV fell, and no more units were available.`,
  paid_out: (v) => `${money(v, 'net')} was paid to your bank account on ${formatDate(String(v.paid_on))}.`,
  paid_late: (v) =>
    `${money(v, 'net')} was paid to your bank account on ${formatDate(String(v.paid_on))}, ${v.days} days after the due date (${formatDate(String(v.pay_by))}). The AMC paid ${money(v, 'interest')} interest for the delay.`,
  switched: (v) =>
    `${units(v)} units of ${v.target} allotted at a NAV of ${formatNav(String(v.nav))} in folio ${v.folio_no}. Stamp duty ${money(v, 'stamp_duty')}.`,
  cancelled: () => 'Cancelled by you. Your units are unchanged.',
  sales_closed: () => 'The fund no longer accepts redemptions. Your units are unchanged.',
  target_closed: () => 'One of the funds no longer accepts switches. Your units are unchanged.',
  nav_corrected_due: (v) =>
    `${corrected(v)} The redemption amount is now ${money(v, 'net')} instead of ${money(v, 'was')}; it ${goesOn(v)}.`,
  nav_corrected_paid: (v) => `${corrected(v)} ${money(v, 'difference')} more was paid to your bank account.`,
  nav_corrected_borne: (v) =>
    `${corrected(v)} You had received ${money(v, 'difference')} more. The AMC bears the difference; nothing is recovered from you.`,
  nav_corrected_switched: (v) =>
    `${corrected(v)} A further ${money(v, 'difference')} was invested in ${v.target}: ${units(v)} units.`,
  in_nav_corrected: (v) =>
    `${corrected(v)} ${signedUnits(v)} units of ${v.target} were adjusted; this switch now has ${units(v)} units.`,
  nothing_left: () => 'No units were left in the folio, because your bank reversed the payment for them.',
  stopped_by_chargeback: () =>
    'Stopped because your bank reversed a payment. Remaining units stay in the folio.',
  payout_held: () =>
    'Payout on hold because your bank reversed a payment. It will be released once the amount due is settled.',
  payout_released: (v) => `Amount due settled. Payout expected by ${formatDate(String(v.payout_date))}.`,
};
