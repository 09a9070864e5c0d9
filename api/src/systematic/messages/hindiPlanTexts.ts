import { formatDate, formatRupees, formatUnits, scaleOf } from '@sanchay/finance';
import { dueDayMessages } from './dueDayMessages.ts';
import { frequencyOf, type englishPlanTexts, type PlanValues } from './englishPlanTexts.ts';

const date = (v: PlanValues, key: string) => formatDate(String(v[key]), 'hi');
const money = (v: PlanValues, key = 'amount') => {
  const amount = String(Number(v[key]));
  return formatRupees(amount, { decimals: scaleOf(amount) > 0 ? 2 : 0 });
};
const due = (v: PlanValues, key: string) => dueDayMessages(frequencyOf(v), Number(v[key]), 'hi');
const units = (v: PlanValues) => formatUnits(String(v.units), Number(v.decimals));
const counted = (v: PlanValues) =>
  `${v.limit} में से ${v.failures} चूकी; लगातार ${v.limit} चूकने पर प्लान बंद हो जाता है।`;

/** The text of each line of a plan's history, in Hindi. */
export const hindiPlanTexts: Record<keyof typeof englishPlanTexts, (values: PlanValues) => string> = {
  registered: (v) => `प्लान बनाया गया: ${money(v)}, पहली किस्त ${date(v, 'first')} को।`,
  in_cart: (v) => `${date(v, 'due')} की ${money(v)} की किस्त भुगतान के लिए कार्ट में जोड़ी गई।`,
  charged: (v) => `${date(v, 'due')} की ${money(v)} की किस्त के लिए बैंक को डेबिट का अनुरोध भेजा गया।`,
  units_asked: (v) => `${date(v, 'due')} की ${money(v)} की किस्त AMC को भेजी गई।`,
  units_paid: (v) =>
    `${date(v, 'due')} की किस्त: ${units(v)} यूनिट रिडीम हुईं और ${money(v, 'net')} आपके बैंक खाते में भेजे गए।`,
  units_moved: (v) =>
    `${date(v, 'due')} की किस्त: ${money(v, 'net')} ${v.target} में निवेश हुए और ${units(v)} यूनिट अलॉट हुईं।`,
  units_called_off: (v) => `आपने ${date(v, 'due')} की किस्त रद्द की। यह चूक में नहीं गिनी जाती।`,
  units_failed: (v) =>
    `${date(v, 'due')} की ${money(v)} की किस्त असफल: फ़ंड ऐसे ऑर्डर नहीं ले रहा था। ${counted(v)}`,
  paid: (v) => `${date(v, 'due')} की ${money(v)} की किस्त का भुगतान हुआ।`,
  failed: (v) => `${date(v, 'due')} की ${money(v)} की किस्त नहीं चुकाई गई। ${counted(v)}`,
  instalment_reversed: (v) =>
    `आपके बैंक ने ${date(v, 'due')} की ${money(v)} की किस्त का भुगतान वापस ले लिया। ${counted(v)}`,
  refused: (v) => `${date(v, 'due')} की ${money(v)} की किस्त असफल: ${v.why} ${counted(v)}`,
  missed: (v) => `${date(v, 'due')} की किस्त छोड़ी गई, क्योंकि पिछली किस्त पेंडिंग थी। ${counted(v)}`,
  closed_date: (v) => `${date(v, 'due')} की किस्त छोड़ी गई: फ़ंड निवेश नहीं ले रहा था।`,
  kyc_lapsed: (v) =>
    `${date(v, 'due')} की ${money(v)} की किस्त छोड़ी गई: आपका KYC अब मान्य नहीं है। यह चूक नहीं गिनी जाएगी।`,
  called_off: (v) => `आपने ${date(v, 'due')} की किस्त कार्ट से हटाई। यह चूक में नहीं गिनी जाती।`,
  skipped: (v) => `आपने ${date(v, 'due')} की किस्त छोड़ दी। अगली किस्त ${date(v, 'next')} को है।`,
  paused: (v) => `आपने प्लान रोका। यह ${date(v, 'next')} की किस्त से फिर शुरू होगा।`,
  resumed: (v) => `आपने प्लान फिर शुरू किया। अगली किस्त ${date(v, 'next')} को है।`,
  pause_over: (v) => `रोक का समय पूरा हुआ। अगली किस्त ${date(v, 'next')} को है।`,
  changed: (v) =>
    `आपने प्लान बदला: ${due(v, 'day_before')} ${money(v, 'before')} की जगह अब ${due(v, 'day')} ${money(v)}। अगली किस्त ${date(v, 'next')} को है।`,
  mandate_linked: (v) => `${date(v, 'next')} की किस्त से आपका मैंडेट भुगतान करेगा।`,
  stopping: (v) => `आपने प्लान बंद करने को कहा। ${date(v, 'last')} की किस्त प्रोसेस में है; वही आखिरी होगी।`,
  stopped: () => 'आपने प्लान बंद किया। आपकी यूनिट फ़ोलियो में रहेंगी।',
  of_age: () =>
    'खाताधारक के 18 साल का होने पर प्लान बंद हो गया। नए प्लान के लिए अपने नाम पर KYC चाहिए। यूनिट फ़ोलियो में रहेंगी।',
  auto_cancelled: (v) => `लगातार ${v.limit} किस्तें चूकने पर प्लान अपने-आप बंद हो गया।`,
  completed: (v) => `सभी ${v.count} किस्तें पूरी हुईं। प्लान पूरा हुआ।`,
};
