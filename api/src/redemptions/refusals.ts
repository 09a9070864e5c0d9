import { requestLanguage } from '../platform/language.ts';
import { validationFailed } from '../platform/problem.ts';
import type { Problem } from '../platform/problem.ts';

const sentences = {
  unknown_fund: { en: 'We do not know this fund.', hi: 'हम इस फंड को नहीं जानते।' },
  folio_mismatch: {
    en: 'This folio is not one of yours with units of this fund.',
    hi: 'यह फ़ोलियो आपका नहीं है, या इसमें इस फंड की यूनिट नहीं हैं।',
  },
  redemption_not_allowed: {
    en: 'This fund does not take sales now. Your units stay as they are.',
    hi: 'यह फंड अभी बिक्री नहीं लेता। आपकी यूनिट वैसी ही रहेंगी।',
  },
  amount_due: {
    en: 'Your bank reversed a payment, and {due} is due. Redemptions and switches are paused until it is settled.',
    hi: 'आपके बैंक ने एक भुगतान वापस ले लिया और {due} बकाया हैं। इसके निपटने तक रिडेम्प्शन और स्विच रुके रहेंगे।',
  },
  no_nav: {
    en: 'This fund has no NAV yet, so we cannot say what your units are worth.',
    hi: 'इस फंड की अभी कोई NAV नहीं है, इसलिए हम यूनिट का मूल्य नहीं बता सकते।',
  },
  amount_missing: { en: 'Say how much you want to sell.', hi: 'बताइए, कितना बेचना है।' },
  amount_decimals: {
    en: 'An amount has at most two decimals: paise.',
    hi: 'राशि में दशमलव के बाद अधिक से अधिक दो अंक होते हैं: पैसे।',
  },
  units_decimals: {
    en: 'Units of this fund have at most {limit} decimals.',
    hi: 'इस फंड की यूनिट में दशमलव के बाद अधिक से अधिक {limit} अंक होते हैं।',
  },
  amount_minimum: {
    en: 'The smallest sale of this fund is {limit}.',
    hi: 'इस फंड की सबसे छोटी बिक्री {limit} की है।',
  },
  units_minimum: {
    en: 'The smallest sale of this fund is {limit} units.',
    hi: 'इस फंड की सबसे छोटी बिक्री {limit} यूनिट की है।',
  },
  amount_multiple: {
    en: 'The amount must be a multiple of {limit}.',
    hi: 'राशि {limit} की गुणज होनी चाहिए।',
  },
  units_multiple: {
    en: 'The units must be a multiple of {limit}.',
    hi: 'यूनिट {limit} की गुणज होनी चाहिए।',
  },
  nothing_free: {
    en: 'There is nothing to sell in this folio now: all units are locked or kept for another order.',
    hi: 'इस फ़ोलियो में अभी बेचने को कुछ नहीं है: सभी यूनिट लॉक हैं या दूसरे ऑर्डर के लिए रखी हैं।',
  },
  more_than_free: {
    en: 'You can sell at most {units} units, worth about {value}.',
    hi: 'आप अधिक से अधिक {units} यूनिट बेच सकते हैं, जिनका मूल्य लगभग {value} है।',
  },
  locked: {
    en: 'You can sell at most {units} units, worth about {value}. {locked} units are locked; the next ones are free on {date}.',
    hi: 'आप अधिक से अधिक {units} यूनिट बेच सकते हैं, जिनका मूल्य लगभग {value} है। {locked} यूनिट लॉक हैं; अगली {date} को खुलेंगी।',
  },
  worth_nothing: {
    en: 'These units are worth less than the costs of selling them, so no money would come.',
    hi: 'इन यूनिट का मूल्य इन्हें बेचने के ख़र्च से कम है, इसलिए कोई पैसा नहीं मिलेगा।',
  },
  exit_load_unknown: {
    en: 'We cannot work out the exit load of this fund. Please ask our support team.',
    hi: 'हम इस फंड का एग्ज़िट लोड नहीं निकाल पा रहे। कृपया हमारी सहायता टीम से पूछें।',
  },
  bank_missing: {
    en: 'Add a bank account first, so that we know where your money goes.',
    hi: 'पहले बैंक खाता जोड़ें, ताकि हमें पता हो कि पैसा कहाँ जाए।',
  },
  bank_unknown: {
    en: 'This is not one of your confirmed bank accounts.',
    hi: 'यह आपके पक्के किए गए बैंक खातों में से नहीं है।',
  },
  bank_nre: {
    en: 'These units were bought with money from an NRE account, so they can be paid out only to a verified NRE account.',
    hi: 'ये यूनिट NRE खाते के पैसे से ख़रीदी गई थीं, इसलिए पैसा सिर्फ़ वेरिफ़ाइड NRE खाते में भेजा जा सकता है।',
  },
  bank_nro: {
    en: 'Not all of these units were bought with money from an NRE account, so they can be paid out only to a verified NRO account.',
    hi: 'ये सभी यूनिट NRE खाते के पैसे से नहीं ख़रीदी गई थीं, इसलिए पैसा सिर्फ़ वेरिफ़ाइड NRO खाते में भेजा जा सकता है।',
  },
  target_same: {
    en: 'Choose another fund: a fund cannot be switched into itself.',
    hi: 'कोई दूसरा फंड चुनें: फंड को उसी में नहीं बदला जा सकता।',
  },
  target_unknown: {
    en: 'We do not know the fund that you switch into.',
    hi: 'जिस फंड में बदलना है उसे हम नहीं जानते।',
  },
  target_regular: {
    en: 'This is a regular plan, which pays a commission. We offer the direct plan of the fund.',
    hi: 'यह रेगुलर प्लान है, जिसमें कमीशन जाता है। हम इस फंड का डायरेक्ट प्लान देते हैं।',
  },
  target_idcw: {
    en: 'This is an IDCW option, which we do not offer. Please choose the growth option of the fund.',
    hi: 'यह IDCW विकल्प है, जो हम नहीं देते। कृपया इस फंड का ग्रोथ विकल्प चुनें।',
  },
  target_house: {
    en: 'Units can be switched only between funds of one fund house. Sell here and buy there instead.',
    hi: 'यूनिट केवल एक ही फंड हाउस के फंडों में बदली जा सकती हैं। यहाँ बेचकर वहाँ ख़रीदें।',
  },
  target_closed: {
    en: 'That fund does not take purchases now.',
    hi: 'वह फंड अभी ख़रीद नहीं लेता।',
  },
  target_nfo: {
    en: 'That fund is new: units can be switched into it once it has allotted its first ones.',
    hi: 'वह फंड नया है: पहली यूनिट मिलने के बाद ही उसमें यूनिट बदली जा सकेंगी।',
  },
  switch_not_allowed: {
    en: 'This fund does not take switches. Sell here and buy there instead.',
    hi: 'यह फंड बदलाव नहीं लेता। यहाँ बेचकर वहाँ ख़रीदें।',
  },
  target_minimum: {
    en: 'The other fund takes {limit} or more at once; this would bring about {value}.',
    hi: 'दूसरा फंड एक बार में {limit} या अधिक लेता है; इससे लगभग {value} आएँगे।',
  },
  target_no_units: {
    en: 'This is too little: about {value} would not buy the smallest part of a unit of the other fund.',
    hi: 'यह बहुत कम है: लगभग {value} से दूसरे फंड की यूनिट का सबसे छोटा हिस्सा भी नहीं मिलेगा।',
  },
  target_folio: {
    en: 'This folio is not one of yours at the fund house.',
    hi: 'यह फ़ोलियो इस फंड हाउस में आपका नहीं है।',
  },
  preview_outdated: {
    en: 'What this would bring has changed since you looked at it. Please look again before you agree.',
    hi: 'आपके देखने के बाद इसका नतीजा बदल गया है। मानने से पहले कृपया फिर देखें।',
  },
  unknown_sale: { en: 'We do not know this order.', hi: 'हम इस ऑर्डर को नहीं जानते।' },
  cannot_cancel_order: {
    en: 'This order was sent to the fund house and cannot be cancelled any more.',
    hi: 'यह ऑर्डर फंड हाउस को भेज दिया गया है और अब रद्द नहीं हो सकता।',
  },
} as const;

export type SaleRefusal = keyof typeof sentences;

/** A sentence for the reader, with its values filled in. */
export function refusalText(word: SaleRefusal, values: Record<string, string> = {}): string {
  return sentences[word][requestLanguage()].replace(/\{(\w+)\}/g, (_gap, name: string) => values[name] ?? '');
}

/** 422 whose code is the word, with its sentence beside the field. */
export function refuse(word: SaleRefusal, field: string, values: Record<string, string> = {}): Problem {
  const text = refusalText(word, values);
  return validationFailed(word, text, { [field]: [text] });
}
