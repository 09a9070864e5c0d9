import { errorPage } from './errorPage.ts';

test('S11 · the edge’s own 500 page has the specified words, the way home, and no script', () => {
  const html = errorPage('b{color:red}');
  expect(html).toContain('<h1>OOPS</h1>');
  expect(html).toContain('Something went wrong!');
  expect(html).toContain('<a href="/">Take Me Home</a>');
  expect(html).toContain('<style>b{color:red}</style>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(/lang="hi">[^<]*[\u0900-\u097f]/);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('style=');
});
