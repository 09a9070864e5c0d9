import type { RegistryEntry, Release } from '@sanchay/contracts';
import { mergeBuilt } from './mergeBuilt.ts';

const release = (entry: string): Release => ({
  entry,
  integrity: {},
  preload: [],
  routes: ['/gold'],
  nav: [],
  contracts: '^1.0.0',
  size: 9_000,
});
const entry = (live: string, over: Partial<RegistryEntry> = {}): RegistryEntry => ({
  owner: 'gold-team',
  routes: ['/gold'],
  live,
  previous: null,
  canary: null,
  disabled: false,
  releases: { [live]: release(live) },
  ...over,
});

describe('a build laid over the registry in force', () => {
  test('X1 · a new remote is taken as it was built', () => {
    expect(mergeBuilt({}, { 'mfe-gold': entry('a') })).toEqual({ 'mfe-gold': entry('a') });
  });

  test('X2 · the former live release becomes the previous one and stays listed', () => {
    const former = {
      'mfe-gold': entry('b', { previous: 'a', releases: { a: release('a'), b: release('b') } }),
    };
    expect(mergeBuilt(former, { 'mfe-gold': entry('c') })).toEqual({
      'mfe-gold': entry('c', { previous: 'b', releases: { b: release('b'), c: release('c') } }),
    });
  });

  test('X2 · an unchanged release keeps its previous one', () => {
    const former = {
      'mfe-gold': entry('b', { previous: 'a', releases: { a: release('a'), b: release('b') } }),
    };
    expect(mergeBuilt(former, { 'mfe-gold': entry('b') })).toEqual(former);
  });

  test('X2 · what operators set stays: a canary with its files, and a remote taken out', () => {
    const canary = { version: 'x', percent: 5 };
    const former = {
      'mfe-gold': entry('a', { canary, disabled: true, releases: { a: release('a'), x: release('x') } }),
    };
    expect(mergeBuilt(former, { 'mfe-gold': entry('b') })).toEqual({
      'mfe-gold': entry('b', {
        previous: 'a',
        canary,
        disabled: true,
        releases: { a: release('a'), b: release('b'), x: release('x') },
      }),
    });
  });

  test('X1 · a remote that is built no more leaves', () => {
    expect(mergeBuilt({ 'mfe-gold': entry('a'), 'mfe-old': entry('o') }, { 'mfe-gold': entry('a') })).toEqual(
      {
        'mfe-gold': entry('a'),
      },
    );
  });
});
