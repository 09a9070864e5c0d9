import { createMessages } from '../../platform/http/language.ts';

/** Refusals about harvests, in the language of the request. */
export const sentence = createMessages({
  en: {
    inactive: 'Tax harvesting is not active. Activate it under Subscriptions.',
    unavailable:
      "Tax harvesting is available when unrealised gains are above the minimum, or when losses reduce this year's tax.",
    nothing: 'There is nothing to save right now, so nothing was placed.',
    under_way: 'A harvest is under way. Finish it first, so that no gain is counted twice.',
    plan_changed:
      'The plan has changed since you opened it. Review it before you confirm. Nothing was placed.',
    several_banks: 'These units have to be paid out to different accounts. Redeem them one by one.',
    not_found: 'Harvest not found.',
    not_settled: 'The money of this redemption has not arrived yet.',
    ended: 'This step of the harvest is complete.',
    in_cart: 'Your cart has another purchase of {fund}. Pay for it or remove it first.',
    too_little: 'The payout is below the smallest purchase of this fund.',
    busy: 'Many plans are being calculated right now. Try again in a few seconds.',
    late: 'Your plan took too long to calculate. Nothing was placed. Try again in a minute.',
  },
  hi: {
    inactive: 'टैक्स हार्वेस्टिंग चालू नहीं है। इसे सब्सक्रिप्शन में चालू करें।',
    unavailable:
      'अनरियलाइज़्ड लाभ न्यूनतम राशि से ज़्यादा होने पर, या घाटे से इस साल का टैक्स घटने पर टैक्स हार्वेस्टिंग उपलब्ध होती है।',
    nothing: 'अभी कोई बचत नहीं है, इसलिए कोई ऑर्डर नहीं दिया गया।',
    under_way: 'एक हार्वेस्ट चल रहा है। पहले उसे पूरा करें, ताकि कोई लाभ दो बार न गिना जाए।',
    plan_changed: 'प्लान बदल गया है। पुष्टि से पहले फिर देखें। कोई ऑर्डर नहीं दिया गया।',
    several_banks: 'इन यूनिट का पेआउट अलग-अलग खातों में होना है। इन्हें एक-एक करके रिडीम करें।',
    not_found: 'हार्वेस्ट नहीं मिला।',
    not_settled: 'इस रिडेम्प्शन के पैसे अभी नहीं आए हैं।',
    ended: 'हार्वेस्ट का यह चरण पूरा हो चुका है।',
    in_cart: 'आपके कार्ट में {fund} का दूसरा निवेश है। पहले उसका भुगतान करें या उसे हटाएँ।',
    too_little: 'पेआउट इस फ़ंड में न्यूनतम निवेश से कम है।',
    busy: 'अभी बहुत से प्लान की गणना हो रही है। कुछ सेकंड बाद फिर कोशिश करें।',
    late: 'आपके प्लान की गणना में बहुत समय लग गया। कोई ऑर्डर नहीं दिया गया। एक मिनट बाद फिर कोशिश करें।',
  },
});
