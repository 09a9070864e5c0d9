import { createMessages } from '../platform/http/language.ts';

/** Refusals about the accounts of minors, in the language of the request. */
export const sentence = createMessages({
  en: {
    adult: 'This date of birth is that of an adult. Adults open an account of their own.',
    not_a_parent: "A child's income is added to that of a parent.",
    consent_missing: 'Confirm the declaration to continue.',
    twice: "You've already added this child.",
    pan_twice: 'This PAN is already used for another child.',
    pan_of_guardian: "This is your own PAN. Enter the child's PAN or leave the field empty.",
    full: 'You can add up to {most} children.',
    unknown: 'This child is not in your accounts.',
    removed: "This child's account has been removed.",
    birth_fixed:
      'The date of birth can be corrected until the first order. Contact support to correct it now.',
    of_age: '{name} is now 18. The account can no longer be changed by a guardian.',
    not_empty: "{name}'s account still holds investments or has something in progress.",
  },
  hi: {
    adult: 'यह जन्म तिथि किसी वयस्क की है। वयस्क अपना खाता खुद खोलते हैं।',
    not_a_parent: 'बच्चे की आय माता या पिता की आय में जोड़ी जाती है।',
    consent_missing: 'आगे बढ़ने के लिए घोषणा की पुष्टि करें।',
    twice: 'यह बच्चा पहले से जोड़ा गया है।',
    pan_twice: 'यह PAN किसी और बच्चे के लिए दर्ज है।',
    pan_of_guardian: 'यह आपका अपना PAN है। बच्चे का PAN डालें या फ़ील्ड खाली छोड़ें।',
    full: 'आप {most} बच्चों तक जोड़ सकते हैं।',
    unknown: 'यह बच्चा आपके खातों में नहीं है।',
    removed: 'इस बच्चे का खाता हटा दिया गया है।',
    birth_fixed: 'जन्म तिथि पहले ऑर्डर तक ही सुधारी जा सकती है। अब सुधारने के लिए सपोर्ट से संपर्क करें।',
    of_age: '{name} अब 18 साल के हैं। अभिभावक अब इस खाते में बदलाव नहीं कर सकते।',
    not_empty: '{name} के खाते में अभी निवेश है या कुछ प्रक्रिया में है।',
  },
});
