import { requestLanguage } from '../platform/http/language.ts';

const MESSAGES = {
  too_large: {
    en: 'This picture is over 8 MB. Choose a smaller one or take a new photo.',
    hi: 'यह फ़ोटो 8 MB से बड़ी है। छोटी फ़ोटो चुनें या नई लें।',
  },
  no_picture: {
    en: 'No picture received. Please choose one.',
    hi: 'कोई फ़ोटो नहीं मिली। कृपया एक चुनें।',
  },
  not_a_picture: {
    en: "We can't read this file. Upload a JPEG, PNG or WebP picture.",
    hi: 'यह फ़ाइल पढ़ी नहीं जा सकती। JPEG, PNG या WebP फ़ोटो अपलोड करें।',
  },
  too_many_pixels: {
    en: 'This picture is too large. Use one with up to 40 million pixels.',
    hi: 'यह फ़ोटो बहुत बड़ी है। 4 करोड़ पिक्सेल तक की फ़ोटो चुनें।',
  },
  too_small: {
    en: 'This picture is too small. It needs at least {{long}} × {{short}} pixels. Move closer or choose a larger picture.',
    hi: 'यह फ़ोटो बहुत छोटी है। कम से कम {{long}} × {{short}} पिक्सेल चाहिए। पास से लें या बड़ी फ़ोटो चुनें।',
  },
  used_already: {
    en: "You've already used this picture for another document. Choose the right one.",
    hi: 'यह फ़ोटो आप दूसरे दस्तावेज़ के लिए दे चुके हैं। सही फ़ोटो चुनें।',
  },
  quota: {
    en: "You've reached the upload limit. Please contact support.",
    hi: 'अपलोड की सीमा पूरी हो गई है। कृपया सपोर्ट से संपर्क करें।',
  },
  not_there: {
    en: 'Picture not found.',
    hi: 'फ़ोटो नहीं मिली।',
  },
} as const;

export type PictureFault = keyof typeof MESSAGES;

/** The sentence in the language of the request. */
export function pictureMessages(fault: PictureFault, values: Record<string, number> = {}): string {
  return Object.entries(values).reduce<string>(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    MESSAGES[fault][requestLanguage()],
  );
}
