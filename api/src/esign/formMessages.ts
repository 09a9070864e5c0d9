/** Words of the printed form, in both languages side by side, as forms of the registries are. */
export const FORM_MESSAGES = {
  title: ['KYC application form', 'KYC आवेदन फ़ॉर्म'],
  name: ['Name', 'नाम'],
  pan: ['PAN', 'PAN'],
  born: ['Date of birth', 'जन्म तिथि'],
  residence: ['Residence', 'निवास'],
  parent: ['Father, mother or spouse', 'पिता, माता या जीवनसाथी'],
  address: ['Address', 'पता'],
  mobile: ['Mobile', 'मोबाइल'],
  email: ['Email', 'ईमेल'],
  pictures: ['Photos attached', 'साथ लगी फ़ोटो'],
  declared: [
    'I declare that these details are true and complete, and that I will inform you of any change.',
    'मैं घोषणा करता/करती हूँ कि ये विवरण सही और पूरे हैं, और कोई बदलाव होने पर मैं सूचित करूँगा/करूँगी।',
  ],
  sign: ['To be e-signed by the applicant', 'आवेदक यहाँ ई-साइन करें'],
  sandbox: ['Sandbox document. Not a real application.', 'सैंडबॉक्स दस्तावेज़। यह असली आवेदन नहीं है।'],
} as const;

export const RESIDENCE_MESSAGES = {
  resident_individual: ['Resident Indian', 'भारत में निवासी'],
  non_resident_individual: ['Non-resident Indian', 'अनिवासी भारतीय'],
  pio: ['Person of Indian origin', 'भारतीय मूल का व्यक्ति'],
  oci: ['Overseas Citizen of India (OCI)', 'ओवरसीज़ सिटिज़न ऑफ़ इंडिया (OCI)'],
} as const;

export const PICTURE_MESSAGES = {
  pan_card: ['PAN card', 'PAN कार्ड'],
  photo: ['Photo', 'फ़ोटो'],
  signature: ['Signature', 'हस्ताक्षर'],
  address_proof: ['Address proof', 'पते का प्रमाण'],
  selfie: ['Selfie (in-person verification)', 'सेल्फ़ी (व्यक्तिगत पहचान)'],
} as const;
