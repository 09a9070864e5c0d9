import type { OfferedCategory } from '../offeredCategories.ts';
import type { HelpLanguage } from './articleFiles.ts';

type CategoryWords = Record<OfferedCategory, { title: string; summary: string }>;

/** What the categories are called, and what is found in each. */
export const categoryWords: Record<HelpLanguage, CategoryWords> = {
  en: {
    'mutual-funds': {
      title: 'Mutual funds',
      summary: 'Which NAV you get, SIPs, mandates, selling, tax and exit load.',
    },
    'fixed-deposits': {
      title: 'Fixed deposits',
      summary: 'Interest, TDS, deposit insurance and closing early.',
    },
    'digital-gold': {
      title: 'Digital gold',
      summary: 'Price, GST, the held rate and what is behind a gram.',
    },
    insurance: { title: 'Insurance', summary: 'Cover, premium, claims and what to tell the insurer.' },
    equities: {
      title: 'Equities',
      summary: 'Indian and US stocks: prices, market hours, tax and sending money abroad.',
    },
    'account-and-kyc': {
      title: 'Account and KYC',
      summary: 'KYC states, bank accounts, nominees and signing in safely.',
    },
  },
  hi: {
    'mutual-funds': {
      title: 'म्यूचुअल फंड',
      summary: 'किस दिन की एनएवी मिलेगी, एसआईपी, मैंडेट, बेचना, टैक्स और एग्ज़िट लोड।',
    },
    'fixed-deposits': { title: 'सावधि जमा', summary: 'ब्याज, टीडीएस, जमा बीमा और समय से पहले तुड़वाना।' },
    'digital-gold': { title: 'डिजिटल सोना', summary: 'भाव, जीएसटी, रोका हुआ भाव और हर ग्राम के पीछे क्या है।' },
    insurance: { title: 'बीमा', summary: 'कवर, प्रीमियम, दावा और बीमा कंपनी को क्या बताना है।' },
    equities: { title: 'शेयर', summary: 'भारतीय और अमेरिकी शेयर: भाव, टैक्स और विदेश पैसा भेजना।' },
    'account-and-kyc': {
      title: 'खाता और केवाईसी',
      summary: 'केवाईसी की स्थिति, बैंक खाते, नामांकन और सुरक्षित लॉग इन।',
    },
  },
};
