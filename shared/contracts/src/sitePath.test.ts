import fc from 'fast-check';
import { sitePath } from './sitePath.ts';

const HERE = 'https://sanchay.example';

/** Where a browser on a page of this site lands that goes to an address. */
const landsAt = (address: string, page = '/login'): URL => new URL(address, HERE + page);

describe('an address that comes from outside', () => {
  test.each([
    '/.//evil.example/x',
    '/..//evil.example/x',
    '/cart/..//evil.example/x',
    '/%2e//evil.example/x',
    '/%2E%2e//evil.example',
    '/.\t//evil.example',
    '/\n/evil.example',
    '/\\evil.example',
    '/.\\/evil.example',
    '\\\\evil.example',
    '//evil.example',
    '///evil.example',
    '//user:word@evil.example/',
    '//one.invalid/x',
    '//two.invalid/x',
    '//user@one.invalid/cart',
    'https://one.invalid/cart',
    'https:evil.example',
    'javascript:alert(1)',
    ' /cart',
    'cart',
    '',
    `/${'x'.repeat(8_000)}`,
    null,
    undefined,
    5,
    ['/cart'],
  ])('O1 · %j is refused', (address) => {
    expect(sitePath(address)).toBeNull();
  });

  test.each([
    ['/cart', '/cart'],
    ['/', '/'],
    ['/mutual-funds/all?q=gold&page=2#top', '/mutual-funds/all?q=gold&page=2#top'],
    ['/solo-setup?next=%2Fcart', '/solo-setup?next=%2Fcart'],
    ['/a/../cart', '/cart'],
    ['/cart\t', '/cart'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/search?q=a//b', '/search?q=a//b'],
    ['/खोज', '/%E0%A4%96%E0%A5%8B%E0%A4%9C'],
  ])('O1 · %j leads to %j', (address, path) => {
    expect(sitePath(address)).toBe(path);
  });

  const piece = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E%2E',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '\u00a0',
    ],
    ...[
      '@',
      ':',
      '?',
      '#',
      '&',
      'evil.example',
      'user:word@',
      'http:',
      'https:',
      'javascript:',
      'cart',
      '\uff0f',
      '\u3002',
    ],
  );
  const hostile = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 12 });
  const pages = fc.constantFrom('/', '/login', '/auth/callback', '/a/b/c?x=1');

  test('O1 · whatever is let through stays on the site, wherever the browser is and however often it is parsed', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('', '/', '/./', '/x/../'), pages, (pieces, start, page) => {
        const path = sitePath(start + pieces.join(''));
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(landsAt(path, page).origin).toBe(HERE);
        expect(landsAt(path, page).username).toBe('');
        expect(sitePath(path)).toBe(path);
        const decoded = new URLSearchParams({ next: path }).get('next');
        expect(sitePath(decoded)).toBe(path);
      }),
      { numRuns: 20_000 },
    );
  });

  test('O1 · ordinary paths of the site pass unchanged', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), word, (parts, value) => {
        const path = `/${parts.join('/')}?q=${value}#${value}`;
        expect(sitePath(path)).toBe(path);
      }),
    );
  });
});
