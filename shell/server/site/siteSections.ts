import { ownsPath, type CallName, type Registry } from '@sanchay/contracts';

/** An address of the sitemap. */
export interface SitePage {
  path: string;
  /** Day of the last change, when it is known. */
  changed?: string;
}

/** A part of the sitemap, in files of at most so many addresses. */
export interface SiteSection {
  name: string;
  pages: SitePage[];
}

/**
 * Calls the API without identifying the caller.
 * @throws when it does not respond with success
 */
export type AskApi = (name: CallName, query: Record<string, string | number>) => Promise<unknown>;

const CALCULATORS = '/calculators';
const MOST_PAGES = 10_000;

/** Where a list of the API has its pages; a slug may have parts, each is encoded. */
interface Listing {
  name: string;
  prefix: string;
  rows(ask: AskApi): Promise<{ slug: string; day?: string | null }[]>;
}

interface Row {
  slug: string;
  nav?: { date: string } | null;
}

/** All rows of a list that comes in pages. */
async function all(ask: AskApi, name: CallName): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = (await ask(name, { page, per_page: 100 })) as { data: Row[]; meta: { total: number } };
    rows.push(...answer.data);
    if (answer.data.length === 0 || rows.length >= answer.meta.total) break;
  }
  return rows;
}

interface HelpCategoryRow extends Row {
  articles: Row[];
}

const listings: Listing[] = [
  {
    name: 'help',
    prefix: '/help',
    rows: async (ask) => {
      const { data } = (await ask('helpDesk', { language: 'en' })) as {
        data: { categories: HelpCategoryRow[] };
      };
      return data.categories.flatMap(({ slug, articles }) => [
        { slug },
        ...articles.map((article) => ({ slug: `${slug}/${article.slug}` })),
      ]);
    },
  },
  {
    name: 'funds',
    prefix: '/mutual-funds/fund',
    rows: async (ask) =>
      (await all(ask, 'mutualFundSearch')).map(({ slug, nav }) => ({ slug, day: nav?.date })),
  },
  {
    name: 'houses',
    prefix: '/explore/funds',
    rows: async (ask) => ((await ask('fundAmcs', {})) as { data: { funds: Row[] } }).data.funds,
  },
  {
    name: 'stocks',
    prefix: '/stocks',
    rows: (ask) => all(ask, 'stockList'),
  },
  {
    name: 'us-stocks',
    prefix: '/us-stocks',
    rows: (ask) => all(ask, 'usStockList'),
  },
];

/**
 * What search engines receive: the pages that the live releases name, and what the API lists, where a release renders
 * such pages.
 * @throws what a list of the API throws: half a sitemap would imply that the other half is gone
 */
export async function siteSections(registry: Registry, ask: AskApi): Promise<SiteSection[]> {
  const releases = Object.values(registry.remotes)
    .filter(({ disabled }) => !disabled)
    .map((entry) => entry.releases[entry.live]!);
  const own = releases.flatMap(({ pages = [] }) => pages).sort();
  const isCalculator = (path: string): boolean => ownsPath(CALCULATORS, path);
  const rendered = releases.flatMap((release) => release.rendered ?? []);
  const sections: SiteSection[] = [
    { name: 'pages', pages: own.filter((path) => !isCalculator(path)).map((path) => ({ path })) },
    { name: 'calculators', pages: own.filter(isCalculator).map((path) => ({ path })) },
  ];
  for (const { name, prefix, rows } of listings) {
    if (!rendered.some((one) => ownsPath(one, prefix))) continue;
    const pages = (await rows(ask)).map(({ slug, day }) => ({
      path: `${prefix}/${slug.split('/').map(encodeURIComponent).join('/')}`,
      ...(day && { changed: day }),
    }));
    sections.push({ name, pages });
  }
  return sections.filter(({ pages }) => pages.length > 0);
}
