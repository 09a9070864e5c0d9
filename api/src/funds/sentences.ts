import { createMessages } from '../platform/http/language.ts';

/** A refusal of funds in the language of the request. */
export const sentence = createMessages({
  en: {
    fund_unknown: 'Fund not found.',
    fund_name_unknown: "We couldn't find a fund called {name}.",
    index_unknown: "We couldn't find an index called {name}.",
    house_unknown: 'AMC not found.',
    compare_count: 'You can compare 2 to 4 funds.',
  },
  hi: {
    fund_unknown: 'फ़ंड नहीं मिला।',
    fund_name_unknown: '{name} नाम का फ़ंड नहीं मिला।',
    index_unknown: '{name} नाम का इंडेक्स नहीं मिला।',
    house_unknown: 'AMC नहीं मिली।',
    compare_count: 'आप 2 से 4 फ़ंड की तुलना कर सकते हैं।',
  },
});
