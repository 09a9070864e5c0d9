import { createMessages } from '../platform/http/language.ts';

/** A refusal of funds for the person whose request is answered. */
export const sentence = createMessages({
  fund_unknown: { en: 'Fund not found.', hi: 'फ़ंड नहीं मिला।' },
  fund_name_unknown: {
    en: "We couldn't find a fund called {name}.",
    hi: '{name} नाम का फ़ंड नहीं मिला।',
  },
  house_unknown: { en: 'AMC not found.', hi: 'AMC नहीं मिली।' },
  compare_count: {
    en: 'You can compare 2 to 4 funds.',
    hi: 'आप 2 से 4 फ़ंड की तुलना कर सकते हैं।',
  },
});
