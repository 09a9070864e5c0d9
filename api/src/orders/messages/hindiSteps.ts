import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import type { StepKey } from './timelineText.ts';
import { money, signedUnits, type StepValues } from './messages.ts';

const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));
const date = (values: StepValues, key: string) => formatDate(String(values[key]), 'hi');
const moment = (values: StepValues, key: string) => formatDateTime(String(values[key]), 'hi');

/** Why the order gets the NAV that it gets, by the explanation of `applicableNav`. */
const BECAUSE: Record<string, string> = {
  before_cut_off: 'AMC को पैसा इस कट-ऑफ़ से पहले मिलता है:',
  after_cut_off: 'ऑर्डर पिछले कट-ऑफ़ के बाद आया; अगला कट-ऑफ़:',
  money_came_later: 'AMC को पैसा पिछले कट-ऑफ़ के बाद मिलता है; अगला कट-ऑफ़:',
  not_a_business_day: 'उस दिन बाज़ार बंद था; अगला कट-ऑफ़:',
};

/** The text of each step of an order's timeline, in Hindi. */
export const hindiSteps: Record<StepKey, (values: StepValues) => string> = {
  asked_buy: (v) => `ऑर्डर दिया गया: ${money(v)} एकमुश्त।`,
  asked_sip: (v) => `SIP ऑर्डर दिया गया: हर महीने की ${v.day} तारीख को ${money(v)}।`,
  asked_sip_daily: (v) => `SIP ऑर्डर दिया गया: ${date(v, 'start')} से हर कारोबारी दिन ${money(v)}।`,
  asked_sip_weekly: (v) => `SIP ऑर्डर दिया गया: ${date(v, 'start')} से हर हफ़्ते ${money(v)}।`,
  asked_sip_fortnightly: (v) => `SIP ऑर्डर दिया गया: ${date(v, 'start')} से हर दो हफ़्ते में ${money(v)}।`,
  asked_sip_quarterly: (v) => `SIP ऑर्डर दिया गया: ${date(v, 'start')} से हर तीन महीने में ${money(v)}।`,
  instalment_due: (v) => `${date(v, 'due')} की SIP किस्त देय: ${money(v)}।`,
  checked: () => 'फ़ंड, राशि और फ़ोलियो की जाँच हुई।',
  in_cart: () => 'आपके कार्ट में, भुगतान बाकी।',
  instalment_in_cart: () => 'इस SIP का कोई मैंडेट नहीं है। किस्त भुगतान के लिए आपके कार्ट में है।',
  instalment_by_mandate: () => 'आपके मैंडेट के तहत बैंक को डेबिट का अनुरोध भेजा गया।',
  mandate_unpaid: (v) => `आपके बैंक ने ${money(v)} नहीं चुकाए। कुछ निवेश नहीं हुआ।`,
  changed: (v) => `ऑर्डर बदला गया। राशि ${money(v)} है।`,
  paid: (v) =>
    `${money(v)} का भुगतान ${moment(v, 'at')} मिला।${v.usable === undefined ? '' : ` AMC को यह पैसा ${moment(v, 'usable')} से उपलब्ध है।`}`,
  accepted: () => 'कन्फ़र्म हुआ। आज कुछ नहीं देना है।',
  submitted: (v) =>
    `${v.house} को भेजा गया। NAV की तारीख: ${date(v, 'nav_date')}। ${BECAUSE[String(v.because)]} ${moment(v, 'cut_off')}। यूनिट ${date(v, 'allotment_date')} तक मिलेंगी।`,
  submitted_offer: (v) =>
    `${v.house} को भेजा गया। यह NFO है: ${date(v, 'to')} को ऑफ़र बंद होने तक आपका पैसा सुरक्षित रखा जाएगा। ${date(v, 'allotment_date')} को ${formatRupees(String(v.face_value), { decimals: 2 })} प्रति यूनिट पर यूनिट अलॉट होंगी।`,
  registering: (v) => `${v.house} को रजिस्ट्रेशन के लिए भेजा गया।`,
  allotted: (v) =>
    `${formatUnits(String(v.units), Number(v.decimals))} यूनिट ${formatNav(String(v.nav))} की NAV पर फ़ोलियो ${v.folio_no} में अलॉट हुईं। स्टांप ड्यूटी ${formatRupees(String(v.stamp_duty), { decimals: 2 })}।`,
  registered: (v) =>
    `${money(v)} की SIP रजिस्टर हुई। पहली किस्त: ${date(v, 'first')}। उस दिन वह आपके कार्ट में आएगी।`,
  cancelled: () => 'आपने ऑर्डर रद्द किया। कोई पैसा नहीं कटा।',
  removed: () => 'कार्ट से हटाया गया। कोई पैसा नहीं कटा।',
  fund_closed: (v) => `फ़ंड अब निवेश नहीं लेता। ${money(v)} रिफ़ंड किए गए।`,
  offer_closed: (v) => `आपका भुगतान पहुँचने से पहले NFO बंद हो गया। ${money(v)} रिफ़ंड किए गए।`,
  unpaid_again: (v) => `यूनिट अलॉट होने से पहले आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। कुछ निवेश नहीं हुआ।`,
  reversed: (v) => `आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। इससे खरीदी ${units(v)} यूनिट रिवर्स कर दी गईं।`,
  reversed_part: (v) =>
    `आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। बची हुई ${units(v)} यूनिट रिवर्स कर दी गईं। पहले ही रिडीम या स्विच की गई यूनिट के ${formatRupees(String(v.rest), { decimals: 2 })} बकाया हैं।`,
  reversed_none: (v) =>
    `आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। इसकी यूनिट पहले ही रिडीम या स्विच हो चुकी थीं, इसलिए ${money(v)} बकाया हैं।`,
  nav_corrected: (v) =>
    `AMC ने ${date(v, 'nav_date')} की NAV ${formatNav(String(v.before))} से सुधारकर ${formatNav(String(v.nav))} की। ${signedUnits(v)} यूनिट का बदलाव हुआ; इस ऑर्डर की अब ${formatUnits(String(v.units), Number(v.decimals))} यूनिट हैं।`,
  too_small: (v) => `${money(v)} यूनिट के सबसे छोटे हिस्से से कम है, इसलिए रिफ़ंड किया गया।`,
};
