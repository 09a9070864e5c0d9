import type { KycAllowed, KycRejectionReason } from '@sanchay/contracts';
import { createMessages } from '../platform/http/language.ts';

const allowed = createMessages({
  en: {
    everywhere: 'You can invest with any AMC.',
    existing_houses: 'You can invest only with AMCs where you already hold funds.',
    nowhere: "You can't invest yet. Funds that you select stay in your cart.",
  },
  hi: {
    everywhere: 'आप किसी भी AMC में निवेश कर सकते हैं।',
    existing_houses: 'आप सिर्फ़ उन AMC में निवेश कर सकते हैं जहाँ आपके फ़ंड पहले से हैं।',
    nowhere: 'अभी आप निवेश नहीं कर सकते। आपके चुने फ़ंड कार्ट में रहेंगे।',
  },
});

const rejection = createMessages({
  en: {
    pan_unreadable: 'PAN card not readable.',
    photo_unclear: "Your face isn't clear in the photo.",
    signature_missing: 'Signature missing or cut off.',
    address_unreadable: 'Address proof not readable.',
    name_differs: 'The name on the documents differs from the one you entered.',
    birth_date_differs: 'The date of birth on the documents differs from the one you entered.',
    other: 'Some details in the form were incorrect.',
  },
  hi: {
    pan_unreadable: 'PAN कार्ड पढ़ा नहीं जा रहा।',
    photo_unclear: 'फ़ोटो में आपका चेहरा साफ़ नहीं दिखा।',
    signature_missing: 'हस्ताक्षर नहीं है या कटा हुआ है।',
    address_unreadable: 'पते का प्रमाण पढ़ा नहीं जा रहा।',
    name_differs: 'दस्तावेज़ों का नाम आपके डाले नाम से अलग है।',
    birth_date_differs: 'दस्तावेज़ों की जन्म तिथि आपकी डाली जन्म तिथि से अलग है।',
    other: 'फ़ॉर्म में कुछ जानकारी गलत थी।',
  },
});

const fault = createMessages({
  en: {
    pan_limit: "You've reached today's limit for PAN checks. Try again tomorrow or contact support.",
    own_form: "You can't review a form from your own account.",
    second_approver:
      "You've already approved this form. The names differ, so a second reviewer must approve it too.",
    name_other:
      'This PAN is registered under a very different name. Check the PAN, or upload documents in your name.',
    birth_date_other:
      "The KRA has a different date of birth for this PAN, so we can't use its name. Check the PAN, or upload documents that show your name and date of birth.",
    name_and_birth_date_other:
      'The KRA has a different name and date of birth for this PAN. Check the PAN, or upload documents that show your name and date of birth.',
    pan_format: 'Enter a valid PAN, such as ABCPK1234A.',
    pan_not_person: "This PAN isn't an individual's. Enter your own PAN: its fourth letter is P.",
    pan_same: 'Another holder of this account has this PAN. Each holder must enter their own.',
    pan_taken:
      'An account with this PAN already exists. Log out and log in to that account. Forgot its password? Reset it with “Forgot your password?” or write to us.',
    pan_fixed: "You can't change the PAN once its KYC is in progress or complete.",
    no_applicant: 'Enter your name and date of birth first. The KRA needs both.',
    registry_down: 'The KRA is unavailable right now. Your details are saved. Try again in a few minutes.',
    no_record: 'KYC record not found.',
    changed: 'This was updated, perhaps in another window. Check the latest version and try again.',
    not_now: "You can't do this at this stage of KYC.",
    incomplete: 'Add the missing photos first.',
    not_declared: 'Confirm that these details are yours and correct.',
    unchanged:
      "This form was rejected and hasn't been changed. Correct what the reason mentions, then resubmit it.",
    reason_needed: 'Select a reason, so the customer knows what to correct.',
  },
  hi: {
    pan_limit: 'आज PAN जाँचने की सीमा पूरी हो गई है। कल फिर कोशिश करें या सपोर्ट से संपर्क करें।',
    own_form: 'आप अपने ही खाते के फ़ॉर्म की समीक्षा नहीं कर सकते।',
    second_approver: 'आप यह फ़ॉर्म मंज़ूर कर चुके हैं। नाम अलग हैं, इसलिए दूसरे समीक्षक की मंज़ूरी भी ज़रूरी है।',
    name_other: 'यह PAN बिल्कुल अलग नाम पर रजिस्टर्ड है। PAN जाँचें या अपने नाम के दस्तावेज़ अपलोड करें।',
    birth_date_other:
      'KRA के पास इस PAN की जन्म तिथि अलग है, इसलिए उसका नाम नहीं लिया जा सकता। PAN जाँचें या अपने नाम और जन्म तिथि वाले दस्तावेज़ अपलोड करें।',
    name_and_birth_date_other:
      'KRA के पास इस PAN का नाम और जन्म तिथि दोनों अलग हैं। PAN जाँचें या अपने नाम और जन्म तिथि वाले दस्तावेज़ अपलोड करें।',
    pan_format: 'सही PAN डालें, जैसे ABCPK1234A।',
    pan_not_person: 'यह किसी व्यक्ति का PAN नहीं है। अपना PAN डालें: उसका चौथा अक्षर P होता है।',
    pan_same: 'इस खाते के दूसरे धारक का यही PAN है। हर धारक अपना PAN डाले।',
    pan_taken:
      'इस PAN से एक खाता पहले से है। लॉग आउट करके उसमें लॉग इन करें। पासवर्ड याद नहीं? “पासवर्ड भूल गए?” चुनें या हमें लिखें।',
    pan_fixed: 'KYC चालू या पूरा होने के बाद PAN नहीं बदला जा सकता।',
    no_applicant: 'पहले नाम और जन्म तिथि डालें। KRA को दोनों चाहिए।',
    registry_down: 'KRA अभी उपलब्ध नहीं है। आपकी जानकारी सेव है। कुछ मिनट बाद फिर कोशिश करें।',
    no_record: 'KYC रिकॉर्ड नहीं मिला।',
    changed: 'यह अपडेट हुआ है, शायद दूसरी विंडो में। नया वर्शन देखकर फिर कोशिश करें।',
    not_now: 'KYC के इस चरण में यह नहीं किया जा सकता।',
    incomplete: 'पहले बाकी फ़ोटो जोड़ें।',
    not_declared: 'पुष्टि करें कि यह जानकारी आपकी और सही है।',
    unchanged: 'यह अस्वीकार हुआ फ़ॉर्म है और इसमें कुछ बदला नहीं है। कारण में बताई बात ठीक करके फिर जमा करें।',
    reason_needed: 'कारण चुनें, ताकि ग्राहक जान सके कि क्या ठीक करना है।',
  },
});

export type KycFault = Parameters<typeof fault>[0];

export const allowedMessages = (code: KycAllowed): string => allowed(code);
export const reasonMessages = (reason: KycRejectionReason): string => rejection(reason);
export const faultMessages = (code: KycFault): string => fault(code);
