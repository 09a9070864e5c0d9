import { sayer } from '../platform/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = sayer({
  missing: {
    en: 'We need your consent before we can go on.',
    hi: 'आगे बढ़ने से पहले हमें आपकी सहमति चाहिए।',
  },
  agree: { en: 'Please read this and agree to it.', hi: 'कृपया इसे पढ़ें और सहमति दें।' },
  changed: {
    en: 'The text has changed meanwhile. Please read it again.',
    hi: 'इस बीच यह पाठ बदल गया है। कृपया इसे फिर से पढ़ें।',
  },
});
