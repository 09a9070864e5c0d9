import { createMessages } from '../platform/http/language.ts';

/** Refusals for the member of staff who proposes or decides. */
export const sentence = createMessages({
  en: {
    rule_unknown: 'This rule does not exist.',
    change_unknown: 'This proposed change does not exist.',
    rule_changed: 'This rule has changed since you opened it. Check the current values and try again.',
    rule_value_invalid: 'A value is missing or outside the allowed range.',
    rule_days_invalid: 'Enter a start date, and an end date on or after it or none.',
    rule_scope_changed: 'A rule stays with its fund class and transaction type. Add a new rule instead.',
    rule_overlap: 'Another rule already applies on some of these days.',
    rule_gap:
      'Some days would have no rule after this change. Leave the end date open, or propose the next rule first.',
    rule_unchanged: 'Nothing differs from the current rule.',
    rule_id_used: 'This rule ID was used before. Propose the change again.',
    rule_in_past:
      'This would change what applied on {day} or later, which includes days that have begun. Confirm that you correct the past, or choose a date after today.',
    source_missing: 'Enter the source of the rule.',
    reason_missing: 'Enter the reason for the change.',
    note_missing: 'Enter why you reject the change.',
    text_too_long: 'Use at most {longest} characters.',
    rule_change_decided: 'This change has already been decided.',
    rule_change_stale:
      'The rules have changed since this was proposed. Reject it, and propose it again if it is still needed.',
    rule_own_change: 'Another person must approve or reject a change you proposed.',
    rule_not_own: 'Only the person who proposed a change can withdraw it.',
  },
  hi: {
    rule_unknown: 'यह नियम मौजूद नहीं है।',
    change_unknown: 'यह प्रस्तावित बदलाव मौजूद नहीं है।',
    rule_changed: 'आपके खोलने के बाद यह नियम बदल गया है। मौजूदा मान देखकर फिर कोशिश करें।',
    rule_value_invalid: 'कोई मान नहीं दिया गया है या तय सीमा से बाहर है।',
    rule_days_invalid: 'शुरू की तारीख लिखें; आखिरी तारीख उसी दिन या उसके बाद की हो, या खाली छोड़ें।',
    rule_scope_changed: 'नियम का फ़ंड वर्ग और लेन-देन का प्रकार नहीं बदला जा सकता। नया नियम जोड़ें।',
    rule_overlap: 'इनमें से कुछ दिनों पर पहले से कोई दूसरा नियम लागू है।',
    rule_gap:
      'इस बदलाव के बाद कुछ दिनों के लिए कोई नियम नहीं रहेगा। आखिरी तारीख खाली छोड़ें या पहले अगला नियम प्रस्तावित करें।',
    rule_unchanged: 'मौजूदा नियम से कुछ अलग नहीं है।',
    rule_id_used: 'यह नियम ID पहले इस्तेमाल हो चुकी है। बदलाव फिर से प्रस्तावित करें।',
    rule_in_past:
      'इससे {day} से लागू नियम बदलेगा, जिसमें बीते दिन भी शामिल हैं। पुष्टि करें कि आप बीते दिनों का नियम सुधार रहे हैं, या आज के बाद की तारीख चुनें।',
    source_missing: 'नियम का स्रोत लिखें।',
    reason_missing: 'बदलाव का कारण लिखें।',
    note_missing: 'बदलाव अस्वीकार करने का कारण लिखें।',
    text_too_long: 'ज़्यादा से ज़्यादा {longest} अक्षर लिखें।',
    rule_change_decided: 'इस बदलाव पर पहले ही फ़ैसला हो चुका है।',
    rule_change_stale: 'प्रस्ताव के बाद नियम बदल चुके हैं। इसे अस्वीकार करें और ज़रूरी हो तो फिर से प्रस्तावित करें।',
    rule_own_change: 'आपके प्रस्तावित बदलाव को कोई दूसरा व्यक्ति ही स्वीकार या अस्वीकार कर सकता है।',
    rule_not_own: 'बदलाव को वही व्यक्ति वापस ले सकता है जिसने उसे प्रस्तावित किया।',
  },
});
