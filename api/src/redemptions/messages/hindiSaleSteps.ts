import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import type { RedemptionStepKey, StepValues } from '../../engine/index.ts';
import { signedUnits } from '../../orders/index.ts';

const money = (v: StepValues, key: string) => formatRupees(String(v[key]), { decimals: 2 });
const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));
const day = (v: StepValues, key: string) => formatDate(String(v[key]), 'hi');

/** What was taken off, where something was. */
function taken(v: StepValues): string {
  const parts = [
    Number(v.load) > 0 ? `${money(v, 'load')} एग्ज़िट लोड` : '',
    Number(v.stt) > 0 ? `${money(v, 'stt')} STT` : '',
    Number(v.tds ?? 0) > 0 ? `${money(v, 'tds')} TDS` : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(' और ')} घटाकर)` : '';
}

const goesOn = (v: StepValues) => (v.kind === 'switch' ? 'दूसरे फ़ंड में निवेश होंगे' : 'आपके बैंक खाते में आएँगे');

const soldFor = (v: StepValues) =>
  `${units(v)} यूनिट ${formatNav(String(v.nav))} की NAV पर ${money(v, 'gross')} में रिडीम हुईं। ${money(v, 'net')}${taken(v)} ${goesOn(v)}।`;

const corrected = (v: StepValues) =>
  `AMC ने ${day(v, 'nav_date')} की NAV ${formatNav(String(v.before))} से सुधारकर ${formatNav(String(v.nav))} की।`;

/** The text of each step of the timeline of a sale or switch, in Hindi. */
export const hindiSaleSteps: Record<RedemptionStepKey, (v: StepValues) => string> = {
  asked_amount: (v) => `रिडेम्प्शन अनुरोध: ${money(v, 'amount')} की यूनिट।`,
  asked_units: (v) => `रिडेम्प्शन अनुरोध: ${units(v)} यूनिट।`,
  asked_all: (v) => `रिडेम्प्शन अनुरोध: सभी उपलब्ध यूनिट (${units(v)})।`,
  asked_switch: (v) =>
    v.by === 'amount' ? `स्विच अनुरोध: ${money(v, 'amount')} की यूनिट।` : `स्विच अनुरोध: ${units(v)} यूनिट।`,
  instalment_sale: (v) => `SWP किस्त देय, ${day(v, 'due')}: ${money(v, 'amount')} की यूनिट रिडीम होंगी।`,
  instalment_switch: (v) => `STP किस्त देय, ${day(v, 'due')}: ${money(v, 'amount')} की यूनिट स्विच होंगी।`,
  waiting_to_send: (v) =>
    `इस ऑर्डर के लिए यूनिट ब्लॉक की गई हैं। आप ${formatDateTime(String(v.until), 'hi')} तक रद्द कर सकते हैं।`,
  sent: (v) =>
    `${v.house} को भेजा गया। NAV की तारीख: ${day(v, 'nav_date')}।${v.kind === 'switch' ? '' : ` पेआउट ${day(v, 'payout_date')} तक आएगा।`}`,
  priced: soldFor,
  priced_short: (v) => `${soldFor(v)} यह आपके अनुरोध से कम है: NAV गिर गई, और इससे ज़्यादा यूनिट उपलब्ध नहीं थीं।`,
  paid_out: (v) => `${day(v, 'paid_on')} को ${money(v, 'net')} आपके बैंक खाते में आए।`,
  paid_late: (v) =>
    `${day(v, 'paid_on')} को ${money(v, 'net')} आपके बैंक खाते में आए, आखिरी तारीख (${day(v, 'pay_by')}) से ${v.days} दिन बाद। देरी के लिए AMC ने ${money(v, 'interest')} ब्याज दिया।`,
  switched: (v) =>
    `${v.target} की ${units(v)} यूनिट ${formatNav(String(v.nav))} की NAV पर फ़ोलियो ${v.folio_no} में अलॉट हुईं। स्टांप ड्यूटी ${money(v, 'stamp_duty')}।`,
  cancelled: () => 'आपने रद्द किया। आपकी यूनिट में कोई बदलाव नहीं हुआ।',
  sales_closed: () => 'यह फ़ंड अब रिडेम्प्शन नहीं लेता। आपकी यूनिट में कोई बदलाव नहीं हुआ।',
  target_closed: () => 'इनमें से एक फ़ंड अब स्विच नहीं लेता। आपकी यूनिट में कोई बदलाव नहीं हुआ।',
  nav_corrected_due: (v) =>
    `${corrected(v)} रिडेम्प्शन राशि अब ${money(v, 'was')} की जगह ${money(v, 'net')} है; ये ${goesOn(v)}।`,
  nav_corrected_paid: (v) => `${corrected(v)} ${money(v, 'difference')} और आपके बैंक खाते में भेजे गए।`,
  nav_corrected_borne: (v) =>
    `${corrected(v)} आपको ${money(v, 'difference')} ज़्यादा मिले थे। यह अंतर AMC उठाती है; आपसे कुछ नहीं लिया जाएगा।`,
  nav_corrected_switched: (v) =>
    `${corrected(v)} ${money(v, 'difference')} और ${v.target} में निवेश हुए: ${units(v)} यूनिट।`,
  in_nav_corrected: (v) =>
    `${corrected(v)} ${v.target} की ${signedUnits(v)} यूनिट का बदलाव हुआ; इस स्विच की अब ${units(v)} यूनिट हैं।`,
  nothing_left: () => 'फ़ोलियो में कोई यूनिट नहीं बची थी, क्योंकि आपके बैंक ने उनका भुगतान वापस ले लिया था।',
  stopped_by_chargeback: () => 'रोका गया, क्योंकि आपके बैंक ने एक भुगतान वापस ले लिया। बची हुई यूनिट फ़ोलियो में रहेंगी।',
  payout_held: () => 'पेआउट रुका है, क्योंकि आपके बैंक ने एक भुगतान वापस ले लिया। बकाया राशि निपटने पर यह आगे बढ़ेगा।',
  payout_released: (v) => `बकाया राशि निपट गई। पेआउट ${day(v, 'payout_date')} को होना है।`,
};
