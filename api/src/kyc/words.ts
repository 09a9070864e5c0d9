import type { KycAllowed, KycRejectionReason } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';

type Words = Record<Locale, string>;

const ALLOWED: Record<KycAllowed, Words> = {
  everywhere: {
    en: 'You can invest at every fund house.',
    hi: 'आप हर फ़ंड हाउस में निवेश कर सकते हैं।',
  },
  existing_houses: {
    en: 'You can invest at fund houses where you already hold funds, not at new ones.',
    hi: 'आप उन्हीं फ़ंड हाउस में निवेश कर सकते हैं जहाँ आपके फ़ंड पहले से हैं, नए में नहीं।',
  },
  nowhere: {
    en: 'You cannot invest yet. What you choose stays in your cart.',
    hi: 'अभी आप निवेश नहीं कर सकते। आपका चुना हुआ कार्ट में रहता है।',
  },
};

const REASON: Record<KycRejectionReason, Words> = {
  pan_unreadable: { en: 'The PAN card could not be read.', hi: 'पैन कार्ड पढ़ा नहीं जा सका।' },
  photo_unclear: {
    en: 'Your face could not be seen clearly in the photo.',
    hi: 'फ़ोटो में आपका चेहरा साफ़ नहीं दिखा।',
  },
  signature_missing: { en: 'The signature was missing or cut off.', hi: 'हस्ताक्षर नहीं थे या कटे हुए थे।' },
  address_unreadable: { en: 'The proof of address could not be read.', hi: 'पते का प्रमाण पढ़ा नहीं जा सका।' },
  name_differs: {
    en: 'The name on the documents is not the one you gave.',
    hi: 'दस्तावेज़ों का नाम आपके दिए नाम से अलग है।',
  },
  birth_date_differs: {
    en: 'The date of birth on the documents is not the one you gave.',
    hi: 'दस्तावेज़ों की जन्मतिथि आपकी दी जन्मतिथि से अलग है।',
  },
  other: { en: 'Something in the form was not right.', hi: 'फ़ॉर्म में कुछ सही नहीं था।' },
};

