import { bundledSource } from './bundledSource.ts';
import { tableModule } from './tableModule.ts';

const wanted = (remote: string) =>
  ({ remote, version: '1', release: {}, origin: null, fresh: false }) as unknown as Parameters<
    ReturnType<typeof bundledSource>['fetch']
  >[0];

test('X1 · the build as one brings each remote by import() of its own source, as a chunk of its name', () => {
  expect(tableModule('/project', ['mfe-gold', 'mfe-tax']).split('\n')).toEqual([
    'import { bundledSource } from "/project/ops/build/mono/bundledSource.ts";',
    'export const federationSource = bundledSource({',
    '  "mfe-gold": () => import(/* webpackChunkName: "mfe-gold" */ "/project/mfe-gold/src/remote.tsx"),',
    '  "mfe-tax": () => import(/* webpackChunkName: "mfe-tax" */ "/project/mfe-tax/src/remote.tsx"),',
    '});',
    '',
  ]);
});

test('X1 · its table answers the loader as federation does: code first, the module when it is run', async () => {
  const gold = { default: { mount: () => undefined } };
  const bring = jest.fn(async () => gold);
  const source = bundledSource({ 'mfe-gold': bring });
  const run = await source.fetch(wanted('mfe-gold'));
  expect(bring).toHaveBeenCalledTimes(1);
  expect(run()).toBe(gold);
});

test('X1 · a chunk that does not come, and a remote that is not in the bundle, are failures of the loader', async () => {
  const source = bundledSource({ 'mfe-gold': () => Promise.reject(new Error('chunk gone')) });
  await expect(source.fetch(wanted('mfe-gold'))).rejects.toThrow('chunk gone');
  await expect(source.fetch(wanted('mfe-tax'))).rejects.toThrow('mfe-tax is not in this bundle');
  await expect(source.fetch(wanted('constructor'))).rejects.toThrow('constructor is not in this bundle');
});
