import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './routeTable.ts';

/** A feature with the path that it will have, and how texts speak of using it here. */
interface Feature {
  path: string;
  en: RegExp;
  hi: RegExp;
}

/** Features that texts must not promise before the path has a screen. Source: routes of the specification. */
export const FEATURES: readonly Feature[] = [
  { path: '/coins', en: /\bcoins?\b/i, hi: /सिक्क(ा|े|ों)|कॉइन/ },
  { path: '/subscriptions', en: /\b(premium|paid) plan|subscribe to Sanchay/i, hi: /सब्सक्रिप्शन प्लान/ },
  {
    path: '/import',
    en: /\bimport(ing|ed)?\b[^.]*\b(portfolio|statement|funds|units)/i,
    hi: /पोर्टफ[़]?ोलियो (लाना|लाएँ|इम्पोर्ट)|स्टेटमेंट से यहाँ/,
  },
  { path: '/family', en: /\bfamily accounts?\b/i, hi: /(फ़ैमिली|पारिवारिक) (अकाउंट|खात)/ },
  { path: '/save-smart', en: /\bsave ?smart\b/i, hi: /सेव ?स्मार्ट/ },
  { path: '/smart-switch', en: /\bsmart[ -]?switch\b/i, hi: /स्मार्ट[ -]?स्विच/ },
  { path: '/trade-smart', en: /\btrade[ -]?smart\b/i, hi: /ट्रेड[ -]?स्मार्ट/ },
  {
    path: '/tax-harvesting',
    en: /\b(our|use|with) (tax )?harvesting\b|harvest (it )?(here|for you)/i,
    hi: /यहाँ हार्वेस्ट/,
  },
  {
    path: '/reports/capital-gains',
    en: /\b(capital gains?|transaction|ELSS) (report|statement)|statement of gains/i,
    hi: /(कैपिटल गेन|पूँजीगत लाभ|लेनदेन) (की )?(रिपोर्ट|स्टेटमेंट)/,
  },
  {
    path: '/portfolio/analysis',
    en: /\bportfolio analysis\b|analy[sz]e your/i,
    hi: /पोर्टफ़ोलियो (विश्लेषण|एनालिसिस)/,
  },
  { path: '/gold/sip', en: /\bgold SIP\b/i, hi: /गोल्ड SIP|सोने की (SIP|एसआईपी)/ },
  {
    path: '/gold/delivery',
    en: /\bdeliver(y|ed)? (of )?(your )?gold|gold delivery/i,
    hi: /सोने की डिलीवरी|गोल्ड डिलीवरी/,
  },
  {
    path: '/stocks/example/order',
    en: /\b(buy|trade|order) (US )?(stocks|shares) (here|with us|on Sanchay)/i,
    hi: /यहाँ (शेयर|स्टॉक) ख़रीदें/,
  },
  {
    path: '/fixed-deposit/example/scheme/invest/enter-fd-details',
    en: /\b(book|open) (an? )?(FD|fixed deposit|deposit) (here|with us|on Sanchay)/i,
    hi: /यहाँ (एफडी|FD|जमा) (खोलें|बुक करें)/,
  },
];

/**
 * Texts for users that must not explain how the product works internally: help, public pages, footer, search tokens,
 * messages.
 */
const TEXTS = {
  en: [
    'api/src/help/content/en/*/*.md',
    '{mfe-*,shared/i18n/src,shell}/locales/**/en.json',
    'api/src/**/english*.ts',
  ],
  hi: [
    'api/src/help/content/hi/*/*.md',
    '{mfe-*,shared/i18n/src,shell}/locales/**/hi.json',
    'api/src/**/hindi*.ts',
  ],
} as const;
const BOTH = [
  'api/src/insight/sitePages.ts',
  'api/src/help/articles/categoryMessages.ts',
  'mfe-*/remote.json',
];
const COMMENT = /^\s*(\/\/|\*)/;
/** A text may state that a feature does not exist. */
const LATER = /not available( here)? yet|अभी उपलब्ध नहीं/;

/** Lines that promise a feature without a screen. */
export function promisesOf({ en, hi }: Feature): string[] {
  return (['en', 'hi'] as const).flatMap((language) =>
    [...TEXTS[language], ...BOTH].flatMap((files) =>
      globSync(files, { cwd: root }).flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .filter(
            (line) => (language === 'en' ? en : hi).test(line) && !COMMENT.test(line) && !LATER.test(line),
          )
          .map((line) => `${file}: ${line.trim().slice(0, 160)}`),
      ),
    ),
  );
}
