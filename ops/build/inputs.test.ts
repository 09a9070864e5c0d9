import type { Stats } from 'webpack';
import { appNames, buildInputs } from './inputs.ts';
import { releaseId } from './releaseId.ts';
import { unlistedInputs } from './unlistedInputs.ts';

afterEach(() => {
  delete process.env.SANCHAY_DEV;
});

test('X5 · a development shell is a release of its own; remotes are the same', () => {
  const [shell, gold] = [releaseId('shell'), releaseId('mfe-gold')];
  process.env.SANCHAY_DEV = '1';
  expect(releaseId('shell')).toBe(`${shell}-dev`);
  expect(releaseId('mfe-gold')).toBe(gold);
});

const appsWith = (file: string): string[] => appNames().filter((app) => buildInputs(app).includes(file));

test('X2 · a change of the contracts renames only the apps that import it', () => {
  expect(appsWith('shared/contracts/src/confirm/goldConfirms.ts')).toEqual([
    'mfe-gold',
    'mfe-invest',
    'mfe-onboarding',
    'mfe-portfolio',
  ]);
  expect(appsWith('shared/contracts/src/endpoints.ts')).toContain('shell');
  // Schemas stay on the server: browsers have types of them, and no build contains types.
  for (const app of appNames()) {
    const schemas = buildInputs(app).filter((file) => file.startsWith('shared/contracts/src/calls'));
    expect([app, schemas]).toEqual([app, []]);
  }
});

test('X2 · the stylesheet of the page belongs to the shell, and the build itself to every app', () => {
  expect(buildInputs('shell')).toContain('shared/ui/src/tokens/base.css');
  expect(appsWith('shared/remote-kit/src/webpack/remoteConfig.ts')).toEqual(appNames());
  expect(appsWith('ops/build/bundle.ts')).toEqual(appNames());
});

test('X2 · a build that contains a source outside its inputs is refused', () => {
  const at = (file: string) => ({ nameForCondition: `${process.cwd()}/${file}` });
  const modules = [
    at('mfe-gold/src/a.ts'),
    {
      ...at('mfe-gold/src/b.ts'),
      modules: [at('mfe-gold/src/b.ts'), { ...at('shared/ui/src/c.ts'), reasons: [{}] }],
    },
    { ...at('shared/ui/src/index.ts'), reasons: [{ active: false }] },
    at('node_modules/rxjs/index.js'),
    { nameForCondition: null },
  ];
  const stats = { toJson: () => ({ modules }) } as unknown as Stats;
  expect(unlistedInputs('mfe-gold', stats, ['mfe-gold/src/a.ts', 'mfe-gold/src/b.ts'])).toEqual([
    'mfe-gold: the build contains shared/ui/src/c.ts, but ops/build/sourceGraph.ts does not find its import.',
  ]);
});
