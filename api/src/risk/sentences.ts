import { createMessages } from '../platform/http/language.ts';

/** A sentence in the language of the request. */
export const sentence = createMessages({
  en: {
    changed: 'The questions were updated. Please answer the new ones.',
    open: 'Answer all the questions.',
    choose: 'Select an option to continue.',
  },
  hi: {
    changed: 'सवाल अपडेट हुए हैं। कृपया नए सवालों के जवाब दें।',
    open: 'सभी सवालों के जवाब दें।',
    choose: 'आगे बढ़ने के लिए एक चुनें।',
  },
});
