import { createMessages } from '../platform/http/language.ts';

/** A refusal of insurance for the person whose request is answered. */
export const sentence = createMessages({
  ages_not_understood: {
    en: 'Enter ages in whole years, for example 34,32.',
    hi: 'उम्र पूरे साल में लिखें, जैसे 34,32।',
  },
  too_many_adults: {
    en: 'A policy covers 1 or 2 adults.',
    hi: 'एक पॉलिसी में 1 या 2 वयस्क आते हैं।',
  },
  age_not_insurable: {
    en: 'Adults must be {youngest} to {oldest} years old.',
    hi: 'वयस्कों की उम्र {youngest} से {oldest} साल होनी चाहिए।',
  },
});
