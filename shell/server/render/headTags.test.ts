import { headTags, inert, type HeadPlace } from './headTags.ts';

const place: HeadPlace = {
  origin: 'https://sanchay.example',
  path: '/gold',
  language: 'en',
  lang: null,
  status: 200,
  picture: null,
};

test("M3 · the page's metadata is escaped text in its head, whatever it contains", () => {
  const tags = headTags({ title: '"<b>&\'', description: '</title><script>' }, place);
  expect(tags).toContain('<title>&quot;&lt;b&gt;&amp;&#39; · Sanchay</title>');
  expect(tags).toContain('content="&lt;/title&gt;&lt;script&gt;"');
  expect(tags).not.toContain('<script>');
});

test('M3 · a page without metadata has the product’s name and text in its language', () => {
  expect(headTags(null, place)).toContain('<title>Sanchay</title>');
  expect(headTags(null, { ...place, language: 'hi' })).toContain('content="ज़ीरो कमीशन पर डायरेक्ट म्यूचुअल फ़ंड');
  expect(headTags(null, { ...place, language: 'hi' })).toContain('content="hi_IN"');
});

test('M3 · a description names no missing figure; without any sentence left it is the product’s', () => {
  const partly = headTags({ title: 'x', description: 'A direct plan. 5-year return --. Rated A.' }, place);
  expect(partly).toContain('name="description" content="A direct plan. Rated A."');
  expect(headTags({ title: 'x', description: 'Price -- today' }, place)).toContain(
    'content="Invest in direct mutual funds',
  );
  expect(headTags({ title: 'x', description: 'भाव -- है। सीधा प्लान।' }, place)).toContain(
    'content="सीधा प्लान।"',
  );
});

test('M3 · the address of its content is the one that the page names, with the requested language', () => {
  const head = { title: 'x', canonical: '/gold/all' };
  expect(headTags(head, place)).toContain('rel="canonical" href="https://sanchay.example/gold/all"');
  const hindi = headTags(head, { ...place, lang: 'hi', language: 'hi' });
  expect(hindi).toContain('rel="canonical" href="https://sanchay.example/gold/all?lang=hi"');
  expect(hindi).toContain('hreflang="en" href="https://sanchay.example/gold/all?lang=en"');
  expect(headTags(head, { ...place, lang: 'fr' })).toContain(
    'canonical" href="https://sanchay.example/gold/all"',
  );
  expect(headTags({ title: 'x', canonical: '/gold?page=2' }, place)).toContain(
    'href="https://sanchay.example/gold?page=2&amp;lang=hi"',
  );
});

test.each([
  [{ title: 'x', index: false }, 200, true],
  [{ title: 'x' }, 404, true],
  [{ title: 'x', index: true }, 200, false],
])('M3 · a page %j with status %i is hidden from search engines: %s', (head, status, hidden) => {
  const tags = headTags(head, { ...place, status });
  expect(tags.includes('<meta name="robots" content="noindex">')).toBe(hidden);
  expect(tags.includes('hreflang')).toBe(!hidden);
});

test('M3 · structured data are schema.org’s, with whole addresses, and cannot end their element', () => {
  const tags = headTags(
    {
      title: 'x',
      structured: [
        { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: '</script>', item: '/gold' }] },
        {
          '@context': 'https://schema.org',
          '@type': 'Thing',
          '@id': '/gold',
          logo: '/assets/icon.svg',
          url: 'https://other.example/',
          name: '/not an address',
        },
      ],
    },
    place,
  );
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags)![1]!;
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: '</script>', item: 'https://sanchay.example/gold' }],
    },
    {
      ...{ '@context': 'https://schema.org', '@type': 'Thing', '@id': 'https://sanchay.example/gold' },
      logo: 'https://sanchay.example/assets/icon.svg',
      ...{ url: 'https://other.example/', name: '/not an address' },
    },
  ]);
});

test('M3 · a picture for previews is named where there is one', () => {
  expect(headTags(null, place)).not.toContain('og:image');
  expect(headTags(null, { ...place, picture: '/assets/icon-512.png' })).toContain(
    '<meta property="og:image" content="https://sanchay.example/assets/icon-512.png">',
  );
});

test('M3 · inert JSON survives being read back', () => {
  const value = { a: '</script>\u2028\u2029' };
  expect(inert(value)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(inert(value))).toEqual(value);
});
