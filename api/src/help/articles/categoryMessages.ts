import type { OfferedCategory } from '../offeredCategories.ts';
import type { HelpLanguage } from './articleFiles.ts';

type CategoryMessages = Record<OfferedCategory, { title: string; summary: string }>;

/** What the categories are called, and what is found in each. */
export const categoryMessages: Record<HelpLanguage, CategoryMessages> = {
  en: {
    'mutual-funds': {
      title: 'Mutual funds',
      summary: 'NAV and cut-off times, SIPs, mandates, redemptions, tax and exit load.',
    },
    'fixed-deposits': {
      title: 'Fixed deposits',
      summary: 'Interest, TDS, deposit insurance and premature withdrawal.',
    },
    'digital-gold': {
      title: 'Digital gold',
      summary: 'Price, GST, price lock, limits and regulation.',
    },
    insurance: { title: 'Insurance', summary: 'Cover, disclosures, waiting periods and claims.' },
    equities: {
      title: 'Stocks',
      summary: 'Indian and US stocks: prices, market hours, tax and LRS.',
    },
    'account-and-kyc': {
      title: 'Account and KYC',
      summary: 'KYC status, bank accounts, nominees and account security.',
    },
  },
  hi: {
    'mutual-funds': {
      title: 'म्यूचुअल फ़ंड',
      summary: 'NAV और कट-ऑफ़ समय, SIP, मैंडेट, रिडेम्प्शन, टैक्स और एग्ज़िट लोड।',
    },
    'fixed-deposits': { title: 'फ़िक्स्ड डिपॉज़िट', summary: 'ब्याज, TDS, डिपॉज़िट बीमा और समय से पहले निकासी।' },
    'digital-gold': { title: 'डिजिटल गोल्ड', summary: 'भाव, GST, भाव लॉक, सीमा और नियमन।' },
    insurance: { title: 'बीमा', summary: 'कवर, ज़रूरी जानकारी, वेटिंग पीरियड और क्लेम।' },
    equities: { title: 'स्टॉक्स', summary: 'भारतीय और US स्टॉक्स: भाव, बाज़ार का समय, टैक्स और LRS।' },
    'account-and-kyc': {
      title: 'खाता और KYC',
      summary: 'KYC स्टेटस, बैंक खाते, नॉमिनी और खाते की सुरक्षा।',
    },
  },
};
