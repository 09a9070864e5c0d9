import { sayer } from '../platform/language.ts';

/** A refusal of help for the person whose request is answered, staff included. */
export const sentence = sayer({
  article_unknown: { en: 'We do not have this article.', hi: 'हमारे पास यह लेख नहीं है।' },
  staff_only: {
    en: 'This page is for staff with the matching role.',
    hi: 'यह पेज इस काम के लिए अधिकृत कर्मचारियों के लिए है।',
  },

  mobile_not_verified: {
    en: 'Your account has no verified mobile number that we could call.',
    hi: 'आपके खाते में कोई सत्यापित मोबाइल नंबर नहीं है जिस पर हम फ़ोन कर सकें।',
  },
  office_closed: {
    en: 'Call-backs can be asked for while our team is there. You can open a ticket at any time.',
    hi: 'फ़ोन का अनुरोध तब किया जा सकता है जब हमारी टीम मौजूद हो। टिकट आप कभी भी खोल सकते हैं।',
  },
  already_requested: {
    en: 'You have asked for a call already. We call you in the time you chose.',
    hi: 'आप पहले ही फ़ोन का अनुरोध कर चुके हैं। हम आपके चुने समय में फ़ोन करेंगे।',
  },
  slot_unknown: {
    en: 'This time is not on offer any more. Please choose another.',
    hi: 'यह समय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  },
  callback_unknown: {
    en: 'We do not know this request for a call.',
    hi: 'हम फ़ोन के इस अनुरोध को नहीं जानते।',
  },
  callback_over: {
    en: 'This request for a call is over already.',
    hi: 'फ़ोन का यह अनुरोध पूरा या रद्द हो चुका है।',
  },

  ticket_unknown: { en: 'We do not know this ticket.', hi: 'हम इस टिकट को नहीं जानते।' },
  order_unknown: {
    en: 'This order is not in your current account.',
    hi: 'यह ऑर्डर आपके मौजूदा खाते में नहीं है।',
  },
  text_missing: { en: 'Please write something.', hi: 'कृपया कुछ लिखें।' },
  text_too_long: {
    en: 'This is {over} characters too long; {longest} fit.',
    hi: 'यह {over} अक्षर ज़्यादा लंबा है; {longest} आ सकते हैं।',
  },
  many_tickets: {
    en: 'You have opened several tickets. Please wait {wait}. What you wrote is kept here.',
    hi: 'आप कई टिकट खोल चुके हैं। कृपया {wait} रुकें। आपका लिखा हुआ यहीं रहेगा।',
  },
  many_messages: {
    en: 'You have written a lot in the last hour. Please wait {wait}. What you wrote is kept here.',
    hi: 'पिछले एक घंटे में आपने बहुत कुछ लिखा है। कृपया {wait} रुकें। आपका लिखा हुआ यहीं रहेगा।',
  },
  ticket_closed_long: {
    en: 'This ticket was closed a while ago. Please open a new one and mention its number.',
    hi: 'यह टिकट काफ़ी पहले बंद हो चुका है। कृपया नया टिकट खोलें और उसमें इसका नंबर लिखें।',
  },
  ticket_closed: {
    en: 'This ticket is closed. The person can reopen it.',
    hi: 'यह टिकट बंद है। इसे वही व्यक्ति फिर खोल सकता है।',
  },
});
