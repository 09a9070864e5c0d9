import { createMessages } from '../platform/http/language.ts';

/** Refusals about automatic updates, in the language of the request. */
export const sentence = createMessages({
  en: {
    no_pan: 'Complete your KYC first. The registrars send statements by PAN.',
    no_weekday: 'Choose a day of the week.',
    no_day: 'Choose a day of the month.',
    under_way: 'A statement has already been requested. It arrives by itself.',
    too_often: 'You can request up to {most} statements a day. Try again tomorrow.',
    no_statement: 'This statement is no longer waiting for a password.',
  },
  hi: {
    no_pan: 'पहले अपना KYC पूरा करें। रजिस्ट्रार PAN के आधार पर स्टेटमेंट भेजते हैं।',
    no_weekday: 'हफ़्ते का दिन चुनें।',
    no_day: 'महीने की तारीख चुनें।',
    under_way: 'स्टेटमेंट पहले ही मँगाया जा चुका है। यह अपने आप आ जाएगा।',
    too_often: 'आप दिन में {most} स्टेटमेंट तक मँगा सकते हैं। कल फिर कोशिश करें।',
    no_statement: 'यह स्टेटमेंट अब पासवर्ड का इंतज़ार नहीं कर रहा है।',
  },
});
