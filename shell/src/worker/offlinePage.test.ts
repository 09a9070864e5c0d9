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

test('S1 · it loads the page once the connection is back', () => {
  const scripts = [...offlinePage([]).matchAll(/<script>(.*?)<\/script>/g)].map(([, code]) => code);
  expect(scripts).toEqual([`addEventListener('online', () => location.reload())`]);
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
