import { getInstance, init } from '@module-federation/runtime';
import { remoteRuntime } from './remoteRuntime.ts';

const options = (name: string) => ({ name, remotes: [], shared: {} });

test('X4 · an instance of a remote is its own, never the one that the shell loads remotes with', () => {
  const shell = init(options('shell'));
  const gold = remoteRuntime.runtime!.init!(options('mfe_gold_1'));
  expect(gold.name).toBe('mfe_gold_1');
  expect(gold).not.toBe(shell);
  expect(getInstance()).toBe(shell);
});

test('X4 · an entry that is fetched again finds the instance of its first time', () => {
  const first = remoteRuntime.runtime!.init!(options('mfe_tax_1'));
  expect(remoteRuntime.runtime!.init!(options('mfe_tax_1'))).toBe(first);
  expect(remoteRuntime.runtime!.init!(options('mfe_tax_2'))).not.toBe(first);
});

test('X4 · a remote that exposes something finds what opens it', () => {
  expect(typeof remoteRuntime.bundlerRuntime?.initContainerEntry).toBe('function');
  expect(typeof remoteRuntime.bundlerRuntime?.init).toBe('function');
});
