import { createMessages } from '../platform/http/language.ts';

/** Refusals and messages about managers, in the language of the request. */
export const sentence = createMessages({
  en: {
    correct: 'Correct the highlighted fields.',
    email_wrong: 'Enter a valid email address.',
    own_address: "This is your own email. Enter your manager's email.",
    already_invited: "You've already invited this address. Delete the invitation to send a new one.",
    already_manager: 'This address already has access to this account.',
    until_past: 'Choose a date after today.',
    until_far: 'Choose a date within 10 years.',
    full: 'An account can have up to {most} managers and open invitations. Remove one first.',
    too_many: "You've sent many invitations today. Try again tomorrow.",
    invitation_missing: "This invitation wasn't found. It may be for another email address.",
    invitation_over: 'This invitation has ended. Ask the account holder to send a new one.',
    already_accepted: "You've already accepted this invitation.",
    already_rejected: "You've already rejected this invitation. Ask the account holder to send a new one.",
    grant_missing: "This manager or invitation wasn't found.",
    grant_over: 'This access has already ended.',
    not_accepted: "You haven't accepted this invitation. Accept or reject it.",
    invitation:
      '{owner} invited you to manage their account on Sanchay. Log in or sign up with this email address to accept or reject the invitation by {day}: {link}. If you don’t know {owner}, ignore this email.',
    invitation_child:
      '{owner} invited you to manage the account of {account} on Sanchay. Log in or sign up with this email address to accept or reject the invitation by {day}: {link}. If you don’t know {owner}, ignore this email.',
  },
  hi: {
    correct: 'जिन जगहों पर निशान है उन्हें ठीक करें।',
    email_wrong: 'सही ईमेल पता लिखें।',
    own_address: 'यह आपका अपना ईमेल है। अपने मैनेजर का ईमेल लिखें।',
    already_invited: 'इस पते पर आमंत्रण पहले ही भेजा जा चुका है। नया भेजने के लिए पुराना हटाएँ।',
    already_manager: 'इस पते को इस खाते का एक्सेस पहले से है।',
    until_past: 'आज के बाद की तारीख चुनें।',
    until_far: '10 साल के अंदर की तारीख चुनें।',
    full: 'एक खाते में {most} तक मैनेजर और खुले आमंत्रण हो सकते हैं। पहले एक हटाएँ।',
    too_many: 'आप आज कई आमंत्रण भेज चुके हैं। कल फिर कोशिश करें।',
    invitation_missing: 'यह आमंत्रण नहीं मिला। शायद यह किसी दूसरे ईमेल पते के लिए है।',
    invitation_over: 'यह आमंत्रण खत्म हो चुका है। खाताधारक से नया आमंत्रण भेजने को कहें।',
    already_accepted: 'आप यह आमंत्रण पहले ही स्वीकार कर चुके हैं।',
    already_rejected: 'आप यह आमंत्रण पहले ही अस्वीकार कर चुके हैं। खाताधारक से नया आमंत्रण भेजने को कहें।',
    grant_missing: 'यह मैनेजर या आमंत्रण नहीं मिला।',
    grant_over: 'यह एक्सेस पहले ही खत्म हो चुका है।',
    not_accepted: 'आपने यह आमंत्रण स्वीकार नहीं किया है। इसे स्वीकार या अस्वीकार करें।',
    invitation:
      '{owner} ने आपको संचय पर अपना खाता मैनेज करने के लिए आमंत्रित किया है। {day} तक आमंत्रण स्वीकार या अस्वीकार करने के लिए इसी ईमेल पते से लॉग इन या साइन अप करें: {link}। अगर आप {owner} को नहीं जानते, तो इस ईमेल पर ध्यान न दें।',
    invitation_child:
      '{owner} ने आपको संचय पर {account} का खाता मैनेज करने के लिए आमंत्रित किया है। {day} तक आमंत्रण स्वीकार या अस्वीकार करने के लिए इसी ईमेल पते से लॉग इन या साइन अप करें: {link}। अगर आप {owner} को नहीं जानते, तो इस ईमेल पर ध्यान न दें।',
  },
});
