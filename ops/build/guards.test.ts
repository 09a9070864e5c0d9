import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { sharedModuleNames } from '@sanchay/remote-kit/webpack';
import type { Stats } from 'webpack';
import { builtModules } from './builtModules.ts';
import { CHUNK_BUDGET } from './chunkSizes.ts';
import { buildFaults, ENTRY_BUDGET, sourceFaults } from './guards.ts';
import { root } from './inputs.ts';
import { providedPackages } from './oneCopy.ts';
import type { UnsignedRelease } from './release.ts';

const VERSION = '1.0.0-a1b2';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guards-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const remote = (source: string) => writeFileSync(path.join(folder, 'src/remote.tsx'), source);
const good = `import { defineRemote } from '@sanchay/remote-kit';\nexport default defineRemote({});`;
const faultsOf = (uniqueName: string | undefined) =>
  sourceFaults('mfe-gold', VERSION, { folder, uniqueName });
const noBoundary =
  'mfe-gold/src/remote.tsx has no boundary: a crash would leave an empty page. Write "export default defineRemote({ … })" with defineRemote from @sanchay/remote-kit.';

describe('before a remote is bundled', () => {
  test('X2 · sources with a boundary and a versioned name pass', () => {
    remote(good);
    expect(faultsOf('mfe_gold_1_0_0_a1b2')).toEqual([]);
  });

  test('X4 · a remote without a boundary is refused, and one without src/remote.tsx', () => {
    expect(faultsOf('mfe_gold_1_0_0_a1b2')).toEqual([noBoundary]);
    remote('export default { mount() {} };');
    expect(faultsOf('mfe_gold_1_0_0_a1b2')).toEqual([noBoundary]);
  });

  test.each(['mfe_gold', 'mfe_gold_1_0_0', '', undefined])(
    'X2 · the uniqueName %j is refused',
    (uniqueName) => {
      remote(good);
      expect(faultsOf(uniqueName)).toEqual([
        `mfe-gold/webpack.config.ts makes the unversioned uniqueName "${uniqueName ?? ''}": two releases on one page would mix their chunks. Use remoteConfig(import.meta.dirname) as it is, which makes "mfe_gold_1_0_0_a1b2".`,
      ]);
    },
  );
});

