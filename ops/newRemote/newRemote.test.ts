import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { appNames, root } from '../build/inputs.ts';
import { planRemote, type RemotePlan } from './plan.ts';
import { writeRemote } from './scaffold.ts';
import { joinWorkspace, lockWith } from './workspace.ts';

const remotes = appNames().filter((name) => name !== 'shell');
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'sanchay-new-remote-'));
  for (const name of remotes)
    for (const file of ['remote.json', 'package.json', 'src/remote.tsx'])
      cpSync(path.join(root, name, file), path.join(checkout, name, file));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const planned = (name: string): RemotePlan => planRemote({ name, titleHi: 'कर' }, checkout);

test('X6 · a new remote gets an owner, a route, a style key, a place and a port that nobody has', () => {
  expect(planned('mfe-tax-reports')).toEqual({
    name: 'mfe-tax-reports',
    owner: 'tax-reports-team',
    title: 'Tax Reports',
    titleHi: 'कर',
    route: '/tax-reports',
    component: 'TaxReports',
    styleKey: 'tax',
    contracts: CONTRACTS_VERSION,
    order: 80,
    port: 8087,
  });
  // `inv` is taken by mfe-invest.
  expect(planned('mfe-inventory').styleKey).toBe('inva');
  expect(planRemote({ name: 'mfe-tax', owner: 'money-team', title: 'My tax' }, checkout)).toMatchObject({
    owner: 'money-team',
    title: 'My tax',
    titleHi: 'My tax',
  });
});

test.each([
  ['tax', 'tax is no name for a remote: take mfe- and small letters, like mfe-tax.'],
  ['mfe-Tax', 'mfe-Tax is no name for a remote: take mfe- and small letters, like mfe-tax.'],
  ['mfe-../x', 'mfe-../x is no name for a remote: take mfe- and small letters, like mfe-tax.'],
  ['mfe-gold', 'There is a folder mfe-gold already.'],
  ['mfe-orders', 'Two remotes would own /orders: mfe-invest and mfe-orders. Choose another name.'],
])('X6 · %s is refused in words', (name, sentence) => {
  expect(() => planned(name)).toThrow(sentence);
});

test('X6 · a title that would break a file is refused', () => {
  expect(() => planRemote({ name: 'mfe-tax', title: 'Tax" }' }, checkout)).toThrow('is no title');
});

test('X6 · what is written describes itself, is formatted, and builds to an entry alone', async () => {
  await writeRemote(planned('mfe-tax'), checkout);
  expect(readdirSync(checkout).sort()).toEqual([...remotes, 'mfe-tax'].sort());
  expect(describeRemote(path.join(checkout, 'mfe-tax'))).toMatchObject({
    name: 'mfe-tax',
    owner: 'tax-team',
    title: { en: 'Tax', hi: 'कर' },
    routes: ['/tax'],
    publishes: [],
    listens: [],
  });
  const prettier = path.join(root, 'node_modules/prettier/bin/prettier.cjs');
  const config = path.join(root, '.prettierrc.json');
  const checked = spawnSync(process.execPath, [prettier, '--config', config, '--check', 'mfe-tax'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect([checked.status, checked.stderr]).toEqual([0, '']);

  symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
  const build = `
    import webpack from 'webpack';
    const { default: config } = await import(${JSON.stringify(path.join(checkout, 'mfe-tax/webpack.config.ts'))});
    const settings = { ...config({ release: '1.0.0-test', outFolder: ${JSON.stringify(path.join(checkout, 'out'))} }), cache: false, devtool: false };
    webpack(settings).run((error, stats) => {
      console.log(error ?? stats.toString({ preset: 'errors-only' }));
      process.exitCode = error || stats.hasErrors() ? 1 : 0;
    });`;
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([built.status, built.stderr]).toEqual([0, '']);
  const files = readdirSync(path.join(checkout, 'out'));
  expect(files.filter((file) => /^remoteEntry\.\w+\.js$/.test(file))).toHaveLength(1);
  expect(files.filter((file) => /^app\.\w+\.js$/.test(file))).toHaveLength(1);
  const code = files.map((file) => readFileSync(path.join(checkout, 'out', file), 'utf8')).join('');
  expect(code).not.toContain('sanchay.standalone');
  // A build on a busy machine.
}, 120_000);

test('X6 · the lock file gets the folder and its link in npm’s order, and nothing else changes', () => {
  const lock = {
    lockfileVersion: 3,
    packages: { '': {}, 'mfe-gold': { a: 1 }, 'node_modules/@sanchay/mfe-gold': {}, shell: {} },
  };
  const manifest = { name: '@sanchay/mfe-tax', version: '1.0.0', dependencies: { '@sanchay/ui': '1.0.0' } };
  const made = lockWith(lock, 'mfe-tax', manifest);
  expect(Object.entries(made.packages)).toEqual([
    ['', {}],
    ['mfe-gold', { a: 1 }],
    ['mfe-tax', { ...manifest }],
    ['node_modules/@sanchay/mfe-gold', {}],
    ['node_modules/@sanchay/mfe-tax', { resolved: 'mfe-tax', link: true }],
    ['shell', {}],
  ]);
  expect(made.lockfileVersion).toBe(3);
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

test('X6 · joining keeps an installation that was up to date up to date, and no other', () => {
  const file = (name: string): string => path.join(checkout, name);
  mkdirSync(file('node_modules'));
  const lock = `${JSON.stringify({ packages: {} }, null, 2)}\n`;
  writeFileSync(file('package-lock.json'), lock);
  writeFileSync(file('node_modules/.sanchay-installed'), hash(lock));
  joinWorkspace(checkout, 'mfe-gold');
  const after = readFileSync(file('package-lock.json'), 'utf8');
  expect(readFileSync(file('node_modules/.sanchay-installed'), 'utf8')).toBe(hash(after));
  expect(readlinkSync(file('node_modules/@sanchay/mfe-gold'))).toBe('../../mfe-gold');

  writeFileSync(file('node_modules/.sanchay-installed'), 'older');
  joinWorkspace(checkout, 'mfe-insurance');
  expect(readFileSync(file('node_modules/.sanchay-installed'), 'utf8')).toBe('older');
  expect(
    Object.keys(
      (JSON.parse(readFileSync(file('package-lock.json'), 'utf8')) as { packages: object }).packages,
    ),
  ).toEqual([
    'mfe-gold',
    'mfe-insurance',
    'node_modules/@sanchay/mfe-gold',
    'node_modules/@sanchay/mfe-insurance',
  ]);
});
