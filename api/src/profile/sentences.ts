import { createMessages } from '../platform/http/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = createMessages({
  blocked: {
    en: "Your account can't be closed yet. See what's pending below.",
    hi: 'आपका खाता अभी बंद नहीं हो सकता। नीचे देखें कि क्या बाकी है।',
  },
  staff: {
    en: 'Support team accounts are closed by the team lead.',
    hi: 'सपोर्ट टीम के खाते टीम लीड बंद करते हैं।',
  },
  no_closure: {
    en: 'There is no pending request to close this account.',
    hi: 'इस खाते को बंद करने का कोई अनुरोध पेंडिंग नहीं है।',
  },
  archive_gone: {
    en: 'This copy has expired. Request a new one.',
    hi: 'यह कॉपी अब उपलब्ध नहीं है। नई कॉपी माँगें।',
  },
  archive_waits: {
    en: 'Your copy is being prepared. It will be ready in a moment.',
    hi: 'आपकी कॉपी तैयार हो रही है। थोड़ी देर में मिल जाएगी।',
  },
  no_details: {
    en: 'Complete your account setup first. You can change your details after that.',
    hi: 'पहले अपना खाता सेटअप पूरा करें। उसके बाद विवरण बदल सकते हैं।',
  },
});
