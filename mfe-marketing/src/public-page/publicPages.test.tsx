import { defaultConfig } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.ts';
import { ruleAnswer } from '../testing/ruleAnswer.ts';
import { publicPages } from './publicPages.ts';

const TITLES: Record<string, [en: string, hi: string]> = {
  '/about': ['Simple, transparent investing for India', 'भारत के लिए आसान और पारदर्शी निवेश'],
  '/why-invest': ['Why you should invest', 'आपको निवेश क्यों करना चाहिए'],
  '/press': ['Press kit', 'प्रेस किट'],
  '/pricing': ['Investing on Sanchay is free', 'संचय पर निवेश मुफ़्त है'],
  '/tos': ['Terms of service', 'सेवा की शर्तें'],
  '/privacy': ['Privacy policy', 'प्राइवेसी पॉलिसी'],
  '/switch': ['See what your regular plan costs you', 'देखें आपका रेगुलर प्लान कितना महँगा है'],
  '/triple-win-tax-plan': ['Three ways to save tax with mutual funds', 'म्यूचुअल फ़ंड से टैक्स बचाने के तीन तरीके'],
  '/goals': ['Plan your financial goals', 'अपने वित्तीय लक्ष्य प्लान करें'],
  '/sitemap': ['Sitemap', 'साइटमैप'],
};
/** A key of words that nobody has words for shows as it is. */
const KEY =
  /\b(?:about|press|pricing|tos|privacy|legal|why|tax|switch|goals|planner|sitemap|contact|calc)\.[a-z]/;

describe('public pages', () => {
  test('M1 · each has its address', () => {
    expect(Object.keys(publicPages).sort()).toEqual(Object.keys(TITLES).sort());
  });

  test.each(Object.entries(TITLES))(
    'M1 · %s has one heading, the way to it and words in both languages',
    async (path, titles) => {
      for (const [index, language] of (['en', 'hi'] as const).entries()) {
        const { unmount, container } = await openPage(path, {
          language,
          answers: { datedRules: ruleAnswer() },
        });
        expect(await screen.findByRole('heading', { level: 1, name: titles[index]! })).toBeVisible();
        expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
        const way = within(screen.getAllByRole('navigation')[0]!);
        expect(way.getByRole('link')).toHaveAttribute('href', '/');
        expect(document.title).toMatch(/^\S.* · Sanchay$/);
        expect(container.textContent).not.toMatch(KEY);
        expect(container.textContent).not.toMatch(/\{\{|NaN|undefined/);
        unmount();
      }
    },
  );

  test('S11 · an address below a page has no content and shows the not-found page', async () => {
    await openPage('/about/nobody');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Looks like you got off at the wrong stop.' }),
    ).toBeVisible();
  });
});

describe('about, press and pricing', () => {
  test('M1 · complaints, addresses and figures are those of the configuration', async () => {
    const complaints = { ...defaultConfig.complaints, thisMonth: 7, resolvedThisMonth: 4, endCount: 3 };
    const contact = { ...defaultConfig.contact, grievances: 'complain@sanchay.example' };
    await openPage('/about', { config: { complaints, contact, sandbox: true } });
    const part = screen.getByRole('region', { name: 'Regulation and complaints' });
    expect(part).toHaveTextContent('Received during the month7');
    expect(part).toHaveTextContent('Resolved during the month4');
    expect(part).toHaveTextContent('Pending at month end3');
    expect(part).toHaveTextContent('As on 31 Oct 2026.');
    expect(part).toHaveTextContent('not backed by a SEBI registration');
    expect(within(part).getByRole('link')).toHaveAttribute('href', 'mailto:complain@sanchay.example');
    expect(screen.getByRole('region', { name: 'Sanchay in numbers' })).toHaveTextContent('₹18,000 Cr');
  });

  test('M1 · pricing lists what is free, and nothing that cannot be bought', async () => {
    await openPage('/pricing');
    const region = await screen.findByRole('region', { name: 'Free for everyone' });
    const free = within(region).getAllByRole('row').slice(1);
    expect(free).toHaveLength(7);
    expect(free.every((row) => row.textContent?.endsWith('₹0'))).toBe(true);
    expect(document.body).not.toHaveTextContent(/coin|harvest|family/i);
  });

  test('M1 · the press page gives one address and the mark', async () => {
    await openPage('/press');
    expect(screen.getByRole('link', { name: 'press@sanchay.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download logo (SVG)' })).toHaveAttribute('download');
  });
});

describe('links to the blog', () => {
  test.each([
    ['/about', 'home', 'Blog (opens in a new tab)'],
    ['/triple-win-tax-plan', 'tax', 'Read about tax on our blog (opens in a new tab)'],
    ['/goals', 'retirement', 'Read about retirement on our blog (opens in a new tab)'],
  ] as const)('M1 · %s leads out to it when the settings have an address', async (path, kind, name) => {
    const blog = { ...defaultConfig.blog, [kind]: 'https://blog.sanchay.example/read' };
    await openPage(path, { config: { blog }, answers: { datedRules: ruleAnswer() } });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', 'https://blog.sanchay.example/read');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each(['', 'http://blog.sanchay.example/', 'javascript:alert(1)'])(
    'M1 · an address like %j is no link',
    async (home) => {
      await openPage('/about', { config: { blog: { ...defaultConfig.blog, home } } });
      expect(screen.queryByRole('link', { name: /blog/ })).not.toBeInTheDocument();
    },
  );
});

describe('/why-invest', () => {
  test('M1 · the projection covers the horizon in the address, at assumed rates', async () => {
    await openPage('/why-invest?years=10');
    const prices = screen.getByRole('region', { name: 'What inflation does to your money' });
    expect(prices).toHaveTextContent('What costs ₹1,00,000 today will cost after 10 years₹1,62,889');
    expect(prices).toHaveTextContent('₹61,391');
    expect(prices).toHaveTextContent('At an assumed inflation of 5% a year.');
    const ahead = within(screen.getByRole('navigation', { name: 'Time period' })).getAllByRole('link');
    expect(ahead.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    const early = screen.getByRole('region', { name: 'The earlier you start, the more you get' });
    expect(early).toHaveTextContent('at 25₹21 L₹90.58 L');
    expect(within(early).getByRole('link', { name: 'Calculate with your own numbers' })).toHaveAttribute(
      'href',
      '/calculators/sip-calculator?amount=5000&years=35',
    );
  });
});

describe('documents', () => {
  test.each([
    ['/tos', 19, '19. Governing law'],
    ['/privacy', 16, '16. Contact and grievances'],
  ])('M1 · %s has its date, and contents that lead to every section', async (path, count, last) => {
    await openPage(path);
    expect(screen.getByText('Effective from 16 Nov 2026.')).toBeVisible();
    const contents = screen.getByRole('region', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(count);
    for (const link of links) {
      const id = link.getAttribute('href')!.slice(1);
      expect(document.getElementById(id)).toHaveAccessibleName(new RegExp(`^\\d+\\. ${link.textContent}$`));
    }
    expect(screen.getByRole('heading', { level: 2, name: last })).toBeVisible();
  });

  test('M1 · the privacy policy shows the date from the configuration', async () => {
    await openPage('/privacy', { config: { logoutTimeout: 600_000 } });
    expect(screen.getByText(/logged out after 10 minutes away/)).toBeVisible();
  });
});
