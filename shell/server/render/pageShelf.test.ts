import { bodyOf, packPage, PageCache, type KeptPage } from './pageCache.ts';
import { FRESH, PageShelf, shelfKey, STALE } from './pageShelf.ts';
import { RenderCounts } from './renderCounts.ts';
import { RenderFailure } from './renderFailure.ts';
import { goldOrder, keptPage } from './testing/pages.ts';

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

/** A shelf over a renderer that the test steers. */
function shelfOf({ maxBytes = 1_000_000, patience = 20_000, patienceWithSession = 20_000 } = {}) {
  const clock = { now: 5_000_000 };
  const makes: string[] = [];
  const current = { yes: true, asked: 0 };
  const counts = new RenderCounts();
  const failures: string[] = [];
  let next: () => Promise<KeptPage> = async () => keptPage(10, { madeAt: clock.now, checkedAt: clock.now });
  const shelf = new PageShelf({
    renderer: {
      make: (order) => {
        makes.push(order.address.path + order.address.search);
        return next();
      },
      isCurrent: async () => {
        current.asked += 1;
        return current.yes;
      },
    },
    maxBytes,
    patience: ({ visitor }) => (visitor.hint ? patienceWithSession : patience),
    counts,
    failed: (_order, failure) => failures.push(failure.kind),
    now: () => clock.now,
  });
  return {
    shelf,
    clock,
    makes,
    current,
    counts,
    failures,
    become: (make: () => Promise<KeptPage>) => (next = make),
  };
}

test('M3 · a page is made once and given as it is for 60 seconds', async () => {
  const { shelf, clock, makes, counts } = shelfOf();
  const first = await shelf.page(goldOrder());
  clock.now += FRESH - 1;
  expect(await shelf.page(goldOrder())).toBe(first);
  expect(makes).toEqual(['/gold']);
  expect([counts.of('rendered'), counts.of('fresh')]).toEqual([1, 1]);
});

test('M3 · after 60 seconds it is given still, and its data are compared meanwhile', async () => {
  const { shelf, clock, makes, current, counts } = shelfOf();
  const first = await shelf.page(goldOrder());
  clock.now += FRESH;
  expect(await shelf.page(goldOrder())).toBe(first);
  await settled();
  expect([current.asked, makes.length, counts.of('stale'), counts.of('confirmed')]).toEqual([1, 1, 1, 1]);
  expect(await shelf.page(goldOrder())).toBe(first);
  expect(counts.of('fresh')).toBe(1);
});

test('M3 · when its data changed it is made anew, and the next visitor gets that', async () => {
  const { shelf, clock, makes, current } = shelfOf();
  const first = await shelf.page(goldOrder());
  current.yes = false;
  clock.now += FRESH;
  expect(await shelf.page(goldOrder())).toBe(first);
  await settled();
  expect(makes).toHaveLength(2);
  expect(await shelf.page(goldOrder())).not.toBe(first);
});

test('M3 · after ten minutes it is rendered again regardless of its data: its text refers to the time', async () => {
  const { shelf, clock, makes, current } = shelfOf();
  const first = await shelf.page(goldOrder());
  clock.now += STALE;
  expect(await shelf.page(goldOrder())).toBe(first);
  await settled();
  expect([makes.length, current.asked]).toEqual([2, 0]);
});

test('M3 · a page older than eleven minutes is given to nobody', async () => {
  const { shelf, clock, makes } = shelfOf();
  const first = await shelf.page(goldOrder());
  clock.now += FRESH + STALE;
  expect(await shelf.page(goldOrder())).not.toBe(first);
  expect(makes).toHaveLength(2);
});

test('M3 · equal concurrent requests are merged into one', async () => {
  const { shelf, makes } = shelfOf();
  const pages = await Promise.all([shelf.page(goldOrder()), shelf.page(goldOrder())]);
  expect(pages[0]).toBe(pages[1]);
  expect(makes).toHaveLength(1);
});

test('M3 · a page that failed is the browser’s for five seconds, then it is tried again', async () => {
  const { shelf, clock, makes, counts, failures, become } = shelfOf();
  become(() => Promise.reject(new RenderFailure('slow', 'late')));
  expect(await shelf.page(goldOrder())).toBeNull();
  clock.now += 4_999;
  expect(await shelf.page(goldOrder())).toBeNull();
  expect(makes).toHaveLength(1);
  clock.now += 1;
  expect(await shelf.page(goldOrder())).toBeNull();
  expect(makes).toHaveLength(2);
  expect([counts.of('failed_slow'), failures]).toEqual([2, ['slow', 'slow']]);
});

test('M3 · a visitor does not wait for a slow page; the next one finds it', async () => {
  const { shelf, makes, counts, failures, become, clock } = shelfOf({ patience: 1 });
  let ready: (page: KeptPage) => void = () => undefined;
  become(() => new Promise((resolve) => (ready = resolve)));
  expect(await shelf.page(goldOrder())).toBeNull();
  expect(await shelf.page(goldOrder())).toBeNull();
  expect([counts.of('failed_slow'), failures]).toEqual([2, ['slow', 'slow']]);
  const page = keptPage(10, { madeAt: clock.now, checkedAt: clock.now });
  ready(page);
  await settled();
  expect(await shelf.page(goldOrder())).toBe(page);
  expect(makes).toHaveLength(1);
});

