import { createMessages } from '../platform/http/language.ts';
import { validationFailed } from '../platform/http/problem.ts';

const TEXTS = {
  en: {
    no_file: 'Choose a file to upload.',
    too_large: 'The file is larger than 20 MB.',
    not_zip: 'This is not a ZIP file, or it is incomplete. Download it again and try once more.',
    unsafe: "This ZIP file can't be opened safely. Upload an archive as you downloaded it from Sanchay.",
    foreign: 'This is not a Sanchay archive. Upload the ZIP file from “Download your data”.',
    newer: 'This archive is from a newer version of Sanchay and cannot be read yet.',
    damaged:
      'This archive was changed or damaged. Nothing was imported. Download it again and try once more.',
    other_pan: "This archive belongs to another PAN. Import it into that person's account.",
    no_pan: 'Complete your KYC first, so that we can check that the archive is yours.',
    gone: "This import wasn't found. Previews are deleted after a day: upload the archive again.",
    undone_already: 'This import was undone. Upload the archive again.',
  },
  hi: {
    no_file: 'अपलोड करने के लिए फ़ाइल चुनें।',
    too_large: 'फ़ाइल 20 MB से बड़ी है।',
    not_zip: 'यह ZIP फ़ाइल नहीं है या अधूरी है। इसे फिर डाउनलोड करके कोशिश करें।',
    unsafe: 'यह ZIP फ़ाइल सुरक्षित रूप से नहीं खुल सकती। संचय से डाउनलोड किया हुआ आर्काइव बिना बदले अपलोड करें।',
    foreign: 'यह संचय का आर्काइव नहीं है। “अपना डेटा डाउनलोड करें” वाली ZIP फ़ाइल अपलोड करें।',
    newer: 'यह आर्काइव संचय के नए वर्शन का है और अभी पढ़ा नहीं जा सकता।',
    damaged: 'यह आर्काइव बदला हुआ या खराब है। कुछ भी इम्पोर्ट नहीं हुआ। इसे फिर डाउनलोड करके कोशिश करें।',
    other_pan: 'यह आर्काइव किसी दूसरे PAN का है। इसे उसी व्यक्ति के खाते में इम्पोर्ट करें।',
    no_pan: 'पहले अपना KYC पूरा करें, ताकि हम जाँच सकें कि आर्काइव आपका है।',
    gone: 'यह इम्पोर्ट नहीं मिला। प्रीव्यू एक दिन बाद हट जाता है: आर्काइव फिर अपलोड करें।',
    undone_already: 'यह इम्पोर्ट वापस लिया जा चुका है। आर्काइव फिर अपलोड करें।',
  },
} as const;

export const archiveMessage = createMessages(TEXTS);

export type ArchiveFault =
  'no_file' | 'too_large' | 'not_zip' | 'unsafe' | 'foreign' | 'newer' | 'damaged' | 'other_pan' | 'no_pan';

/** The refusal of a file, in the language of the request. */
export function refused(fault: ArchiveFault): Error {
  const text = archiveMessage(fault);
  return validationFailed(`archive_${fault}`, text, { file: [text] });
}
