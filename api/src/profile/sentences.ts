import { createMessages } from '../platform/http/language.ts';

/** A sentence in the language of the request. */
export const sentence = createMessages({
  en: {
    blocked: "Your account can't be closed yet. See what's pending below.",
    staff: 'Support team accounts are closed by the team lead.',
    no_closure: 'There is no pending request to close this account.',
    archive_gone: 'This copy has expired. Request a new one.',
    archive_waits: 'Your copy is being prepared. It will be ready in a moment.',
    no_details: 'Complete your account setup first. You can change your details after that.',
  },
  hi: {
    blocked: 'आपका खाता अभी बंद नहीं हो सकता। नीचे देखें कि क्या बाकी है।',
    staff: 'सपोर्ट टीम के खाते टीम लीड बंद करते हैं।',
    no_closure: 'इस खाते को बंद करने का कोई अनुरोध पेंडिंग नहीं है।',
    archive_gone: 'यह कॉपी अब उपलब्ध नहीं है। नई कॉपी माँगें।',
    archive_waits: 'आपकी कॉपी तैयार हो रही है। थोड़ी देर में मिल जाएगी।',
    no_details: 'पहले अपना खाता सेटअप पूरा करें। उसके बाद विवरण बदल सकते हैं।',
  },
});