const FAULT = {
  pan_limit: {
    en: 'You have checked the most PANs allowed in a day. Try again tomorrow, or contact support.',
    hi: 'एक दिन में जितने पैन जाँचे जा सकते हैं, उतने जाँचे जा चुके हैं। कल फिर कोशिश करें या सहायता से संपर्क करें।',
  },
  own_form: {
    en: 'This form is from your own account. Another reviewer must decide.',
    hi: 'यह फ़ॉर्म आपके अपने खाते का है। फ़ैसला कोई दूसरा समीक्षक करेगा।',
  },
  second_approver: {
    en: 'You have approved this form. Because the names differ, a second reviewer must approve it too.',
    hi: 'आप यह फ़ॉर्म मंज़ूर कर चुके हैं। नाम अलग होने के कारण दूसरे समीक्षक की मंज़ूरी भी ज़रूरी है।',
  },
  name_other: {
    en: 'This PAN is registered under a very different name. Check the PAN, or send documents in your name.',
    hi: 'यह पैन बिल्कुल अलग नाम पर दर्ज है। पैन जाँचें या अपने नाम के दस्तावेज़ भेजें।',
  },
  birth_date_other: {
    en: 'The registry has a different date of birth for this PAN, so its name cannot be used. Check the PAN, or send documents that show your name and date of birth.',
    hi: 'रजिस्ट्री के पास इस पैन की जन्मतिथि अलग है, इसलिए उसका नाम नहीं लिया जा सकता। पैन जाँचें या ऐसे दस्तावेज़ भेजें जिनमें आपका नाम और जन्मतिथि हो।',
  },
  name_and_birth_date_other: {
    en: 'The registry has a different name and date of birth for this PAN. Check the PAN, or send documents that show your name and date of birth.',
    hi: 'रजिस्ट्री के पास इस पैन का नाम और जन्मतिथि दोनों अलग हैं। पैन जाँचें या ऐसे दस्तावेज़ भेजें जिनमें आपका नाम और जन्मतिथि हो।',
  },
  pan_format: {
    en: 'A PAN has five letters, four digits and a letter, like ABCPK1234A.',
    hi: 'पैन में पाँच अक्षर, चार अंक और एक अक्षर होता है, जैसे ABCPK1234A।',
  },
  pan_not_person: {
    en: 'This PAN belongs to a company, firm, family or trust. Give your own: its fourth letter is P.',
    hi: 'यह पैन किसी कंपनी, फ़र्म, परिवार या ट्रस्ट का है। अपना पैन दें: उसका चौथा अक्षर P होता है।',
  },
  pan_same: {
    en: 'Another holder of this account has this PAN. Each person gives their own.',
    hi: 'इस खाते के दूसरे धारक का यही पैन है। हर व्यक्ति अपना पैन दे।',
  },
  pan_taken: {
    en: 'There is an account with this PAN already. Log out and log in to that one; if you no longer have its password, use “Forgot your password?” or write to us.',
    hi: 'इस पैन से एक खाता पहले से है। लॉग आउट करके उसमें लॉग इन करें; पासवर्ड याद न हो तो “पासवर्ड भूल गए?” चुनें या हमें लिखें।',
  },
  pan_fixed: {
    en: 'The PAN cannot be changed while its KYC is under way or done.',
    hi: 'KYC के चलते या पूरा होने के बाद पैन नहीं बदला जा सकता।',
  },
  no_applicant: {
    en: 'Give name and date of birth first. The registry asks for both.',
    hi: 'पहले नाम और जन्मतिथि दें। रजिस्ट्री दोनों पूछती है।',
  },
  registry_down: {
    en: 'The KYC registry does not answer right now. What you gave is kept; please try again in a few minutes.',
    hi: 'KYC रजिस्ट्री अभी जवाब नहीं दे रही। आपका दिया हुआ सुरक्षित है; कुछ मिनट बाद फिर कोशिश करें।',
  },
  no_record: {
    en: 'There is no such KYC record in your account.',
    hi: 'आपके खाते में ऐसा कोई KYC रिकॉर्ड नहीं है।',
  },
  changed: {
    en: 'Something changed meanwhile, perhaps in another window. Look at it as it is now and try again.',
    hi: 'इस बीच कुछ बदल गया, शायद दूसरी खिड़की में। अभी की स्थिति देखकर फिर कोशिश करें।',
  },
  not_now: {
    en: 'That is not possible at this step of the KYC.',
    hi: 'KYC के इस चरण में यह नहीं हो सकता।',
  },
  incomplete: {
    en: 'Some pictures are missing. Please add them first.',
    hi: 'कुछ तस्वीरें बाकी हैं। कृपया पहले उन्हें जोड़ें।',
  },
  not_declared: {
    en: 'Please confirm that the details are yours and correct.',
    hi: 'कृपया पुष्टि करें कि ब्योरा आपका और सही है।',
  },
  unchanged: {
    en: 'This is the form that was rejected. Correct what the reason names, then submit it again.',
    hi: 'यह वही फ़ॉर्म है जो अस्वीकार हुआ था। कारण में बताई बात ठीक करके फिर जमा करें।',
  },
  reason_needed: {
    en: 'Choose a reason, so that the person knows what to do.',
    hi: 'कारण चुनें, ताकि व्यक्ति जान सके कि क्या करना है।',
  },
} as const satisfies Record<string, Words>;

export type KycFault = keyof typeof FAULT;

export const allowedWords = (allowed: KycAllowed): string => ALLOWED[allowed][requestLanguage()];
export const reasonWords = (reason: KycRejectionReason): string => REASON[reason][requestLanguage()];
export const faultWords = (fault: KycFault): string => FAULT[fault][requestLanguage()];
