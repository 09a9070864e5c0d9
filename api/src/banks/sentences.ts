import { sayer } from '../platform/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = sayer({
  correct: { en: 'Please correct what is marked.', hi: 'कृपया जो चिह्नित है उसे ठीक करें।' },
  ifsc_invalid: {
    en: 'An IFSC has 11 characters: four letters, a zero, then six letters or digits, like SHYD0000101.',
    hi: 'IFSC में 11 अक्षर-अंक होते हैं: चार अक्षर, एक शून्य, फिर छह अक्षर या अंक, जैसे SHYD0000101।',
  },
  ifsc_unknown: {
    en: 'No branch has this IFSC. Please copy it from your cheque book, passbook or bank app.',
    hi: 'इस IFSC की कोई शाखा नहीं है। कृपया इसे अपनी चेक बुक, पासबुक या बैंक ऐप से देखकर लिखें।',
  },
  account_empty: { en: 'Please give the account number.', hi: 'कृपया खाता संख्या लिखें।' },
  account_characters: {
    en: 'An account number has digits only.',
    hi: 'खाता संख्या में केवल अंक होते हैं।',
  },
  account_length: {
    en: 'An account number has 9 to 18 digits.',
    hi: 'खाता संख्या में 9 से 18 अंक होते हैं।',
  },
  account_zeros: {
    en: 'An account number is not only zeros.',
    hi: 'खाता संख्या केवल शून्यों की नहीं होती।',
  },
  account_differs: {
    en: 'The two account numbers are not the same. Please type the second one again from your passbook.',
    hi: 'दोनों खाता संख्याएँ अलग हैं। कृपया दूसरी बार की संख्या अपनी पासबुक से देखकर फिर लिखें।',
  },
  type_resident: {
    en: 'An NRE or NRO account is for people who live abroad for tax. Choose savings or current.',
    hi: 'NRE या NRO खाता उनके लिए है जो कर के लिए विदेश में रहते हैं। बचत या चालू खाता चुनें।',
  },
  type_abroad: {
    en: 'You live abroad for tax, so the account has to be an NRE or NRO account.',
    hi: 'आप कर के लिए विदेश में रहते हैं, इसलिए खाता NRE या NRO होना चाहिए।',
  },
  too_many: {
    en: 'You have five bank accounts already, and that is the most. Remove one to add another.',
    hi: 'आपके पाँच बैंक खाते जुड़े हैं, और इससे अधिक नहीं जुड़ सकते। नया जोड़ने के लिए एक हटाएँ।',
  },
  added_already: {
    en: 'This account is added already.',
    hi: 'यह खाता पहले से जुड़ा है।',
  },
  not_found: { en: 'There is no such bank account.', hi: 'ऐसा कोई बैंक खाता नहीं है।' },
  not_verified: {
    en: 'Only an account that the bank has confirmed can be your default account.',
    hi: 'केवल वही खाता मुख्य खाता बन सकता है जिसकी बैंक ने पुष्टि की है।',
  },
  is_default: {
    en: 'This is your default account. Make another account the default one first, then remove this one.',
    hi: 'यह आपका मुख्य खाता है। पहले किसी और खाते को मुख्य बनाएँ, फिर इसे हटाएँ।',
  },
  held_mandate: {
    en: 'A mandate takes money from this account. Revoke the mandate first, then change the account.',
    hi: 'इस खाते से एक मैंडेट रकम लेता है। पहले मैंडेट रद्द करें, फिर खाता बदलें।',
  },
  held_payout: {
    en: 'Money of a redemption is on its way to this account. You can change it once the money has arrived.',
    hi: 'एक निकासी की रकम इस खाते में आ रही है। रकम आने के बाद आप इसे बदल सकते हैं।',
  },
  not_waiting: {
    en: 'The bank has answered for this account already.',
    hi: 'इस खाते के लिए बैंक उत्तर दे चुका है।',
  },
});

export type BankSentence = Parameters<typeof sentence>[0];
