import { createMessages } from '../platform/http/language.ts';

/** A refusal of gold in the language of the request. */
export const sentence = createMessages({
  en: {
    amount_or_grams: 'Enter rupees or grams, not both.',
    below_minimum: 'Minimum order: {limit}, including GST.',
    above_maximum: 'Maximum order: {limit}, including GST.',
    gram_decimals: 'Use up to four decimals for grams.',
    rupee_decimals: 'Use up to two decimals.',
    grams_needed: 'Enter grams above 0.',
    amount_needed: 'Enter an amount above ₹0.',
    price_unknown: "This price isn't available. Use the price shown now.",
    price_already_used: "You've already placed an order at this price. See your gold orders.",
    price_expired: 'The price lock has expired. Here is the new price.',
    not_for_non_residents:
      'Digital gold can be bought by residents of India only. Gold that you already own stays yours.',
    price_unavailable: 'The gold price is unavailable right now. Try again in a moment.',
  },
  hi: {
    amount_or_grams: 'रुपये या ग्राम डालें, दोनों नहीं।',
    below_minimum: 'न्यूनतम ऑर्डर: {limit}, GST सहित।',
    above_maximum: 'अधिकतम ऑर्डर: {limit}, GST सहित।',
    gram_decimals: 'ग्राम में दशमलव के बाद चार अंकों तक डालें।',
    rupee_decimals: 'दशमलव के बाद दो अंकों तक डालें।',
    grams_needed: '0 से ज़्यादा ग्राम डालें।',
    amount_needed: '₹0 से ज़्यादा राशि डालें।',
    price_unknown: 'यह भाव उपलब्ध नहीं है। अभी दिख रहे भाव पर खरीदें।',
    price_already_used: 'आप इस भाव पर ऑर्डर दे चुके हैं। अपने गोल्ड ऑर्डर देखें।',
    price_expired: 'भाव लॉक का समय खत्म हो गया। यह है नया भाव।',
    not_for_non_residents:
      'डिजिटल गोल्ड सिर्फ़ भारत के निवासी खरीद सकते हैं। जो गोल्ड आपके पास पहले से है, वह आपका ही रहेगा।',
    price_unavailable: 'गोल्ड का भाव अभी उपलब्ध नहीं है। थोड़ी देर में फिर कोशिश करें।',
  },
});
