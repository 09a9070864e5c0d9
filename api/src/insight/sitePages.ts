import type { SearchKind } from '@sanchay/contracts';
import type { Entry } from './entry.ts';

/** Path, English title, Hindi title, and words by which people look for the page. */
type Row = readonly [path: string, en: string, hi: string, also: string];

const CALCULATORS: readonly Row[] = [
  [
    '/calculators/sip-calculator',
    'SIP calculator',
    'SIP कैलकुलेटर',
    'systematic investment plan monthly मासिक एसआईपी गणक',
  ],
  ['/calculators/lumpsum-calculator', 'Lumpsum calculator', 'लंपसम कैलकुलेटर', 'one time once एक बार एकमुश्त गणक'],
  [
    '/calculators/fd-calculator',
    'FD calculator',
    'FD कैलकुलेटर',
    'fixed deposit interest सावधि जमा ब्याज एफडी गणक',
  ],
  ['/calculators/rd-calculator', 'RD calculator', 'RD कैलकुलेटर', 'recurring deposit आवर्ती जमा आरडी गणक'],
  [
    '/calculators/nps-calculator',
    'NPS calculator',
    'NPS कैलकुलेटर',
    'national pension system retirement पेंशन एनपीएस गणक',
  ],
  [
    '/calculators/swp-calculator',
    'SWP calculator',
    'SWP कैलकुलेटर',
    'systematic withdrawal plan निकासी एसडब्ल्यूपी गणक',
  ],
  ['/calculators/stp-calculator', 'STP calculator', 'STP कैलकुलेटर', 'systematic transfer plan अंतरण एसटीपी गणक'],
  [
    '/calculators/epf-calculator',
    'EPF calculator',
    'EPF कैलकुलेटर',
    'provident fund salary भविष्य निधि वेतन ईपीएफ गणक',
  ],
  [
    '/calculators/ppf-calculator',
    'PPF calculator',
    'PPF कैलकुलेटर',
    'public provident fund लोक भविष्य निधि पीपीएफ गणक',
  ],
  [
    '/calculators/mutual-fund-returns-calculator',
    'Mutual fund returns calculator',
    'म्यूचुअल फ़ंड रिटर्न कैलकुलेटर',
    'growth profit मुनाफ़ा गणक',
  ],
  [
    '/calculators/cagr-calculator',
    'CAGR calculator',
    'CAGR कैलकुलेटर',
    'compound annual growth rate वृद्धि दर सीएजीआर गणक',
  ],
  [
    '/calculators/step-up-sip-calculator',
    'Step-up SIP calculator',
    'स्टेप-अप SIP कैलकुलेटर',
    'raise yearly top up बढ़ती एसआईपी गणक',
  ],
  [
    '/calculators/required-sip-calculator',
    'Goal SIP calculator',
    'लक्ष्य SIP कैलकुलेटर',
    'required target needed ज़रूरी एसआईपी गणक',
  ],
  [
    '/calculators/xirr-calculator',
    'XIRR calculator',
    'XIRR कैलकुलेटर',
    'cash flows irregular return रिटर्न एक्सआईआरआर गणक',
  ],
  [
    '/calculators/inflation-calculator',
    'Inflation calculator',
    'महँगाई कैलकुलेटर',
    'prices rise future cost कीमत गणक',
  ],
  [
    '/calculators/nsc-calculator',
    'NSC calculator',
    'NSC कैलकुलेटर',
    'national savings certificate बचत पत्र एनएससी गणक',
  ],
];

