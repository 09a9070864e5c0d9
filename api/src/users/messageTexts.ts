import type { ContactKind, StepUpPurpose } from '@sanchay/contracts';
import { localize } from '../platform/http/language.ts';

const STEP_UPS: Record<StepUpPurpose, { en: string; hi: string }> = {
  bank: { en: 'change your bank accounts', hi: 'बैंक खाते बदलने' },
  nominee: { en: 'change your nominees', hi: 'नॉमिनी बदलने' },
  profile: { en: 'change your details', hi: 'अपनी जानकारी बदलने' },
  purchase: { en: 'confirm your purchase', hi: 'अपनी खरीद की पुष्टि करने' },
  redeem: { en: 'redeem, switch, sell or withdraw', hi: 'रिडीम, स्विच, बिक्री या पैसे निकालने' },
  systematic: { en: 'change your SIP, STP or SWP', hi: 'SIP, STP या SWP बदलने' },
  mandate: { en: 'change your payment mandates', hi: 'भुगतान के मैंडेट बदलने' },
  security: { en: 'change your security settings', hi: 'सुरक्षा सेटिंग बदलने' },
  access: { en: 'give another person access to your account', hi: 'किसी और को अपने खाते का एक्सेस देने' },
  closure: { en: 'close your account', hi: 'अपना खाता बंद करने' },
};

const DOING = {
  register: { en: 'open your account', hi: 'खाता खोलने' },
  sign_in: { en: 'log in', hi: 'लॉग इन करने' },
  reset: { en: 'set a new password', hi: 'नया पासवर्ड बनाने' },
  contact: { en: 'verify your contact', hi: 'अपना संपर्क वेरिफ़ाई करने' },
};

