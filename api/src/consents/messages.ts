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
  us_declaration: {
    en: {
      title: 'LRS declaration',
      text: 'I am a resident of India and send my own money abroad under the Liberalised Remittance Scheme, to invest in listed shares. All I send abroad in a financial year, through every bank, stays within the limit of the scheme. I do not use borrowed money, and I will not use the dollars for margin trading, lotteries or payments that the scheme prohibits.',
      effect: 'Each transfer abroad relied on it. Withdraw your dollars to stop using it.',
    },
    hi: {
      title: 'LRS घोषणा',
      text: 'मैं भारत का/की निवासी हूँ और लिबरलाइज़्ड रेमिटेंस स्कीम के तहत लिस्टेड शेयरों में निवेश के लिए अपना ही पैसा विदेश भेजता/भेजती हूँ। एक वित्त वर्ष में सभी बैंकों से मैं जितना विदेश भेजता/भेजती हूँ, वह स्कीम की सीमा के अंदर रहता है। मैं उधार का पैसा नहीं लगाता/लगाती, और डॉलर का उपयोग मार्जिन ट्रेडिंग, लॉटरी या स्कीम में मना किए गए भुगतानों के लिए नहीं करूँगा/करूँगी।',
      effect: 'विदेश भेजा गया हर ट्रांसफ़र इसी पर आधारित था। इसका उपयोग रोकने के लिए अपने डॉलर निकाल लें।',
    },
  },
  us_w8ben: {
    en: {
      title: 'Form W-8BEN',
      text: 'I sign Form W-8BEN under penalties of perjury: I am the beneficial owner of the income, I am not a US person, I am a resident of India under its tax treaty with the United States, and dividends are taxed at the treaty rate of 25%. The form is valid until the end of the third calendar year after this one; I will report a change within 30 days.',
      effect: 'Without a valid form you cannot add money. Existing holdings stay yours.',
    },
    hi: {
      title: 'फ़ॉर्म W-8BEN',
      text: 'मैं झूठी गवाही के दंड के अधीन फ़ॉर्म W-8BEN साइन करता/करती हूँ: आय का असली मालिक मैं हूँ, मैं US पर्सन नहीं हूँ, अमेरिका के साथ कर संधि में मैं भारत का/की निवासी हूँ, और डिविडेंड पर संधि की दर 25% से टैक्स लगता है। फ़ॉर्म इस साल के बाद के तीसरे कैलेंडर वर्ष के अंत तक मान्य है; कोई बदलाव होने पर मैं 30 दिन में बताऊँगा/बताऊँगी।',
      effect: 'मान्य फ़ॉर्म के बिना आप पैसे नहीं जोड़ सकते। मौजूदा होल्डिंग आपकी ही रहती हैं।',
    },
  },
  us_risk: {
    en: {
      title: 'Risks of US stocks',
      text: 'Prices can fall, and I can lose what I invest. The rupee value also changes with the dollar. SEBI does not regulate US exchanges and brokers. In the United States estate tax can apply above $60,000. I report foreign assets in Schedule FA of my Indian tax return.',
      effect: 'It was shown before the account was opened and stays with the account.',
    },
    hi: {
      title: 'US स्टॉक्स के जोखिम',
      text: 'भाव गिर सकते हैं और मेरा निवेश डूब सकता है। डॉलर के साथ रुपये में मूल्य भी बदलता है। अमेरिकी एक्सचेंज और ब्रोकर SEBI के नियमन में नहीं हैं। अमेरिका में $60,000 से ऊपर एस्टेट टैक्स लग सकता है। विदेशी संपत्ति मैं अपने भारतीय टैक्स रिटर्न के शेड्यूल FA में बताता/बताती हूँ।',
      effect: 'यह खाता खोलने से पहले दिखाया गया था और खाते के साथ रहता है।',
    },
  },
};
