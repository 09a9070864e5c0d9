import { createMessages } from '../platform/http/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = createMessages({
  correct: { en: 'Correct the highlighted fields.', hi: 'हाइलाइट किए गए फ़ील्ड ठीक करें।' },
  ifsc_invalid: {
    en: 'Enter an 11-character IFSC, such as SHYD0000101.',
    hi: '11 अक्षरों का IFSC डालें, जैसे SHYD0000101।',
  },
  ifsc_unknown: {
    en: 'No branch found for this IFSC. Check it in your cheque book, passbook or bank app.',
    hi: 'इस IFSC की कोई ब्रांच नहीं मिली। इसे चेक बुक, पासबुक या बैंक ऐप में देखें।',
  },
  account_empty: { en: 'Enter the account number.', hi: 'खाता नंबर डालें।' },
  account_characters: {
    en: 'Use digits only.',
    hi: 'सिर्फ़ अंक डालें।',
  },
  account_length: {
    en: 'Enter 9 to 18 digits.',
    hi: '9 से 18 अंक डालें।',
  },
  account_zeros: {
    en: 'Enter a valid account number.',
    hi: 'सही खाता नंबर डालें।',
  },
  account_differs: {
    en: "Account numbers don't match. Enter it again as in your passbook.",
    hi: 'खाता नंबर मेल नहीं खाते। पासबुक देखकर फिर डालें।',
  },
  type_resident: {
    en: 'NRE and NRO accounts are for non-residents. Select savings or current.',
    hi: 'NRE और NRO खाते अनिवासियों के लिए हैं। बचत या चालू खाता चुनें।',
  },
  type_abroad: {
    en: 'As a non-resident, you need an NRE or NRO account.',
    hi: 'अनिवासी होने के कारण आपका खाता NRE या NRO होना चाहिए।',
  },
  too_many: {
    en: "You've added the maximum of 5 bank accounts. Remove one to add another.",
    hi: 'आप अधिकतम 5 बैंक खाते जोड़ चुके हैं। नया जोड़ने के लिए एक हटाएँ।',
  },
  added_already: {
    en: 'This account is already added.',
    hi: 'यह खाता पहले से जुड़ा है।',
  },
  not_found: { en: 'Bank account not found.', hi: 'बैंक खाता नहीं मिला।' },
  not_verified: {
    en: 'Only a verified account can be your default account.',
    hi: 'सिर्फ़ वेरिफ़ाइड खाता डिफ़ॉल्ट बन सकता है।',
  },
  is_default: {
    en: 'This is your default account. Set another account as default, then remove this one.',
    hi: 'यह आपका डिफ़ॉल्ट खाता है। पहले दूसरे खाते को डिफ़ॉल्ट बनाएँ, फिर इसे हटाएँ।',
  },
  held_mandate: {
    en: 'A mandate uses this account. Cancel the mandate first, then change the account.',
    hi: 'इस खाते पर एक मैंडेट चालू है। पहले मैंडेट रद्द करें, फिर खाता बदलें।',
  },
  held_payout: {
    en: "A redemption payout to this account is in progress. You can change the account after it's paid.",
    hi: 'इस खाते में एक रिडेम्प्शन का पैसा आ रहा है। पैसा आने के बाद खाता बदल सकते हैं।',
  },
  not_waiting: {
    en: 'This account has already been verified.',
    hi: 'इस खाते की जाँच पहले ही हो चुकी है।',
  },
});

export type BankSentence = Parameters<typeof sentence>[0];