/** The purpose of a code, as stated in its message. */
export function codeMessage(purpose: keyof typeof DOING | StepUpPurpose, code: string): string {
  const doing = purpose in DOING ? DOING[purpose as keyof typeof DOING] : STEP_UPS[purpose as StepUpPurpose];
  return localize({
    en: `${code} is your Sanchay OTP to ${doing.en}. It is valid for 10 minutes. Never share it with anyone.`,
    hi: `${doing.hi} के लिए आपका संचय OTP ${code} है। यह 10 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
  });
}

/** The captcha of a sign-in after several wrong tries. */
export function captchaMessage(code: string): string {
  return localize({
    en: `${code} is your Sanchay OTP to continue logging in after several failed attempts. It is valid for 10 minutes. If this was not you, ignore this message: nobody can log in without your password. Never share this OTP.`,
    hi: `कई असफल कोशिशों के बाद लॉग इन जारी रखने के लिए आपका संचय OTP ${code} है। यह 10 मिनट तक मान्य है। अगर यह आप नहीं थे, तो इस संदेश को अनदेखा करें: आपके पासवर्ड के बिना कोई लॉग इन नहीं कर सकता। यह OTP किसी को न बताएँ।`,
  });
}

/** To an address that was used in an attempt to open a second account. */
export function accountExistsMessage(): string {
  return localize({
    en: "Someone tried to open a Sanchay account with this address. You already have one: log in instead. If this wasn't you, ignore this message.",
    hi: 'किसी ने इस पते से संचय खाता खोलने की कोशिश की। आपका खाता पहले से है: लॉग इन करें। अगर यह आप नहीं थे, तो इस संदेश को अनदेखा करें।',
  });
}

/** To an address without an account for which a forgotten password was reported. */
export function noAccountMessage(): string {
  return localize({
    en: "Someone asked to reset a Sanchay password with this address. There is no account with it; yours may use another email or mobile number. If this wasn't you, ignore this message.",
    hi: 'किसी ने इस पते से संचय पासवर्ड रीसेट करना चाहा। इससे कोई खाता नहीं है; आपका खाता किसी और ईमेल या मोबाइल नंबर से हो सकता है। अगर यह आप नहीं थे, तो इस संदेश को अनदेखा करें।',
  });
}

const NOTICES = {
  password: {
    en: 'The password of your Sanchay account was changed.',
    hi: 'आपके संचय खाते का पासवर्ड बदला गया।',
  },
  code_on: {
    en: 'Two-step login was turned on for your Sanchay account.',
    hi: 'आपके संचय खाते में टू-स्टेप लॉग इन चालू किया गया।',
  },
  code_off: {
    en: 'Two-step login was turned off for your Sanchay account.',
    hi: 'आपके संचय खाते में टू-स्टेप लॉग इन बंद किया गया।',
  },
  app_on: {
    en: 'An authenticator app was added to your Sanchay account.',
    hi: 'आपके संचय खाते में ऑथेंटिकेटर ऐप जोड़ा गया।',
  },
  app_off: {
    en: 'The authenticator app was removed from your Sanchay account.',
    hi: 'आपके संचय खाते से ऑथेंटिकेटर ऐप हटाया गया।',
  },
  recovery_codes: {
    en: 'New recovery codes were created for your Sanchay account. The old ones no longer work.',
    hi: 'आपके संचय खाते के लिए नए रिकवरी कोड बने। पुराने अब काम नहीं करेंगे।',
  },
  recovery_used: {
    en: 'A recovery code was used to log in to your Sanchay account or confirm a change.',
    hi: 'आपके संचय खाते में लॉग इन या किसी बदलाव की पुष्टि के लिए एक रिकवरी कोड इस्तेमाल हुआ।',
  },
  passkey_on: {
    en: 'A passkey was added to your Sanchay account.',
    hi: 'आपके संचय खाते में एक पासकी जोड़ी गई।',
  },
  passkey_off: {
    en: 'A passkey was removed from your Sanchay account.',
    hi: 'आपके संचय खाते से एक पासकी हटाई गई।',
  },
  google_off: {
    en: 'Google login was removed from your Sanchay account.',
    hi: 'आपके संचय खाते से Google लॉग इन हटाया गया।',
  },
  facebook_off: {
    en: 'Facebook login was removed from your Sanchay account.',
    hi: 'आपके संचय खाते से Facebook लॉग इन हटाया गया।',
  },
  email_changed: {
    en: 'The email address of your Sanchay account was changed.',
    hi: 'आपके संचय खाते का ईमेल पता बदला गया।',
  },
  mobile_changed: {
    en: 'The mobile number of your Sanchay account was changed.',
    hi: 'आपके संचय खाते का मोबाइल नंबर बदला गया।',
  },
} as const;
export type SecurityNotice = keyof typeof NOTICES;

/** Notifies the user of a change to the protection of the account, with what to do if it was made by another party. */
export function securityMessage(notice: SecurityNotice, resetAt: string): string {
  return localize({
    en: `${NOTICES[notice].en} If this wasn't you, reset your password immediately: ${resetAt}`,
    hi: `${NOTICES[notice].hi} अगर यह आपने नहीं किया, तो तुरंत पासवर्ड रीसेट करें: ${resetAt}`,
  });
}

const KINDS: Record<ContactKind, { en: string; hi: string }> = {
  email: { en: 'email address', hi: 'ईमेल पता' },
  mobile: { en: 'mobile number', hi: 'मोबाइल नंबर' },
};

/** To the contact that is to be replaced, while there is time to cancel. */
export function holdMessage(kind: ContactKind, hours: number, cancelAt: string): string {
  return localize({
    en: `The ${KINDS[kind].en} of your Sanchay account will change in ${hours} hours. If this wasn't you, cancel it here: ${cancelAt}`,
    hi: `आपके संचय खाते का ${KINDS[kind].hi} ${hours} घंटे में बदल जाएगा। अगर यह आपने नहीं किया, तो यहाँ रद्द करें: ${cancelAt}`,
  });
}
