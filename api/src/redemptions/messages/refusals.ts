import { requestLanguage } from '../../platform/http/language.ts';
import { validationFailed, type Problem } from '../../platform/http/problem.ts';

const sentences = {
  unknown_fund: { en: 'Fund not found.', hi: 'फ़ंड नहीं मिला।' },
  folio_mismatch: {
    en: "You don't have units of this fund in this folio.",
    hi: 'इस फ़ोलियो में आपकी इस फ़ंड की यूनिट नहीं हैं।',
  },
  redemption_not_allowed: {
    en: "This fund isn't accepting redemptions right now. Your units are unchanged.",
    hi: 'यह फ़ंड अभी रिडेम्प्शन नहीं ले रहा। आपकी यूनिट में कोई बदलाव नहीं हुआ।',
  },
  amount_due: {
    en: 'Your bank reversed a payment, and {due} is due. Redemptions and switches are paused until it is settled.',
    hi: 'आपके बैंक ने एक भुगतान वापस ले लिया और {due} बकाया हैं। इसके निपटने तक रिडेम्प्शन और स्विच रुके रहेंगे।',
  },
  no_nav: {
    en: "The NAV of this fund isn't available yet, so the redemption amount can't be estimated.",
    hi: 'इस फ़ंड की NAV अभी उपलब्ध नहीं है, इसलिए रिडेम्प्शन राशि का अनुमान नहीं लग सकता।',
  },
  amount_missing: { en: 'Enter the amount or units to redeem.', hi: 'रिडीम करने की राशि या यूनिट डालें।' },
  amount_decimals: {
    en: 'Use up to two decimals.',
    hi: 'दशमलव के बाद दो अंकों तक डालें।',
  },
  units_decimals: {
    en: 'Use up to {limit} decimals for units of this fund.',
    hi: 'इस फ़ंड की यूनिट में दशमलव के बाद {limit} अंकों तक डालें।',
  },
  amount_minimum: {
    en: 'Minimum redemption: {limit}.',
    hi: 'न्यूनतम रिडेम्प्शन: {limit}।',
  },
  units_minimum: {
    en: 'Minimum redemption: {limit} units.',
    hi: 'न्यूनतम रिडेम्प्शन: {limit} यूनिट।',
  },
  amount_multiple: {
    en: 'Enter an amount in multiples of {limit}.',
    hi: 'राशि {limit} के गुणांक में डालें।',
  },
  units_multiple: {
    en: 'Enter units in multiples of {limit}.',
    hi: 'यूनिट {limit} के गुणांक में डालें।',
  },
  nothing_free: {
    en: 'No units to redeem in this folio: all units are locked in or blocked for another order.',
    hi: 'इस फ़ोलियो में रिडीम करने के लिए यूनिट नहीं हैं: सभी यूनिट लॉक-इन में हैं या दूसरे ऑर्डर के लिए ब्लॉक हैं।',
  },
  more_than_free: {
    en: 'You can redeem up to {units} units, worth about {value}.',
    hi: 'आप {units} यूनिट तक रिडीम कर सकते हैं, जिनकी वैल्यू लगभग {value} है।',
  },
  locked: {
    en: 'You can redeem up to {units} units, worth about {value}. {locked} units are locked in; the next ones unlock on {date}.',
    hi: 'आप {units} यूनिट तक रिडीम कर सकते हैं, जिनकी वैल्यू लगभग {value} है। {locked} यूनिट लॉक-इन में हैं; अगली {date} को खुलेंगी।',
  },
  worth_nothing: {
    en: 'These units are worth less than the charges, so there would be no payout.',
    hi: 'इन यूनिट की वैल्यू शुल्क से कम है, इसलिए कोई पेआउट नहीं मिलेगा।',
  },
  exit_load_unknown: {
    en: "The exit load of this fund couldn't be calculated. Please contact support.",
    hi: 'इस फ़ंड के एग्ज़िट लोड की गणना नहीं हो सकी। कृपया सपोर्ट से संपर्क करें।',
  },
  bank_missing: {
    en: 'Add a bank account first to receive the payout.',
    hi: 'पेआउट के लिए पहले बैंक खाता जोड़ें।',
  },
  bank_unknown: {
    en: 'Choose one of your verified bank accounts.',
    hi: 'अपने वेरिफ़ाइड बैंक खातों में से एक चुनें।',
  },
  bank_nre: {
    en: 'These units were bought with money from an NRE account, so they can be paid out only to a verified NRE account.',
    hi: 'ये यूनिट NRE खाते के पैसे से खरीदी गई थीं, इसलिए पैसा सिर्फ़ वेरिफ़ाइड NRE खाते में भेजा जा सकता है।',
  },
  bank_nro: {
    en: 'Not all of these units were bought with money from an NRE account, so they can be paid out only to a verified NRO account.',
    hi: 'ये सभी यूनिट NRE खाते के पैसे से नहीं खरीदी गई थीं, इसलिए पैसा सिर्फ़ वेरिफ़ाइड NRO खाते में भेजा जा सकता है।',
  },
  target_same: {
    en: 'Choose a different fund to switch into.',
    hi: 'स्विच के लिए दूसरा फ़ंड चुनें।',
  },
  target_unknown: {
    en: 'The target fund was not found.',
    hi: 'टारगेट फ़ंड नहीं मिला।',
  },
  target_regular: {
    en: 'This is a regular plan, which pays commission. We offer only the direct plan.',
    hi: 'यह रेगुलर प्लान है, जिसमें कमीशन लगता है। हम सिर्फ़ डायरेक्ट प्लान देते हैं।',
  },
  target_idcw: {
    en: "We don't offer the IDCW option. Choose the growth option of this fund.",
    hi: 'हम IDCW विकल्प नहीं देते। इस फ़ंड का ग्रोथ विकल्प चुनें।',
  },
  target_house: {
    en: 'You can switch only between funds of the same AMC. Redeem here and invest there instead.',
    hi: 'स्विच सिर्फ़ एक ही AMC के फ़ंड में हो सकता है। यहाँ रिडीम करके वहाँ निवेश करें।',
  },
  target_closed: {
    en: "The target fund isn't accepting investments right now.",
    hi: 'टारगेट फ़ंड अभी निवेश नहीं ले रहा।',
  },
  target_nfo: {
    en: 'The target fund is an NFO. You can switch into it after its first allotment.',
    hi: 'टारगेट फ़ंड NFO है। पहले अलॉटमेंट के बाद इसमें स्विच कर सकते हैं।',
  },
  switch_not_allowed: {
    en: "This fund doesn't accept switches. Redeem here and invest there instead.",
    hi: 'यह फ़ंड स्विच नहीं लेता। यहाँ रिडीम करके वहाँ निवेश करें।',
  },
  target_minimum: {
    en: "The target fund's minimum is {limit}; this switch would be about {value}.",
    hi: 'टारगेट फ़ंड में न्यूनतम {limit} है; यह स्विच लगभग {value} का होगा।',
  },
  target_no_units: {
    en: 'About {value} is too little to buy units of the target fund.',
    hi: 'लगभग {value} टारगेट फ़ंड की यूनिट खरीदने के लिए बहुत कम है।',
  },
  target_folio: {
    en: "You don't have this folio with the AMC.",
    hi: 'इस AMC में आपका यह फ़ोलियो नहीं है।',
  },
  preview_outdated: {
    en: 'The estimate has changed. Review it before you confirm.',
    hi: 'अनुमान बदल गया है। पुष्टि से पहले फिर देखें।',
  },
  unknown_sale: { en: 'Order not found.', hi: 'ऑर्डर नहीं मिला।' },
  cannot_cancel_order: {
    en: "This order has been sent to the AMC and can't be cancelled.",
    hi: 'यह ऑर्डर AMC को भेजा जा चुका है और रद्द नहीं हो सकता।',
  },
} as const;

export type SaleRefusal = keyof typeof sentences;

/** A sentence for the reader, with its values filled in. */
export function refusalText(key: SaleRefusal, values: Record<string, string> = {}): string {
  return sentences[key][requestLanguage()].replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
}

/** 422 whose code is the word, with its sentence beside the field. */
export function refuse(key: SaleRefusal, field: string, values: Record<string, string> = {}): Problem {
  const text = refusalText(key, values);
  return validationFailed(key, text, { [field]: [text] });
}
