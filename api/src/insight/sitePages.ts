import type { SearchKind } from '@sanchay/contracts';
import type { Entry } from './entry.ts';

/** Path, English title, Hindi title, and words by which people look for the page. */
type Row = readonly [path: string, en: string, hi: string, also: string];

const CALCULATORS: readonly Row[] = [
  ['/calculators/sip-calculator', 'SIP calculator', 'एसआईपी गणक', 'systematic investment plan monthly मासिक'],
  ['/calculators/lumpsum-calculator', 'Lumpsum calculator', 'एकमुश्त गणक', 'one time once एक बार'],
  ['/calculators/fd-calculator', 'FD calculator', 'एफडी गणक', 'fixed deposit interest सावधि जमा ब्याज'],
  ['/calculators/rd-calculator', 'RD calculator', 'आरडी गणक', 'recurring deposit आवर्ती जमा'],
  ['/calculators/nps-calculator', 'NPS calculator', 'एनपीएस गणक', 'national pension system retirement पेंशन'],
  ['/calculators/swp-calculator', 'SWP calculator', 'एसडब्ल्यूपी गणक', 'systematic withdrawal plan निकासी'],
  ['/calculators/stp-calculator', 'STP calculator', 'एसटीपी गणक', 'systematic transfer plan अंतरण'],
  ['/calculators/epf-calculator', 'EPF calculator', 'ईपीएफ गणक', 'provident fund salary भविष्य निधि वेतन'],
  ['/calculators/ppf-calculator', 'PPF calculator', 'पीपीएफ गणक', 'public provident fund लोक भविष्य निधि'],
  [
    '/calculators/mutual-fund-returns-calculator',
    'Mutual fund returns calculator',
    'म्यूचुअल फंड रिटर्न गणक',
    'growth profit मुनाफ़ा',
  ],
  ['/calculators/cagr-calculator', 'CAGR calculator', 'सीएजीआर गणक', 'compound annual growth rate वृद्धि दर'],
  [
    '/calculators/step-up-sip-calculator',
    'Step-up SIP calculator',
    'स्टेप-अप एसआईपी गणक',
    'raise yearly top up बढ़ती',
  ],
  [
    '/calculators/required-sip-calculator',
    'Required SIP calculator',
    'ज़रूरी एसआईपी गणक',
    'goal target needed लक्ष्य',
  ],
  ['/calculators/xirr-calculator', 'XIRR calculator', 'एक्सआईआरआर गणक', 'cash flows irregular return रिटर्न'],
  ['/calculators/inflation-calculator', 'Inflation calculator', 'महँगाई गणक', 'prices rise future cost क़ीमत'],
  ['/calculators/nsc-calculator', 'NSC calculator', 'एनएससी गणक', 'national savings certificate बचत पत्र'],
];

const PAGES: readonly Row[] = [
  ['/mutual-funds', 'Mutual funds', 'म्यूचुअल फंड', 'explore invest elss index debt equity निवेश'],
  ['/mutual-funds/all', 'All mutual funds', 'सभी म्यूचुअल फंड', 'list filter compare सूची'],
  ['/stocks', 'Stocks', 'शेयर', 'shares equity nse bse gainers losers स्टॉक'],
  ['/us-stocks', 'US stocks', 'अमेरिकी शेयर', 'america usa dollar nasdaq अमेरिका डॉलर'],
  ['/fixed-deposit', 'Fixed deposits', 'सावधि जमा', 'FD interest bank rate एफडी ब्याज बैंक'],
  ['/gold', 'Gold', 'सोना', 'digital gold price gram स्वर्ण भाव'],
  ['/insurance', 'Insurance', 'बीमा', 'life cover term need जीवन'],
  ['/insurance/health', 'Health insurance', 'स्वास्थ्य बीमा', 'medical hospital cover अस्पताल'],
  ['/calculators', 'Calculators', 'गणक', 'tools plan कैलकुलेटर'],
  ['/goals', 'Goals', 'लक्ष्य', 'plan house car retirement education घर गाड़ी सेवानिवृत्ति शिक्षा'],
  ['/switch', 'Switch to direct plans', 'डायरेक्ट प्लान में बदलें', 'regular commission save कमीशन बचत'],
  [
    '/triple-win-tax-plan',
    'Triple-win tax plan',
    'तिहरे फ़ायदे की कर योजना',
    'elss 80c tax saving harvesting टैक्स बचत',
  ],
  ['/pricing', 'Pricing', 'शुल्क', 'free cost charges fees मुफ़्त ख़र्च'],
  ['/about', 'About us', 'हमारे बारे में', 'company team sebi कंपनी'],
  ['/why-invest', 'Why invest', 'निवेश क्यों करें', 'inflation start महँगाई शुरुआत'],
  ['/press', 'Press', 'प्रेस', 'media news contact मीडिया समाचार'],
  ['/tos', 'Terms of service', 'सेवा की शर्तें', 'conditions legal नियम'],
  ['/privacy', 'Privacy', 'निजता', 'policy data personal गोपनीयता नीति'],
  ['/sitemap', 'Sitemap', 'साइटमैप', 'all pages सभी पन्ने'],
  ['/help', 'Help', 'मदद', 'support contact ticket chat सहायता संपर्क'],
  ['/dashboard', 'Dashboard', 'डैशबोर्ड', 'home net worth मेरा खाता'],
  ['/portfolio', 'Portfolio', 'मेरे निवेश', 'holdings returns xirr होल्डिंग'],
  ['/orders', 'Orders', 'ऑर्डर', 'status pending स्थिति'],
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
