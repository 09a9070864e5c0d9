import { createMessages } from '../platform/http/language.ts';

/** Refusals and texts of subscriptions. */
export const sentence = createMessages({
  en: {
    unknown: 'Subscription not found.',
    not_offered: 'This feature is not available.',
    kyc_missing: 'Complete your KYC to subscribe. Nothing was charged.',
    running: 'You already have this subscription.',
    waiting: 'A payment for this subscription is in progress. Complete or cancel it first.',
    price_changed: 'The price has changed. Please check it and try again. Nothing was charged.',
    method: 'Choose how you want to pay.',
    ended: 'This subscription has ended.',
    refund_over:
      'The last day for a refund was {date}. It stays active until {end}. You can turn off auto-renew.',
    charged_back: 'Your bank reversed the payment, so the subscription has ended.',
    no_file: 'There is no such document for this subscription.',
  },
  hi: {
    unknown: 'सब्सक्रिप्शन नहीं मिला।',
    not_offered: 'यह फ़ीचर उपलब्ध नहीं है।',
    kyc_missing: 'सब्सक्राइब करने के लिए अपना KYC पूरा करें। कोई पैसा नहीं कटा।',
    running: 'यह सब्सक्रिप्शन पहले से चालू है।',
    waiting: 'इस सब्सक्रिप्शन का भुगतान चल रहा है। पहले उसे पूरा या रद्द करें।',
    price_changed: 'कीमत बदल गई है। कृपया देखकर फिर कोशिश करें। कोई पैसा नहीं कटा।',
    method: 'भुगतान का तरीका चुनें।',
    ended: 'यह सब्सक्रिप्शन समाप्त हो चुका है।',
    refund_over: 'रिफ़ंड की आखिरी तारीख {date} थी। यह {end} तक चालू रहेगा। आप ऑटो-रिन्यू बंद कर सकते हैं।',
    charged_back: 'बैंक ने भुगतान वापस लिया, इसलिए सब्सक्रिप्शन समाप्त हो गया।',
    no_file: 'इस सब्सक्रिप्शन का ऐसा कोई दस्तावेज़ नहीं है।',
  },
});
