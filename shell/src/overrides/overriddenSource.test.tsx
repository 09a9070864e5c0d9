import type { Release } from '@sanchay/contracts';
import { rememberRelease } from '../federation/integrity.ts';
import { trustedScript } from '../federation/scriptPolicy.ts';
import type { ModuleSource, Wanted } from '../kit/source.ts';
import { isOverridden, overriddenSource } from './overriddenSource.ts';
import { takeOverrides } from './overrideTable.ts';

const GOLD = 'http://localhost:8086/remoteEntry.js';
const release = { entry: '/remotes/mfe-gold/1.0.0-a/remoteEntry.a.js', integrity: {} } as Release;
const wanted = (remote: string): Wanted => ({
  remote,
  version: '1.0.0-a',
  release,
  origin: 'https://b',
  fresh: true,
});

beforeEach(() => {
  sessionStorage.clear();
  takeOverrides(`http://localhost/gold?override.mfe-gold=${GOLD}`, sessionStorage, Date.now());
});

test('X5 · an overridden remote comes from the developer’s machine under a name of its own, the others as released', async () => {
  const asked: Wanted[] = [];
  const source: ModuleSource = {
    async fetch(one) {
      asked.push(one);
      return () => one.version;
    },
    provided: () => ({ react: '19.3.1' }),
  };
  const over = overriddenSource(source);
  expect(over.provided?.()).toEqual({ react: '19.3.1' });
  await over.fetch(wanted('mfe-gold'));
  await over.fetch(wanted('mfe-tax'));
  expect(asked).toEqual([
    {
      remote: 'mfe-gold',
      version: 'override',
      release: { ...release, entry: GOLD },
      origin: null,
      fresh: true,
    },
    wanted('mfe-tax'),
  ]);
});

test('X5 · only scripts of that origin go without a hash, and only while the override lasts', () => {
  expect(isOverridden('http://localhost:8086/app.js')).toBe(true);
  expect(isOverridden('http://localhost:8087/app.js')).toBe(false);
  expect(isOverridden('/app.js')).toBe(false);
  expect(isOverridden('http://localhost:8086/app.js', sessionStorage, Date.now() + 9 * 3_600_000)).toBe(
    false,
  );
});

test('X5 · outside a development build an override opens nothing', () => {
  rememberRelease(release);
  expect(process.env.NODE_ENV).not.toBe('development');
  expect(() => trustedScript(GOLD)).toThrow(`no hash is known for ${GOLD}`);
});

test('X5 · in a development build the script of an override needs no hash', () => {
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  try {
    const script = trustedScript(GOLD);
    expect([script.src, script.integrity ?? '', script.crossOrigin]).toEqual([GOLD, '', 'anonymous']);
    expect(() => trustedScript('http://localhost:8087/app.js')).toThrow('no hash is known');
  } finally {
    process.env.NODE_ENV = former;
  }
});
