import { createMessages } from '../platform/http/language.ts';

/** Refusals of an import, in the language of the request. */
export const importMessage = createMessages({
  en: {
    no_file: 'Choose a statement file, or paste its text.',
    too_large: 'This file is over 8 MB. Request a statement for a shorter period.',
    unknown_format:
      "We can't read this file. Upload a detailed CAMS or KFintech consolidated account statement.",
    empty: 'This statement has no folios.',
    too_many: 'This statement has more than {most} transactions. Request one for a shorter period.',
    account_full: 'Your account can have up to {most} imported transactions.',
    other_pan: "This statement belongs to another PAN. Import it from that person's account.",
    no_pan: 'Complete your KYC first, so that we can check that the statement is yours.',
    not_found: "This import wasn't found. It may have expired: previews are deleted after 7 days.",
    unanswered: 'Choose a scheme for each folio that has none.',
    not_a_preview: 'This import was already applied.',
    not_applied: "This import isn't applied, so there is nothing to undo.",
    no_such_folio: 'This statement has no such folio.',
    no_such_scheme: "We don't have this scheme.",
  },
  hi: {
    no_file: 'स्टेटमेंट की फ़ाइल चुनें या उसका टेक्स्ट पेस्ट करें।',
    too_large: 'यह फ़ाइल 8 MB से बड़ी है। कम अवधि का स्टेटमेंट मँगाएँ।',
    unknown_format: 'यह फ़ाइल पढ़ी नहीं जा सकती। CAMS या KFintech का विस्तृत कंसॉलिडेटेड अकाउंट स्टेटमेंट अपलोड करें।',
    empty: 'इस स्टेटमेंट में कोई फ़ोलियो नहीं है।',
    too_many: 'इस स्टेटमेंट में {most} से ज़्यादा लेन-देन हैं। कम अवधि का स्टेटमेंट मँगाएँ।',
    account_full: 'आपके खाते में {most} तक इम्पोर्ट किए गए लेन-देन हो सकते हैं।',
    other_pan: 'यह स्टेटमेंट किसी दूसरे PAN का है। इसे उसी व्यक्ति के खाते से इम्पोर्ट करें।',
    no_pan: 'पहले अपना KYC पूरा करें, ताकि हम जाँच सकें कि स्टेटमेंट आपका है।',
    not_found: 'यह इम्पोर्ट नहीं मिला। हो सकता है इसकी अवधि पूरी हो गई हो: प्रीव्यू 7 दिन बाद हटा दिए जाते हैं।',
    unanswered: 'जिस फ़ोलियो की स्कीम नहीं मिली, उसके लिए स्कीम चुनें।',
    not_a_preview: 'यह इम्पोर्ट पहले ही जोड़ा जा चुका है।',
    not_applied: 'यह इम्पोर्ट जोड़ा नहीं गया है, इसलिए हटाने के लिए कुछ नहीं है।',
    no_such_folio: 'इस स्टेटमेंट में ऐसा कोई फ़ोलियो नहीं है।',
    no_such_scheme: 'हमारे पास यह स्कीम नहीं है।',
  },
});
