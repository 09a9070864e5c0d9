import { createMessages } from '../platform/http/language.ts';

/** A refusal of insurance in the language of the request. */
export const sentence = createMessages({
  en: {
    ages_not_understood: 'Enter ages in whole years, for example 34,32.',
    too_many_adults: 'A policy covers 1 or 2 adults.',
    age_not_insurable: 'Adults must be {youngest} to {oldest} years old.',
  },
  hi: {
    ages_not_understood: 'उम्र पूरे साल में लिखें, जैसे 34,32।',
    too_many_adults: 'एक पॉलिसी में 1 या 2 वयस्क आते हैं।',
    age_not_insurable: 'वयस्कों की उम्र {youngest} से {oldest} साल होनी चाहिए।',
  },
});
