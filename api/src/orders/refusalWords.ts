import { requestLanguage } from '../platform/language.ts';

const sentences = {
  duplicate_line: {
    en: 'This fund is in the list twice with the same type.',
    hi: 'यह फंड सूची में एक ही तरह से दो बार है।',
  },
  unknown_fund: { en: 'We do not know this fund.', hi: 'हम इस फंड को नहीं जानते।' },
  regular_plan: {
    en: 'This is a regular plan, which pays a commission. We offer the direct plan of the fund.',
    hi: 'यह रेगुलर प्लान है, जिसमें कमीशन जाता है। हम इस फंड का डायरेक्ट प्लान देते हैं।',
  },
  idcw_option: {
    en: 'This is an IDCW option, which we do not offer. Please choose the growth option of the fund.',
    hi: 'यह IDCW विकल्प है, जो हम नहीं देते। कृपया इस फंड का ग्रोथ विकल्प चुनें।',
  },
  closed_to_us_canada: {
    en: 'This fund house does not take new money from persons of the United States and Canada.',
    hi: 'यह फंड हाउस अमेरिका और कनाडा के व्यक्तियों से नया पैसा नहीं लेता।',
  },
  fund_closed: { en: 'This fund does not take purchases now.', hi: 'यह फंड अभी ख़रीद नहीं लेता।' },
  new_fund_not_open: {
    en: 'This new fund does not take purchases today.',
    hi: 'यह नया फंड आज ख़रीद नहीं लेता।',
  },
  sips_only: { en: 'This fund takes SIPs only, no lumpsum.', hi: 'यह फंड केवल SIP लेता है, एकमुश्त नहीं।' },
  lumpsums_only: {
    en: 'This fund takes lumpsums only, no SIP.',
    hi: 'यह फंड केवल एकमुश्त निवेश लेता है, SIP नहीं।',
  },
  largest: {
    en: 'The largest amount for this fund is {limit}.',
    hi: 'इस फंड में अधिक से अधिक {limit} लगाए जा सकते हैं।',
  },
  largest_sip: {
    en: 'The largest SIP amount for this fund is {limit}.',
    hi: 'इस फंड में SIP अधिक से अधिक {limit} की हो सकती है।',
  },
  multiple: { en: 'The amount must be a multiple of {limit}.', hi: 'राशि {limit} की गुणज होनी चाहिए।' },
  multiple_sip: {
    en: 'The SIP amount must be a multiple of {limit}.',
    hi: 'SIP की राशि {limit} की गुणज होनी चाहिए।',
  },
  paise: {
    en: 'An amount has at most two decimals: paise.',
    hi: 'राशि में दशमलव के बाद अधिक से अधिक दो अंक होते हैं: पैसे।',
  },
  smallest: {
    en: 'The smallest amount for this fund is {limit}.',
    hi: 'इस फंड में कम से कम {limit} लगाने होते हैं।',
  },
  smallest_sip: {
    en: 'The smallest SIP amount for this fund is {limit}.',
    hi: 'इस फंड में SIP कम से कम {limit} की होती है।',
  },
  no_such_date: { en: 'There is no such date.', hi: 'ऐसी कोई तारीख़ नहीं है।' },
  lumpsum_now: {
    en: 'A lumpsum is invested when you pay for it. Only a SIP can start later.',
    hi: 'एकमुश्त निवेश भुगतान के साथ ही होता है। केवल SIP बाद में शुरू हो सकती है।',
  },
  sip_daily: { en: 'This fund does not take daily SIPs.', hi: 'यह फंड रोज़ की SIP नहीं लेता।' },
  sip_weekly: { en: 'This fund does not take weekly SIPs.', hi: 'यह फंड हर हफ़्ते की SIP नहीं लेता।' },
  sip_fortnightly: {
    en: 'This fund does not take fortnightly SIPs.',
    hi: 'यह फंड हर दो हफ़्ते की SIP नहीं लेता।',
  },
  sip_monthly: { en: 'This fund does not take monthly SIPs.', hi: 'यह फंड हर महीने की SIP नहीं लेता।' },
  sip_quarterly: {
    en: 'This fund does not take quarterly SIPs.',
    hi: 'यह फंड हर तीन महीने की SIP नहीं लेता।',
  },
  sip_start_missing: {
    en: 'Choose the date of the first SIP instalment.',
    hi: 'SIP की पहली किस्त की तारीख़ चुनिए।',
  },
  sip_start_range: {
    en: 'Choose a SIP date after today and not later than {limit}.',
    hi: 'SIP की तारीख़ आज के बाद की और {limit} तक की चुनिए।',
  },
  sip_weekday: { en: 'Choose a weekday, Monday to Friday.', hi: 'सोमवार से शुक्रवार तक का कोई दिन चुनिए।' },
  sip_any_day: {
    en: 'This fund takes SIPs on the 1st to the 28th of the month.',
    hi: 'यह फंड महीने की 1 से 28 तारीख़ तक SIP लेता है।',
  },
  sip_days: {
    en: 'This fund takes SIPs on the {limit} of the month.',
    hi: 'यह फंड महीने की इन तारीख़ों को SIP लेता है: {limit}।',
  },
  step_up_unknown: {
    en: 'We do not know this kind of yearly increase.',
    hi: 'इस तरह की सालाना बढ़ोतरी हम नहीं जानते।',
  },
  step_up_percent: {
    en: 'An increase is at most {limit} percent.',
    hi: 'बढ़ोतरी ज़्यादा से ज़्यादा {limit} प्रतिशत हो सकती है।',
  },
  step_up_multiple: {
    en: 'The increase must be a multiple of {limit}.',
    hi: 'बढ़ोतरी {limit} की गुणज होनी चाहिए।',
  },
  step_up_cap: {
    en: 'The highest instalment must be at least {limit}.',
    hi: 'सबसे बड़ी किस्त कम से कम {limit} की होनी चाहिए।',
  },
  cannot_place_order: {
    en: 'This order can no longer be changed, because it is not waiting in the cart any more.',
    hi: 'यह ऑर्डर अब बदला नहीं जा सकता, क्योंकि यह अब थैली में नहीं है।',
  },
  cannot_cancel_order: {
    en: 'This order can no longer be cancelled, because it is not waiting in the cart any more.',
    hi: 'यह ऑर्डर अब रद्द नहीं हो सकता, क्योंकि यह अब थैली में नहीं है।',
  },
  instalment_waits: {
    en: 'An instalment of your SIP in this fund waits in your cart. Pay or cancel it first.',
    hi: 'इस फंड की आपकी SIP की किस्त थैली में है। पहले उसे चुकाएँ या रद्द करें।',
  },
  unknown_cart: { en: 'We do not know this cart.', hi: 'हम इस थैली को नहीं जानते।' },
  cart_empty: {
    en: 'There is nothing in your cart to pay for.',
    hi: 'आपकी थैली में भुगतान के लिए कुछ नहीं है।',
  },
  cart_changed: {
    en: 'Your cart has changed since you looked at it. Please look at it again before you pay.',
    hi: 'आपके देखने के बाद थैली बदल गई है। भुगतान से पहले उसे फिर से देख लें।',
  },
  consent_changed: {
    en: 'Please read what you agree to with this SIP, and agree to it before you pay.',
    hi: 'इस SIP में आप किस पर सहमति दे रहे हैं, वह पढ़ें और भुगतान से पहले सहमति दें।',
  },
  unknown_order: { en: 'We do not know this order.', hi: 'हम इस ऑर्डर को नहीं जानते।' },
  folio_mismatch: {
    en: 'This folio is not one of yours at {limit}.',
    hi: 'यह फ़ोलियो {limit} में आपका नहीं है।',
  },
} as const;

export type OrderRefusal = keyof typeof sentences;

/** Why an order is refused, in the language of whoever asks; `limit` is what the sentence names. */
export function refusalWords(word: OrderRefusal, limit = ''): string {
  return sentences[word][requestLanguage()].replace('{limit}', () => limit);
}
