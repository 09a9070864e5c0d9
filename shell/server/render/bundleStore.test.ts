import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digest } from '../../testing/signedRegistry.ts';
import { BundleStore } from './bundleStore.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'bundles-'));
const lay = (folder: string, code: string): void => {
  mkdirSync(path.join(dist, folder), { recursive: true });
  writeFileSync(path.join(dist, folder, 'server.cjs'), code);
};
const hash = (code: string): string => `sha384-${createHash('sha384').update(code).digest('base64')}`;
afterAll(() => rmSync(dist, { recursive: true }));

test('M3 · code that is the signed one is given, by remote and release', () => {
  lay('remotes/mfe-gold/2', 'gold');
  lay('shell/1', 'shell');
  const store = new BundleStore(dist);
  expect(store.remote('mfe-gold', '2', { 'server.cjs': hash('gold') })).toEqual({
    key: 'mfe-gold@2',
    code: 'gold',
  });
  expect(store.shell('1', { 'server.cjs': hash('shell') })).toEqual({ key: 'shell@1', code: 'shell' });
});

test('M3 · code that was exchanged is never given, also not after it was right once', () => {
  lay('remotes/mfe-gold/3', 'evil');
  const store = new BundleStore(dist);
  const wrong = () => store.remote('mfe-gold', '3', { 'server.cjs': digest('g') });
  expect(wrong).toThrow(
    expect.objectContaining({
      kind: 'bundle',
      message: 'server.cjs of mfe-gold@3 is not the one that was signed',
    }),
  );
  expect(wrong).toThrow('not the one that was signed');
  expect(() => store.remote('mfe-gold', '3', {})).toThrow('not the one that was signed');
});

test('M3 · what was checked is what is given: a file that changes afterwards is not read again', () => {
  lay('remotes/mfe-gold/4', 'good');
  const store = new BundleStore(dist);
  const take = () => store.remote('mfe-gold', '4', { 'server.cjs': hash('good') }).code;
  expect(take()).toBe('good');
  lay('remotes/mfe-gold/4', 'evil');
  expect(take()).toBe('good');
});

test('M3 · a release without the file cannot render here until it has come', () => {
  const store = new BundleStore(dist);
  expect(() => store.remote('mfe-gold', '9', { 'server.cjs': digest('g') })).toThrow(
    expect.objectContaining({ kind: 'bundle', message: 'mfe-gold@9 has no server.cjs here' }),
  );
  lay('remotes/mfe-gold/9', 'late');
  expect(store.remote('mfe-gold', '9', { 'server.cjs': hash('late') }).code).toBe('late');
});

test('X4 · M48 a file that was refused is read again after two seconds, and used when it is right by then', () => {
  lay('remotes/mfe-gold/5', 'cut o');
  let now = 0;
  const store = new BundleStore(dist, () => now);
  const take = () => store.remote('mfe-gold', '5', { 'server.cjs': hash('cut off') }).code;
  expect(take).toThrow('not the one that was signed');
  lay('remotes/mfe-gold/5', 'cut off');
  now = 1_999;
  expect(take).toThrow('not the one that was signed');
  now = 2_000;
  expect(take()).toBe('cut off');
});
