import type { SearchGroup } from '@sanchay/contracts';
import { readFile } from 'node:fs/promises';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { siteEntries } from './sitePages.ts';

describe('search over everything', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
    await api.db
      .query(`UPDATE schemes SET name = 'Zephyr Flexi Cap Fund', nav = 110, last_nav = 100, nav_date = '2026-11-19',
      last_nav_date = '2026-11-18' WHERE id = (SELECT min(id) FROM schemes WHERE direct AND NOT closed)`);
    await api.db.query(
      `UPDATE stocks SET name = 'Zephyrine Motors Ltd', price = 98.76, previous_price = 100 WHERE slug = $1`,
      ['aravalka-motors-ltd'],
    );
  });
  afterEach(() => api.close());

  const search = async (query: string, language?: 'en' | 'hi') => {
    const { http, body } = await api.call('globalSearch', {
      query: { query, ...(language && { language }) },
    });
    expect(http).toBe(200);
    return body.data;
  };
  const kinds = (groups: SearchGroup[]) => groups.map(({ kind }) => kind);
  const titles = (groups: SearchGroup[], kind: string) =>
    groups.find((group) => group.kind === kind)?.items.map(({ title }) => title) ?? [];

  test('S6 · a fund comes with its category, its NAV and how that moved, and the part that answers', async () => {
    const { groups } = await search('zephyr flexi');
    const [scheme] = await api.db.query<{ slug: string; sub_category: string }>(
      `SELECT slug, sub_category FROM schemes WHERE name = 'Zephyr Flexi Cap Fund'`,
    );
    expect(groups).toEqual([
      {
        kind: 'mutual_fund',
        total: 1,
        items: [
          {
            id: `mutual_fund.${scheme!.slug}`,
            kind: 'mutual_fund',
            title: 'Zephyr Flexi Cap',
            detail: scheme!.sub_category,
            path: `/mutual-funds/fund/${scheme!.slug}`,
            figure: { unit: 'rupees', value: 110, change_percent: 10 },
            matches: [
              { from: 0, to: 6 },
              { from: 7, to: 12 },
            ],
          },
        ],
      },
    ]);
  });

  test('S6 · a stock is found by name, symbol and ISIN, with price and change', async () => {
    const [stock] = await api.db.query<{ slug: string; symbol: string; isin: string; sector: string }>(
      `SELECT slug, symbol, isin, sector FROM stocks WHERE name = 'Zephyrine Motors Ltd'`,
    );
    for (const query of ['zephyrine motors', stock!.symbol, stock!.isin]) {
      const { groups } = await search(query);
      expect([query, groups[0]?.items[0]]).toMatchObject([
        query,
        {
          id: `stock.${stock!.slug}`,
          title: 'Zephyrine Motors Ltd',
          detail: `${stock!.symbol} · ${stock!.sector}`,
          path: `/stocks/${stock!.slug}`,
          figure: { unit: 'rupees', value: 98.76, change_percent: -1.24 },
        },
      ]);
    }
  });

  test('S6 · US stocks are in dollars, deposits show their highest rate', async () => {
    const [us] = await api.db.query<{ name: string; slug: string; price: number }>(
      'SELECT name, slug, price_usd::float8 AS price FROM us_stocks ORDER BY market_cap_usd DESC LIMIT 1',
    );
    const stock = (await search(us!.name)).groups.find(({ kind }) => kind === 'us_stock')!.items[0];
    expect(stock).toMatchObject({
      path: `/us-stocks/${us!.slug}`,
      figure: { unit: 'dollars', value: us!.price },
    });
    const [rate] = await api.db.query<{ highest: number }>(
      `SELECT max(interest_rate)::float8 AS highest FROM fixed_deposits WHERE issuer_slug = 'axis-bank'`,
    );
    const deposit = (await search('axis bank')).groups.find(({ kind }) => kind === 'fixed_deposit')!.items[0];
    expect(deposit).toMatchObject({
      title: 'Axis Bank',
      path: '/fixed-deposit/axis-bank',
      detail: 'Bank · highest rate a year',
      figure: { unit: 'percent', value: rate!.highest, change_percent: null },
    });
  });

  test('S6 · typos are tolerated, but only where nothing of any kind is spelt as in the query', async () => {
    expect(titles((await search('zephir flexi')).groups, 'mutual_fund')).toEqual(['Zephyr Flexi Cap']);
    expect(titles((await search('calculater sip')).groups, 'calculator')[0]).toBe('SIP calculator');
    expect(kinds((await search('zephyr')).groups)).toEqual(['mutual_fund', 'stock']);
    expect(kinds((await search('zephyrine')).groups)).toEqual(['stock']);
  });

  test('S6 · the group with the best answer comes first, five results a group, with the count of all', async () => {
    const { groups } = await search('gold');
    expect([groups[0]!.kind, groups[0]!.items[0]!.path]).toEqual(['page', '/gold']);
    const calculators = (await search('calculator')).groups.find(({ kind }) => kind === 'calculator')!;
    expect(calculators.items).toHaveLength(5);
    expect(calculators.total).toBe(siteEntries.filter(({ kind }) => kind === 'calculator').length);
  });

  test('S6 · both languages find the same page, and the result is in the requested language', async () => {
    expect((await search('फ़िक्स्ड डिपॉज़िट', 'hi')).groups[0]!.items[0]).toMatchObject({
      title: 'फ़िक्स्ड डिपॉज़िट',
      path: '/fixed-deposit',
    });
    expect(titles((await search('सावधि जमा', 'hi')).groups, 'page')).toContain('फ़िक्स्ड डिपॉज़िट');
    expect(titles((await search('सोना')).groups, 'page')).toEqual(['Gold']);
    expect(titles((await search('sip calculator', 'hi')).groups, 'calculator')[0]).toBe('SIP कैलकुलेटर');
  });

  test.each([
    ['orders', 'en', '/orders'],
    ['stock orders', 'en', '/stocks/orders'],
    ['tax harvesting', 'en', '/tax-harvesting'],
    ['टैक्स हार्वेस्टिंग', 'hi', '/tax-harvesting'],
    ['wallet', 'en', '/us-stocks/wallet'],
    ['wallet', 'en', '/stocks/cash'],
    ['डॉलर वॉलेट', 'hi', '/us-stocks/wallet'],
    ['mandates', 'en', '/mandates'],
    ['मैंडेट', 'hi', '/mandates'],
    ['nominee', 'en', '/profile/nominees'],
    ['नॉमिनी', 'hi', '/profile/nominees'],
    ['कार्ट', 'hi', '/cart'],
    ['kyc', 'hi', '/kyc'],
  ] as const)('S6 · %s (%s) finds the page %s', async (text, language, path) => {
    const { groups } = await search(text, language);
    const pages = groups.find(({ kind }) => kind === 'page')?.items ?? [];
    expect(pages.map((page) => page.path)).toContain(path);
  });

  test('S6 · every page that a remote has in its menus is found', async () => {
    const remotes = ['gold', 'insurance', 'invest', 'marketing', 'onboarding', 'portfolio'];
    const known = new Set(siteEntries.map(({ path }) => path));
    for (const remote of remotes) {
      const file = new URL(`../../../mfe-${remote}/remote.json`, import.meta.url);
      const { nav } = JSON.parse(await readFile(file, 'utf8')) as { nav?: { to: string }[] };
      expect((nav ?? []).map(({ to }) => to).filter((to) => !known.has(to))).toEqual([]);
    }
  });

  test('S6 · every page of the list has an id of its own, a path and words in both scripts', () => {
    const ids = siteEntries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, path } of siteEntries) {
      expect([id, /^(calculator|page)\.[a-z0-9-]+$/.test(id), path.startsWith('/')]).toEqual([
        id,
        true,
        true,
      ]);
      expect([id, /[\u0900-\u097f]/.test(title.hi), /[\u0900-\u097f]/.test(title.en)]).toEqual([
        id,
        true,
        false,
      ]);
    }
  });

  test.each([
    ['only spaces', '     '],
    ['marks of direction', '\u202e\u200f\u2066'],
    ['a smiley', '😀'],
    ['signs', '!!! --- %%%'],
    ['nothing', ''],
  ])('S6 · %s: nothing is looked for', async (_what, query) => {
    expect(await search(query)).toEqual({ query: '', groups: [] });
  });

  test('S6 · a script is words like any other, and marks of direction do not get in the way', async () => {
    expect(await search('<script>alert(1)</script>')).toEqual({ query: 'script alert 1', groups: [] });
    expect(titles((await search('\u202ezephyr\u200f flexi')).groups, 'mutual_fund')).toEqual([
      'Zephyr Flexi Cap',
    ]);
  });

  test('S6 · 24 words count, and more than 200 characters are refused', async () => {
    const tokens = [...'abcdefghijklmnopqrstuvwxyz'];
    expect((await search(tokens.join(' '))).query).toBe(tokens.slice(0, 24).join(' '));
    expect((await api.call('globalSearch', { query: { query: 'x'.repeat(200) } })).http).toBe(200);
    const refused = await api.call('globalSearch', { query: { query: 'x'.repeat(201) } });
    expect([refused.http, refused.body.status]).toEqual([400, 'params_invalid']);
    const language = await api.call('globalSearch', { query: { query: 'x', language: 'fr' as never } });
    expect(language.http).toBe(400);
  });

  test('S6 · a title that is the query itself comes before longer ones, whatever their kind', async () => {
    await api.db.query(`UPDATE stocks SET name = 'Gold Motors Ltd' WHERE slug = 'aravalka-bank-ltd'`);
    const { groups } = await search('gold');
    expect(kinds(groups).slice(0, 2)).toEqual(['page', 'stock']);
    expect(groups[0]!.items.map(({ title }) => title)[0]).toBe('Gold');
  });

  test('S6 · the last word of a long name counts: it distinguishes two funds', async () => {
    const name = (year: number) => `Zephyr Nifty CPSE Bond Plus SDL 60:40 Apr ${year} Index Fund`;
    await api.db.query(
      `UPDATE schemes SET name = CASE r.place WHEN 1 THEN $1 ELSE $2 END FROM (SELECT id, row_number() OVER (ORDER BY id) AS place
        FROM schemes WHERE direct AND NOT closed AND reinvestment = 'Z') r WHERE r.id = schemes.id AND r.place < 3`,
      [name(2031), name(2034)],
    );
    for (const year of [2031, 2034])
      expect(titles((await search(name(year).replace('Nifty', 'Nfity'))).groups, 'mutual_fund')).toEqual([
        name(year).replace(/ Fund$/, ''),
      ]);
  });

  test('S6 · a help article is found by its title, with its summary', async () => {
    const help = (await search('which nav cut-off', 'en')).groups.find(({ kind }) => kind === 'help')!;
    expect(help.items[0]).toMatchObject({
      id: 'help.which-nav-you-get',
      title: 'Which NAV do I get, and what are the cut-off times?',
      path: '/help/mutual-funds/which-nav-you-get',
    });
    expect(help.items[0]!.detail).toMatch(/^You get the NAV/);
  });

  test('S6 · a fund that is renamed or closed is found so at once', async () => {
    await api.db.query(`UPDATE schemes SET name = 'Quixotic Fund' WHERE name = 'Zephyr Flexi Cap Fund'`);
    expect(kinds((await search('zephyr')).groups)).toEqual(['stock']);
    expect(titles((await search('quixotic')).groups, 'mutual_fund')).toEqual(['Quixotic']);
    await api.db.query(`UPDATE schemes SET closed = true WHERE name = 'Quixotic Fund'`);
    expect((await search('quixotic')).groups).toEqual([]);
  });
});
