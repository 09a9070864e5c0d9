import { sayer } from '../platform/language.ts';

/** A refusal of gold for the person whose request is answered. */
export const sentence = sayer({
  amount_or_grams: {
    en: 'Say how much to buy: in rupees or in grams, not both.',
    hi: 'बताएँ कि कितना ख़रीदना है: रुपयों में या ग्राम में, दोनों में नहीं।',
  },
  below_minimum: {
    en: 'The smallest order is {limit}, tax included.',
    hi: 'सबसे छोटा ऑर्डर कर सहित {limit} का है।',
  },
  above_maximum: {
    en: 'One order can be at most {limit}, tax included.',
    hi: 'एक ऑर्डर कर सहित अधिक से अधिक {limit} का हो सकता है।',
  },
  gram_decimals: {
    en: 'Grams can have at most four decimals.',
    hi: 'ग्राम में दशमलव के बाद अधिक से अधिक चार अंक हो सकते हैं।',
  },
  rupee_decimals: {
    en: 'Rupees can have at most two decimals.',
    hi: 'रुपयों में दशमलव के बाद अधिक से अधिक दो अंक हो सकते हैं।',
  },
  grams_needed: {
    en: 'Enter how many grams, above zero.',
    hi: 'लिखें कि कितने ग्राम, शून्य से ज़्यादा।',
  },
  amount_needed: { en: 'Enter an amount above zero.', hi: 'शून्य से बड़ी राशि लिखें।' },
  price_unknown: {
    en: 'We do not know this price. Please take the one shown now.',
    hi: 'हम यह भाव नहीं जानते। कृपया अभी दिख रहा भाव लें।',
  },
  price_already_used: {
    en: 'You have already placed an order at this price. It is in your gold orders.',
    hi: 'आप इस भाव पर ऑर्डर दे चुके हैं। वह आपके सोने के ऑर्डरों में है।',
  },
  price_expired: {
    en: 'The held price has ended. Here is the new one.',
    hi: 'रोके गए भाव का समय पूरा हो गया। यह रहा नया भाव।',
  },
  not_for_non_residents: {
    en: 'Digital gold can be bought by residents of India only. Gold that you already own stays yours.',
    hi: 'डिजिटल गोल्ड सिर्फ़ भारत के निवासी खरीद सकते हैं। जो गोल्ड आपके पास पहले से है, वह आपका ही रहेगा।',
  },
  price_unavailable: {
    en: 'There is no price of gold right now. Please try again in a moment.',
    hi: 'अभी सोने का भाव उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
});
