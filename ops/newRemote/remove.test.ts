import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appNames, root } from '../build/inputs.ts';
import { readOwnerKeys, readTokens, readTrust } from '../keys/keyFiles.ts';
import { ensureKeyring } from '../keys/keyring.ts';
import { changeCompose, composeWith } from './composeServices.ts';
import { planRemote } from './plan.ts';
import { removeRemote, type RemovalPlace } from './remove.ts';
import { writeRemote } from './scaffold.ts';
import { joinWorkspace } from './workspace.ts';

const remotes = appNames().filter((name) => name !== 'shell');
const file = (name: string): string => path.join(checkout, name);
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
let checkout: string;
let disabled: string[];

beforeEach(async () => {
  checkout = mkdtempSync(path.join(tmpdir(), 'sanchay-remove-remote-'));
  disabled = [];
  for (const name of remotes)
    for (const part of ['remote.json', 'package.json', 'src/remote.tsx'])
      cpSync(path.join(root, name, part), path.join(checkout, name, part));
  for (const name of ['package-lock.json', 'docker-compose.yml', '.gitignore'])
    cpSync(path.join(root, name), file(name));
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'before');
  await ensureKeyring(file('.data/keys'), [{ name: 'mfe-gold', owner: 'gold-team' }]);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const place = (over: Partial<RemovalPlace> = {}): RemovalPlace => ({
  checkout,
  keys: file('.data/keys'),
  registry: { remotes: {} },
  evenLive: false,
  disable: async (name) => void disabled.push(name),
  ...over,
});
const serving = (over: object = {}): RemovalPlace['registry'] =>
  ({ remotes: { 'mfe-tax': { routes: ['/tax'], disabled: false, ...over } } }) as never;

/** All that `new:remote`, `npm start` and a build make for mfe-tax. */
async function generate(): Promise<void> {
  await writeRemote(planRemote({ name: 'mfe-tax' }, checkout), checkout);
  joinWorkspace(checkout, 'mfe-tax');
  changeCompose(checkout, (text) => composeWith(text, 'mfe-tax'));
  await ensureKeyring(file('.data/keys'), [{ name: 'mfe-tax', owner: 'tax-team' }]);
  mkdirSync(file('dist/remotes/mfe-tax/1.0.0-aaaa'), { recursive: true });
  writeFileSync(file('dist/remotes/mfe-tax/1.0.0-aaaa/app.js'), '');
}

test('X6 · a remote that was generated and removed leaves nothing behind; a second run changes nothing', async () => {
  const trust = readTrust(file('.data/keys'));
  const tokens = readTokens(file('.data/keys'));
  await generate();
  expect(git('status', '--porcelain')).not.toBe('');
  expect(await removeRemote('mfe-tax', place())).toEqual([
    'its entries in package-lock.json and node_modules',
    'its container in docker-compose.yml',
    'the folder mfe-tax',
    'its built files',
    'key and release token of tax-team',
  ]);
  expect(git('status', '--porcelain')).toBe('');
  for (const gone of [
    'node_modules/@sanchay/mfe-tax',
    'dist/remotes/mfe-tax',
    '.data/keys/owners/tax-team.json',
  ])
    expect(existsSync(file(gone))).toBe(false);
  expect([readTrust(file('.data/keys')), readTokens(file('.data/keys'))]).toEqual([trust, tokens]);
  expect(await removeRemote('mfe-tax', place())).toEqual([]);
  expect(disabled).toEqual([]);
});

test('X6 · a live remote is refused with its routes; with --live it is disabled first and keeps its keys', async () => {
  await generate();
  const before = git('status', '--porcelain');
  await expect(removeRemote('mfe-tax', place({ registry: serving() }))).rejects.toThrow(
    'mfe-tax is live and owns /tax. To disable and remove it: npm run remove:remote -- mfe-tax --live',
  );
  expect([git('status', '--porcelain'), disabled]).toEqual([before, []]);

  expect(await removeRemote('mfe-tax', place({ registry: serving(), evenLive: true }))).toEqual([
    'its routes /tax, which are disabled',
    'its entries in package-lock.json and node_modules',
    'its container in docker-compose.yml',
    'the folder mfe-tax',
  ]);
  expect(disabled).toEqual(['mfe-tax']);
  expect(git('status', '--porcelain')).toBe('');
  // The signed registry lists the disabled release, and browsers verify it with these keys.
  expect(readOwnerKeys(file('.data/keys'), 'tax-team')).not.toBeNull();
  expect(existsSync(file('dist/remotes/mfe-tax'))).toBe(true);
  expect(await removeRemote('mfe-tax', place({ registry: serving({ disabled: true }) }))).toEqual([]);
});

test('X6 · nothing is removed when disabling fails', async () => {
  await generate();
  const disable = () => Promise.reject(new Error('The key of tax-team is not here.'));
  await expect(
    removeRemote('mfe-tax', place({ registry: serving(), evenLive: true, disable })),
  ).rejects.toThrow('The key of tax-team is not here.');
  expect(existsSync(file('mfe-tax'))).toBe(true);
});

test('X6 · without a registry a committed remote is refused, and a new one is removed', async () => {
  await expect(removeRemote('mfe-gold', place({ registry: null }))).rejects.toThrow(
    'Whether mfe-gold is live is unknown, because no product answers.',
  );
  await generate();
  expect(await removeRemote('mfe-tax', place({ registry: null }))).toContain('the folder mfe-tax');
  expect(git('status', '--porcelain')).toBe('');
});

test('X6 · an owner with another remote keeps the keys', async () => {
  await generate();
  await ensureKeyring(file('.data/keys'), [{ name: 'mfe-gold-loan', owner: 'tax-team' }]);
  expect(await removeRemote('mfe-tax', place())).toContain('its name among the trusted remotes');
  expect(readTrust(file('.data/keys'))!.remotes).toEqual({
    'mfe-gold': 'gold-team',
    'mfe-gold-loan': 'tax-team',
  });
  expect(readOwnerKeys(file('.data/keys'), 'tax-team')).not.toBeNull();
});

test.each(['shell', '../mfe-gold', 'mfe-../x'])('X6 · %s is no name of a remote', async (name) => {
  await expect(removeRemote(name, place())).rejects.toThrow(`${name} is no name for a remote`);
});
