import { requestLanguage } from '../../platform/http/language.ts';

const sentences = {
  duplicate_line: {
    en: 'This fund is added twice with the same type.',
    hi: 'यह फ़ंड एक ही तरह से दो बार जोड़ा गया है।',
  },
  unknown_fund: { en: 'Fund not found.', hi: 'फ़ंड नहीं मिला।' },
  regular_plan: {
    en: 'This is a regular plan, which pays commission. We offer only the direct plan.',
    hi: 'यह रेगुलर प्लान है, जिसमें कमीशन लगता है। हम सिर्फ़ डायरेक्ट प्लान देते हैं।',
  },
  idcw_option: {
    en: "We don't offer the IDCW option. Choose the growth option of this fund.",
    hi: 'हम IDCW विकल्प नहीं देते। इस फ़ंड का ग्रोथ विकल्प चुनें।',
  },
  closed_to_us_canada: {
    en: "This AMC doesn't accept new investments from US and Canada persons.",
    hi: 'यह AMC अमेरिका और कनाडा के व्यक्तियों से नया निवेश नहीं लेती।',
  },
  fund_closed: { en: "This fund isn't accepting investments right now.", hi: 'यह फ़ंड अभी निवेश नहीं ले रहा।' },
  new_fund_not_open: {
    en: "This NFO isn't open today.",
    hi: 'यह NFO आज खुला नहीं है।',
  },
  sips_only: {
    en: 'This fund accepts only SIP, not one-time investment.',
    hi: 'यह फ़ंड सिर्फ़ SIP लेता है, एकमुश्त नहीं।',
  },
  lumpsums_only: {
    en: 'This fund accepts only one-time investment, not SIP.',
    hi: 'यह फ़ंड सिर्फ़ एकमुश्त निवेश लेता है, SIP नहीं।',
  },
  largest: {
    en: 'Maximum investment in this fund: {limit}.',
    hi: 'इस फ़ंड में अधिकतम निवेश: {limit}।',
  },
  largest_sip: {
    en: 'Maximum SIP in this fund: {limit}.',
    hi: 'इस फ़ंड में अधिकतम SIP: {limit}।',
  },
  multiple: { en: 'Enter an amount in multiples of {limit}.', hi: 'राशि {limit} के गुणांक में डालें।' },
  multiple_sip: {
    en: 'Enter a SIP amount in multiples of {limit}.',
    hi: 'SIP राशि {limit} के गुणांक में डालें।',
  },
  paise: {
    en: 'Use up to two decimals.',
    hi: 'दशमलव के बाद दो अंकों तक डालें।',
  },
  smallest: {
    en: 'Minimum investment in this fund: {limit}.',
    hi: 'इस फ़ंड में न्यूनतम निवेश: {limit}।',
  },
  smallest_sip: {
    en: 'Minimum SIP in this fund: {limit}.',
    hi: 'इस फ़ंड में न्यूनतम SIP: {limit}।',
  },
  no_such_date: { en: 'Enter a valid date.', hi: 'सही तारीख डालें।' },
  lumpsum_now: {
    en: 'A one-time investment starts when you pay. Only a SIP can start later.',
    hi: 'एकमुश्त निवेश भुगतान के साथ ही होता है। बाद में सिर्फ़ SIP शुरू हो सकती है।',
  },
  sip_daily: { en: "This fund doesn't offer daily SIP.", hi: 'इस फ़ंड में रोज़ की SIP उपलब्ध नहीं है।' },
  sip_weekly: { en: "This fund doesn't offer weekly SIP.", hi: 'इस फ़ंड में हर हफ़्ते की SIP उपलब्ध नहीं है।' },
  sip_fortnightly: {
    en: "This fund doesn't offer fortnightly SIP.",
    hi: 'इस फ़ंड में हर दो हफ़्ते की SIP उपलब्ध नहीं है।',
  },
  sip_monthly: { en: "This fund doesn't offer monthly SIP.", hi: 'इस फ़ंड में हर महीने की SIP उपलब्ध नहीं है।' },
  sip_quarterly: {
    en: "This fund doesn't offer quarterly SIP.",
    hi: 'इस फ़ंड में हर तीन महीने की SIP उपलब्ध नहीं है।',
  },
  sip_start_missing: {
    en: 'Choose the first SIP date.',
    hi: 'पहली SIP की तारीख चुनें।',
  },
  sip_start_range: {
    en: 'Choose a SIP date after today and up to {limit}.',
    hi: 'आज के बाद और {limit} तक की SIP तारीख चुनें।',
  },
  sip_weekday: { en: 'Choose a weekday (Monday to Friday).', hi: 'सोमवार से शुक्रवार के बीच का दिन चुनें।' },
  sip_any_day: {
    en: 'SIP dates for this fund: 1st to 28th of the month.',
    hi: 'इस फ़ंड में SIP की तारीख: महीने की 1 से 28।',
  },
  sip_days: {
    en: 'SIP dates for this fund: {limit} of the month.',
    hi: 'इस फ़ंड में SIP की तारीखें: {limit}।',
  },
  step_up_unknown: {
    en: "This type of step-up isn't available.",
    hi: 'इस तरह का स्टेप-अप उपलब्ध नहीं है।',
  },
  step_up_percent: {
    en: 'Maximum step-up: {limit}%.',
    hi: 'अधिकतम स्टेप-अप: {limit}%।',
  },
  step_up_multiple: {
    en: 'Enter a step-up in multiples of {limit}.',
    hi: 'स्टेप-अप {limit} के गुणांक में डालें।',
  },
  step_up_cap: {
    en: 'The maximum instalment must be at least {limit}.',
    hi: 'अधिकतम किस्त कम से कम {limit} होनी चाहिए।',
  },
  cannot_place_order: {
    en: "This order is no longer in your cart, so it can't be changed.",
    hi: 'यह ऑर्डर अब कार्ट में नहीं है, इसलिए बदला नहीं जा सकता।',
  },
  cannot_cancel_order: {
    en: "This order is no longer in your cart, so it can't be cancelled.",
    hi: 'यह ऑर्डर अब कार्ट में नहीं है, इसलिए रद्द नहीं हो सकता।',
  },
  instalment_waits: {
    en: 'A SIP instalment for this fund is in your cart. Pay or cancel it first.',
    hi: 'इस फ़ंड की SIP किस्त आपके कार्ट में है। पहले उसे चुकाएँ या रद्द करें।',
  },
  unknown_cart: { en: 'Cart not found.', hi: 'कार्ट नहीं मिला।' },
  cart_empty: {
    en: 'Your cart is empty.',
    hi: 'आपका कार्ट खाली है।',
  },
  cart_changed: {
    en: 'Your cart has changed. Review it before you pay.',
    hi: 'आपका कार्ट बदल गया है। भुगतान से पहले फिर देखें।',
  },
  consent_changed: {
    en: 'Read and agree to the SIP terms before you pay.',
    hi: 'भुगतान से पहले SIP की शर्तें पढ़ें और सहमति दें।',
  },
  unknown_order: { en: 'Order not found.', hi: 'ऑर्डर नहीं मिला।' },
  folio_mismatch: {
    en: "You don't have this folio with {limit}.",
    hi: '{limit} में आपका यह फ़ोलियो नहीं है।',
  },
} as const;

export type OrderRefusal = keyof typeof sentences;

/** Returns why an order is refused, in the language of the caller; `limit` is the value named in the sentence. */
export function refusalMessages(key: OrderRefusal, limit = ''): string {
  return sentences[key][requestLanguage()].replace('{limit}', () => limit);
}
