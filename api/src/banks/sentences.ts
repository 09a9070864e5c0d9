import { createMessages } from '../platform/http/language.ts';

/** A sentence in the language of the request. */
export const sentence = createMessages({
  en: {
    correct: 'Correct the highlighted fields.',
    ifsc_invalid: 'Enter an 11-character IFSC, such as SHYD0000101.',
    ifsc_unknown: 'No branch found for this IFSC. Check it in your cheque book, passbook or bank app.',
    account_empty: 'Enter the account number.',
    account_characters: 'Use digits only.',
    account_length: 'Enter 9 to 18 digits.',
    account_zeros: 'Enter a valid account number.',
    account_differs: "Account numbers don't match. Enter it again as in your passbook.",
    type_resident: 'NRE and NRO accounts are for non-residents. Select savings or current.',
    type_abroad: 'As a non-resident, you need an NRE or NRO account.',
    too_many: "You've added the maximum of 5 bank accounts. Remove one to add another.",
    added_already: 'This account is already added.',
    not_found: 'Bank account not found.',
    not_verified: 'Only a verified account can be your default account.',
    is_default: 'This is your default account. Set another account as default, then remove this one.',
    held_mandate: 'A mandate uses this account. Cancel the mandate first, then change the account.',
    held_payout:
      "A redemption payout to this account is in progress. You can change the account after it's paid.",
    not_waiting: 'This account has already been verified.',
  },
  hi: {
    correct: 'हाइलाइट किए गए फ़ील्ड ठीक करें।',
    ifsc_invalid: '11 अक्षरों का IFSC डालें, जैसे SHYD0000101।',
    ifsc_unknown: 'इस IFSC की कोई ब्रांच नहीं मिली। इसे चेक बुक, पासबुक या बैंक ऐप में देखें।',
    account_empty: 'खाता नंबर डालें।',
    account_characters: 'सिर्फ़ अंक डालें।',
    account_length: '9 से 18 अंक डालें।',
    account_zeros: 'सही खाता नंबर डालें।',
    account_differs: 'खाता नंबर मेल नहीं खाते। पासबुक देखकर फिर डालें।',
    type_resident: 'NRE और NRO खाते अनिवासियों के लिए हैं। बचत या चालू खाता चुनें।',
    type_abroad: 'अनिवासी होने के कारण आपका खाता NRE या NRO होना चाहिए।',
    too_many: 'आप अधिकतम 5 बैंक खाते जोड़ चुके हैं। नया जोड़ने के लिए एक हटाएँ।',
    added_already: 'यह खाता पहले से जुड़ा है।',
    not_found: 'बैंक खाता नहीं मिला।',
    not_verified: 'सिर्फ़ वेरिफ़ाइड खाता डिफ़ॉल्ट बन सकता है।',
    is_default: 'यह आपका डिफ़ॉल्ट खाता है। पहले दूसरे खाते को डिफ़ॉल्ट बनाएँ, फिर इसे हटाएँ।',
    held_mandate: 'इस खाते पर एक मैंडेट चालू है। पहले मैंडेट रद्द करें, फिर खाता बदलें।',
    held_payout: 'इस खाते में एक रिडेम्प्शन का पैसा आ रहा है। पैसा आने के बाद खाता बदल सकते हैं।',
    not_waiting: 'इस खाते की जाँच पहले ही हो चुकी है।',
  },
});

export type BankSentence = Parameters<typeof sentence>[0];
