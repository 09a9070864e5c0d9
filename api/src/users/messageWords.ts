import type { ContactKind, StepUpPurpose } from '@sanchay/contracts';
import { said } from '../platform/language.ts';

const STEP_UPS: Record<StepUpPurpose, { en: string; hi: string }> = {
  bank: { en: 'change your bank accounts', hi: 'बैंक खाते बदलने' },
  nominee: { en: 'change your nominees', hi: 'नामिती बदलने' },
  profile: { en: 'change your details', hi: 'अपनी जानकारी बदलने' },
  purchase: { en: 'confirm your purchase', hi: 'अपनी ख़रीद की पुष्टि करने' },
  redeem: { en: 'sell or switch units', hi: 'यूनिट बेचने या बदलने' },
  systematic: { en: 'change your regular plans', hi: 'नियमित योजनाएँ बदलने' },
  mandate: { en: 'change your payment mandates', hi: 'भुगतान के मैंडेट बदलने' },
  security: { en: 'change how your account is protected', hi: 'खाते की सुरक्षा बदलने' },
  closure: { en: 'close your account', hi: 'अपना खाता बंद करने' },
};

const DOING = {
  register: { en: 'open your account', hi: 'खाता खोलने' },
  sign_in: { en: 'sign in', hi: 'लॉग इन करने' },
  reset: { en: 'set a new password', hi: 'नया पासवर्ड बनाने' },
  contact: { en: 'confirm this contact for your account', hi: 'अपने खाते के लिए यह संपर्क पक्का करने' },
};

/** What a code is for, as its message says it. */
export function codeMessage(purpose: keyof typeof DOING | StepUpPurpose, code: string): string {
  const doing = purpose in DOING ? DOING[purpose as keyof typeof DOING] : STEP_UPS[purpose as StepUpPurpose];
  return said({
    en: `${code} is your Sanchay code to ${doing.en}. It works for 10 minutes. Never tell it to anybody.`,
    hi: `${code} ${doing.hi} के लिए आपका संचय कोड है। यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  });
}

/** The captcha of a sign-in after several wrong tries. */
export function captchaMessage(code: string): string {
  return said({
    en: `${code} is your Sanchay OTP to continue logging in after several failed attempts. It is valid for 10 minutes. If this was not you, ignore this message: nobody can log in without your password. Never share this OTP.`,
    hi: `कई असफल कोशिशों के बाद लॉग इन जारी रखने के लिए आपका संचय OTP ${code} है। यह 10 मिनट तक मान्य है। अगर यह आप नहीं थे, तो इस संदेश को अनदेखा करें: आपके पासवर्ड के बिना कोई लॉग इन नहीं कर सकता। यह OTP किसी को न बताएँ।`,
  });
}

/** To an address with which somebody tried to open a second account. */
export function accountExistsMessage(): string {
  return said({
    en: 'Somebody, perhaps you, tried to open a Sanchay account with this address. You have one already: please sign in. If it was not you, nothing needs to be done.',
    hi: 'किसी ने, शायद आपने ही, इस पते से संचय खाता खोलने की कोशिश की। आपका खाता पहले से है: कृपया लॉग इन करें। अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।',
  });
}

/** To an address without an account whose password was said to be forgotten. */
export function noAccountMessage(): string {
  return said({
    en: 'Somebody, perhaps you, asked for a new Sanchay password with this address. There is no account with it; perhaps yours has another e-mail or mobile number. If it was not you, nothing needs to be done.',
    hi: 'किसी ने, शायद आपने ही, इस पते से नया संचय पासवर्ड माँगा। इससे कोई खाता नहीं है; शायद आपका खाता किसी और ई-मेल या मोबाइल नंबर से है। अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।',
  });
}

const NOTICES = {
  password: {
    en: 'The password of your Sanchay account was changed.',
    hi: 'आपके संचय खाते का पासवर्ड बदला गया।',
  },
  code_on: {
    en: 'Your Sanchay account now asks for a code at each sign-in.',
    hi: 'आपका संचय खाता अब हर बार लॉग इन पर कोड माँगेगा।',
  },
  code_off: {
    en: 'Your Sanchay account no longer asks for a code at each sign-in.',
    hi: 'आपका संचय खाता अब लॉग इन पर कोड नहीं माँगेगा।',
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
    en: 'New recovery codes were made for your Sanchay account. The former ones no longer work.',
    hi: 'आपके संचय खाते के लिए नए रिकवरी कोड बने। पुराने अब काम नहीं करेंगे।',
  },
  recovery_used: {
    en: 'A recovery code was used to sign in to your Sanchay account or to confirm a change.',
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
    en: 'Google was unlinked from your Sanchay account and no longer signs you in.',
    hi: 'गूगल को आपके संचय खाते से अलग किया गया। अब उससे लॉग इन नहीं होगा।',
  },
  facebook_off: {
    en: 'Facebook was unlinked from your Sanchay account and no longer signs you in.',
    hi: 'फ़ेसबुक को आपके संचय खाते से अलग किया गया। अब उससे लॉग इन नहीं होगा।',
  },
  email_changed: {
    en: 'The e-mail address of your Sanchay account was changed.',
    hi: 'आपके संचय खाते का ई-मेल पता बदला गया।',
  },
  mobile_changed: {
    en: 'The mobile number of your Sanchay account was changed.',
    hi: 'आपके संचय खाते का मोबाइल नंबर बदला गया।',
  },
} as const;
export type SecurityNotice = keyof typeof NOTICES;

/** Tells a person of a change to the protection of the account, with what to do when it was somebody else. */
export function securityMessage(notice: SecurityNotice, resetAt: string): string {
  return said({
    en: `${NOTICES[notice].en} If it was not you, set a new password at once: ${resetAt}`,
    hi: `${NOTICES[notice].hi} अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड बनाएँ: ${resetAt}`,
  });
}

const KINDS: Record<ContactKind, { en: string; hi: string }> = {
  email: { en: 'e-mail address', hi: 'ई-मेल पता' },
  mobile: { en: 'mobile number', hi: 'मोबाइल नंबर' },
};

/** To the contact that is to be replaced, while there is time to cancel. */
export function holdMessage(kind: ContactKind, hours: number, cancelAt: string): string {
  return said({
    en: `The ${KINDS[kind].en} of your Sanchay account will be replaced in ${hours} hours. If this is not your wish, cancel it here: ${cancelAt}`,
    hi: `आपके संचय खाते का ${KINDS[kind].hi} ${hours} घंटे में बदल जाएगा। अगर आप ऐसा नहीं चाहते, तो यहाँ रद्द करें: ${cancelAt}`,
  });
}
