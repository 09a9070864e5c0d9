import { formatDate, formatRupees, formatUnits, scaleOf } from '@sanchay/finance';
import type { englishPlanTexts, PlanValues } from './englishPlanTexts.ts';

const date = (v: PlanValues, key: string) => formatDate(String(v[key]), 'hi');
const money = (v: PlanValues, key = 'amount') => {
  const amount = String(Number(v[key]));
  return formatRupees(amount, { decimals: scaleOf(amount) > 0 ? 2 : 0 });
};
const units = (v: PlanValues) => formatUnits(String(v.units), Number(v.decimals));
const counted = (v: PlanValues) =>
  `यह ${v.limit} में से ${v.failures} चूक है; लगातार ${v.limit} चूकों के बाद योजना बंद हो जाती है।`;

/** What each line of a plan's history says, in Hindi. */
export const hindiPlanTexts: Record<keyof typeof englishPlanTexts, (values: PlanValues) => string> = {
  registered: (v) => `आपने योजना शुरू की: ${money(v)}, पहली किस्त ${date(v, 'first')} को।`,
  in_cart: (v) => `${date(v, 'due')} की ${money(v)} की किस्त भुगतान के लिए आपकी थैली में रखी गई।`,
  charged: (v) => `${date(v, 'due')} की ${money(v)} की किस्त आपके बैंक से माँगी गई।`,
  units_asked: (v) => `${date(v, 'due')} की ${money(v)} की किस्त फंड हाउस को भेजी गई।`,
  units_paid: (v) => `${date(v, 'due')} की किस्त: ${units(v)} यूनिट बिकीं और ${money(v, 'net')} आपके बैंक में भेजे गए।`,
  units_moved: (v) =>
    `${date(v, 'due')} की किस्त: ${money(v, 'net')} ${v.target} में गए और ${units(v)} यूनिट मिलीं।`,
  units_called_off: (v) => `आपने ${date(v, 'due')} की किस्त रद्द की। यह चूक नहीं गिनी जाती।`,
  units_failed: (v) =>
    `${date(v, 'due')} की ${money(v)} की किस्त पूरी नहीं हुई: फंड ने ऐसे ऑर्डर नहीं लिए। ${counted(v)}`,
  paid: (v) => `${date(v, 'due')} की ${money(v)} की किस्त चुक गई।`,
  failed: (v) => `${date(v, 'due')} की ${money(v)} की किस्त नहीं चुकी। ${counted(v)}`,
  instalment_reversed: (v) =>
    `आपके बैंक ने ${date(v, 'due')} की ${money(v)} की किस्त का भुगतान वापस ले लिया। ${counted(v)}`,
  refused: (v) => `${date(v, 'due')} की ${money(v)} की किस्त पूरी नहीं हो सकी: ${v.why} ${counted(v)}`,
  missed: (v) => `${date(v, 'due')} की किस्त छूट गई, क्योंकि उससे पहले की किस्त अब भी बाक़ी थी। ${counted(v)}`,
  closed_date: (v) => `${date(v, 'due')} की किस्त छूट गई: फंड में ख़रीद बंद थी।`,
  called_off: (v) => `आपने ${date(v, 'due')} की किस्त थैली से निकाल दी। यह चूक नहीं गिनी जाती।`,
  skipped: (v) => `आपने ${date(v, 'due')} की किस्त छोड़ दी। अगली किस्त ${date(v, 'next')} को है।`,
  paused: (v) => `आपने योजना रोक दी। यह ${date(v, 'next')} की किस्त से फिर चलेगी।`,
  resumed: (v) => `आपने रोक हटा दी। अगली किस्त ${date(v, 'next')} को है।`,
  pause_over: (v) => `रोक का समय पूरा हुआ। अगली किस्त ${date(v, 'next')} को है।`,
  changed: (v) =>
    `आपने योजना बदली: ${v.day_before} को ${money(v, 'before')} की जगह ${v.day} को ${money(v)}। अगली किस्त ${date(v, 'next')} को है।`,
  mandate_linked: (v) => `${date(v, 'next')} की किस्त से आपका मैंडेट भुगतान करेगा।`,
  stopping: (v) => `आपने योजना बंद करने को कहा। ${date(v, 'last')} की किस्त भेजी जा चुकी है; वही आख़िरी होगी।`,
  stopped: () => 'आपने योजना बंद की। आपकी यूनिट आपकी ही रहेंगी।',
  auto_cancelled: (v) => `लगातार ${v.limit} किस्तें पूरी न होने पर योजना अपने आप बंद हो गई।`,
  completed: (v) => `सभी ${v.count} किस्तें पूरी हुईं। योजना पूरी हो गई।`,
};
