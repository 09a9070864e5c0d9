import type { PersonFault, PersonFaults } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';

const EN: Record<PersonFault, string> = {
  missing: 'Please fill this in.',
  choice: 'Please choose one.',
  name_letters: 'A name has at least one letter.',
  name_marks: 'Please write it without < or > and without invisible characters.',
  name_long: 'A name can have at most 120 characters.',
  too_long: 'This is too long.',
  not_a_date: 'Please give a real date: day, month and year.',
  future: 'A date of birth cannot be in the future.',
  too_old: 'Please check the year of birth.',
  too_young: 'The account holder has to be 18. A parent or guardian can invest for a child.',
  pan: 'A PAN has five letters, four digits and a letter, like ABCPE1234F.',
  pan_person: 'This is not the PAN of a person: its fourth letter has to be P.',
  mobile: 'Please give a 10-digit Indian mobile number. From abroad, begin with + and the country code.',
  email: 'Please give an e-mail address like asha@example.com.',
  pin: 'A PIN code has six digits and does not begin with 0.',
  tin: 'A tax number has letters and digits, at most 40.',
  tin_twice: 'This country is in the list already.',
  taxed_abroad_needed: 'Who lives abroad is resident for tax there. Please name the country.',
  foreign_country: 'Please choose a country other than India.',
  declaration: 'Please confirm the declaration.',
  aadhaar_last4: 'Please give only the last four digits of the Aadhaar number.',
  driving_licence: 'A driving licence looks like MH12 20110012345.',
  share: 'A share is more than 0 and at most 100, with at most two decimals.',
  shares_total: 'The shares have to add up to 100.00 exactly.',
  nominees_many: 'There are more nominees than the rules allow.',
  own_nominee: 'A holder of the account cannot be the nominee.',
  nominee_twice: 'This person is in the list already.',
  guardian_self: 'A child cannot be the guardian. Please name an adult.',
  holder_twice: 'This person holds the account already. Each holder is another person.',
  signature: 'The signature is missing.',
};

const HI: Record<PersonFault, string> = {
  missing: 'कृपया इसे भरें।',
  choice: 'कृपया एक चुनें।',
  name_letters: 'नाम में कम से कम एक अक्षर होता है।',
  name_marks: 'कृपया < या > और अदृश्य चिह्नों के बिना लिखें।',
  name_long: 'नाम में अधिकतम 120 अक्षर हो सकते हैं।',
  too_long: 'यह बहुत लंबा है।',
  not_a_date: 'कृपया सही तारीख़ दें: दिन, महीना और साल।',
  future: 'जन्मतिथि आगे की तारीख़ नहीं हो सकती।',
  too_old: 'कृपया जन्म का साल जाँच लें।',
  too_young: 'खाताधारक की उम्र 18 साल होनी चाहिए। बच्चे के लिए माता-पिता या अभिभावक निवेश कर सकते हैं।',
  pan: 'पैन में पाँच अक्षर, चार अंक और एक अक्षर होते हैं, जैसे ABCPE1234F।',
  pan_person: 'यह किसी व्यक्ति का पैन नहीं है: चौथा अक्षर P होना चाहिए।',
  mobile: 'कृपया 10 अंकों का भारतीय मोबाइल नंबर दें। विदेश का नंबर + और देश के कोड से शुरू करें।',
  email: 'कृपया asha@example.com जैसा ई-मेल पता दें।',
  pin: 'पिन कोड में छह अंक होते हैं और वह 0 से शुरू नहीं होता।',
  tin: 'कर संख्या में अक्षर और अंक होते हैं, अधिकतम 40।',
  tin_twice: 'यह देश सूची में पहले से है।',
  taxed_abroad_needed: 'जो विदेश में रहता है वह वहाँ का कर निवासी होता है। कृपया देश बताएँ।',
  foreign_country: 'कृपया भारत के अलावा कोई देश चुनें।',
  declaration: 'कृपया घोषणा की पुष्टि करें।',
  aadhaar_last4: 'कृपया आधार के केवल आख़िरी चार अंक दें।',
  driving_licence: 'ड्राइविंग लाइसेंस MH12 20110012345 जैसा होता है।',
  share: 'हिस्सा 0 से ज़्यादा और अधिकतम 100 होता है, दशमलव के बाद अधिकतम दो अंक।',
  shares_total: 'हिस्सों का जोड़ ठीक 100.00 होना चाहिए।',
  nominees_many: 'नामांकित लोग नियम की सीमा से ज़्यादा हैं।',
  own_nominee: 'खाताधारक ख़ुद नामांकित नहीं हो सकता।',
  nominee_twice: 'यह व्यक्ति सूची में पहले से है।',
  guardian_self: 'बच्चा ख़ुद अभिभावक नहीं हो सकता। कृपया किसी वयस्क का नाम दें।',
  holder_twice: 'यह व्यक्ति पहले से खाताधारक है। हर धारक अलग व्यक्ति होता है।',
  signature: 'हस्ताक्षर नहीं मिला।',
};

/** Faults of fields as sentences in the language of the person who asked. */
export function faultSentences(faults: PersonFaults): Record<string, string[]> {
  const words = requestLanguage() === 'hi' ? HI : EN;
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, [words[fault]]]));
}

/** Above the fields that are marked. */
export function correctionsNeeded(): string {
  return requestLanguage() === 'hi' ? 'कृपया जो चिह्नित है उसे ठीक करें।' : 'Please correct what is marked.';
}
