import { createMessages } from '../platform/http/language.ts';

/** A refusal of help for the person whose request is answered, staff included. */
export const sentence = createMessages({
  article_unknown: { en: 'This article is not available.', hi: 'यह लेख उपलब्ध नहीं है।' },
  staff_only: {
    en: 'This page is for staff with the matching role.',
    hi: 'यह पेज इस काम के लिए अधिकृत कर्मचारियों के लिए है।',
  },

  mobile_not_verified: {
    en: 'Your account has no verified mobile number.',
    hi: 'आपके खाते में कोई वेरिफ़ाइड मोबाइल नंबर नहीं है।',
  },
  office_closed: {
    en: 'You can request a call only during our support hours. You can create a ticket at any time.',
    hi: 'कॉल सिर्फ़ हमारे सहायता समय में माँग सकते हैं। टिकट कभी भी बना सकते हैं।',
  },
  already_requested: {
    en: "You've already requested a call. We'll call you at the time you chose.",
    hi: 'आप पहले ही कॉल माँग चुके हैं। हम आपके चुने समय पर कॉल करेंगे।',
  },
  slot_unknown: {
    en: 'This time slot is no longer available. Choose another.',
    hi: 'यह समय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  },
  callback_unknown: {
    en: 'Call request not found.',
    hi: 'कॉल का यह अनुरोध नहीं मिला।',
  },
  callback_over: {
    en: 'This call request is already closed.',
    hi: 'कॉल का यह अनुरोध पूरा या रद्द हो चुका है।',
  },

  ticket_unknown: { en: 'Ticket not found.', hi: 'यह टिकट नहीं मिला।' },
  order_unknown: {
    en: 'This order is not in your current account.',
    hi: 'यह ऑर्डर आपके मौजूदा खाते में नहीं है।',
  },
  text_missing: { en: 'Enter your message.', hi: 'अपना संदेश लिखें।' },
  text_too_long: {
    en: 'Your message is too long by {over}. The limit is {longest} characters.',
    hi: 'आपका संदेश {over} अक्षर ज़्यादा लंबा है। सीमा {longest} है।',
  },
  many_tickets: {
    en: 'You have created several tickets. Wait {wait} and try again. Your text is saved here.',
    hi: 'आप कई टिकट बना चुके हैं। {wait} रुककर फिर कोशिश करें। आपका लिखा यहाँ सेव है।',
  },
  many_messages: {
    en: 'Too many messages in the last hour. Wait {wait} and try again. Your text is saved here.',
    hi: 'पिछले एक घंटे में बहुत ज़्यादा संदेश। {wait} रुककर फिर कोशिश करें। आपका लिखा यहाँ सेव है।',
  },
  ticket_closed_long: {
    en: 'This ticket is closed. Create a new one and mention its number.',
    hi: 'यह टिकट बंद हो चुका है। नया टिकट बनाएँ और इसका नंबर लिखें।',
  },
  ticket_closed: {
    en: 'This ticket is closed. Only the customer can reopen it.',
    hi: 'यह टिकट बंद है। इसे सिर्फ़ ग्राहक फिर से खोल सकता है।',
  },
});
