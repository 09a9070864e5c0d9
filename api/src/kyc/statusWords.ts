import { ESIGN_STATUS, KYC_FORM_STATUS as FORM } from '@sanchay/contracts';
import type { KraStatus } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';
import { nameDifference } from './record.ts';
import type { KycRow } from './record.ts';

type Words = Record<Locale, string>;

const REGISTRY: Record<KraStatus, Words> = {
  not_checked: {
    en: 'Your KYC has not been checked yet.',
    hi: 'आपका KYC अभी जाँचा नहीं गया है।',
  },
  not_found: {
    en: 'No KYC registry knows this PAN yet. A short form with documents is needed.',
    hi: 'अभी किसी KYC रजिस्ट्री के पास यह पैन नहीं है। दस्तावेज़ों के साथ एक छोटा फ़ॉर्म भरना होगा।',
  },
  under_process: {
    en: 'The registry is still working on your KYC. This usually takes two or three working days.',
    hi: 'रजिस्ट्री आपके KYC पर अभी काम कर रही है। इसमें आम तौर पर दो-तीन कामकाजी दिन लगते हैं।',
  },
  registered: {
    en: 'Your KYC is registered, but not validated.',
    hi: 'आपका KYC दर्ज है, पर अभी पूरी तरह सत्यापित नहीं हुआ है।',
  },
  on_hold: {
    en: 'Your KYC is on hold: the registry could not confirm a detail of yours.',
    hi: 'आपका KYC रुका हुआ है: रजिस्ट्री आपके किसी ब्योरे की पुष्टि नहीं कर सकी।',
  },
  rejected: {
    en: 'The registry rejected an earlier KYC application of yours. A new form is needed.',
    hi: 'रजिस्ट्री ने आपका पिछला KYC आवेदन अस्वीकार किया था। नया फ़ॉर्म भरना होगा।',
  },
  validated: {
    en: 'Your KYC is validated.',
    hi: 'आपका KYC सत्यापित है।',
  },
};

const FORM_STATES = {
  filling: {
    en: 'Your KYC form is open. Add the documents that are missing and submit it.',
    hi: 'आपका KYC फ़ॉर्म खुला है। बाक़ी दस्तावेज़ जोड़कर इसे जमा करें।',
  },
  to_sign: {
    en: 'Your KYC form is submitted. It has to be signed before we can send it to the registry.',
    hi: 'आपका KYC फ़ॉर्म जमा है। रजिस्ट्री को भेजने से पहले इस पर हस्ताक्षर ज़रूरी हैं।',
  },
  sent_back: {
    en: 'Our team sent your KYC form back. Correct it and submit it again.',
    hi: 'हमारी टीम ने आपका KYC फ़ॉर्म लौटाया है। इसे ठीक करके फिर जमा करें।',
  },
  signature_rejected: {
    en: 'Your signature was found invalid. Your form is saved; please sign it again.',
    hi: 'आपका हस्ताक्षर अमान्य पाया गया। आपका फ़ॉर्म सुरक्षित है; कृपया फिर से हस्ताक्षर करें।',
  },
  in_review: {
    en: 'Our team is checking your KYC form.',
    hi: 'हमारी टीम आपके KYC फ़ॉर्म की जाँच कर रही है।',
  },
  sending: {
    en: 'Your KYC form is signed and is being sent to the registry.',
    hi: 'आपके KYC फ़ॉर्म पर हस्ताक्षर हो गए हैं और इसे रजिस्ट्री को भेजा जा रहा है।',
  },
  sent: {
    en: 'The registry is checking your KYC form. This usually takes two or three working days.',
    hi: 'रजिस्ट्री आपके KYC फ़ॉर्म की जाँच कर रही है। इसमें आम तौर पर दो-तीन कामकाजी दिन लगते हैं।',
  },
  rejected: {
    en: 'The KYC registry rejected your form. Correct it and submit it again.',
    hi: 'KYC रजिस्ट्री ने आपका फ़ॉर्म अस्वीकार कर दिया। इसे ठीक करके फिर जमा करें।',
  },
  name_differs: {
    en: 'The registry has a different name for this PAN, so your KYC is not verified yet.',
    hi: 'रजिस्ट्री के पास इस पैन पर अलग नाम है, इसलिए आपका KYC अभी सत्यापित नहीं है।',
  },
  both_differ: {
    en: 'The registry has a different name and date of birth for this PAN, so your KYC is not verified yet.',
    hi: 'रजिस्ट्री के पास इस पैन का नाम और जन्मतिथि दोनों अलग हैं, इसलिए आपका KYC अभी सत्यापित नहीं है।',
  },
  birth_date_differs: {
    en: 'The registry has a different date of birth for this PAN, so your KYC is not verified yet.',
    hi: 'रजिस्ट्री के पास इस पैन पर अलग जन्मतिथि है, इसलिए आपका KYC अभी सत्यापित नहीं है।',
  },
} as const satisfies Record<string, Words>;

type Known = Pick<
  KycRow,
  'form_status' | 'esign_status' | 'registry_status' | 'name' | 'registry_name' | 'birth_date_matches'
>;

/** What a record stands at, in the language of the request: its form first, then what the registry answered. */
export function statusText(row: Known, inReview: boolean): string {
  return (formWords(row, inReview) ?? registryWords(row))[requestLanguage()];
}

function formWords(row: Known, inReview: boolean): Words | null {
  switch (row.form_status) {
    case FORM.NOT_STARTED:
      return null;
    case FORM.FILLING:
      return FORM_STATES.filling;
    case FORM.SUBMITTED:
      return FORM_STATES.to_sign;
    case FORM.REJECTED_BY_PROVIDER:
      return FORM_STATES.sent_back;
    case FORM.UPLOADING:
      if (row.esign_status === ESIGN_STATUS.REJECTED) return FORM_STATES.signature_rejected;
      return inReview ? FORM_STATES.in_review : FORM_STATES.sending;
    case FORM.UPLOADED:
      return FORM_STATES.sent;
    case FORM.REJECTED_BY_KRA:
      return FORM_STATES.rejected;
    case FORM.VERIFIED:
      return REGISTRY.validated;
  }
}

function registryWords(row: Known): Words {
  const otherName = nameDifference(row) !== null;
  if (row.birth_date_matches === false)
    return otherName ? FORM_STATES.both_differ : FORM_STATES.birth_date_differs;
  if (otherName) return FORM_STATES.name_differs;
  return REGISTRY[row.registry_status];
}
