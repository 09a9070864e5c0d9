import { createMessages } from '../platform/http/language.ts';

/** The sentences about a picture, in the language of the request. */
export const pictureMessage = createMessages({
  en: {
    too_large: 'This picture is over 8 MB. Choose a smaller one or take a new photo.',
    no_picture: 'No picture received. Please choose one.',
    not_a_picture: "We can't read this file. Upload a JPEG, PNG or WebP picture.",
    too_many_pixels: 'This picture is too large. Use one with up to 40 million pixels.',
    too_small:
      'This picture is too small. It needs at least {long} × {short} pixels. Move closer or choose a larger picture.',
    used_already: "You've already used this picture for another document. Choose the right one.",
    quota: "You've reached the upload limit. Please contact support.",
    not_there: 'Picture not found.',
  },
  hi: {
    too_large: 'यह फ़ोटो 8 MB से बड़ी है। छोटी फ़ोटो चुनें या नई लें।',
    no_picture: 'कोई फ़ोटो नहीं मिली। कृपया एक चुनें।',
    not_a_picture: 'यह फ़ाइल पढ़ी नहीं जा सकती। JPEG, PNG या WebP फ़ोटो अपलोड करें।',
    too_many_pixels: 'यह फ़ोटो बहुत बड़ी है। 4 करोड़ पिक्सेल तक की फ़ोटो चुनें।',
    too_small: 'यह फ़ोटो बहुत छोटी है। कम से कम {long} × {short} पिक्सेल चाहिए। पास से लें या बड़ी फ़ोटो चुनें।',
    used_already: 'यह फ़ोटो आप दूसरे दस्तावेज़ के लिए दे चुके हैं। सही फ़ोटो चुनें।',
    quota: 'अपलोड की सीमा पूरी हो गई है। कृपया सपोर्ट से संपर्क करें।',
    not_there: 'फ़ोटो नहीं मिली।',
  },
});

/** Why a picture is refused. */
export type PictureFault = Parameters<typeof pictureMessage>[0];
