import { sayer } from '../platform/language.ts';

/** A refusal of funds for the person whose request is answered. */
export const sentence = sayer({
  fund_unknown: { en: 'We do not know this fund.', hi: 'हम इस फंड को नहीं जानते।' },
  fund_name_unknown: {
    en: 'We do not know a fund called {name}.',
    hi: 'हम {name} नाम के किसी फंड को नहीं जानते।',
  },
  house_unknown: { en: 'We do not know this fund house.', hi: 'हम इस फंड हाउस को नहीं जानते।' },
  compare_count: {
    en: 'Two to four funds can be compared.',
    hi: 'दो से चार फंडों की तुलना हो सकती है।',
  },
});
