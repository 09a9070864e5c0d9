/** Words of the printed form, in both languages side by side, as forms of the registries are. */
export const FORM_WORDS = {
  title: ['KYC application form', 'KYC आवेदन पत्र'],
  name: ['Name', 'नाम'],
  pan: ['PAN', 'पैन'],
  born: ['Date of birth', 'जन्मतिथि'],
  residence: ['Residence', 'निवास'],
  parent: ['Father, mother or spouse', 'पिता, माता या जीवनसाथी'],
  address: ['Address', 'पता'],
  mobile: ['Mobile', 'मोबाइल'],
  email: ['E-mail', 'ईमेल'],
  pictures: ['Pictures attached', 'साथ लगी तस्वीरें'],
  declared: [
    'I declare that these details are mine, true and complete, and that I will tell of any change.',
    'मैं घोषणा करता/करती हूँ कि यह ब्योरा मेरा है, सच और पूरा है, और कोई बदलाव होने पर मैं बताऊँगा/बताऊँगी।',
  ],
  sign: ['To be signed electronically by the applicant', 'आवेदक द्वारा इलेक्ट्रॉनिक हस्ताक्षर के लिए'],
  sandbox: [
    'Made in a sandbox. It is no application to anybody.',
    'यह परीक्षण के लिए बना है। यह किसी को दिया गया आवेदन नहीं है।',
  ],
} as const;

export const RESIDENCE_WORDS = {
  resident_individual: ['Resident in India', 'भारत में निवासी'],
  non_resident_individual: ['Non-resident Indian', 'अनिवासी भारतीय'],
  pio: ['Person of Indian origin', 'भारतीय मूल का व्यक्ति'],
  oci: ['Overseas citizen of India', 'भारत का विदेशी नागरिक'],
} as const;

export const PICTURE_WORDS = {
  pan_card: ['PAN card', 'पैन कार्ड'],
  photo: ['Photo', 'फ़ोटो'],
  signature: ['Signature', 'हस्ताक्षर'],
  address_proof: ['Proof of address', 'पते का प्रमाण'],
  selfie: ['Selfie (in-person verification)', 'सेल्फ़ी (व्यक्तिगत पहचान)'],
} as const;
