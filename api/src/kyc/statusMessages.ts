import { ESIGN_STATUS, KYC_FORM_STATUS as FORM } from '@sanchay/contracts';
import { createMessages } from '../platform/http/language.ts';
import { nameDifference, type KycRow } from './record.ts';

const registryText = createMessages({
  en: {
    not_checked: "Your KYC hasn't been verified yet.",
    not_found: 'There is no KYC for this PAN yet. Complete a short form with documents.',
    under_process: 'The KRA is processing your KYC, usually within 2 to 3 business days.',
    registered: 'Your KYC is registered but not validated.',
    on_hold: "Your KYC is on hold: the KRA couldn't verify one of your details.",
    rejected: 'The KRA rejected an earlier KYC application. Submit a new form.',
    validated: 'Your KYC is validated.',
  },
  hi: {
    not_checked: 'आपका KYC अभी जाँचा नहीं गया है।',
    not_found: 'इस PAN का KYC अभी नहीं है। दस्तावेज़ों के साथ एक छोटा फ़ॉर्म भरें।',
    under_process: 'KRA आपका KYC प्रोसेस कर रही है, आम तौर पर 2 से 3 कारोबारी दिन लगते हैं।',
    registered: 'आपका KYC रजिस्टर्ड है, पर वैलिडेटेड नहीं।',
    on_hold: 'आपका KYC होल्ड पर है: KRA आपकी एक जानकारी की पुष्टि नहीं कर सकी।',
    rejected: 'KRA ने आपका पिछला KYC आवेदन अस्वीकार किया। नया फ़ॉर्म जमा करें।',
    validated: 'आपका KYC वैलिडेटेड है।',
  },
});

const formText = createMessages({
  en: {
    filling: 'Your KYC form is incomplete. Add the missing documents and submit it.',
    to_sign: 'Your KYC form is submitted. e-Sign it so that we can send it to the KRA.',
    sent_back: 'Your KYC form needs changes. Correct and resubmit it.',
    signature_rejected: 'Your e-sign was not accepted. Your form is saved; sign it again.',
    in_review: "We're reviewing your KYC form.",
    sending: 'Your KYC form is signed and is being sent to the KRA.',
    sent: 'The KRA is verifying your KYC form, usually within 2 to 3 business days.',
    rejected: 'The KRA rejected your KYC form. Correct and resubmit it.',
    name_differs: 'The KRA has a different name for this PAN, so your KYC is not verified yet.',
    both_differ:
      'The KRA has a different name and date of birth for this PAN, so your KYC is not verified yet.',
    birth_date_differs:
      'The KRA has a different date of birth for this PAN, so your KYC is not verified yet.',
  },
  hi: {
    filling: 'आपका KYC फ़ॉर्म अधूरा है। बाकी दस्तावेज़ जोड़कर जमा करें।',
    to_sign: 'आपका KYC फ़ॉर्म जमा है। ई-साइन करें ताकि हम इसे KRA को भेज सकें।',
    sent_back: 'आपके KYC फ़ॉर्म में बदलाव चाहिए। ठीक करके फिर जमा करें।',
    signature_rejected: 'आपका ई-साइन स्वीकार नहीं हुआ। फ़ॉर्म सेव है; फिर से साइन करें।',
    in_review: 'हम आपके KYC फ़ॉर्म की जाँच कर रहे हैं।',
    sending: 'आपके KYC फ़ॉर्म पर ई-साइन हो गया है और वह KRA को भेजा जा रहा है।',
    sent: 'KRA आपके KYC फ़ॉर्म की जाँच कर रही है, आम तौर पर 2 से 3 कारोबारी दिन लगते हैं।',
    rejected: 'KRA ने आपका KYC फ़ॉर्म अस्वीकार किया। ठीक करके फिर जमा करें।',
    name_differs: 'KRA के पास इस PAN पर अलग नाम है, इसलिए आपका KYC अभी वेरिफ़ाई नहीं हुआ है।',
    both_differ: 'KRA के पास इस PAN का नाम और जन्म तिथि दोनों अलग हैं, इसलिए आपका KYC अभी वेरिफ़ाई नहीं हुआ है।',
    birth_date_differs: 'KRA के पास इस PAN पर अलग जन्म तिथि है, इसलिए आपका KYC अभी वेरिफ़ाई नहीं हुआ है।',
  },
});

type Known = Pick<
  KycRow,
  'form_status' | 'esign_status' | 'registry_status' | 'name' | 'registry_name' | 'birth_date_matches'
>;

/** What a record stands at, in the language of the request: its form first, then what the registry answered. */
export function statusText(row: Known, inReview: boolean): string {
  return formMessages(row, inReview) ?? registryMessages(row);
}

function formMessages(row: Known, inReview: boolean): string | null {
  switch (row.form_status) {
    case FORM.NOT_STARTED:
      return null;
    case FORM.FILLING:
      return formText('filling');
    case FORM.SUBMITTED:
      return formText('to_sign');
    case FORM.REJECTED_BY_PROVIDER:
      return formText('sent_back');
    case FORM.UPLOADING:
      if (row.esign_status === ESIGN_STATUS.REJECTED) return formText('signature_rejected');
      return formText(inReview ? 'in_review' : 'sending');
    case FORM.UPLOADED:
      return formText('sent');
    case FORM.REJECTED_BY_KRA:
      return formText('rejected');
    case FORM.VERIFIED:
      return registryText('validated');
  }
}

function registryMessages(row: Known): string {
  const otherName = nameDifference(row) !== null;
  if (row.birth_date_matches === false) return formText(otherName ? 'both_differ' : 'birth_date_differs');
  if (otherName) return formText('name_differs');
  return registryText(row.registry_status);
}
