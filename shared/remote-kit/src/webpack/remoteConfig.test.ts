import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { remoteConfig } from './remoteConfig.ts';

const caches = path.join(import.meta.dirname, '../../../../node_modules/.cache');
let scratch: string;
let folder: string;

beforeEach(() => {
  mkdirSync(caches, { recursive: true });
  scratch = mkdtempSync(path.join(caches, 'remote-'));
  folder = path.join(scratch, 'mfe-tax');
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  writeFileSync(
    path.join(folder, 'remote.json'),
    JSON.stringify({
      name: 'mfe-tax',
      owner: 'tax-team',
      title: { en: 'Tax', hi: 'कर' },
      routes: ['/tax'],
      nav: [],
      contracts: '^1.0.0',
      publishes: [],
      listens: [],
    }),
  );
  writeFileSync(path.join(folder, 'src/remote.tsx'), "export default { load: () => import('./screen.js') };");
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** What webpack reports of a remote whose screen, a lazy chunk, has this source. */
async function faultsOf(screen: string): Promise<string[]> {
  writeFileSync(path.join(folder, 'src/screen.js'), screen);
  const config = remoteConfig(folder)({ release: '1.0.0-a1b2', outFolder: path.join(folder, 'out') });
  const compiler = webpack({ ...config, cache: false, devtool: false });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        stats ? resolve((stats.toJson().errors ?? []).map(({ message }) => message)) : reject(error!),
      ),
    ),
  );
}

test('X4 · M10 a lazy chunk that waits at the top level of a module is refused by the build', async () => {
  expect(await faultsOf('export const Screen = 1;')).toEqual([]);
  expect(await faultsOf('await new Promise(() => {}); export const Screen = 1;')).toEqual([
    expect.stringContaining('must not use await at its top level'),
  ]);
});
