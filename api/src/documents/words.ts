import { requestLanguage } from '../platform/language.ts';

const WORDS = {
  too_large: {
    en: 'This picture is larger than 8 MB. Choose a smaller one, or take it again with the camera.',
    hi: 'यह तस्वीर 8 एमबी से बड़ी है। छोटी तस्वीर चुनें या कैमरे से फिर खींचें।',
  },
  no_picture: {
    en: 'There was no picture in what was sent. Please choose one.',
    hi: 'भेजी गई चीज़ में कोई तस्वीर नहीं थी। कृपया एक तस्वीर चुनें।',
  },
  not_a_picture: {
    en: 'This file is not a picture that we can read. Send a JPEG, PNG or WebP.',
    hi: 'यह फ़ाइल ऐसी तस्वीर नहीं है जिसे हम पढ़ सकें। JPEG, PNG या WebP भेजें।',
  },
  too_many_pixels: {
    en: 'This picture has too many pixels. Choose one of at most 40 million.',
    hi: 'इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं। ज़्यादा से ज़्यादा 4 करोड़ पिक्सेल वाली चुनें।',
  },
  too_small: {
    en: 'This picture is too small to read. It needs at least {{long}} pixels on the longer side and {{short}} on the shorter. Move closer, or choose a larger picture.',
    hi: 'यह तस्वीर पढ़ने के लिए बहुत छोटी है। लंबी ओर कम से कम {{long}} और छोटी ओर {{short}} पिक्सेल चाहिए। पास से खींचें या बड़ी तस्वीर चुनें।',
  },
  used_already: {
    en: 'This is the same picture as another of your documents. Choose the right picture for this one.',
    hi: 'यह वही तस्वीर है जो आपके दूसरे दस्तावेज़ में है। इसके लिए सही तस्वीर चुनें।',
  },
  quota: {
    en: 'Your account has reached the limit for uploaded pictures. Please contact support.',
    hi: 'आपके खाते में तस्वीरें अपलोड करने की सीमा पूरी हो गई है। कृपया सहायता टीम से संपर्क करें।',
  },
  not_there: {
    en: 'There is no such picture in your account.',
    hi: 'आपके खाते में ऐसी कोई तस्वीर नहीं है।',
  },
} as const;

export type PictureFault = keyof typeof WORDS;

/** The sentence in the language of the request. */
export function pictureWords(fault: PictureFault, values: Record<string, number> = {}): string {
  return Object.entries(values).reduce<string>(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    WORDS[fault][requestLanguage()],
  );
}
