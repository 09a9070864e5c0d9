import { createMessages } from '../../platform/http/language.ts';
import { validationFailed, type Problem } from '../../platform/http/problem.ts';

/** Refusals of fixed deposits in the language of the request. */
export const depositSentence = createMessages({
  en: {
    plan_unknown: "This FD isn't offered any more. Choose another tenure.",
    payout_unknown: "This FD doesn't pay interest this way. Choose another payout.",
    tenure_outside: 'Choose a tenure from {shortest} to {longest} months.',
    amount_below: 'Minimum deposit: {limit}.',
    amount_above: 'Maximum deposit: {limit}.',
    amount_whole: 'Enter whole rupees.',
    rate_changed: 'The rate changed to {rate}% a year. Check the new maturity amount and confirm again.',
    bank_unknown: 'Choose one of your verified bank accounts.',
    form_15g: 'Form 15G is for people below 60. From 60, submit Form 15H.',
    form_15h: 'Form 15H is for people of 60 or older. Below 60, submit Form 15G.',
    non_resident: 'These FDs are for residents of India only. Your bank offers NRE and NRO deposits.',
    age_unknown: 'Add your date of birth to your profile first.',
    not_found: 'Fixed deposit not found.',
    not_queried: "The issuer isn't waiting for an answer.",
    not_active: 'This fixed deposit is not active.',
    not_withdrawable: "Withdrawal isn't possible yet: the issuer allows it from {date}.",
    amount_changed: 'The amount changed to {amount}. Check it and confirm again.',
    answer_needed: 'Enter your answer.',
    no_certificate: 'The certificate is available once the issuer has accepted the deposit.',
  },
  hi: {
    plan_unknown: 'यह FD अब उपलब्ध नहीं है। दूसरी अवधि चुनें।',
    payout_unknown: 'इस FD में ब्याज इस तरह नहीं मिलता। दूसरा विकल्प चुनें।',
    tenure_outside: '{shortest} से {longest} महीने की अवधि चुनें।',
    amount_below: 'न्यूनतम जमा: {limit}।',
    amount_above: 'अधिकतम जमा: {limit}।',
    amount_whole: 'पूरे रुपये डालें।',
    rate_changed: 'ब्याज दर बदलकर {rate}% प्रति वर्ष हो गई है। नई मैच्योरिटी राशि देखकर फिर पुष्टि करें।',
    bank_unknown: 'अपना कोई सत्यापित बैंक खाता चुनें।',
    form_15g: 'फ़ॉर्म 15G 60 साल से कम उम्र वालों के लिए है। 60 साल से फ़ॉर्म 15H दें।',
    form_15h: 'फ़ॉर्म 15H 60 साल या ज़्यादा उम्र वालों के लिए है। 60 से कम उम्र में फ़ॉर्म 15G दें।',
    non_resident: 'ये FD सिर्फ़ भारत के निवासियों के लिए हैं। NRE और NRO जमा आपका बैंक देता है।',
    age_unknown: 'पहले अपनी प्रोफ़ाइल में जन्मतिथि जोड़ें।',
    not_found: 'फ़िक्स्ड डिपॉज़िट नहीं मिला।',
    not_queried: 'जारीकर्ता को अभी किसी जवाब की ज़रूरत नहीं है।',
    not_active: 'यह फ़िक्स्ड डिपॉज़िट सक्रिय नहीं है।',
    not_withdrawable: 'अभी पैसे नहीं निकाले जा सकते: जारीकर्ता {date} से इसकी अनुमति देता है।',
    amount_changed: 'राशि बदलकर {amount} हो गई है। देखकर फिर पुष्टि करें।',
    answer_needed: 'अपना जवाब लिखें।',
    no_certificate: 'जारीकर्ता के डिपॉज़िट स्वीकार करने के बाद सर्टिफ़िकेट मिलेगा।',
  },
});

/** A 422 beside a field of the form. */
export function refusedField(field: string, code: string, message: string): Problem {
  return validationFailed(code, message, { [field]: [message] });
}
