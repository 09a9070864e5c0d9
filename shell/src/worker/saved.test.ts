import { isAsset, isReleaseFile, pageKey, readKeepMessage } from './saved.ts';

const at = (path: string) => new URL(path, 'https://sanchay.example');

test.each([
  ['/shell/0a1b/shell.1234567890.js', true],
  ['/remotes/mfe-gold/0a1b/app.1234567890.js', true],
  ['/remotes/mfe-gold/0a1b/en.json', true],
  ['/remotes/mfe-gold/app.js', false],
  ['/remotes/mfe-gold/0a1b/server.cjs', false],
  ['/shell', false],
  ['/api/v3/config/remotes.json', false],
  ['/sw.js', false],
])('S1 · %s is a file that never changes: %s', (path, expected) => {
  expect(isReleaseFile(at(path))).toBe(expected);
});

test('S1 · fonts and icons are assets, pages are not', () => {
  expect([isAsset(at('/assets/icon.svg')), isAsset(at('/assetsx'))]).toEqual([true, false]);
});

test.each([
  ['/', '/'],
  ['/mutual-funds/fund/a-fund', '/mutual-funds/fund/a-fund'],
  ['/about?lang=hi', '/about?lang=hi'],
  ['/about?lang=xx', null],
  ['/orders?payment=1', null],
  ['/mutual-funds/all?q=asha', null],
  ['/about?lang=hi&token=x', null],
  ['/auth/callback', null],
  ['/staff/tickets', null],
  ['/sandbox/outbox', null],
  ['/api/v3/orders.json', null],
  ['/authors', '/authors'],
])('S1 · the page %s is kept as %j', (path, key) => {
  expect(pageKey(at(path))).toBe(key);
});

test.each([
  null,
  'keep',
  {},
  { type: 'keep' },
  { type: 'keep', files: 1, path: '/' },
  { type: 'x', files: [], path: '/' },
])('S1 · %j is no message for the worker', (data) => {
  expect(readKeepMessage(data)).toBeNull();
});

test('S1 · a page sends the worker the files that it depends on', () => {
  const message = { type: 'keep', files: [{ url: '/shell/1/a.js', integrity: 'sha384-x' }], path: '/' };
  expect(readKeepMessage(message)).toEqual(message);
});
