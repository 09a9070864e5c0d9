import type { PersonFault, PersonFaults } from '@sanchay/finance';
import { createMessages } from '../platform/http/language.ts';

const faultText = createMessages({
  en: {
    missing: 'This field is required.',
    choice: 'Select an option.',
    name_letters: 'Enter a valid name.',
    name_marks: 'Remove <, > and invisible characters.',
    name_long: 'Use up to 120 characters.',
    too_long: 'This is too long.',
    not_a_date: 'Enter a valid date (day, month and year).',
    future: "Date of birth can't be in the future.",
    too_old: 'Check the year of birth.',
    too_young: 'The account holder must be at least 18. A parent or guardian can invest for a child.',
    pan: 'Enter a valid PAN, such as ABCPE1234F.',
    pan_person: "This isn't an individual's PAN: the fourth letter must be P.",
    mobile: 'Enter a 10-digit Indian mobile number. For a foreign number, start with + and the country code.',
    email: 'Enter a valid email address, such as asha@example.com.',
    pin: "Enter a 6-digit PIN code. It doesn't start with 0.",
    tin: 'Use letters and digits, up to 40.',
    tin_twice: 'This country is already added.',
    taxed_abroad_needed: 'If you live abroad, you are a tax resident there. Select the country.',
    foreign_country: 'Select a country other than India.',
    declaration: 'Confirm the declaration to continue.',
    aadhaar_last4: 'Enter only the last 4 digits of your Aadhaar.',
    driving_licence: 'Enter a valid driving licence number, such as MH12 20110012345.',
    share: 'Enter a share above 0 and up to 100, with up to two decimals.',
    shares_total: 'Shares must add up to exactly 100%.',
    nominees_many: "You've added the maximum number of nominees.",
    own_nominee: "An account holder can't be the nominee.",
    nominee_twice: 'This person is already added.',
    guardian_self: "A minor can't be the guardian. Add an adult.",
    holder_twice: 'This person is already a holder. Each holder must be a different person.',
    signature: 'Add your signature.',
    corrections: 'Correct the highlighted fields.',
  },
  hi: {
    missing: 'यह फ़ील्ड ज़रूरी है।',
    choice: 'एक विकल्प चुनें।',
    name_letters: 'सही नाम लिखें।',
    name_marks: '<, > और अदृश्य अक्षर हटाएँ।',
    name_long: '120 अक्षरों तक लिखें।',
    too_long: 'यह बहुत लंबा है।',
    not_a_date: 'सही तारीख डालें (दिन, महीना और साल)।',
    future: 'जन्म तिथि आज के बाद की नहीं हो सकती।',
    too_old: 'जन्म का साल जाँचें।',
    too_young: 'खाताधारक की उम्र 18 साल होनी चाहिए। बच्चे के लिए माता-पिता या अभिभावक निवेश कर सकते हैं।',
    pan: 'सही PAN डालें, जैसे ABCPE1234F।',
    pan_person: 'यह किसी व्यक्ति का PAN नहीं है: चौथा अक्षर P होना चाहिए।',
    mobile: '10 अंकों का भारतीय मोबाइल नंबर डालें। विदेशी नंबर + और कंट्री कोड से शुरू करें।',
    email: 'सही ईमेल पता डालें, जैसे asha@example.com।',
    pin: '6 अंकों का PIN कोड डालें। यह 0 से शुरू नहीं होता।',
    tin: 'अक्षर और अंक लिखें, 40 तक।',
    tin_twice: 'यह देश पहले से जोड़ा गया है।',
    taxed_abroad_needed: 'विदेश में रहने पर आप वहाँ के टैक्स रेज़िडेंट हैं। देश चुनें।',
    foreign_country: 'भारत के अलावा कोई देश चुनें।',
    declaration: 'आगे बढ़ने के लिए घोषणा की पुष्टि करें।',
    aadhaar_last4: 'आधार के सिर्फ़ आखिरी 4 अंक डालें।',
    driving_licence: 'सही ड्राइविंग लाइसेंस नंबर डालें, जैसे MH12 20110012345।',
    share: '0 से ज़्यादा और 100 तक का हिस्सा डालें, दशमलव के बाद दो अंकों तक।',
    shares_total: 'सभी हिस्सों का जोड़ ठीक 100% होना चाहिए।',
    nominees_many: 'आप अधिकतम नॉमिनी जोड़ चुके हैं।',
    own_nominee: 'खाताधारक नॉमिनी नहीं हो सकता।',
    nominee_twice: 'यह व्यक्ति पहले से जोड़ा गया है।',
    guardian_self: 'नाबालिग अभिभावक नहीं हो सकता। किसी वयस्क को जोड़ें।',
    holder_twice: 'यह व्यक्ति पहले से खाताधारक है। हर धारक अलग व्यक्ति होना चाहिए।',
    signature: 'अपना हस्ताक्षर जोड़ें।',
    corrections: 'हाइलाइट किए गए फ़ील्ड ठीक करें।',
  } satisfies Record<PersonFault | 'corrections', string>,
});

/** Field errors as sentences in the language of the request. */
export function faultSentences(faults: PersonFaults): Record<string, string[]> {
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, [faultText(fault)]]));
}

/** Above the fields that are marked. */
export function correctionsNeeded(): string {
  return faultText('corrections');
}
