import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFaults, ENTRY_BUDGET, sourceFaults } from './guards.ts';
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
    ({ size: 9_000, contracts: '^1.2.0', ...over }) as UnsignedRelease;
  const faults = (over?: Partial<UnsignedRelease>) => buildFaults('mfe-gold', folder, record(over));

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

  test.each(['^2.0.0', '^1.2.1', '^0.9.0'])(
    'X6 · the contract range %s is outside the shell’s',
    (contracts) => {
      expect(faults({ contracts })).toEqual([
        `mfe-gold needs contracts ${contracts}, the shell has 1.2.0. Put "contracts": "^1.2.0" into mfe-gold/remote.json after looking at what has changed.`,
      ]);
    },
  );

  test.each(['^1.0.9', '^1.1.0'])(
    'X6 · the contract range %s lets older tabs request what they cannot run',
    (contracts) => {
      expect(faults({ contracts })).toEqual([
        `mfe-gold says that contracts ${contracts} are enough, but its entry runs on what shells have since 1.2.0: an older tab would break on it. Put "contracts": "^1.2.0" or a later one into mfe-gold/remote.json.`,
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
    ['react-dom', 'throw Error("Minified React error #418")'],
    [
      'react-router',
      'invariant(x, "useLocation() may be used only in the context of a <Router> component.")',
    ],
    ['rxjs', 'e.message = "x unsubscription: y"'],
    ['emotion', 'document.querySelectorAll("style[data-emotion]")'],
    ['i18next', 'prefix = "i18next: "'],
    ['query client', 'throw new Error("No QueryClient set, use QueryClientProvider")'],
    ['axios', 'code = "ERR_BAD_OPTION_VALUE"'],
  ])('X1 · a second copy of %s is refused', (name, code) => {
    writeFileSync(path.join(folder, 'chunk.js'), code);
    writeFileSync(path.join(folder, 'chunk.js.map'), code);
    expect(faults()).toEqual([
      `mfe-gold: chunk.js carries its own ${name}; import it through the shared package`,
    ]);
  });
});