test('M3 · a crawler waits for a page that is not cached; a browser with a session makes it itself', async () => {
  const { shelf, become, clock } = shelfOf({ patienceWithSession: 1 });
  const page = keptPage(10, { madeAt: clock.now, checkedAt: clock.now });
  let ready: ((page: KeptPage) => void)[] = [];
  become(() => new Promise((resolve) => ready.push(resolve)));
  const order = goldOrder();
  const crawler = shelf.page(order);
  expect(await shelf.page({ ...order, visitor: { ...order.visitor, hint: true } })).toBeNull();
  for (const give of ready) give(page);
  ready = [];
  expect(await crawler).toBe(page);
});

test('M3 · a page that two requests waited for and that failed is reported once', async () => {
  const { shelf, failures, become } = shelfOf();
  become(() => Promise.reject(new RenderFailure('error', 'odd')));
  expect(await Promise.all([shelf.page(goldOrder()), shelf.page(goldOrder())])).toEqual([null, null]);
  expect(failures).toEqual(['error']);
});

test('M3 · a page can be made ahead of its first visitor, however long that takes', async () => {
  const { shelf, makes } = shelfOf({ patience: 1 });
  await shelf.ahead(goldOrder());
  expect(await shelf.page(goldOrder())).not.toBeNull();
  expect(makes).toHaveLength(1);
});

test('M3 · what fails while a page is looked after leaves the page that there is', async () => {
  const { shelf, clock, current, become, failures } = shelfOf();
  const first = await shelf.page(goldOrder());
  current.yes = false;
  become(() => Promise.reject(new Error('odd')));
  clock.now += FRESH;
  await shelf.page(goldOrder());
  await settled();
  expect(failures).toEqual(['error']);
  expect(await shelf.page(goldOrder())).toBe(first);
});

test('M3 · pages of made-up queries push out one another, never the plain ones', async () => {
  const { shelf, makes, become, clock } = shelfOf({ maxBytes: 100_000 });
  become(async () => keptPage(4_000, { madeAt: clock.now, checkedAt: clock.now }));
  await shelf.page(goldOrder());
  const asked = (search: string) => shelf.page(goldOrder({ address: { path: '/gold', search, lang: null } }));
  for (const search of ['?a=1', '?a=2']) await asked(search);
  await shelf.page(goldOrder());
  expect(makes).toEqual(['/gold', '/gold?a=1', '/gold?a=2']);
  await asked('?a=1');
  expect(makes).toHaveLength(4);
});

test('M3 · a page of nothing lies where the made-up ones lie, and is found there', async () => {
  const { shelf, makes, become, clock } = shelfOf();
  become(async () => keptPage(10, { status: 404, madeAt: clock.now, checkedAt: clock.now }));
  expect((await shelf.page(goldOrder()))!.status).toBe(404);
  expect((await shelf.page(goldOrder()))!.status).toBe(404);
  expect(makes).toHaveLength(1);
});

test('M3 · language, theme, hint, query and release each make another page', () => {
  const order = goldOrder();
  const { visitor, target, state } = order;
  const others = [
    order,
    goldOrder({ visitor: { ...visitor, language: 'hi' } }),
    goldOrder({ visitor: { ...visitor, theme: 'dark' } }),
    goldOrder({ visitor: { ...visitor, hint: true } }),
    goldOrder({ address: { path: '/gold', search: '?a=1', lang: null } }),
    goldOrder({ target: { ...target, releases: 'mfe-gold@3' } }),
    goldOrder({ state: { ...state, registry: { ...state.registry!, serial: 4 } } }),
  ].map(shelfKey);
  expect(new Set(others).size).toBe(others.length);
  expect(shelfKey(goldOrder({ cohort: 7 }))).toBe(shelfKey(order));
});

test('M3 · a cleared shelf makes everything anew', async () => {
  const { shelf, makes } = shelfOf();
  await shelf.page(goldOrder());
  expect([shelf.pages, shelf.bytes > 0]).toEqual([1, true]);
  shelf.clear();
  expect([shelf.pages, shelf.bytes]).toEqual([0, 0]);
  await shelf.page(goldOrder());
  expect(makes).toHaveLength(2);
});

describe('the place of packed pages', () => {
  test('M3 · the least recently requested page is evicted first, and its bytes are released', () => {
    const cache = new PageCache(9_100);
    for (const key of ['a', 'b', 'c']) cache.set(key, keptPage(1_000));
    expect(cache.bytes).toBe(3 * 3_002);
    cache.get('a');
    cache.set('d', keptPage(1_000));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
    cache.set('a', keptPage(500));
    expect(cache.bytes).toBe(2 * 3_002 + 2_002);
    cache.delete('a');
    expect([cache.size, cache.bytes]).toEqual([2, 2 * 3_002]);
  });

  test('M3 · a page that alone is too large is not kept', () => {
    const cache = new PageCache(1_000);
    cache.set('a', keptPage(1_000));
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test('M3 · one page goes out in each encoding', async () => {
    const html = '<p>नमस्ते</p>'.repeat(50);
    const page = keptPage(0, { br: await packPage(html) });
    expect((await bodyOf(page, 'identity')).toString()).toBe(html);
    const zipped = await bodyOf(page, 'gzip');
    expect([...zipped.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(await bodyOf(page, 'gzip')).toBe(zipped);
    expect(await bodyOf(page, 'br')).toBe(page.br);
  });
});
