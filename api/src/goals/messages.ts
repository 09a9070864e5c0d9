import { createMessages } from '../platform/http/language.ts';

/** Refusals of goals, in the language of the request. */
export const goalMessage = createMessages({
  en: {
    correct: 'Correct the highlighted fields.',
    name_missing: 'Enter a name.',
    cost: 'Enter an amount above 0 with at most 2 decimals.',
    amount: 'Enter an amount with at most 2 decimals.',
    percent: 'Enter a percentage with at most 2 decimals.',
    date_past: 'Enter a date at least a month from today.',
    date_far: 'Enter a date within {years} years.',
    holding_unknown: "One of these holdings wasn't found. Choose the holdings again.",
    holding_twice: 'Choose each holding once.',
    holding_taken: '{name} is already assigned to your goal "{goal}". A holding can belong to one goal.',
    full: 'You can have up to {most} goals. Delete one to add another.',
    changed: 'This goal was changed in another tab or device. Nothing was saved.',
    not_found: "This goal wasn't found.",
  },
  hi: {
    correct: 'जिन जगहों पर निशान है उन्हें ठीक करें।',
    name_missing: 'नाम लिखें।',
    cost: '0 से ज़्यादा राशि लिखें, ज़्यादा से ज़्यादा 2 दशमलव अंक।',
    amount: 'राशि में ज़्यादा से ज़्यादा 2 दशमलव अंक लिखें।',
    percent: 'प्रतिशत में ज़्यादा से ज़्यादा 2 दशमलव अंक लिखें।',
    date_past: 'आज से कम से कम एक महीने बाद की तारीख लिखें।',
    date_far: '{years} साल के अंदर की तारीख लिखें।',
    holding_unknown: 'इनमें से एक होल्डिंग नहीं मिली। होल्डिंग फिर से चुनें।',
    holding_twice: 'हर होल्डिंग एक ही बार चुनें।',
    holding_taken: '{name} पहले से आपके लक्ष्य "{goal}" में है। एक होल्डिंग एक ही लक्ष्य में हो सकती है।',
    full: 'आप {most} तक लक्ष्य रख सकते हैं। नया जोड़ने के लिए एक हटाएँ।',
    changed: 'यह लक्ष्य किसी दूसरे टैब या डिवाइस पर बदला गया है। कुछ भी सेव नहीं हुआ।',
    not_found: 'यह लक्ष्य नहीं मिला।',
  },
});
