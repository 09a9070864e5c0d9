import { ownerOf, type AppConfig, type PageRegistry } from '@sanchay/contracts';
import { externalAddress } from '@sanchay/ui';

export interface FooterGroup {
  /** Key of its title. */
  title: string;
  links: { label: string; to: string }[];
}

/** Key of the label, and where it leads. */
const GROUPS: readonly { title: string; links: readonly (readonly [label: string, to: string])[] }[] = [
  {
    title: 'footer.about',
    links: [
      ['footer.link.about', '/about'],
      ['footer.link.whyInvest', '/why-invest'],
      ['footer.link.pricing', '/pricing'],
      ['footer.link.press', '/press'],
      ['footer.link.terms', '/tos'],
      ['footer.link.privacy', '/privacy'],
    ],
  },
  {
    title: 'footer.investing',
    links: [
      ['nav.mutualFunds', '/mutual-funds'],
      ['footer.link.stocks', '/stocks'],
      ['footer.link.usStocks', '/us-stocks'],
      ['footer.link.fixedDeposits', '/fixed-deposit'],
      ['nav.gold', '/gold'],
      ['nav.insurance', '/insurance'],
      ['footer.link.switch', '/switch'],
    ],
  },
  {
    title: 'footer.learn',
    links: [
      ['nav.calculators', '/calculators'],
      ['footer.link.goals', '/goals'],
      ['footer.link.tax', '/triple-win-tax-plan'],
      ['footer.link.help', '/help'],
      ['nav.sitemap', '/sitemap'],
    ],
  },
  {
    title: 'footer.popular',
    links: [
      ['nav.sipCalculator', '/calculators/sip-calculator'],
      ['footer.link.allFunds', '/mutual-funds/all'],
      ['footer.link.elss', '/mutual-funds/all?tags=elss'],
      ['footer.link.topRated', '/mutual-funds/all?tags=top_rated'],
      ['footer.link.healthInsurance', '/insurance/health'],
    ],
  },
];

/** Fund houses by the last part of their address; names are not translated. */
const HOUSES: readonly (readonly [slug: string, name: string])[] = [
  ['sbi', 'SBI'],
  ['icici', 'ICICI Prudential'],
  ['hdfc', 'HDFC'],
  ['nippon', 'Nippon India'],
  ['kotak', 'Kotak'],
  ['axis', 'Axis'],
  ['mirae', 'Mirae Asset'],
  ['dsp', 'DSP'],
];

const pathOf = (to: string): string => to.replace(/\?.*$/, '');

/** Groups of links to what the live remotes have, titles and labels as keys of words; none is empty. */
export function footerGroups(registry: PageRegistry): FooterGroup[] {
  return GROUPS.map(({ title, links }) => ({
    title,
    links: links
      .filter(([, to]) => ownerOf(registry.remotes, pathOf(to)) !== null)
      .map(([label, to]) => ({ label, to })),
  })).filter(({ links }) => links.length > 0);
}

/** Pages of the top fund houses, labels as they are; empty where nobody has them. */
export function houseLinks(registry: PageRegistry): { label: string; to: string }[] {
  return HOUSES.map(([slug, label]) => ({ label, to: `/explore/funds/${slug}` })).filter(
    ({ to }) => ownerOf(registry.remotes, to) !== null,
  );
}

const OUTSIDE = {
  social: { x: 'X', youtube: 'YouTube', linkedin: 'LinkedIn', instagram: 'Instagram' },
  stores: { playStore: 'Google Play', appStore: 'App Store' },
} as const;

export type OutsideName = keyof AppConfig['links'];

/** An address outside this site. */
export interface OutsideLink {
  name: OutsideName;
  label: string;
  address: string;
}

/** Links out of the settings: only those that are set and may be opened. Names of services are not translated. */
export function outsideLinks(links: AppConfig['links'], kind: keyof typeof OUTSIDE): OutsideLink[] {
  return (Object.entries(OUTSIDE[kind]) as [OutsideName, string][]).flatMap(([name, label]) => {
    const address = links[name];
    return address && externalAddress(address).problem === null ? [{ name, label, address }] : [];
  });
}
