import type { PageRegistry } from '@sanchay/contracts';
import { createBus } from '@sanchay/event-bus';
import { campaignOf, countWhatHappens } from './whatIsCounted.ts';

const registry = {
  remotes: {
    'mfe-gold': { routes: ['/gold'] },
    'mfe-invest': { routes: ['/mutual-funds', '/mutual-funds/compare'] },
  },
} as unknown as PageRegistry;

function setUp(search = '') {
  const now = { path: '/gold/buy' };
  const counted: [string, object][] = [];
  const dropped: string[] = [];
  const bus = createBus({ production: true });
  bus.emit('account/switched', { portfolioId: 'p1', name: 'x', onboardingState: 13 });
  bus.emit('preferences/changed', { language: 'en', theme: 'system' });
  const page = new EventTarget();
  countWhatHappens({
    counter: {
      count: (name, properties) => void counted.push([name, properties]),
      flush: () => undefined,
      drop: () => void dropped.push('drop'),
    },
    bus,
    registry: () => registry,
    path: () => now.path,
    page,
    search,
  });
  const go = (path: string) => {
    now.path = path;
    page.dispatchEvent(new Event('single-spa:routing-event'));
  };
  return { counted, dropped, bus, page, go };
}

test('S15 · an area is counted when it is entered, by its name and prefix and never by its address', () => {
  const { counted, go } = setUp();
  go('/gold/orders/7');
  go('/mutual-funds/fund/some-name');
  go('/mutual-funds/compare');
  go('/nobodys');
  expect(counted).toEqual([
    ['area_opened', { area: 'mfe-gold', route: '/gold' }],
    ['area_opened', { area: 'mfe-invest', route: '/mutual-funds' }],
    ['area_opened', { area: 'mfe-invest', route: '/mutual-funds/compare' }],
  ]);
});

test('S15 · orders, payments and accounts are counted by what became of them, without ids', () => {
  const { counted, bus } = setUp();
  counted.length = 0;
  bus.emit('order/changed', { orderId: 'o1', code: 'LFAG-GR', status: 'successful', portfolioId: 'p1' });
  bus.emit('payment/changed', { paymentId: 'y1', status: 'failed', portfolioId: 'p1' });
  bus.emit('account/switched', { portfolioId: 'p1', name: 'x', onboardingState: 13 });
  bus.emit('account/switched', { portfolioId: 'p2', name: 'y', onboardingState: 13 });
  expect(counted).toEqual([
    ['order_moved', { status: 'successful' }],
    ['payment_moved', { status: 'failed' }],
    ['account_switched', {}],
  ]);
});

test('S15 · a chosen language and theme are counted when they change', () => {
  const { counted, bus } = setUp();
  counted.length = 0;
  bus.emit('preferences/changed', { language: 'en', theme: 'system' });
  bus.emit('preferences/changed', { language: 'hi', theme: 'system' });
  bus.emit('preferences/changed', { language: 'hi', theme: 'dark' });
  expect(counted).toEqual([
    ['language_chosen', { language: 'hi' }],
    ['theme_chosen', { theme: 'dark' }],
  ]);
});

test('S15 · the installed app is counted with the campaign that led here', () => {
  const { counted, page } = setUp('?utm_campaign=Diwali-26&name=asha');
  counted.length = 0;
  page.dispatchEvent(new Event('appinstalled'));
  expect(counted).toEqual([['app_installed', { campaign: 'diwali-26' }]]);
});

test.each([
  ['', null],
  ['?utm_campaign=', null],
  ['?utm_campaign=asha%40example.test', null],
  [`?utm_campaign=${'x'.repeat(41)}`, null],
  [`?utm_campaign=${'x'.repeat(40)}`, 'x'.repeat(40)],
])('S15 · the address %s names the campaign %j', (search, campaign) => {
  expect(campaignOf(search)).toBe(campaign);
});

test('S15 · the end of a session drops what waits, and the next one is counted from its first area', () => {
  const { counted, dropped, bus, go } = setUp();
  bus.emit('session/ended', { reason: 'logout' });
  expect(dropped).toEqual(['drop']);
  go('/gold');
  bus.emit('account/switched', { portfolioId: 'p9', name: 'z', onboardingState: 13 });
  expect(counted.map(([name]) => name)).toEqual(['area_opened', 'area_opened']);
});
