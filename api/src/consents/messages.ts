import type { ConsentKind } from '@sanchay/contracts';
import type { Localized } from '../platform/http/language.ts';

export interface ConsentMessages {
  title: string;
  /** The text of the consent. */
  text: string;
  /** What changes when it is withdrawn. */
  effect: string;
}

/** The words of the consents. They are never edited: a new text is a new version beside the old one. */
export const consentMessages: Record<ConsentKind, Localized<ConsentMessages>> = {
  terms: {
    en: {
      title: 'Terms of the account',
      text: 'I agree to the terms of Sanchay: my account and investing in direct plans are free, investments carry market risk, I decide on every order, and my data is used to run my account and to meet the law.',
      effect: 'The account cannot run without it. To withdraw it, close the account.',
    },
    hi: {
      title: 'खाते की शर्तें',
      text: 'मैं संचय की शर्तें मानता/मानती हूँ: मेरा खाता और डायरेक्ट प्लान में निवेश निःशुल्क है, निवेश में बाज़ार का जोखिम है, हर ऑर्डर का फ़ैसला मेरा है, और मेरी जानकारी का उपयोग मेरा खाता चलाने और कानून का पालन करने के लिए होता है।',
      effect: 'इसके बिना खाता नहीं चल सकता। इसे वापस लेने के लिए खाता बंद करें।',
    },
  },
  newsletter: {
    en: {
      title: 'Newsletter',
      text: 'Sanchay may send me its newsletter by e-mail.',
      effect: 'You get no more newsletters. Messages about your orders and your account still reach you.',
    },
    hi: {
      title: 'समाचार पत्र',
      text: 'संचय मुझे अपना समाचार पत्र ई-मेल से भेज सकता है।',
      effect: 'आगे समाचार पत्र नहीं आएँगे। आपके ऑर्डर और खाते के संदेश आते रहेंगे।',
    },
  },
  bank_verify: {
    en: {
      title: 'Checking the account',
      text: 'Sanchay may send one rupee to this account and take the name of its holder from the bank, to check that the account is mine.',
      effect: 'It was used once, when the account was added. Remove the account to end it.',
    },
    hi: {
      title: 'खाते की जाँच',
      text: 'संचय यह जाँचने के लिए कि खाता मेरा है, इस खाते में एक रुपया भेज सकता है और बैंक से खाताधारक का नाम ले सकता है।',
      effect: 'इसका उपयोग एक बार, खाता जोड़ते समय हुआ। इसे समाप्त करने के लिए बैंक खाता हटाएँ।',
    },
  },
  bank_use: {
    en: {
      title: 'Using the account',
      text: 'Sanchay may store this account sealed, and give it to the fund houses and payment partners of my own orders, so that money is taken from it and paid back to it.',
      effect: 'The account can no longer be used for orders. Remove the account to withdraw it.',
    },
    hi: {
      title: 'खाते का उपयोग',
      text: 'संचय इस खाते को सुरक्षित (एन्क्रिप्ट करके) रख सकता है और मेरे ही ऑर्डर के फंड हाउस व भुगतान साझेदारों को दे सकता है, ताकि रकम इसी खाते से ली जाए और इसी में लौटाई जाए।',
      effect: 'फिर यह खाता ऑर्डर के काम नहीं आएगा। सहमति वापस लेने के लिए बैंक खाता हटाएँ।',
    },
  },
};
