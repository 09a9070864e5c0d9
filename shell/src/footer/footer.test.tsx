import { defaultConfig } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { oneRemote, renderInShell } from '../../testing/renderInShell.tsx';
import { Footer } from '../chrome/Footer.tsx';
import { pageOverlay } from '../kit/overlayState.ts';
import { footerGroups, houseLinks, outsideLinks } from './footerLinks.ts';

const ALL = [
  '/',
  '/about',
  '/why-invest',
  '/pricing',
  '/press',
  '/tos',
  '/privacy',
  '/mutual-funds',
  '/stocks',
  '/us-stocks',
  '/fixed-deposit',
  '/gold',
  '/insurance',
  '/switch',
  '/goals',
  '/calculators',
  '/triple-win-tax-plan',
  '/help',
  '/sitemap',
  '/explore/funds',
];

test('S10 · the groups lead only to what the live remotes have, and none is empty', () => {
  expect(footerGroups(oneRemote(['/gold', '/calculators']))).toEqual([
    { title: 'footer.investing', links: [{ label: 'nav.gold', to: '/gold' }] },
    { title: 'footer.learn', links: [{ label: 'nav.calculators', to: '/calculators' }] },
    { title: 'footer.popular', links: [{ label: 'nav.sipCalculator', to: '/calculators/sip-calculator' }] },
  ]);
  expect(houseLinks(oneRemote(['/gold']))).toEqual([]);
  expect(houseLinks(oneRemote(['/explore/funds']))[0]).toEqual({ label: 'SBI', to: '/explore/funds/sbi' });
});

test('S10 · four groups, the popular one, questions, newsletter and disclosure stand in the footer', async () => {
  await renderInShell(<Footer />, { routes: ALL });
  const groups = within(screen.getByRole('navigation', { name: 'All sections' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(groups).toEqual(['About us', 'Investing', 'Top AMCs', 'Learn more', 'Most popular']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links).size).toBe(links.length);
  expect(screen.getByText('Is Sanchay free?')).toBeVisible();
  expect(screen.getByText(/can be up to 1.5% a year/)).toBeInTheDocument();
  expect(screen.getByText(/registered with SEBI/)).toBeVisible();
});

test('S10 · the disclosure link and the newsletter button open their overlays, and lead somewhere without a script', async () => {
  await renderInShell(<Footer />, { routes: ALL });
  const link = screen.getByRole('link', { name: /Regulatory disclosure/ });
  expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(
    'Pending at the end of the month2',
  );
  fireEvent.click(link);
  expect(pageOverlay.now()).toBe('regulatory');
  const button = screen.getByRole('button', { name: 'GET FINANCE INSIGHTS' });
  const form = button.closest('form')!;
  expect([form.method, new FormData(form).get('p')]).toEqual(['get', 'newsletter']);
  fireEvent.submit(form);
  expect(pageOverlay.now()).toBe('newsletter');
  pageOverlay.show(null);
});

test('S10 · badges of stores and social links come from the settings, and only what may be opened', async () => {
  const none = await renderInShell(<Footer />, { routes: ALL });
  expect(screen.queryByRole('list', { name: 'Get the app' })).toBeNull();
  none.unmount();
  const links = {
    ...defaultConfig.links,
    playStore: 'https://store.sanchay.example/app',
    x: 'https://social.sanchay.example/x',
    youtube: 'http://social.sanchay.example/insecure',
    linkedin: 'javascript:alert(1)',
  };
  expect(outsideLinks(links, 'social')).toEqual([
    { name: 'x', label: 'X', address: 'https://social.sanchay.example/x' },
  ]);
  expect(outsideLinks(links, 'stores')).toEqual([
    { name: 'playStore', label: 'Google Play', address: 'https://store.sanchay.example/app' },
  ]);
  await renderInShell(<Footer />, { routes: ALL, config: { links } });
  const social = within(screen.getByRole('list', { name: 'Follow us' })).getByRole('link', {
    name: 'X',
  });
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null);
  fireEvent.click(social);
  expect(opened).toHaveBeenCalledWith('https://social.sanchay.example/x', '_blank', 'noopener,noreferrer');
  expect(social.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Google Play' }).querySelector('svg')).not.toBeNull();
  expect(social).toHaveAttribute('rel', 'noopener noreferrer');
  opened.mockRestore();
});

const REGISTRATION = { sebiRegistration: 'INA000001234' };

test('S10 · a signed-in user sees a footer of two lines with one link, which opens the disclosures', async () => {
  await renderInShell(<Footer />, {
    routes: ALL,
    config: REGISTRATION,
    session: { loggedIn: true, userFetched: false },
  });
  const lines = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Sanchay · SEBI registration no. INA000001234',
    'Investments are subject to market risks. Disclosures',
  ]);
  fireEvent.click(screen.getByRole('link'));
  expect(pageOverlay.now()).toBe('regulatory');
  act(() => pageOverlay.show(null));
});

test('S10 · signing out brings the full footer back', async () => {
  await renderInShell(<Footer />, { routes: ALL, session: { loggedIn: true, userFetched: true } });
  expect(screen.queryByRole('navigation')).toBeNull();
  act(() => bus.emit('session/changed', { loggedIn: false, userFetched: true, user: null }));
  expect(screen.getByRole('navigation', { name: 'All sections' })).toBeVisible();
});

test.each([
  ['as it is', false, 'en', 'SEBI registration no. INA000001234'],
  ['as a sample in the sandbox', true, 'en', 'SEBI registration no. INA000001234 (sample)'],
  ['in Hindi', true, 'hi', 'SEBI पंजीकरण संख्या INA000001234 (नमूना)'],
] as const)(
  'S10 · the full footer shows the registration number %s',
  async (_how, sandbox, language, text) => {
    await renderInShell(<Footer />, { routes: ALL, language, config: { ...REGISTRATION, sandbox } });
    const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
    expect(paragraphs.filter((message) => message.endsWith(text))).toHaveLength(1);
  },
);
