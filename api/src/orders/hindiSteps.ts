import { formatDate, formatDateTime, formatNav, formatRupees, formatUnits } from '@sanchay/finance';
import type { StepKey } from './timelineText.ts';
import { money, signedUnits } from './words.ts';
import type { StepValues } from './words.ts';

const units = (v: StepValues) => formatUnits(String(v.units), Number(v.decimals));
const date = (values: StepValues, key: string) => formatDate(String(values[key]), 'hi');
const moment = (values: StepValues, key: string) => formatDateTime(String(values[key]), 'hi');

/** Why the order gets the NAV that it gets, by the explanation of `applicableNav`. */
const BECAUSE: Record<string, string> = {
  before_cut_off: 'फंड हाउस को पैसा इस कट-ऑफ़ से पहले मिल जाता है:',
  after_cut_off: 'ऑर्डर पहले वाले कट-ऑफ़ के बाद आया; अगला कट-ऑफ़ है',
  money_came_later: 'फंड हाउस को पैसा पहले वाले कट-ऑफ़ के बाद मिलता है; अगला कट-ऑफ़ है',
  not_a_business_day: 'उस दिन कारोबार बंद था; अगला कट-ऑफ़ है',
};

/** What each step of an order's timeline says, in Hindi. */
export const hindiSteps: Record<StepKey, (values: StepValues) => string> = {
  asked_buy: (v) => `आपने ${money(v)} निवेश करने को कहा।`,
  asked_sip: (v) => `आपने हर महीने की ${v.day} तारीख़ को ${money(v)} की SIP के लिए कहा।`,
  asked_sip_daily: (v) => `आपने ${date(v, 'start')} से हर कारोबारी दिन ${money(v)} की SIP के लिए कहा।`,
  asked_sip_weekly: (v) => `आपने ${date(v, 'start')} से हर हफ़्ते ${money(v)} की SIP के लिए कहा।`,
  asked_sip_fortnightly: (v) => `आपने ${date(v, 'start')} से हर दो हफ़्ते में ${money(v)} की SIP के लिए कहा।`,
  asked_sip_quarterly: (v) => `आपने ${date(v, 'start')} से हर तीन महीने में ${money(v)} की SIP के लिए कहा।`,
  instalment_due: (v) => `${date(v, 'due')} की SIP किस्त का समय आ गया है: ${money(v)}।`,
  checked: () => 'हमने फंड, राशि और फ़ोलियो जाँच लिए।',
  in_cart: () => 'आपकी थैली में है, आपके भुगतान की प्रतीक्षा में।',
  instalment_in_cart: () => 'इस SIP के लिए कोई मैंडेट नहीं है, इसलिए किस्त आपकी थैली में भुगतान की प्रतीक्षा में है।',
  instalment_by_mandate: () => 'आपके मैंडेट के तहत बैंक से पैसा माँगा गया।',
  mandate_unpaid: (v) => `बैंक ने ${money(v)} नहीं चुकाए। कुछ निवेश नहीं हुआ।`,
  changed: (v) => `आपने ऑर्डर बदला। राशि ${money(v)} है।`,
  paid: (v) =>
    `आपका ${money(v)} का भुगतान हमें ${moment(v, 'at')} पर मिला।${v.usable === undefined ? '' : ` फंड हाउस को यह पैसा ${moment(v, 'usable')} से मिल जाएगा।`}`,
  accepted: () => 'पक्का हो गया। आज कुछ नहीं देना है।',
  submitted: (v) =>
    `${v.house} को भेजा गया। आपको ${date(v, 'nav_date')} की NAV मिलेगी: ${BECAUSE[String(v.because)]} ${moment(v, 'cut_off')}। यूनिट ${date(v, 'allotment_date')} तक मिलने हैं।`,
  submitted_offer: (v) =>
    `${v.house} को भेजा गया। यह नया फंड है: आपका पैसा ${date(v, 'to')} को ऑफ़र बंद होने तक रखा रहेगा, और ${date(v, 'allotment_date')} को आपको ${formatRupees(String(v.face_value), { decimals: 2 })} प्रति यूनिट के भाव से यूनिट मिलेंगी।`,
  registering: (v) => `${v.house} को पंजीकरण के लिए भेजा गया।`,
  allotted: (v) =>
    `${formatUnits(String(v.units), Number(v.decimals))} यूनिट ${formatNav(String(v.nav))} की NAV पर फ़ोलियो ${v.folio_no} में मिले। स्टांप शुल्क ${formatRupees(String(v.stamp_duty), { decimals: 2 })}।`,
  registered: (v) =>
    `आपकी ${money(v)} की SIP तय हो गई। पहली किस्त ${date(v, 'first')} को है; तब हम उसे आपकी थैली में रख देंगे।`,
  cancelled: () => 'आपने ऑर्डर रद्द किया। कोई पैसा नहीं कटा।',
  removed: () => 'आपने इसे थैली से निकाल दिया। कोई पैसा नहीं कटा।',
  fund_closed: (v) => `फंड में अब ख़रीद नहीं होती। ${money(v)} आपको लौटा दिए गए।`,
  offer_closed: (v) => `आपका पैसा पहुँचने से पहले इस नए फंड का ऑफ़र बंद हो चुका था। ${money(v)} आपको लौटा दिए गए।`,
  unpaid_again: (v) => `यूनिट अलॉट होने से पहले आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। कुछ निवेश नहीं हुआ।`,
  reversed: (v) => `आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। इससे ख़रीदी ${units(v)} यूनिट रिवर्स कर दी गईं।`,
  reversed_part: (v) =>
    `आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। बची हुई ${units(v)} यूनिट रिवर्स कर दी गईं। पहले ही रिडीम या स्विच की गई यूनिट के ${formatRupees(String(v.rest), { decimals: 2 })} बकाया हैं।`,
  reversed_none: (v) =>
    `आपके बैंक ने ${money(v)} का भुगतान वापस ले लिया। इसकी यूनिट पहले ही रिडीम या स्विच हो चुकी थीं, इसलिए ${money(v)} बकाया हैं।`,
  nav_corrected: (v) =>
    `फंड हाउस ने ${date(v, 'nav_date')} की NAV ${formatNav(String(v.before))} से सुधारकर ${formatNav(String(v.nav))} की। ${signedUnits(v)} यूनिट दर्ज की गईं; इस ऑर्डर की ${formatUnits(String(v.units), Number(v.decimals))} यूनिट आपके पास हैं।`,
  too_small: (v) => `${money(v)} एक यूनिट के सबसे छोटे हिस्से से कम है। यह आपको लौटा दिया गया।`,
};
