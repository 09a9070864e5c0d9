import { offlinePage } from './offlinePage.ts';

test('S1 · a page that was never opened shows that in both languages and names those that were', () => {
  const html = offlinePage(['/gold', '/about']);
  expect(html).toContain('<h1>You are offline</h1>');
  expect(html).toContain('<p lang="hi">आप ऑफ़लाइन हैं।');
  expect(html.match(/<a href="[^"]*">[^<]*<\/a>/g)).toEqual([
    '<a href="/about">/about</a>',
    '<a href="/gold">/gold</a>',
  ]);
});

test('S1 · with nothing kept it names nothing', () => {
  expect(offlinePage([])).not.toContain('<ul>');
});

/** The script of the page with its browser replaced: what it listens to, and what each check of the address returns. */
function runScript(checks: boolean[]) {
  const script = /<script>(.*?)<\/script>/s.exec(offlinePage(['/gold']))![1]!;
  const listeners: Record<string, (event: unknown) => void> = {};
  const fetched: unknown[] = [];
  const timers: (() => void)[] = [];
  const reload = jest.fn();
  const fetch = (...request: unknown[]) => {
    fetched.push(request);
    return checks.shift() ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'));
  };
  new Function('addEventListener', 'location', 'fetch', 'navigator', 'setTimeout', script)(
    (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener),
    { href: 'https://sanchay.example/about', reload },
    fetch,
    { onLine: true },
    (check: () => void) => timers.push(check),
  );
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { listeners, fetched, timers, reload, settled };
}

test('S1 · the offline page loads the page once its address answers, and tries again while it does not', async () => {
  const page = runScript([false, true]);
  page.listeners.online!({});
  await page.settled();
  expect(page.fetched).toEqual([['https://sanchay.example/about', { method: 'HEAD', cache: 'no-store' }]]);
  expect(page.reload).not.toHaveBeenCalled();
  page.timers.shift()!();
  await page.settled();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('S1 · a reload of the offline page does not overtake a link that was followed', async () => {
  const page = runScript([true, true]);
  page.listeners.click!({ target: { closest: () => null } });
  page.listeners.online!({});
  await page.settled();
  expect(page.reload).toHaveBeenCalledTimes(1);
  page.listeners.click!({ target: { closest: (wanted: string) => wanted === 'a' } });
  page.listeners.online!({});
  await page.settled();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('S1 · an address in it stays text, and at most twelve are named', () => {
  const html = offlinePage([
    `/"><script>x</script>`,
    '/%E0%A4%',
    ...Array.from({ length: 20 }, (_, at) => `/p${at}`),
  ]);
  expect(html).not.toContain('<script>x');
  expect(html.match(/<li>/g)).toHaveLength(12);
});
