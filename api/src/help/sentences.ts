import { createMessages } from '../platform/http/language.ts';

/** A refusal of help in the language of the request, for staff too. */
export const sentence = createMessages({
  en: {
    article_unknown: 'This article is not available.',
    staff_only: 'This page is for staff with the matching role.',
    mobile_not_verified: 'Your account has no verified mobile number.',
    office_closed:
      'You can request a call only during our support hours. You can create a ticket at any time.',
    already_requested: "You've already requested a call. We'll call you at the time you chose.",
    slot_unknown: 'This time slot is no longer available. Choose another.',
    callback_unknown: 'Call request not found.',
    callback_over: 'This call request is already closed.',
    ticket_unknown: 'Ticket not found.',
    order_unknown: 'This order is not in your current account.',
    text_missing: 'Enter your message.',
    text_too_long: 'Your message is too long by {over}. The limit is {longest} characters.',
    many_tickets: 'You have created several tickets. Wait {wait} and try again. Your text is saved here.',
    many_messages: 'Too many messages in the last hour. Wait {wait} and try again. Your text is saved here.',
    ticket_closed_long: 'This ticket is closed. Create a new one and mention its number.',
    ticket_closed: 'This ticket is closed. Only the customer can reopen it.',
  },
  hi: {
    article_unknown: 'यह लेख उपलब्ध नहीं है।',
    staff_only: 'यह पेज इस काम के लिए अधिकृत कर्मचारियों के लिए है।',
    mobile_not_verified: 'आपके खाते में कोई वेरिफ़ाइड मोबाइल नंबर नहीं है।',
    office_closed: 'कॉल सिर्फ़ हमारे सहायता समय में माँग सकते हैं। टिकट कभी भी बना सकते हैं।',
    already_requested: 'आप पहले ही कॉल माँग चुके हैं। हम आपके चुने समय पर कॉल करेंगे।',
    slot_unknown: 'यह समय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।',
    callback_unknown: 'कॉल का यह अनुरोध नहीं मिला।',
    callback_over: 'कॉल का यह अनुरोध पूरा या रद्द हो चुका है।',
    ticket_unknown: 'यह टिकट नहीं मिला।',
    order_unknown: 'यह ऑर्डर आपके मौजूदा खाते में नहीं है।',
    text_missing: 'अपना संदेश लिखें।',
    text_too_long: 'आपका संदेश {over} अक्षर ज़्यादा लंबा है। सीमा {longest} है।',
    many_tickets: 'आप कई टिकट बना चुके हैं। {wait} रुककर फिर कोशिश करें। आपका लिखा यहाँ सेव है।',
    many_messages: 'पिछले एक घंटे में बहुत ज़्यादा संदेश। {wait} रुककर फिर कोशिश करें। आपका लिखा यहाँ सेव है।',
    ticket_closed_long: 'यह टिकट बंद हो चुका है। नया टिकट बनाएँ और इसका नंबर लिखें।',
    ticket_closed: 'यह टिकट बंद है। इसे सिर्फ़ ग्राहक फिर से खोल सकता है।',
  },
});
