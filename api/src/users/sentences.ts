import { createMessages } from '../platform/http/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = createMessages({
  credentials: { en: 'Incorrect email, mobile number or password.', hi: 'ईमेल, मोबाइल नंबर या पासवर्ड गलत है।' },
  blocked: {
    en: 'This account is blocked. Contact help@sanchay.example.',
    hi: 'यह खाता ब्लॉक है। help@sanchay.example से संपर्क करें।',
  },
  not_your_account: { en: "You don't have access to this account.", hi: 'आपको इस खाते का एक्सेस नहीं है।' },
  session_over: { en: 'This session has already ended.', hi: 'यह सेशन पहले ही समाप्त हो चुका है।' },

  captcha_asked: {
    en: "Confirm you're human. If this account exists, we've sent an OTP to its registered email or mobile number. Enter it to continue.",
    hi: 'पुष्टि करें कि आप इंसान हैं। अगर यह खाता मौजूद है, तो हमने उसके रजिस्टर्ड ईमेल या मोबाइल पर OTP भेजा है। आगे बढ़ने के लिए उसे डालें।',
  },
  captcha_wrong: {
    en: 'Incorrect OTP. Check the digits or request a new one.',
    hi: 'OTP गलत है। अंक जाँचें या नया OTP मँगाएँ।',
  },
  captcha_over: {
    en: 'This OTP has expired. Log in again to get a new one.',
    hi: 'इस OTP की समय-सीमा खत्म हो गई है। नया OTP पाने के लिए फिर लॉग इन करें।',
  },
  tries_account: {
    en: 'Too many incorrect attempts for this account.',
    hi: 'इस खाते पर बहुत बार गलत कोशिश हुई।',
  },
  tries_network: {
    en: 'Too many attempts from your network.',
    hi: 'आपके नेटवर्क से बहुत बार कोशिश हुई।',
  },
  tries_device: {
    en: 'Too many incorrect attempts on this device.',
    hi: 'इस डिवाइस पर बहुत बार गलत कोशिश हुई।',
  },
  several_codes: { en: "We've sent you several OTPs.", hi: 'हम आपको कई OTP भेज चुके हैं।' },

  code_missing: { en: 'Enter the OTP.', hi: 'OTP डालें।' },
  code_digits: { en: 'Enter all 6 digits.', hi: 'सभी 6 अंक डालें।' },
  code_over: {
    en: 'This OTP has expired. Request a new one.',
    hi: 'इस OTP की समय-सीमा खत्म हो गई है। नया मँगाएँ।',
  },
  code_last_try: {
    en: 'Incorrect OTP, no attempts left. Request a new OTP.',
    hi: 'गलत OTP, कोई कोशिश बाकी नहीं। नया OTP मँगाएँ।',
  },
  code_no_more: {
    en: 'No more OTPs can be sent for this. Please start again.',
    hi: 'इसके लिए और OTP नहीं भेजे जा सकते। फिर से शुरू करें।',
  },
  code_of_app: {
    en: 'Enter the 6-digit code from your authenticator app.',
    hi: 'ऑथेंटिकेटर ऐप में दिख रहा 6 अंकों का कोड डालें।',
  },
  code_of_message: {
    en: 'Enter the 6-digit OTP we sent you.',
    hi: 'हमने जो 6 अंकों का OTP भेजा है उसे डालें।',
  },
  app_over: {
    en: 'This setup has expired. Please start again.',
    hi: 'इस सेटअप का समय खत्म हो गया। फिर से शुरू करें।',
  },
  app_code_wrong: {
    en: "Incorrect code. Make sure your phone's time is set automatically, then enter the current code.",
    hi: 'गलत कोड। देखें कि फ़ोन का समय ऑटोमैटिक सेट है, फिर ऐप का मौजूदा कोड डालें।',
  },
  no_app: {
    en: 'No authenticator app is set up on your account.',
    hi: 'आपके खाते में ऑथेंटिकेटर ऐप सेट नहीं है।',
  },

  correct: { en: 'Correct the highlighted fields.', hi: 'हाइलाइट किए गए फ़ील्ड ठीक करें।' },
  account_exists: {
    en: 'You already have an account. Please log in.',
    hi: 'आपका खाता पहले से है। कृपया लॉग इन करें।',
  },
  contact_both: {
    en: 'Enter your email or mobile number, not both.',
    hi: 'ईमेल या मोबाइल नंबर डालें, दोनों नहीं।',
  },
  contact_none: { en: 'Enter your email or mobile number.', hi: 'ईमेल या मोबाइल नंबर डालें।' },
  email_wrong: { en: 'Enter a valid email address.', hi: 'सही ईमेल पता डालें।' },
  mobile_wrong: {
    en: 'Enter a valid 10-digit Indian mobile number.',
    hi: '10 अंकों का सही भारतीय मोबाइल नंबर डालें।',
  },
  consent_unknown: { en: 'Consent not found.', hi: 'सहमति नहीं मिली।' },
  terms: {
    en: 'Agree to the terms to open an account.',
    hi: 'खाता खोलने के लिए शर्तों पर सहमति दें।',
  },
  name_hidden: {
    en: 'The name has invisible characters. Type it again.',
    hi: 'नाम में अदृश्य अक्षर हैं। फिर से लिखें।',
  },
  name_missing: { en: 'Enter your name.', hi: 'अपना नाम लिखें।' },
  name_letter: { en: 'Enter a valid name.', hi: 'सही नाम लिखें।' },
  name_marks: { en: 'Remove < and > from the name.', hi: 'नाम से < और > हटाएँ।' },
  name_long: {
    en: 'Use up to 120 characters.',
    hi: '120 अक्षरों तक लिखें।',
  },

  password_rule: {
    en: 'Use at least 10 characters, or 8 with uppercase, lowercase and a number.',
    hi: 'कम से कम 10 अक्षर रखें, या 8 जिनमें अंग्रेज़ी के छोटे-बड़े अक्षर और एक अंक हो।',
  },
  password_own: {
    en: "Your password can't be your email or mobile number.",
    hi: 'आपका ईमेल या मोबाइल नंबर पासवर्ड नहीं हो सकता।',
  },
  password_guessable: {
    en: 'This password is too easy to guess. Use a longer or less common one.',
    hi: 'इस पासवर्ड का अंदाज़ा लगाना आसान है। लंबा या कम प्रचलित पासवर्ड चुनें।',
  },
  password_wrong: { en: 'Incorrect current password.', hi: 'मौजूदा पासवर्ड गलत है।' },
  password_same: {
    en: 'This is your current password. Choose a different one.',
    hi: 'मौजूदा पासवर्ड गलत है।',
  },
  reset_contact: {
    en: 'Enter the email or Indian mobile number you log in with.',
    hi: 'वह ईमेल या भारतीय मोबाइल नंबर डालें जिससे आप लॉग इन करते हैं।',
  },
  reset_over: {
    en: 'This timed out. Start again with a new OTP.',
    hi: 'समय खत्म हो गया। नए OTP से फिर शुरू करें।',
  },

  step_up_required: {
    en: 'Confirm this change with an OTP.',
    hi: 'कृपया OTP से इस बदलाव की पुष्टि करें।',
  },
  step_up_over: {
    en: 'Your confirmation has expired or was already used. Confirm again with a new OTP.',
    hi: 'आपकी पुष्टि का समय खत्म हो गया या वह इस्तेमाल हो चुकी है। नए OTP से फिर पुष्टि करें।',
  },
  contact_missing: {
    en: 'Contact not found.',
    hi: 'संपर्क नहीं मिला।',
  },
  contact_same: {
    en: 'This is already on your account.',
    hi: 'यह आपके खाते में पहले से है।',
  },
  contact_over: {
    en: 'This change has expired. Please start again.',
    hi: 'इस बदलाव का समय खत्म हो गया। फिर से शुरू करें।',
  },
  contact_taken: {
    en: 'This is already used by another account.',
    hi: 'यह किसी दूसरे खाते में इस्तेमाल हो रहा है।',
  },
  nothing_to_cancel: {
    en: 'Nothing to cancel: this change is already complete or cancelled.',
    hi: 'रद्द करने के लिए कुछ नहीं है: यह बदलाव पूरा या रद्द हो चुका है।',
  },
  nothing_to_withdraw: {
    en: "There's no pending change.",
    hi: 'कोई पेंडिंग बदलाव नहीं है।',
  },

  passkey_refused: {
    en: "This passkey wasn't accepted. Try again.",
    hi: 'यह पासकी स्वीकार नहीं हुई। फिर कोशिश करें।',
  },
  passkey_name: {
    en: "Name the passkey. Don't use < or >.",
    hi: 'पासकी का नाम रखें, < या > के बिना।',
  },
  passkeys_full: {
    en: 'You can have up to 10 passkeys. Remove one first.',
    hi: 'आप 10 पासकी तक रख सकते हैं। पहले एक हटाएँ।',
  },
  passkey_gone: { en: 'This passkey has been removed.', hi: 'यह पासकी हटाई जा चुकी है।' },
});

export type UserSentence = Parameters<typeof sentence>[0];
