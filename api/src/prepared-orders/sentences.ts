import { createMessages } from '../platform/http/language.ts';

/** Refusals about prepared orders, in the language of the request. */
export const sentence = createMessages({
  en: {
    one_order: 'Prepare one order at a time: a purchase, a redemption or a switch.',
    own_account: 'This is your own account. Place the order directly.',
    owner_confirms: 'Only the account holder can confirm or decline this order.',
    not_allowed: "Your access to this account doesn't include preparing orders.",
    too_many: 'Up to {most} prepared orders can wait for an answer. Withdraw one first.',
    not_found: "This prepared order wasn't found.",
    confirmed: 'This order was already confirmed. See its progress under Orders.',
    in_cart:
      'This order is in the cart. It is confirmed when it is paid there, or cancelled when it is removed.',
    cancelled: 'This order was removed from the cart or replaced there. Nothing was placed.',
    declined: 'This order was declined.',
    withdrawn: 'This order was withdrawn. Nothing was placed.',
    expired: 'This order has expired. Nothing was placed. Ask your manager to prepare it again.',
    access_ended: "The manager's access has ended, so this order can't be confirmed. Nothing was placed.",
    not_sale: 'A purchase goes to the cart, where you pay and confirm it with an OTP.',
    not_purchase: 'A redemption or switch is confirmed with an OTP.',
  },
  hi: {
    one_order: 'एक बार में एक ही ऑर्डर तैयार करें: निवेश, रिडेम्प्शन या स्विच।',
    own_account: 'यह आपका अपना खाता है। ऑर्डर सीधे दें।',
    owner_confirms: 'इस ऑर्डर की पुष्टि या उसे अस्वीकार सिर्फ़ खाताधारक कर सकते हैं।',
    not_allowed: 'इस खाते के आपके एक्सेस में ऑर्डर तैयार करना शामिल नहीं है।',
    too_many: 'ज़्यादा से ज़्यादा {most} तैयार ऑर्डर जवाब की प्रतीक्षा में हो सकते हैं। पहले एक वापस लें।',
    not_found: 'यह तैयार ऑर्डर नहीं मिला।',
    confirmed: 'इस ऑर्डर की पुष्टि पहले ही हो चुकी है। इसकी स्थिति ऑर्डर में देखें।',
    in_cart: 'यह ऑर्डर कार्ट में है। वहाँ भुगतान करने पर इसकी पुष्टि होगी, हटाने पर यह रद्द होगा।',
    cancelled: 'यह ऑर्डर कार्ट से हटाया गया या वहाँ बदल दिया गया। कोई ऑर्डर नहीं दिया गया।',
    declined: 'यह ऑर्डर अस्वीकार किया गया था।',
    withdrawn: 'यह ऑर्डर वापस लिया गया। कोई ऑर्डर नहीं दिया गया।',
    expired: 'यह ऑर्डर खत्म हो चुका है। कोई ऑर्डर नहीं दिया गया। अपने मैनेजर से इसे फिर तैयार करने को कहें।',
    access_ended: 'मैनेजर का एक्सेस खत्म हो चुका है, इसलिए इस ऑर्डर की पुष्टि नहीं हो सकती। कोई ऑर्डर नहीं दिया गया।',
    not_sale: 'निवेश का ऑर्डर कार्ट में जाता है, जहाँ आप भुगतान करके OTP से पुष्टि करते हैं।',
    not_purchase: 'रिडेम्प्शन या स्विच की पुष्टि OTP से होती है।',
  },
});
