import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { OFFERED_CATEGORIES } from '../offeredCategories.ts';
import { categoryOfPath } from '../routeCategories.ts';
import { articleFigures, fillGaps } from './articleFigures.ts';
import { parseArticle } from './articleFiles.ts';
import { articleBlocks } from './articleText.ts';
import { articlesIn } from './library.ts';
import { searchArticles } from './searchArticles.ts';

const slugs = (question: string, language: 'en' | 'hi' = 'en') =>
  searchArticles(question, language, 3).map(({ slug }) => slug);

describe('articles', () => {
  test('S20 · every category has at least four, the same ones in both languages, each complete', () => {
    const [english, hindi] = [articlesIn('en'), articlesIn('hi')];
    expect(hindi.map(({ category, slug }) => [category, slug])).toEqual(
      english.map(({ category, slug }) => [category, slug]),
    );
    for (const category of OFFERED_CATEGORIES)
      expect(english.filter((article) => article.category === category).length).toBeGreaterThanOrEqual(4);
    expect(new Set(english.map(({ slug }) => slug)).size).toBe(english.length);
    expect(english.length).toBe(36);
  });

  test('S20 · Hindi is written in Devanagari and differs from English', () => {
    const english = new Map(articlesIn('en').map((article) => [article.slug, article]));
    const wrong = articlesIn('hi').filter(
      ({ slug, title, summary, text }) =>
        !/[ऀ-ॿ]/.test(title) ||
        !/[ऀ-ॿ]/.test(summary) ||
        !/[ऀ-ॿ]/.test(text) ||
        english.get(slug)!.text === text,
    );
    expect(wrong).toEqual([]);
  });

  test('S20 · both languages state the same figures', () => {
    const gaps = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
    const english = new Map(articlesIn('en').map((article) => [article.slug, article]));
    for (const { slug, title, summary, text } of articlesIn('hi')) {
      expect([slug, gaps(text)]).toEqual([slug, gaps(english.get(slug)!.text)]);
      expect([slug, gaps(title + summary)]).toEqual([slug, []]);
    }
  });

  test('S20 · a text becomes paragraphs, lists and steps; links stay within the site', () => {
    expect(
      articleBlocks(
        '## Head\n\nOne **two**\nand [three](/cart).\n\n- a\n- b\n\n1. c\n2. d\n\n[x](https://evil.example)',
      ),
    ).toEqual([
      { kind: 'heading', lines: [[{ text: 'Head' }]] },
      {
        kind: 'text',
        lines: [
          [
            { text: 'One ' },
            { text: 'two', strong: true },
            { text: ' and ' },
            { text: 'three', href: '/cart' },
            { text: '.' },
          ],
        ],
      },
      { kind: 'list', lines: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'steps', lines: [[{ text: 'c' }], [{ text: 'd' }]] },
      { kind: 'text', lines: [[{ text: '[x](https://evil.example)' }]] },
    ]);
  });

  test('S20 · a file that is not right is named', () => {
    const parse = (name: string, content: string) => () => parseArticle('insurance', name, content);
    expect(parse('x.md', '')).toThrow('insurance/x.md: a file is named like 1-what-is-nav.md');
    expect(parse('1-x.md', 'no head')).toThrow('insurance/1-x.md: head or text is missing');
    expect(parse('1-x.md', '---\ntitle: A\nsummary: B\n---\ntext')).toThrow(
      'insurance/1-x.md: "reviewed" is missing in the head',
    );
  });

  test('S20 · a gap that nobody fills is found', () => {
    expect(fillGaps('{{a}} and {{a}}', { a: '1' })).toBe('1 and 1');
    expect(() => fillGaps('{{b}}', {})).toThrow('no figure for {{b}}');
  });

  test.each([
    ['how is elss locked in', 'elss-lock-in'],
    ['exit lode', 'exit-load'],
    ['my KYC is on hold', 'what-kyc-status-means'],
    ['nominee', 'nominees'],
    ['TDS interest deposit', 'tds-on-interest'],
    ['is my deposit insured?', 'is-my-deposit-insured'],
    ['gst gold', 'gst-on-gold'],
  ])('S20 · "%s" finds %s first', (question, slug) => {
    expect(slugs(question)[0]).toBe(slug);
  });

  test('S20 · Hindi questions find Hindi articles, nonsense and small words find nothing', () => {
    expect(slugs('नामांकन', 'hi')[0]).toBe('nominees');
    expect(slugs('एग्ज़िट लोड', 'hi')[0]).toBe('exit-load');
    for (const nothing of ['', 'what is the', 'zebra giraffe', '<script>', 'क्या है'])
      expect([nothing, searchArticles(nothing, 'en')]).toEqual([nothing, []]);
    expect(searchArticles('x'.repeat(10_000), 'en')).toEqual([]);
  });

  test.each([
    ['/mutual-funds/fund/some-fund', 'mutual-funds'],
    ['/portfolio', 'mutual-funds'],
    ['/portfolio/fixed-deposit', 'fixed-deposits'],
    ['/portfolio/stocks', 'equities'],
    ['/portfolio/us-stocks', 'equities'],
    ['/reports/capital-gains', null],
    ['/fixed-deposit/axis-bank', 'fixed-deposits'],
    ['/gold', 'digital-gold'],
    ['/insurance/health', 'insurance'],
    ['/stocks/x', 'equities'],
    ['/solo-setup', 'account-and-kyc'],
    ['/import', null],
    ['/save-smart', null],
    ['/stocksx', null],
    ['/about', null],
    ['nonsense', null],
  ])('S20 · help opened at %s begins with %s', (path, category) => {
    expect(categoryOfPath(path)).toBe(category);
  });
});

