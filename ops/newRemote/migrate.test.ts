import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appNames, root } from '../build/inputs.ts';
import { migrationOf, writeMigration } from './migrate.ts';
import { partsAt, TEMPLATE } from './ownedParts.ts';
import { planRemote } from './plan.ts';
import { remoteFiles } from './scaffold.ts';

const remotes = appNames().filter((name) => name !== 'shell');
let checkout: string;
const file = (name: string): string => path.join(checkout, 'mfe-tax', name);
const text = (name: string): string => readFileSync(file(name), 'utf8');

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'sanchay-migrate-'));
  mkdirSync(file('.'));
  // mfe-tax as template 1 made it, with what its team added.
  const { webpackConfig, scripts } = partsAt(1, 'mfe-tax');
  writeFileSync(file('webpack.config.ts'), webpackConfig);
  const manifest = {
    name: '@sanchay/mfe-tax',
    config: { port: 8087 },
    scripts,
    dependencies: { d3: '1.0.0' },
  };
  writeFileSync(file('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

test('X6 · a remote of template 1 gets the current one; what its team owns stays, and a second run changes nothing', () => {
  const before = text('package.json');
  const migrated = migrationOf('mfe-tax', checkout);
  expect(migrated.lines).toEqual([
    'template 2: release from the folder of the remote (npm run release -w), and carry the version of the template',
    'mfe-tax/webpack.config.ts',
    '+ // Generated, template 2. Changed by npm run migrate:remotes, not by hand.',
    'mfe-tax/package.json',
    '-     "port": 8087',
    '-     "test": "node ../ops/test.mjs --only mfe-tax"',
    '+     "port": 8087,',
    '+     "template": 2',
    '+     "test": "node ../ops/test.mjs --only mfe-tax",',
    '+     "release": "node ../ops/release.ts mfe-tax"',
  ]);
  expect(text('package.json')).toBe(before);

  writeMigration('mfe-tax', checkout, migrated);
  expect(JSON.parse(text('package.json'))).toEqual({
    name: '@sanchay/mfe-tax',
    config: { port: 8087, template: TEMPLATE },
    scripts: partsAt(TEMPLATE, 'mfe-tax').scripts,
    dependencies: { d3: '1.0.0' },
  });
  expect(text('webpack.config.ts')).toBe(partsAt(TEMPLATE, 'mfe-tax').webpackConfig);
  expect(migrationOf('mfe-tax', checkout)).toMatchObject({ from: TEMPLATE, lines: [] });
});

test('X6 · local edits of the generator’s parts are refused by name, and nothing is changed', () => {
  writeFileSync(file('webpack.config.ts'), `${text('webpack.config.ts')}// mine\n`);
  writeFileSync(file('package.json'), text('package.json').replace('standalone.mjs', 'mine.mjs'));
  const before = text('package.json');
  expect(() => migrationOf('mfe-tax', checkout)).toThrow(
    'mfe-tax/webpack.config.ts and scripts of mfe-tax/package.json have local edits. Take them back to template 1, then migrate again.',
  );
  expect(text('package.json')).toBe(before);
});

test('X6 · a remote of a later template is refused', () => {
  writeFileSync(file('package.json'), text('package.json').replace('"port": 8087', '"template": 99'));
  expect(() => migrationOf('mfe-tax', checkout)).toThrow(
    `mfe-tax is of template 99; this checkout knows 1 to ${TEMPLATE}.`,
  );
});

test('X6 · a new remote is of the current template', async () => {
  rmSync(file('.'), { recursive: true });
  for (const name of remotes)
    for (const part of ['remote.json', 'package.json', 'src/remote.tsx'])
      cpSync(path.join(root, name, part), path.join(checkout, name, part));
  const files = await remoteFiles(planRemote({ name: 'mfe-loans' }, checkout));
  const { config, scripts } = JSON.parse(files.get('package.json')!) as {
    config: { template: number };
    scripts: object;
  };
  expect({ webpackConfig: files.get('webpack.config.ts'), scripts, template: config.template }).toEqual(
    partsAt(TEMPLATE, 'mfe-loans'),
  );
});

test.each(remotes)('X6 · %s is of the current template, without local edits', (remote) => {
  expect(migrationOf(remote, root)).toMatchObject({ from: TEMPLATE, lines: [] });
});
