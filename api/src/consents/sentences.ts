import { createMessages } from '../platform/http/language.ts';

/** A sentence in the language of the request. */
export const sentence = createMessages({
  en: {
    missing: 'Your consent is needed to continue.',
    agree: 'Read and agree to continue.',
    changed: 'This text was updated. Please read it again.',
  },
  hi: {
    missing: 'आगे बढ़ने के लिए आपकी सहमति ज़रूरी है।',
    agree: 'आगे बढ़ने के लिए पढ़ें और सहमति दें।',
    changed: 'यह टेक्स्ट अपडेट हुआ है। कृपया फिर पढ़ें।',
  },
});
