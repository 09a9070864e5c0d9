import { sayer } from '../platform/language.ts';

/** A sentence for the person whose request is answered. */
export const sentence = sayer({
  credentials: { en: 'E-mail or password is not right.', hi: 'ई-मेल या पासवर्ड सही नहीं है।' },
  blocked: {
    en: 'This account is blocked. Please write to help@sanchay.example, and we will sort it out with you.',
    hi: 'यह खाता रोक दिया गया है। कृपया help@sanchay.example पर लिखें, हम इसे आपके साथ सुलझाएँगे।',
  },
  not_your_account: { en: 'You cannot act for this account.', hi: 'आप इस खाते की ओर से कुछ नहीं कर सकते।' },
  session_over: { en: 'This session is over already.', hi: 'यह सत्र पहले ही समाप्त हो चुका है।' },

  captcha_asked: {
    en: 'Confirm you’re human. If this account exists, we’ve sent an OTP to its registered e-mail or mobile. Enter it to continue.',
    hi: 'पुष्टि करें कि आप इंसान हैं। अगर यह खाता मौजूद है, तो हमने उसके पंजीकृत ई-मेल या मोबाइल पर OTP भेजा है। आगे बढ़ने के लिए उसे डालें।',
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
    en: 'There were too many wrong tries for this account.',
    hi: 'इस खाते के लिए बहुत बार ग़लत कोशिश हुई।',
  },
  tries_network: {
    en: 'There were too many tries from your network.',
    hi: 'आपके नेटवर्क से बहुत बार कोशिश हुई।',
  },
  tries_device: {
    en: 'There were too many wrong tries on this device.',
    hi: 'इस डिवाइस पर बहुत बार ग़लत कोशिश हुई।',
  },
  several_codes: { en: 'We have sent you several codes already.', hi: 'हम आपको कई कोड भेज चुके हैं।' },

  code_missing: { en: 'Enter the code.', hi: 'कोड लिखें।' },
  code_digits: { en: 'The code has 6 digits.', hi: 'कोड में 6 अंक होते हैं।' },
  code_over: {
    en: 'This code is no longer valid. Please ask for a new one.',
    hi: 'यह कोड अब मान्य नहीं है। कृपया नया कोड मँगाएँ।',
  },
  code_last_try: {
    en: 'That code is not right, and this was the last try. Please ask for a new code.',
    hi: 'यह कोड सही नहीं है, और यह आख़िरी कोशिश थी। कृपया नया कोड मँगाएँ।',
  },
  code_no_more: {
    en: 'No more codes can be sent for this. Please start again.',
    hi: 'इसके लिए अब और कोड नहीं भेजे जा सकते। कृपया फिर से शुरू करें।',
  },
  code_of_app: {
    en: 'Please enter the 6-digit code that your authenticator app shows.',
    hi: 'कृपया वह 6 अंकों का कोड भरें जो आपका ऑथेंटिकेटर ऐप दिखा रहा है।',
  },
  code_of_message: {
    en: 'Please enter the 6-digit code that we have sent you.',
    hi: 'कृपया वह 6 अंकों का कोड भरें जो हमने आपको भेजा है।',
  },
  app_over: {
    en: 'This set-up is over. Please start again.',
    hi: 'यह सेटअप अब मान्य नहीं है। कृपया फिर से शुरू करें।',
  },
  app_code_wrong: {
    en: 'That code is not right. Check that the time of your phone is set by itself, and type the code that the app shows now.',
    hi: 'यह कोड सही नहीं है। देखें कि आपके फ़ोन का समय अपने-आप तय होता है, फिर वह कोड लिखें जो ऐप अभी दिखा रहा है।',
  },
  no_app: {
    en: 'There is no authenticator app in your account.',
    hi: 'आपके खाते में कोई ऑथेंटिकेटर ऐप नहीं है।',
  },

  correct: { en: 'Please correct what is marked.', hi: 'कृपया जो चिह्नित है उसे ठीक करें।' },
  account_exists: {
    en: 'You have an account with us already. Please sign in.',
    hi: 'आपका खाता हमारे यहाँ पहले से है। कृपया लॉग इन करें।',
  },
  contact_both: {
    en: 'Give your e-mail or your mobile number, not both.',
    hi: 'अपना ई-मेल या मोबाइल नंबर दें, दोनों नहीं।',
  },
  contact_none: { en: 'Give your e-mail or your mobile number.', hi: 'अपना ई-मेल या मोबाइल नंबर दें।' },
  email_wrong: { en: 'This is not an e-mail address.', hi: 'यह ई-मेल पता नहीं है।' },
  mobile_wrong: { en: 'This is not an Indian mobile number.', hi: 'यह भारतीय मोबाइल नंबर नहीं है।' },
  consent_unknown: { en: 'This consent is not known.', hi: 'ऐसी कोई सहमति नहीं है।' },
  terms: {
    en: 'Please agree to the terms to open an account.',
    hi: 'खाता खोलने के लिए कृपया शर्तें मानें।',
  },
  name_hidden: {
    en: 'The name has invisible characters in it. Please type it again.',
    hi: 'नाम में अदृश्य चिह्न हैं। कृपया उसे फिर से लिखें।',
  },
  name_missing: { en: 'Please give your name.', hi: 'कृपया अपना नाम लिखें।' },
  name_letter: { en: 'A name has at least one letter.', hi: 'नाम में कम से कम एक अक्षर होता है।' },
  name_marks: { en: 'A name cannot have < or > in it.', hi: 'नाम में < या > नहीं हो सकता।' },
  name_long: {
    en: 'A name can have at most 120 characters.',
    hi: 'नाम में ज़्यादा से ज़्यादा 120 अक्षर हो सकते हैं।',
  },

  password_rule: {
    en: 'Use at least 10 characters, or 8 with small letters, capital letters and a number.',
    hi: 'कम से कम 10 अक्षर रखें, या 8 जिनमें अंग्रेज़ी के छोटे-बड़े अक्षर और एक अंक हो।',
  },
  password_own: {
    en: 'Your password must not be your e-mail or mobile number.',
    hi: 'आपका ई-मेल या मोबाइल नंबर ही पासवर्ड नहीं हो सकता।',
  },
  password_guessable: {
    en: 'This password is easy to guess: it is a common one, or made like one. Choose a longer or less usual one.',
    hi: 'इस पासवर्ड का अंदाज़ा लगाना आसान है: यह आम है या आम पासवर्ड जैसा है। लंबा या कम प्रचलित पासवर्ड चुनें।',
  },
  password_wrong: { en: 'This is not your present password.', hi: 'यह आपका मौजूदा पासवर्ड नहीं है।' },
  password_same: {
    en: 'This is the password that you have now. Please choose another one.',
    hi: 'यह तो आपका मौजूदा पासवर्ड है। कृपया दूसरा चुनें।',
  },
  reset_contact: {
    en: 'Give the e-mail or the Indian mobile number that you sign in with.',
    hi: 'वह ई-मेल या भारतीय मोबाइल नंबर दें जिससे आप लॉग इन करते हैं।',
  },
  reset_over: {
    en: 'This took too long. Please start again with a new code.',
    hi: 'बहुत समय बीत गया। कृपया नए कोड से फिर शुरू करें।',
  },

  step_up_required: {
    en: 'Please confirm this change with an OTP.',
    hi: 'कृपया OTP से इस बदलाव की पुष्टि करें।',
  },
  step_up_over: {
    en: 'Your confirmation is over or was used already. Please confirm with a new code.',
    hi: 'आपकी पुष्टि का समय निकल गया या वह काम में आ चुकी है। कृपया नए कोड से पुष्टि करें।',
  },
  contact_missing: {
    en: 'There is no such contact in your account.',
    hi: 'आपके खाते में ऐसा कोई संपर्क नहीं है।',
  },
  contact_same: {
    en: 'This is the one that your account has now.',
    hi: 'आपके खाते में अभी यही है।',
  },
  contact_over: {
    en: 'This change is over. Please start again.',
    hi: 'इस बदलाव का समय निकल गया। कृपया फिर से शुरू करें।',
  },
  contact_taken: {
    en: 'Another account signs in with this already.',
    hi: 'इससे पहले से किसी और खाते में लॉग इन होता है।',
  },
  nothing_to_cancel: {
    en: 'There is nothing to cancel: this change is over.',
    hi: 'रद्द करने के लिए कुछ नहीं है: यह बदलाव पूरा या रद्द हो चुका है।',
  },
  nothing_to_withdraw: {
    en: 'There is no change to withdraw.',
    hi: 'वापस लेने के लिए कोई बदलाव नहीं है।',
  },

  passkey_refused: {
    en: 'This passkey was not accepted. Please try again.',
    hi: 'यह पासकी नहीं मानी गई। कृपया फिर कोशिश करें।',
  },
  passkey_name: {
    en: 'Give the passkey a name, without < or >.',
    hi: 'पासकी का नाम रखें, < या > के बिना।',
  },
  passkeys_full: {
    en: 'An account can have 10 passkeys. Remove one first.',
    hi: 'एक खाते में 10 पासकी हो सकती हैं। पहले कोई एक हटाएँ।',
  },
  passkey_gone: { en: 'This passkey is no longer there.', hi: 'यह पासकी अब यहाँ नहीं है।' },
});

export type UserSentence = Parameters<typeof sentence>[0];