describe('the calls of the help desk', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const article = (slug: string, language: 'en' | 'hi' = 'en') =>
    api.call('helpArticle', { params: { slug }, query: { language } });

  test('S20 · the desk lists its categories in order, and the owner of each page', async () => {
    const { data } = (await api.call('helpDesk', { query: { path: '/gold' } })).body;
    expect(data.categories.map(({ slug, title }) => [slug, title])).toEqual([
      ['mutual-funds', 'Mutual funds'],
      ['fixed-deposits', 'Fixed deposits'],
      ['digital-gold', 'Digital gold'],
      ['insurance', 'Insurance'],
      ['equities', 'Stocks'],
      ['account-and-kyc', 'Account and KYC'],
    ]);
    expect(data.first).toBe('digital-gold');
    expect(data.categories[0]!.articles[0]).toMatchObject({ slug: 'which-nav-you-get' });
    const hindi = (await api.call('helpDesk', { query: { language: 'hi' } })).body.data;
    expect([hindi.categories[2]!.title, hindi.first]).toEqual(['डिजिटल गोल्ड', null]);
  });

  test('S20 · all gaps of all articles are filled in both languages, by the rules in force', async () => {
    for (const language of ['en', 'hi'] as const) {
      const figures = await articleFigures(api.ctx, api.db, language);
      for (const { text } of articlesIn(language)) expect(fillGaps(text, figures)).not.toContain('{{');
    }
    expect(await articleFigures(api.ctx, api.db, 'en')).toEqual({
      cutOffEquity: '3:00 pm',
      cutOffLiquid: '1:30 pm',
      cutOffRedemption: '3:00 pm',
      ourCutOffEquity: '2:30 pm',
      ourCutOffLiquid: '1:00 pm',
      payoutDaysEquity: '2',
      stampDuty: '0.005%',
      stcgRate: '20%',
      ltcgRate: '12.5%',
      ltcgExemption: '₹1,25,000',
      goldGst: '3%',
      goldMinimum: '₹10',
      goldMaximum: '₹1,80,000',
      goldLockMinutes: '5',
      tdsBank: '₹50,000',
      tdsBankSenior: '₹1,00,000',
      tdsNonBank: '₹10,000',
      tdsRate: '10%',
      tdsRateWithoutPan: '20%',
      mandateNoCodeUpTo: '₹1,00,000',
      mandateNoticeHours: '24',
      bankAccounts: '5',
      seniorAge: '60',
      opens: '9:00 am',
      closes: '7:00 pm',
      reopenDays: '30',
    });
  });

  test('S20 · an article comes with its figures and with others of its category', async () => {
    const { data } = (await article('tax-on-equity-funds')).body;
    expect(data.blocks[1]!.lines[0]!.map(({ text }) => text).join('')).toBe(
      'Held for more than 12 months (LTCG): 12.5% on gains above ₹1,25,000 in a financial year.',
    );
    expect([data.category, data.reviewed]).toEqual(['mutual-funds', '2026-11-20']);
    expect(data.related.map(({ slug }) => slug)).toEqual([
      'which-nav-you-get',
      'sip-dates-and-holidays',
      'sip-failed-or-stopped',
    ]);
    const found = await api.call('searchHelp', { query: { query: 'ltcg' } });
    expect(found.body.data[0]!.slug).toBe('tax-on-equity-funds');
  });

  test('S20 · an unknown article is unknown', async () => {
    expect(await article('nothing-here')).toMatchObject({ http: 404, body: { code: 'not_found' } });
    expect((await article('No Slug')).http).toBe(400);
    const body = { helpful: true, voter: 'voter-0001' };
    expect((await api.call('voteArticle', { params: { slug: 'nothing-here' }, body })).http).toBe(404);
  });

  test('S20 · a voter counts once and may change their mind; signed in, the account counts', async () => {
    const vote = async (voter: string, helpful: boolean, token?: string) =>
      (
        await api.call('voteArticle', {
          params: { slug: 'exit-load' },
          body: { helpful, voter },
          ...(token && { token }),
        })
      ).body.data;
    expect(await vote('voter-0001', true)).toEqual({ helpful: 1, total: 1 });
    expect(await vote('voter-0001', true)).toEqual({ helpful: 1, total: 1 });
    expect(await vote('voter-0002', false)).toEqual({ helpful: 1, total: 2 });
    expect(await vote('voter-0002', true)).toEqual({ helpful: 2, total: 2 });
    const { token } = await signIn(api, 'asha');
    await vote('voter-0003', true, token);
    expect(await vote('voter-0004', false, token)).toEqual({ helpful: 2, total: 3 });
    expect((await article('exit-load')).body.data.votes).toEqual({ helpful: 2, total: 3 });
    expect((await article('stamp-duty')).body.data.votes).toEqual({ helpful: 0, total: 0 });
  });
});
