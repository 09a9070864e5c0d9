import { createMessages } from '../../platform/http/language.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';

const message = createMessages({
  en: {
    unknownPlan: 'Plan not found.',
    planChanged: 'This plan was updated, perhaps on another device. Review it and try again.',
    hasEnded: "This plan has ended and can't be changed.",
    tooLate:
      'The next instalment is already in progress; it could be changed until {value}. Change the plan after it is processed.',
    pausedNothingToSkip: "The plan is paused, so there's no instalment to skip.",
    pausedAlready: 'The plan is already paused.',
    notPaused: "The plan isn't paused.",
    isStopping: 'The plan is being stopped; its last instalment is in progress.',
    beingPaid: 'An instalment of this plan is being paid. Stop the plan after the payment is complete.',
    consentChanged: 'The terms have changed. Read them again and confirm.',
    mandateMissing: "You don't have an active mandate for {value} per instalment. Set one up first.",
    stepUnknown: "This type of step-up isn't available.",
    stepOnlySip: 'Step-up is available only for SIP.',
    unknownFund: 'Fund not found.',
    stpNotAllowed: "This fund doesn't offer STP.",
    swpNotAllowed: "This fund doesn't offer SWP.",
    targetNotTaken: 'A target fund is needed only for STP.',
    targetMissing: 'Choose the target fund.',
    targetOtherHouse: 'Choose another fund of {value}.',
    folioMissing: 'Choose a folio.',
    folioNotTaken: 'SWP pays to your bank account, so no target folio is needed.',
    folioOrNew: 'Choose an existing folio or a new one, not both.',
    folioFixed: "The folio of a plan can't be changed. Create a new plan for another folio.",
    noUnits: "You don't have units of this fund in this folio.",
    paise: 'An amount has at most two decimals: paise.',
    smallest: 'Minimum amount: {value}.',
    moreThanFolio: 'This folio has {value} in this fund. Enter up to that amount.',
    amountDue:
      'Your bank reversed a payment, and an amount is due. STP and SWP are paused until it is settled.',
  },
  hi: {
    unknownPlan: 'प्लान नहीं मिला।',
    planChanged: 'यह प्लान अपडेट हुआ है, शायद दूसरे डिवाइस पर। देखकर फिर कोशिश करें।',
    hasEnded: 'यह प्लान समाप्त हो चुका है और बदला नहीं जा सकता।',
    tooLate: 'अगली किस्त प्रोसेस में है; उसे {value} तक बदला जा सकता था। किस्त पूरी होने के बाद प्लान बदलें।',
    pausedNothingToSkip: 'प्लान रुका हुआ है, इसलिए छोड़ने के लिए कोई किस्त नहीं है।',
    pausedAlready: 'प्लान पहले से रुका हुआ है।',
    notPaused: 'प्लान रुका हुआ नहीं है।',
    isStopping: 'प्लान बंद हो रहा है; आखिरी किस्त प्रोसेस में है।',
    beingPaid: 'इस प्लान की एक किस्त का भुगतान हो रहा है। भुगतान पूरा होने के बाद प्लान बंद करें।',
    consentChanged: 'शर्तें बदल गई हैं। फिर पढ़ें और पुष्टि करें।',
    mandateMissing: 'हर किस्त में {value} के लिए आपका कोई चालू मैंडेट नहीं है। पहले एक बनाएँ।',
    stepUnknown: 'इस तरह का स्टेप-अप उपलब्ध नहीं है।',
    stepOnlySip: 'स्टेप-अप सिर्फ़ SIP में उपलब्ध है।',
    unknownFund: 'फ़ंड नहीं मिला।',
    stpNotAllowed: 'इस फ़ंड में STP उपलब्ध नहीं है।',
    swpNotAllowed: 'इस फ़ंड में SWP उपलब्ध नहीं है।',
    targetNotTaken: 'टारगेट फ़ंड सिर्फ़ STP में चाहिए।',
    targetMissing: 'टारगेट फ़ंड चुनें।',
    targetOtherHouse: '{value} का कोई दूसरा फ़ंड चुनें।',
    folioMissing: 'फ़ोलियो चुनें।',
    folioNotTaken: 'SWP का पैसा आपके बैंक खाते में आता है, इसलिए टारगेट फ़ोलियो नहीं चाहिए।',
    folioOrNew: 'मौजूदा फ़ोलियो या नया फ़ोलियो चुनें, दोनों नहीं।',
    folioFixed: 'प्लान का फ़ोलियो नहीं बदला जा सकता। दूसरे फ़ोलियो के लिए नया प्लान बनाएँ।',
    noUnits: 'इस फ़ोलियो में आपकी इस फ़ंड की यूनिट नहीं हैं।',
    paise: 'दशमलव के बाद दो अंकों तक डालें।',
    smallest: 'न्यूनतम राशि: {value}।',
    moreThanFolio: 'इस फ़ोलियो में इस फ़ंड के {value} हैं। इतनी या इससे कम राशि डालें।',
    amountDue: 'आपके बैंक ने एक भुगतान वापस ले लिया और राशि बकाया है। इसके निपटने तक STP और SWP रुके रहेंगे।',
  },
});

type Key = Parameters<typeof message>[0];

/** Why something about a plan is refused, in the language of the request; `value` fills the gap of those that have one. */
export function planRefusal(key: Key, value = ''): string {
  return message(key, { value });
}

export type EditError = 'cannot_place_order' | 'cannot_cancel_order' | 'cannot_cancel_both_orders';

/** 400 with one of the errors of the specification (section 8). */
export function cannot(code: EditError, key: Key, value?: string): Problem {
  return new Problem(400, 'validation_failed', code, planRefusal(key, value));
}

/** 422 beside a field. */
export function refuse(code: string, field: string, key: Key, value?: string): Problem {
  const message = planRefusal(key, value);
  return validationFailed(code, message, { [field]: [message] });
}
