import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';
import { Problem, validationFailed } from '../platform/problem.ts';

const english = {
  unknownPlan: () => 'We do not know this plan.',
  planChanged: () => 'This plan was changed meanwhile, maybe on another device. Please look at it again.',
  hasEnded: () => 'This plan has ended, so it can no longer be changed.',
  tooLate: (time: string) =>
    `The next instalment is on its way already: it could be changed until ${time}. Change the plan once it is taken.`,
  pausedNothingToSkip: () => 'The plan is paused, so there is no instalment to skip.',
  pausedAlready: () => 'The plan is paused already.',
  notPaused: () => 'The plan is not paused.',
  isStopping: () => 'The plan is being stopped; its last instalment is on its way.',
  beingPaid: () =>
    'An instalment of this plan is being paid now. Wait until that has ended, then stop the plan.',
  consentChanged: () => 'What you agreed to has changed meanwhile. Please read it again and confirm.',
  mandateMissing: (amount: string) => `You have no active mandate for ${amount} a time. Set one up first.`,
  stepUnknown: () => 'We do not know this kind of increase.',
  stepOnlySip: () => 'Only a SIP can rise.',
  unknownFund: () => 'We do not know this fund.',
  stpNotAllowed: () => 'This fund takes no regular transfers into other funds.',
  swpNotAllowed: () => 'This fund takes no regular withdrawals.',
  targetNotTaken: () => 'Only an STP moves into another fund.',
  targetMissing: () => 'Choose the fund to move into.',
  targetOtherHouse: (house: string) => `Choose another fund of ${house}.`,
  folioMissing: () => 'Choose the folio to sell from.',
  folioNotTaken: () => 'An SWP pays to your bank account. Its units go to no folio.',
  folioOrNew: () => 'Choose one of your folios or a new one, not both.',
  folioFixed: () => 'The folio of this plan stays; set up a new plan for another one.',
  noUnits: () => 'There are no units of this fund in the folio.',
  paise: () => 'An amount has at most two decimals: paise.',
  smallest: (amount: string) => `The smallest amount is ${amount}.`,
  moreThanFolio: (value: string) => `This folio holds ${value} of the fund. Enter at most that.`,
  amountDue: () =>
    'Your bank reversed a payment, and an amount is due. STP and SWP are paused until it is settled.',
};

type Key = keyof typeof english;

const hindi: Record<Key, (value: string) => string> = {
  unknownPlan: () => 'यह योजना हमें नहीं मिली।',
  planChanged: () => 'इस बीच यह योजना बदल गई है, शायद किसी दूसरे डिवाइस पर। कृपया इसे फिर देखिए।',
  hasEnded: () => 'यह योजना समाप्त हो चुकी है, इसलिए अब बदली नहीं जा सकती।',
  tooLate: (time) => `अगली किस्त भेजी जा चुकी है: वह ${time} तक बदली जा सकती थी। किस्त ली जाने के बाद योजना बदलिए।`,
  pausedNothingToSkip: () => 'योजना रुकी हुई है, इसलिए छोड़ने के लिए कोई किस्त नहीं है।',
  pausedAlready: () => 'योजना पहले से रुकी हुई है।',
  notPaused: () => 'योजना रुकी हुई नहीं है।',
  isStopping: () => 'योजना बंद हो रही है; इसकी आख़िरी किस्त भेजी जा चुकी है।',
  beingPaid: () => 'इस योजना की एक किस्त का भुगतान अभी हो रहा है। उसके पूरा होने पर योजना बंद कीजिए।',
  consentChanged: () => 'आपने जिस पर सहमति दी थी, वह इस बीच बदल गया है। कृपया फिर पढ़कर पक्का कीजिए।',
  mandateMissing: (amount) => `हर बार ${amount} के लिए आपका कोई चालू मैंडेट नहीं है। पहले एक बनाइए।`,
  stepUnknown: () => 'इस तरह की बढ़ोतरी हम नहीं जानते।',
  stepOnlySip: () => 'केवल SIP की रक़म बढ़ सकती है।',
  unknownFund: () => 'यह फंड हमें नहीं मिला।',
  stpNotAllowed: () => 'इस फंड से दूसरे फंड में नियमित रूप से पैसा नहीं भेजा जा सकता।',
  swpNotAllowed: () => 'इस फंड से नियमित निकासी नहीं हो सकती।',
  targetNotTaken: () => 'केवल STP दूसरे फंड में जाती है।',
  targetMissing: () => 'वह फंड चुनिए जिसमें पैसा जाए।',
  targetOtherHouse: (house) => `${house} का कोई दूसरा फंड चुनिए।`,
  folioMissing: () => 'वह फ़ोलियो चुनिए जिससे यूनिट बिकें।',
  folioNotTaken: () => 'SWP का पैसा आपके बैंक खाते में आता है। इसकी यूनिट किसी फ़ोलियो में नहीं जातीं।',
  folioOrNew: () => 'अपना कोई फ़ोलियो चुनिए या नया फ़ोलियो, दोनों नहीं।',
  folioFixed: () => 'इस योजना का फ़ोलियो नहीं बदलता; दूसरे के लिए नई योजना बनाइए।',
  noUnits: () => 'इस फ़ोलियो में इस फंड की कोई यूनिट नहीं है।',
  paise: () => 'रक़म में ज़्यादा से ज़्यादा दो दशमलव, यानी पैसे, हो सकते हैं।',
  smallest: (amount) => `सबसे छोटी रक़म ${amount} है।`,
  moreThanFolio: (value) => `इस फ़ोलियो में इस फ़ंड के ${value} हैं। ज़्यादा से ज़्यादा इतनी रकम लिखें।`,
  amountDue: () => 'आपके बैंक ने एक भुगतान वापस ले लिया और रकम बकाया है। इसके निपटने तक STP और SWP रुके रहेंगे।',
};

/** Why something about a plan is refused, in the language of the request. */
export function planRefusal(key: Key, value = '', language: Locale = requestLanguage()): string {
  return (language === 'hi' ? hindi : english)[key](value);
}

export type EditError = 'cannot_place_order' | 'cannot_cancel_order' | 'cannot_cancel_both_orders';

/** 400 with one of the errors of the specification (section 8). */
export function cannot(code: EditError, key: Key, value?: string): Problem {
  return new Problem(400, 'validation_failed', code, planRefusal(key, value));
}

/** 422 beside a field. */
export function refuse(code: string, field: string, key: Key, value?: string): Problem {
  const words = planRefusal(key, value);
  return validationFailed(code, words, { [field]: [words] });
}
