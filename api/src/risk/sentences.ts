import { sayer } from '../platform/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = sayer({
  changed: {
    en: 'The questions have changed meanwhile. Please answer the new ones.',
    hi: 'इस बीच प्रश्न बदल गए हैं। कृपया नए प्रश्नों के उत्तर दें।',
  },
  open: { en: 'Some questions are not answered yet.', hi: 'कुछ प्रश्नों के उत्तर अभी बाकी हैं।' },
  choose: { en: 'Choose one to go on.', hi: 'आगे बढ़ने के लिए एक चुनें।' },
});