const PAGES: readonly Row[] = [
  ['/mutual-funds', 'Mutual funds', 'म्यूचुअल फ़ंड', 'explore invest elss index debt equity निवेश'],
  ['/mutual-funds/all', 'All mutual funds', 'सभी म्यूचुअल फ़ंड', 'list filter compare सूची'],
  ['/stocks', 'Stocks', 'स्टॉक्स', 'shares equity nse bse gainers losers शेयर'],
  ['/us-stocks', 'US stocks', 'US स्टॉक्स', 'america usa dollar nasdaq अमेरिका अमेरिकी शेयर डॉलर'],
  ['/fixed-deposit', 'Fixed deposits', 'फ़िक्स्ड डिपॉज़िट', 'FD interest bank rate सावधि जमा एफडी ब्याज बैंक'],
  ['/gold', 'Gold', 'गोल्ड', 'digital gold price gram सोना स्वर्ण भाव'],
  ['/insurance', 'Insurance', 'बीमा', 'life cover term need जीवन'],
  ['/insurance/health', 'Health insurance', 'हेल्थ इंश्योरेंस', 'medical hospital cover स्वास्थ्य बीमा अस्पताल'],
  ['/calculators', 'Calculators', 'कैलकुलेटर', 'tools plan गणक'],
  ['/goals', 'Goals', 'लक्ष्य', 'plan house car retirement education घर गाड़ी सेवानिवृत्ति शिक्षा'],
  [
    '/switch',
    'Regular vs direct',
    'रेगुलर बनाम डायरेक्ट',
    'switch to direct plans commission save बदलें प्लान कमीशन बचत',
  ],
  [
    '/triple-win-tax-plan',
    'Save tax with mutual funds',
    'म्यूचुअल फ़ंड से टैक्स बचाएँ',
    'elss 80c tax saving harvesting triple win plan टैक्स कर योजना बचत',
  ],
  ['/pricing', 'Pricing', 'शुल्क', 'free cost charges fees मुफ़्त खर्च'],
  ['/about', 'About us', 'हमारे बारे में', 'company team sebi कंपनी'],
  ['/why-invest', 'Why invest', 'निवेश क्यों करें', 'inflation start महँगाई शुरुआत'],
  ['/press', 'Press', 'प्रेस', 'media news contact मीडिया समाचार'],
  ['/tos', 'Terms of service', 'सेवा की शर्तें', 'conditions legal नियम'],
  ['/privacy', 'Privacy policy', 'प्राइवेसी पॉलिसी', 'data personal निजता गोपनीयता नीति'],
  ['/sitemap', 'Sitemap', 'साइटमैप', 'all pages सभी पेज पन्ने नक्शा'],
  ['/help', 'Help', 'मदद', 'support contact ticket chat सहायता संपर्क'],
  ['/dashboard', 'Dashboard', 'डैशबोर्ड', 'home net worth मेरा खाता'],
  ['/portfolio', 'Portfolio', 'पोर्टफ़ोलियो', 'holdings returns xirr मेरे निवेश होल्डिंग'],
  [
    '/portfolio/analysis',
    'Portfolio analysis',
    'पोर्टफ़ोलियो एनालिसिस',
    'look-through sector overlap x-ray market cap exposure सेक्टर ओवरलैप विश्लेषण',
  ],
  ['/goals/plan', 'Your goals', 'आपके लक्ष्य', 'plan save progress track लक्ष्य प्रगति'],
  ['/orders', 'Orders', 'ऑर्डर', 'status pending स्थिति'],
  [
    '/reports/capital-gains',
    'Capital gains',
    'कैपिटल गेन',
    'tax report ltcg stcg 112a gains schedule टैक्स रिपोर्ट',
  ],
  [
    '/reports/income',
    'Income report',
    'आय रिपोर्ट',
    'interest dividend tds 26as schedule fa foreign assets other sources ब्याज डिविडेंड टीडीएस विदेशी',
  ],
  [
    '/reports/elss-report',
    'ELSS report',
    'ELSS रिपोर्ट',
    'tax saver 80c deduction lock-in unlock टैक्स बचत लॉक-इन',
  ],
  [
    '/reports/holdings',
    'Holdings on a day',
    'किसी दिन की होल्डिंग्स',
    'past date value units statement networth certificate पुरानी तारीख वैल्यू',
  ],
  [
    '/reports/transactions',
    'Transactions',
    'लेन-देन',
    'statement history purchases redemptions sip switches download csv excel pdf स्टेटमेंट इतिहास',
  ],
  ['/subscriptions', 'Subscriptions', 'सब्सक्रिप्शन', 'features price coins renew invoice फ़ीचर कीमत'],
  [
    '/tax-harvesting',
    'Tax harvesting',
    'टैक्स हार्वेस्टिंग',
    'ltcg exemption losses save tax sell buy back छूट नुकसान टैक्स बचत',
  ],
  ['/coins', 'Coins', 'कॉइन', 'rewards referral invite balance इनाम दोस्त बुलाएँ'],
  ['/watchlist', 'Watchlist', 'वॉचलिस्ट', 'follow saved star पसंदीदा'],
];

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-');

const entries = (kind: SearchKind, rows: readonly Row[], name: (path: string) => string): Entry[] =>
  rows.map(([path, en, hi, also]) => ({
    id: `${kind}.${name(path)}`,
    kind,
    title: { en, hi },
    detail: null,
    path,
    figure: null,
    also,
  }));

/** Calculators and pages of the site that a search finds. A visitor is shown those that the live remotes have. */
export const siteEntries: readonly Entry[] = [
  ...entries('calculator', CALCULATORS, (path) => path.slice('/calculators/'.length)),
  ...entries('page', PAGES, nameOf),
];
