import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Db } from '../../api/src/db/pool.ts';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { sitePages } from '../pages/screens/sitePages.ts';
import { openRendered } from '../pages/checks/takeover.ts';
import { fundInStepsOf, fundPath } from '../product/funds.ts';

interface PublicPage {
  path: string;
  /** The text of its main heading in English. */
  heading: RegExp;
  /** Kinds of schema.org that it gives. */
  structured: RegExp;
}

/** One page of each kind. */
async function publicPages(db: Db): Promise<PublicPage[]> {
  const fund = await fundInStepsOf(db, 1);
  const [house] = await db.query<{ slug: string }>('SELECT slug FROM fund_houses ORDER BY name LIMIT 1');
  return [
    { path: '/', heading: /./, structured: /Organization|WebSite|^$/ },
    { path: '/calculators/sip-calculator', heading: /SIP/, structured: /BreadcrumbList/ },
    {
      path: fundPath(fund),
      heading: new RegExp(fund.shortName.slice(0, 8)),
      structured: /BreadcrumbList|FinancialProduct/,
    },
    { path: `/explore/funds/${house!.slug}`, heading: /./, structured: /BreadcrumbList/ },
  ];
}

/** A page as the server renders it, without a browser. */
async function askRendered(request: APIRequestContext, path: string, cookie = ''): Promise<APIResponse> {
  let answer: APIResponse | null = null;
  await expect(async () => {
    answer = await request.get(path, { headers: { cookie } });
    expect(await answer.text()).toContain('id="sanchay-rendered"');
  }).toPass();
  return answer!;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M3: home, a calculator, a fund and a fund house are read in English and Hindi', async ({
    page,
    db,
  }) => {
    for (const { path, heading, structured } of await publicPages(db)) {
      await openRendered(page, path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      await expect(page).toHaveTitle(/\S · Sanchay$/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join(), path).toMatch(structured);
      await openRendered(page, `${path}?lang=hi`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.locator('main')).toContainText(/[\u0900-\u097f]{3}/);
      await expect(page.locator('#shell-footer')).toContainText(/[\u0900-\u097f]{3}/);
    }
  });

  test('M3: a fund that does not exist shows a page that states this, with the status 404', async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 404.*no-such-fund/);
    const answer = await openRendered(page, '/mutual-funds/fund/no-such-fund');
    expect(answer.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main').getByRole('heading').first()).toHaveText(/Fund not found/);
  });
});

test('M3: a browser that already has the page gets 304, and no user’s cookie personalises the page', async ({
  request,
}) => {
  const answer = await askRendered(request, '/calculators');
  const { etag, vary, 'cache-control': caching } = answer.headers();
  expect([vary, caching]).toEqual([
    'accept-encoding, cookie',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  ]);
  expect((await request.get('/calculators', { headers: { 'if-none-match': etag! } })).status()).toBe(304);
  const secret = await askRendered(request, '/calculators', 'session=topsecret; sanchay_cohort=7');
  expect(await secret.text()).not.toContain('topsecret');
  const known = await askRendered(request, '/calculators', 'sanchay_hint=1');
  expect(known.headers()['cache-control']).toBe('private, no-cache');
  expect(await known.text()).toContain('"header":"neutral"');
});

/** Attribute or text that a pattern finds in HTML, with its signs as people read them. */
const found = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** What is wrong with the head of a page that the sitemap names. */
function headFaults(html: string, path: string): string[] {
  const description = found(html, /<meta name="description" content="(.*?)">/);
  const wrong: [fault: string, is: boolean][] = [
    ['no title of its own', !/^.+ · Sanchay$/.test(found(html, /<title>(.*?)<\/title>/))],
    [
      `description: ${description}`,
      description.length < 20 || /--|\bNA\b|undefined|NaN|\{\{/.test(description),
    ],
    ['canonical', !new URL(found(html, /<link rel="canonical" href="(.*?)">/)).pathname.endsWith(path)],
    ['no structured data', !html.includes('application/ld+json')],
    ['hidden from search engines', html.includes('content="noindex"')],
    ['no main heading', !/<h1[ >]/.test(html)],
  ];
  return wrong.filter(([, is]) => is).map(([fault]) => `${path}: ${fault}`);
}

test('M3: every kind of page that the sitemap names is rendered in both languages, with a complete head', async ({
  request,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  for (const path of await sitePages(request)) {
    faults.push(...headFaults(await (await askRendered(request, path)).text(), path));
    const hindi = await (await askRendered(request, `${path}?lang=hi`)).text();
    faults.push(...headFaults(hindi, path));
    if (!/[\u0900-\u097f]/.test(found(hindi, /name="description" content="(.*?)"/)))
      faults.push(`${path}: the description is not in Hindi`);
  }
  expect(faults).toEqual([]);
});

test('M3: pages of signed-in people among public ones are not rendered', async ({ request }) => {
  for (const path of [BROWSER_DRAWN, '/gold/buy', '/help/tickets', '/help/tickets/new'])
    expect(await (await request.get(path)).text(), path).not.toContain('id="sanchay-rendered"');
});

test('M3: no address breaks the edge', async ({ request }) => {
  for (const address of [
    `/mutual-funds?q=${'x'.repeat(10_000)}`,
    '/mutual-funds?q=%ff',
    '/calculators/%00',
    '/%E0%A4%A',
  ])
    expect((await request.get(address)).status(), address.slice(0, 30)).toBeLessThan(500);
});

test('M3: crawlers find every fund by robots.txt and the sitemap', async ({ request, db }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const parts = [...(await index.text()).matchAll(/<loc>[^<]*?(\/sitemaps\/funds[^<]*)<\/loc>/g)];
  const listed = await Promise.all(parts.map(async ([, path]) => (await request.get(path!)).text()));
  const fund = await fundInStepsOf(db, 1);
  expect(listed.join()).toContain(`${fundPath(fund)}</loc><lastmod>20`);
});
