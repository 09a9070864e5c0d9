import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import type { RedemptionStepKey, StepValues } from '../engine/index.ts';
import { signedUnits } from '../orders/index.ts';

const money = (v: StepValues, key: string) => formatRupees(String(v[key]), { decimals: 2 });
const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));
const day = (v: StepValues, key: string) => formatDate(String(v[key]), 'hi');

/** What was taken off, where something was. */
function taken(v: StepValues): string {
  const parts = [
    Number(v.load) > 0 ? `${money(v, 'load')} एग्ज़िट लोड` : '',
    Number(v.stt) > 0 ? `${money(v, 'stt')} प्रतिभूति लेनदेन कर` : '',
    Number(v.tds ?? 0) > 0 ? `${money(v, 'tds')} TDS (स्रोत पर काटा गया कर)` : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(' और ')} घटाकर)` : '';
}

const goesOn = (v: StepValues) => (v.kind === 'switch' ? 'दूसरे फंड में जाते हैं' : 'आपके बैंक में जाते हैं');

const soldFor = (v: StepValues) =>
  `${units(v)} यूनिट ${formatNav(String(v.nav))} की NAV पर ${money(v, 'gross')} में बिके। ${money(v, 'net')}${taken(v)} ${goesOn(v)}।`;

const corrected = (v: StepValues) =>
  `फंड हाउस ने ${day(v, 'nav_date')} की NAV ${formatNav(String(v.before))} से ${formatNav(String(v.nav))} की।`;

/** What each step of the timeline of a sale or switch says, in Hindi. */
export const hindiSaleSteps: Record<RedemptionStepKey, (v: StepValues) => string> = {
  asked_amount: (v) => `आपने ${money(v, 'amount')} की यूनिट बेचने को कहा।`,
  asked_units: (v) => `आपने ${units(v)} यूनिट बेचने को कहा।`,
  asked_all: (v) => `आपने अपनी सभी खुली यूनिट बेचने को कहा: ${units(v)}।`,
  asked_switch: (v) =>
    v.by === 'amount'
      ? `आपने ${money(v, 'amount')} की यूनिट दूसरे फंड में बदलने को कहा।`
      : `आपने ${units(v)} यूनिट दूसरे फंड में बदलने को कहा।`,
  instalment_sale: (v) =>
    `आपकी निकासी योजना की ${day(v, 'due')} की किस्त देय है: ${money(v, 'amount')} की यूनिट बेची जाएँगी।`,
  instalment_switch: (v) =>
    `आपकी ट्रांसफ़र योजना की ${day(v, 'due')} की किस्त देय है: ${money(v, 'amount')} की यूनिट दूसरे फंड में बदली जाएँगी।`,
  waiting_to_send: (v) =>
    `इस ऑर्डर के लिए यूनिट अलग रख दी गई हैं। आप ${formatDateTime(String(v.until), 'hi')} तक रद्द कर सकते हैं; फिर हम इसे भेज देंगे।`,
  sent: (v) =>
    `${v.house} को भेजा गया। आपको ${day(v, 'nav_date')} की NAV मिलेगी।${v.kind === 'switch' ? '' : ` पैसा ${day(v, 'payout_date')} को मिलना है।`}`,
  priced: soldFor,
  priced_short: (v) => `${soldFor(v)} यह आपकी माँग से कम है: NAV गिर गई, और इससे ज़्यादा यूनिट खुली नहीं थीं।`,
  paid_out: (v) => `${day(v, 'paid_on')} को ${money(v, 'net')} आपके बैंक खाते में आए।`,
  paid_late: (v) =>
    `${day(v, 'paid_on')} को ${money(v, 'net')} आपके बैंक खाते में आए, आख़िरी दिन (${day(v, 'pay_by')}) से ${v.days} दिन बाद। देरी के लिए फंड हाउस ने ${money(v, 'interest')} ब्याज दिया।`,
  switched: (v) =>
    `${v.target} की ${units(v)} यूनिट ${formatNav(String(v.nav))} की NAV पर फ़ोलियो ${v.folio_no} में मिलीं। स्टांप शुल्क ${money(v, 'stamp_duty')}।`,
  cancelled: () => 'आपने इसे रद्द किया। आपकी सभी यूनिट वैसी ही हैं।',
  sales_closed: () => 'यह फंड अब बिक्री नहीं लेता। आपकी सभी यूनिट वैसी ही हैं।',
  target_closed: () => 'दोनों में से एक फंड अब बदलाव नहीं लेता। आपकी सभी यूनिट वैसी ही हैं।',
  nav_corrected_due: (v) =>
    `${corrected(v)} बिक्री से ${money(v, 'was')} की जगह ${money(v, 'net')} मिलते हैं; ये ${goesOn(v)}।`,
  nav_corrected_paid: (v) => `${corrected(v)} ${money(v, 'difference')} और आपके बैंक खाते में भेजे गए।`,
  nav_corrected_borne: (v) =>
    `${corrected(v)} बिक्री से ${money(v, 'difference')} ज़्यादा मिले थे। यह अंतर फंड हाउस उठाता है; आपसे कुछ नहीं लिया जाता।`,
  nav_corrected_switched: (v) =>
    `${corrected(v)} ${money(v, 'difference')} और दूसरे फंड में गए, जिनसे ${v.target} की ${units(v)} यूनिट ख़रीदी गईं।`,
  in_nav_corrected: (v) =>
    `${corrected(v)} ${v.target} की ${signedUnits(v)} यूनिट दर्ज हुईं; इस बदलाव से ${units(v)} यूनिट मिलीं।`,
  nothing_left: () => 'फ़ोलियो में कोई यूनिट नहीं बची थी: आपके बैंक ने उनका भुगतान वापस ले लिया था।',
  stopped_by_chargeback: () => 'रोका गया, क्योंकि आपके बैंक ने एक भुगतान वापस ले लिया। बची हुई यूनिट फ़ोलियो में रहेंगी।',
  payout_held: () => 'पेआउट रुका है, क्योंकि आपके बैंक ने एक भुगतान वापस ले लिया। बकाया रकम निपटने पर यह आगे बढ़ेगा।',
  payout_released: (v) => `बकाया रकम निपट गई। पेआउट ${day(v, 'payout_date')} को होना है।`,
};
