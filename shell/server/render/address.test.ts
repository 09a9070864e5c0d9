import { canaryOrder } from '@sanchay/registry';
import { goldState, renderingRelease } from './testing/pages.ts';
import { encodingOf } from './encoding.ts';
import { pageAddress } from './pageAddress.ts';
import { renderTarget } from './target.ts';
import { visitorOf } from './visitor.ts';
import { entryOf, plainRegistry, plainRelease } from '../../testing/signedRegistry.ts';

test.each([
  ['/gold', '/gold', ''],
  ['/gold?', '/gold', ''],
  ['/gold#x?y', '/gold', ''],
  ['/gold?b=2&a=1&a=0', '/gold', '?a=1&a=0&b=2'],
  ['/gold?utm_source=x&UTM_Medium=y&gclid=1&fbclid=2&a=1', '/gold', '?a=1'],
  ['/%E0%A4%B8?q=%E2%82%B9', '/%E0%A4%B8', '?q=%E2%82%B9'],
])('M3 · of the address %s a page depends on %s and %s', (url, path, search) => {
  expect(pageAddress(url)).toEqual({ path, search, lang: null });
});

test('M3 · the language of the address is read from it', () => {
  expect(pageAddress('/gold?lang=hi')).toEqual({ path: '/gold', search: '?lang=hi', lang: 'hi' });
});

test.each([
  `/gold?${'x'.repeat(1_020)}`,
  `/gold?${Array.from({ length: 25 }, (_, field) => `f${field}=1`).join('&')}`,
  '/gold?a=%ff',
  '/%',
  '/gold//x',
  '//gold',
  '/gold?a=%00',
])('M3 · no page is rendered for the odd address %#', (url) => {
  expect(pageAddress(url)).toBeNull();
});

test('M3 · 24 fields and 1,024 letters are still an address', () => {
  expect(
    pageAddress(`/gold?${Array.from({ length: 24 }, (_, field) => `f${field}=1`).join('&')}`),
  ).not.toBeNull();
  expect(pageAddress(`/gold?${'x'.repeat(1_019)}`)).not.toBeNull();
});

test.each([
  [undefined, null, { language: 'en', theme: null, hint: false }],
  [
    'sanchay_language=hi; sanchay_theme=dark; sanchay_hint=1',
    null,
    { language: 'hi', theme: 'dark', hint: true },
  ],
  ['sanchay_language=hi', 'en', { language: 'en', theme: null, hint: false }],
  ['x=1', 'hi', { language: 'hi', theme: null, hint: false }],
  ['sanchay_language=hi', 'fr', { language: 'hi', theme: null, hint: false }],
  [
    'sanchay_language=fr; sanchay_theme=red; sanchay_hint=2',
    null,
    { language: 'en', theme: null, hint: false },
  ],
  ['xsanchay_hint=1;sanchay_theme=light', null, { language: 'en', theme: 'light', hint: false }],
  ['sanchay_theme="><script>', null, { language: 'en', theme: null, hint: false }],
])('M3 · the cookies %j with ?lang=%j choose %j', (cookies, lang, expected) => {
  expect(visitorOf(cookies, lang)).toEqual(expected);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('M3 · who accepts %j gets %s', (header, expected) => {
  expect(encodingOf(header)).toBe(expected);
});

describe('who renders a page', () => {
  const registry = goldState.registry!;

  test('M3 · the release that the visitor gets, below what it renders', () => {
    expect(renderTarget(registry, '/gold/buy', 3)).toMatchObject({
      remote: 'mfe-gold',
      version: '2',
      releases: 'mfe-gold@2',
      canary: false,
    });
  });

  test('M3 · nobody for a path without owner, a release that renders nothing or not there, or has no code for it', () => {
    expect(renderTarget(registry, '/other', 3)).toBeNull();
    const of = (release: object) =>
      renderTarget(
        plainRegistry(1, { 'mfe-gold': entryOf({ '2': { ...renderingRelease('2'), ...release } }) }),
        '/gold',
        3,
      );
    expect(of({})).not.toBeNull();
    expect(of({ rendered: undefined })).toBeNull();
    expect(of({ rendered: ['/gold/buy'] })).toBeNull();
    expect(of({ notRendered: ['/gold'] })).toBeNull();
    expect(of({ notRendered: ['/gold/buy'] })).not.toBeNull();
    expect(of({ integrity: plainRelease('mfe-gold', '2').integrity })).toBeNull();
  });

  test('M3 · nobody while the area is switched off', () => {
    const off = plainRegistry(1, { 'mfe-gold': entryOf({ '2': renderingRelease('2') }, { disabled: true }) });
    expect(renderTarget(off, '/gold', 3)).toBeNull();
  });

  test('M3 · with a canary anywhere, visitors get pages of their own releases', () => {
    const other = entryOf(
      { '3': plainRelease('mfe-new', '3'), '1': plainRelease('mfe-new', '1') },
      { live: '1', canary: { version: '3', percent: 5 } },
    );
    const both = plainRegistry(1, { 'mfe-gold': entryOf({ '2': renderingRelease('2') }), 'mfe-new': other });
    const order = canaryOrder('mfe-new', '3');
    expect(renderTarget(both, '/gold', order[4]!)).toMatchObject({
      releases: 'mfe-gold@2,mfe-new@3',
      canary: true,
    });
    expect(renderTarget(both, '/gold', order[5]!)).toMatchObject({
      releases: 'mfe-gold@2,mfe-new@1',
      canary: true,
    });
  });
});
