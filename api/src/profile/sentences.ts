import { sayer } from '../platform/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = sayer({
  blocked: {
    en: 'Your account cannot be closed yet. What has to end first is listed.',
    hi: 'आपका खाता अभी बंद नहीं हो सकता। पहले क्या समाप्त करना है, वह सूची में है।',
  },
  staff: {
    en: 'Accounts of the support team are closed by the team’s lead.',
    hi: 'सहायता टीम के खाते टीम प्रमुख बंद करते हैं।',
  },
  no_closure: {
    en: 'No closing of this account is under way.',
    hi: 'इस खाते को बंद करने का कोई अनुरोध नहीं चल रहा है।',
  },
  archive_gone: {
    en: 'This copy is no longer there. Ask for a new one.',
    hi: 'यह प्रति अब उपलब्ध नहीं है। नई प्रति माँगें।',
  },
  archive_waits: {
    en: 'A copy is being prepared already. It will be here in a moment.',
    hi: 'एक प्रति पहले से तैयार हो रही है। वह थोड़ी देर में यहाँ होगी।',
  },
  no_details: {
    en: 'Finish your set-up first; your details can be changed after that.',
    hi: 'पहले अपना सेटअप पूरा करें; उसके बाद आप अपना विवरण बदल सकेंगे।',
  },
});
