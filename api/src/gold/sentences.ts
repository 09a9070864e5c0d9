import { createMessages } from '../platform/http/language.ts';

/** A refusal of gold for the person whose request is answered. */
export const sentence = createMessages({
  amount_or_grams: {
    en: 'Enter rupees or grams, not both.',
    hi: 'रुपये या ग्राम डालें, दोनों नहीं।',
  },
  below_minimum: {
    en: 'Minimum order: {limit}, including GST.',
    hi: 'न्यूनतम ऑर्डर: {limit}, GST सहित।',
  },
  above_maximum: {
    en: 'Maximum order: {limit}, including GST.',
    hi: 'अधिकतम ऑर्डर: {limit}, GST सहित।',
  },
  gram_decimals: {
    en: 'Use up to four decimals for grams.',
    hi: 'ग्राम में दशमलव के बाद चार अंकों तक डालें।',
  },
  rupee_decimals: {
    en: 'Use up to two decimals.',
    hi: 'दशमलव के बाद दो अंकों तक डालें।',
  },
  grams_needed: {
    en: 'Enter grams above 0.',
    hi: '0 से ज़्यादा ग्राम डालें।',
  },
  amount_needed: { en: 'Enter an amount above ₹0.', hi: '₹0 से ज़्यादा राशि डालें।' },
  price_unknown: {
    en: "This price isn't available. Use the price shown now.",
    hi: 'यह भाव उपलब्ध नहीं है। अभी दिख रहे भाव पर खरीदें।',
  },
  price_already_used: {
    en: "You've already placed an order at this price. See your gold orders.",
    hi: 'आप इस भाव पर ऑर्डर दे चुके हैं। अपने गोल्ड ऑर्डर देखें।',
  },
  price_expired: {
    en: 'The price lock has expired. Here is the new price.',
    hi: 'भाव लॉक का समय खत्म हो गया। यह है नया भाव।',
  },
  not_for_non_residents: {
    en: 'Digital gold can be bought by residents of India only. Gold that you already own stays yours.',
    hi: 'डिजिटल गोल्ड सिर्फ़ भारत के निवासी खरीद सकते हैं। जो गोल्ड आपके पास पहले से है, वह आपका ही रहेगा।',
  },
  price_unavailable: {
    en: 'The gold price is unavailable right now. Try again in a moment.',
    hi: 'गोल्ड का भाव अभी उपलब्ध नहीं है। थोड़ी देर में फिर कोशिश करें।',
  },
});