describe('a finished build', () => {
  const record = (over: Partial<UnsignedRelease> = {}) =>
    ({ size: 9_000, contracts: '^2.0.0', ...over }) as UnsignedRelease;
  const faults = (over?: Partial<UnsignedRelease>) => buildFaults('mfe-gold', folder, record(over), []);
  const built = (source: string) => ({ source: path.join(root, source), files: ['chunk.js'] });

  test('X2 · within its budget, its contracts and with one copy of everything passes', () => {
    writeFileSync(path.join(folder, 'app.js'), 'console.log("react.transitional.element")');
    expect(faults()).toEqual([]);
  });

  test('X2 · an entry may have 10 KB gzip and not a byte more', () => {
    expect(ENTRY_BUDGET).toBe(10_240);
    expect(faults({ size: 10_240 })).toEqual([]);
    expect(faults({ size: 10_241 })).toEqual([
      'mfe-gold: its entry has 10241 bytes gzip, 10240 are allowed. Nothing but src/remote.tsx belongs into "exposes"; load the rest with import().',
    ]);
  });

  test.each(['^3.0.0', '^2.99.0', '^1.2.0'])(
    'X6 · the contract range %s is outside the shell’s',
    (contracts) => {
      expect(faults({ contracts })).toEqual([
        `mfe-gold needs contracts ${contracts}, the shell has ${CONTRACTS_VERSION}. Put "contracts": "^${CONTRACTS_VERSION}" into mfe-gold/remote.json after looking at what has changed.`,
      ]);
    },
  );

  test('M3 · a release that declares rendering contains the code for it', () => {
    expect(faults({ rendered: ['/gold'], integrity: { 'server.cjs': 'sha384-x' } })).toEqual([]);
    expect(faults({ rendered: ['/gold'], integrity: {} })).toEqual([
      'mfe-gold has no server.cjs, but its remote.json says that pages of it are rendered. Take "rendered" out, or build it with the product\'s own build.',
    ]);
  });

  test.each([
    ['node_modules/react/index.js', 'react', 'react'],
    ['node_modules/react-dom/client.js', 'react-dom', 'react-dom'],
    ['node_modules/react-router/dist/production/index.mjs', 'react-router', '@sanchay/remote-kit/router'],
    ['node_modules/rxjs/dist/esm/index.js', 'rxjs', '@sanchay/event-bus'],
    ['node_modules/@emotion/react/dist/x.js', '@emotion/react', '@sanchay/ui/style'],
    ['node_modules/i18next/dist/esm/i18next.js', 'i18next', '@sanchay/i18n'],
    ['node_modules/@tanstack/query-core/build/x.js', '@tanstack/query-core', '@sanchay/remote-kit/query'],
    ['node_modules/axios/index.js', 'axios', '@sanchay/api-client'],
    ['mfe-gold/node_modules/big.js/big.mjs', 'big.js', 'big.js'],
    ['shared/i18n/src/instance.ts', '@sanchay/i18n', '@sanchay/i18n'],
  ])('X1 · a build with %s is refused', (source, copied, shared) => {
    const modules = [built('mfe-gold/src/remote.tsx'), built(source), built(source)];
    expect(buildFaults('mfe-gold', folder, record(), modules)).toEqual([
      `mfe-gold: chunk.js carries its own ${copied}; import it from ${shared}.`,
    ]);
  });

  test('X1 · every shared module has a package or a facade that a second copy is recognised by', () => {
    const packages = new Set(providedPackages().values());
    expect(sharedModuleNames.filter((name) => !/^react(-dom)?\//.test(name) && !packages.has(name))).toEqual(
      [],
    );
  });

  test.each([
    ['app.a1.js', 'its first chunk', 'Load screens with import() in src/remote.tsx.'],
    ['12.a1.js', 'the lazy chunk', 'Split the screen with import().'],
  ])('X2 · the chunk %s may have 48 KB gzip and not more', (file, kind, remedy) => {
    expect(CHUNK_BUDGET).toBe(49_152);
    writeFileSync(path.join(folder, file), randomBytes(49_000));
    expect(faults()).toEqual([]);
    writeFileSync(path.join(folder, file), randomBytes(6_000_000));
    expect(faults()).toEqual([
      expect.stringMatching(
        `^mfe-gold: ${kind} ${file} has 600\\d{4} bytes gzip, 49152 are allowed. ${remedy.replace(/[()]/g, '\\$&')}$`,
      ),
    ]);
  });

  test('X2 · a lazy chunk with the password dictionaries may have 256 KB gzip, a first chunk not', () => {
    const source = path.join(root, 'node_modules/@zxcvbn-ts/core/dist/index.mjs');
    const modules = [{ source, files: ['12.a1.js', 'app.a1.js'] }];
    const found = () => buildFaults('mfe-gold', folder, record(), modules);
    writeFileSync(path.join(folder, '12.a1.js'), randomBytes(250_000));
    expect(found()).toEqual([]);
    writeFileSync(path.join(folder, '12.a1.js'), randomBytes(270_000));
    writeFileSync(path.join(folder, 'app.a1.js'), randomBytes(50_000));
    expect(found()).toEqual([
      expect.stringContaining('262144 are allowed'),
      expect.stringContaining('49152 are allowed'),
    ]);
  });
});

test('X1 · the sources of a build are those in its scripts, joined ones too', () => {
  const module = (source: string | null, inner?: object[]) => ({
    nameForCondition: () => source,
    ...(inner && { modules: inner }),
  });
  const alone = module('/a.ts');
  const joined = module('/b.ts', [module('/b.ts'), module('/c.ts')]);
  const shaken = module('/d.ts');
  const shared = module(null);
  const chunksOf = (one: object) => (one === shaken ? [] : [{ files: ['1.js', '1.css'] }]);
  const compilation = {
    modules: [alone, joined, shaken, shared],
    chunkGraph: { getModuleChunks: chunksOf },
  };
  expect(builtModules({ compilation } as unknown as Stats)).toEqual(
    ['/a.ts', '/b.ts', '/c.ts'].map((source) => ({ source, files: ['1.js'] })),
  );
});
