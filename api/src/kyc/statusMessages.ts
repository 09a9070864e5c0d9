import { ESIGN_STATUS, KYC_FORM_STATUS as FORM, type KraStatus } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import { requestLanguage } from '../platform/http/language.ts';
import { nameDifference, type KycRow } from './record.ts';

type Messages = Record<Locale, string>;

const REGISTRY: Record<KraStatus, Messages> = {
  not_checked: {
    en: "Your KYC hasn't been verified yet.",
    hi: 'आपका KYC अभी जाँचा नहीं गया है।',
  },
  not_found: {
    en: 'There is no KYC for this PAN yet. Complete a short form with documents.',
    hi: 'इस PAN का KYC अभी नहीं है। दस्तावेज़ों के साथ एक छोटा फ़ॉर्म भरें।',
  },
  under_process: {
    en: 'The KRA is processing your KYC, usually within 2 to 3 business days.',
    hi: 'KRA आपका KYC प्रोसेस कर रही है, आम तौर पर 2 से 3 कारोबारी दिन लगते हैं।',
  },
  registered: {
    en: 'Your KYC is registered but not validated.',
    hi: 'आपका KYC रजिस्टर्ड है, पर वैलिडेटेड नहीं।',
  },
  on_hold: {
    en: "Your KYC is on hold: the KRA couldn't verify one of your details.",
    hi: 'आपका KYC होल्ड पर है: KRA आपकी एक जानकारी की पुष्टि नहीं कर सकी।',
  },
  rejected: {
    en: 'The KRA rejected an earlier KYC application. Submit a new form.',
    hi: 'KRA ने आपका पिछला KYC आवेदन अस्वीकार किया। नया फ़ॉर्म जमा करें।',
  },
  validated: {
    en: 'Your KYC is validated.',
    hi: 'आपका KYC वैलिडेटेड है।',
  },
};

const FORM_STATES = {
  filling: {
    en: 'Your KYC form is incomplete. Add the missing documents and submit it.',
    hi: 'आपका KYC फ़ॉर्म अधूरा है। बाकी दस्तावेज़ जोड़कर जमा करें।',
  },
  to_sign: {
    en: 'Your KYC form is submitted. e-Sign it so that we can send it to the KRA.',
    hi: 'आपका KYC फ़ॉर्म जमा है। ई-साइन करें ताकि हम इसे KRA को भेज सकें।',
  },
  sent_back: {
    en: 'Your KYC form needs changes. Correct and resubmit it.',
    hi: 'आपके KYC फ़ॉर्म में बदलाव चाहिए। ठीक करके फिर जमा करें।',
  },
  signature_rejected: {
    en: 'Your e-sign was not accepted. Your form is saved; sign it again.',
    hi: 'आपका ई-साइन स्वीकार नहीं हुआ। फ़ॉर्म सेव है; फिर से साइन करें।',
  },
  in_review: {
    en: "We're reviewing your KYC form.",
    hi: 'हम आपके KYC फ़ॉर्म की जाँच कर रहे हैं।',
  },
  sending: {
    en: 'Your KYC form is signed and is being sent to the KRA.',
    hi: 'आपके KYC फ़ॉर्म पर ई-साइन हो गया है और वह KRA को भेजा जा रहा है।',
  },
  sent: {
    en: 'The KRA is verifying your KYC form, usually within 2 to 3 business days.',
    hi: 'KRA आपके KYC फ़ॉर्म की जाँच कर रही है, आम तौर पर 2 से 3 कारोबारी दिन लगते हैं।',
  },
  rejected: {
    en: 'The KRA rejected your KYC form. Correct and resubmit it.',
    hi: 'KRA ने आपका KYC फ़ॉर्म अस्वीकार किया। ठीक करके फिर जमा करें।',
  },
  name_differs: {
    en: 'The KRA has a different name for this PAN, so your KYC is not verified yet.',
    hi: 'KRA के पास इस PAN पर अलग नाम है, इसलिए आपका KYC अभी वेरिफ़ाई नहीं हुआ है।',
  },
  both_differ: {
    en: 'The KRA has a different name and date of birth for this PAN, so your KYC is not verified yet.',
    hi: 'KRA के पास इस PAN का नाम और जन्म तिथि दोनों अलग हैं, इसलिए आपका KYC अभी वेरिफ़ाई नहीं हुआ है।',
  },
  birth_date_differs: {
    en: 'The KRA has a different date of birth for this PAN, so your KYC is not verified yet.',
    hi: 'KRA के पास इस PAN पर अलग जन्म तिथि है, इसलिए आपका KYC अभी वेरिफ़ाई नहीं हुआ है।',
  },
} as const satisfies Record<string, Messages>;

type Known = Pick<
  KycRow,
  'form_status' | 'esign_status' | 'registry_status' | 'name' | 'registry_name' | 'birth_date_matches'
>;

/** What a record stands at, in the language of the request: its form first, then what the registry answered. */
export function statusText(row: Known, inReview: boolean): string {
  return (formMessages(row, inReview) ?? registryMessages(row))[requestLanguage()];
}

function formMessages(row: Known, inReview: boolean): Messages | null {
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

function registryMessages(row: Known): Messages {
  const otherName = nameDifference(row) !== null;
  if (row.birth_date_matches === false)
    return otherName ? FORM_STATES.both_differ : FORM_STATES.birth_date_differs;
  if (otherName) return FORM_STATES.name_differs;
  return REGISTRY[row.registry_status];
}
