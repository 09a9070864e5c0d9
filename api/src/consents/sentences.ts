import { createMessages } from '../platform/http/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = createMessages({
  missing: {
    en: 'Your consent is needed to continue.',
    hi: 'आगे बढ़ने के लिए आपकी सहमति ज़रूरी है।',
  },
  agree: { en: 'Read and agree to continue.', hi: 'आगे बढ़ने के लिए पढ़ें और सहमति दें।' },
  changed: {
    en: 'This text was updated. Please read it again.',
    hi: 'यह टेक्स्ट अपडेट हुआ है। कृपया फिर पढ़ें।',
  },
});
