import { createMessages } from '../platform/http/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = createMessages({
  changed: {
    en: 'The questions were updated. Please answer the new ones.',
    hi: 'सवाल अपडेट हुए हैं। कृपया नए सवालों के जवाब दें।',
  },
  open: { en: 'Answer all the questions.', hi: 'सभी सवालों के जवाब दें।' },
  choose: { en: 'Select an option to continue.', hi: 'आगे बढ़ने के लिए एक चुनें।' },
});
