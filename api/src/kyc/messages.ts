import type { KycAllowed, KycRejectionReason } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/http/language.ts';

type Messages = Record<Locale, string>;

const ALLOWED: Record<KycAllowed, Messages> = {
  everywhere: {
    en: 'You can invest with any AMC.',
    hi: 'आप किसी भी AMC में निवेश कर सकते हैं।',
  },
  existing_houses: {
    en: 'You can invest only with AMCs where you already hold funds.',
    hi: 'आप सिर्फ़ उन AMC में निवेश कर सकते हैं जहाँ आपके फ़ंड पहले से हैं।',
  },
  nowhere: {
    en: "You can't invest yet. Your selections stay in your cart.",
    hi: 'अभी आप निवेश नहीं कर सकते। आपके ऑर्डर कार्ट में रहेंगे।',
  },
};

const REASON: Record<KycRejectionReason, Messages> = {
  pan_unreadable: { en: 'PAN card not readable.', hi: 'PAN कार्ड पढ़ा नहीं जा रहा।' },
  photo_unclear: {
    en: "Your face isn't clear in the photo.",
    hi: 'फ़ोटो में आपका चेहरा साफ़ नहीं दिखा।',
  },
  signature_missing: { en: 'Signature missing or cut off.', hi: 'हस्ताक्षर नहीं है या कटा हुआ है।' },
  address_unreadable: { en: 'Address proof not readable.', hi: 'पते का प्रमाण पढ़ा नहीं जा रहा।' },
  name_differs: {
    en: 'The name on the documents differs from the one you entered.',
    hi: 'दस्तावेज़ों का नाम आपके डाले नाम से अलग है।',
  },
  birth_date_differs: {
    en: 'The date of birth on the documents differs from the one you entered.',
    hi: 'दस्तावेज़ों की जन्म तिथि आपकी डाली जन्म तिथि से अलग है।',
  },
  other: { en: 'Some details in the form were incorrect.', hi: 'फ़ॉर्म में कुछ जानकारी गलत थी।' },
};

const FAULT = {
  pan_limit: {
    en: "You've reached today's limit for PAN checks. Try again tomorrow or contact support.",
    hi: 'आज PAN जाँचने की सीमा पूरी हो गई है। कल फिर कोशिश करें या सपोर्ट से संपर्क करें।',
  },
  own_form: {
    en: "You can't review a form from your own account.",
    hi: 'आप अपने ही खाते के फ़ॉर्म की समीक्षा नहीं कर सकते।',
  },
  second_approver: {
    en: "You've already approved this form. The names differ, so a second reviewer must approve it too.",
    hi: 'आप यह फ़ॉर्म मंज़ूर कर चुके हैं। नाम अलग हैं, इसलिए दूसरे समीक्षक की मंज़ूरी भी ज़रूरी है।',
  },
  name_other: {
    en: 'This PAN is registered under a very different name. Check the PAN, or upload documents in your name.',
    hi: 'यह PAN बिल्कुल अलग नाम पर रजिस्टर्ड है। PAN जाँचें या अपने नाम के दस्तावेज़ अपलोड करें।',
  },
  birth_date_other: {
    en: "The KRA has a different date of birth for this PAN, so we can't use its name. Check the PAN, or upload documents that show your name and date of birth.",
    hi: 'KRA के पास इस PAN की जन्म तिथि अलग है, इसलिए उसका नाम नहीं लिया जा सकता। PAN जाँचें या अपने नाम और जन्म तिथि वाले दस्तावेज़ अपलोड करें।',
  },
  name_and_birth_date_other: {
    en: 'The KRA has a different name and date of birth for this PAN. Check the PAN, or upload documents that show your name and date of birth.',
    hi: 'KRA के पास इस PAN का नाम और जन्म तिथि दोनों अलग हैं। PAN जाँचें या अपने नाम और जन्म तिथि वाले दस्तावेज़ अपलोड करें।',
  },
  pan_format: {
    en: 'Enter a valid PAN, such as ABCPK1234A.',
    hi: 'सही PAN डालें, जैसे ABCPK1234A।',
  },
  pan_not_person: {
    en: "This PAN isn't an individual's. Enter your own PAN: its fourth letter is P.",
    hi: 'यह किसी व्यक्ति का PAN नहीं है। अपना PAN डालें: उसका चौथा अक्षर P होता है।',
  },
  pan_same: {
    en: 'Another holder of this account has this PAN. Each holder must enter their own.',
    hi: 'इस खाते के दूसरे धारक का यही PAN है। हर धारक अपना PAN डाले।',
  },
  pan_taken: {
    en: 'An account with this PAN already exists. Log out and log in to that account. Forgot its password? Reset it with “Forgot your password?” or write to us.',
    hi: 'इस PAN से एक खाता पहले से है। लॉग आउट करके उसमें लॉग इन करें। पासवर्ड याद नहीं? “पासवर्ड भूल गए?” चुनें या हमें लिखें।',
  },
  pan_fixed: {
    en: "You can't change the PAN once its KYC is in progress or complete.",
    hi: 'KYC चालू या पूरा होने के बाद PAN नहीं बदला जा सकता।',
  },
  no_applicant: {
    en: 'Enter your name and date of birth first. The KRA needs both.',
    hi: 'पहले नाम और जन्म तिथि डालें। KRA को दोनों चाहिए।',
  },
  registry_down: {
    en: 'The KRA is unavailable right now. Your details are saved. Try again in a few minutes.',
    hi: 'KRA अभी उपलब्ध नहीं है। आपकी जानकारी सेव है। कुछ मिनट बाद फिर कोशिश करें।',
  },
  no_record: {
    en: 'KYC record not found.',
    hi: 'KYC रिकॉर्ड नहीं मिला।',
  },
  changed: {
    en: 'This was updated, perhaps in another window. Check the latest version and try again.',
    hi: 'यह अपडेट हुआ है, शायद दूसरी विंडो में। नया वर्शन देखकर फिर कोशिश करें।',
  },
  not_now: {
    en: "You can't do this at this stage of KYC.",
    hi: 'KYC के इस चरण में यह नहीं किया जा सकता।',
  },
  incomplete: {
    en: 'Add the missing photos first.',
    hi: 'पहले बाकी फ़ोटो जोड़ें।',
  },
  not_declared: {
    en: 'Confirm that these details are yours and correct.',
    hi: 'पुष्टि करें कि यह जानकारी आपकी और सही है।',
  },
  unchanged: {
    en: "This form was rejected and hasn't been changed. Correct what the reason mentions, then resubmit it.",
    hi: 'यह अस्वीकार हुआ फ़ॉर्म है और इसमें कुछ बदला नहीं है। कारण में बताई बात ठीक करके फिर जमा करें।',
  },
  reason_needed: {
    en: 'Select a reason, so the customer knows what to correct.',
    hi: 'कारण चुनें, ताकि ग्राहक जान सके कि क्या ठीक करना है।',
  },
} as const satisfies Record<string, Messages>;

export type KycFault = keyof typeof FAULT;

export const allowedMessages = (allowed: KycAllowed): string => ALLOWED[allowed][requestLanguage()];
export const reasonMessages = (reason: KycRejectionReason): string => REASON[reason][requestLanguage()];
export const faultMessages = (fault: KycFault): string => FAULT[fault][requestLanguage()];
