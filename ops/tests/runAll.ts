import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { systemNginx, systemPostgres } from '../product/distribution.ts';
import { findChromium } from './chromium.ts';
import { command, type Voice } from './command.ts';
import { asOne, fromJest, fromPlaywright, summary, type Outcome } from './outcome.ts';
import { startSystemPostgres } from './systemPostgres.ts';

const started = performance.now();
const say = (line: string) =>
  console.log(`· ${line} [${((performance.now() - started) / 1000).toFixed(0)} s]`);
const results = path.join(root, 'test-results');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const outcomes: Outcome[] = [];
const full = process.argv.includes('--full');
/** Tests of a file in random order (jest prints the seed), timers of the browser tests late by a seed of their own. */
const random = full || process.argv.includes('--random');
const timerSeed = String(1 + Math.floor(Math.random() * 1_000_000));
const note = (outcome: Outcome) => void outcomes.push(outcome);

/** A check that passes or fails as one. */
async function check(name: string, file: string, args: string[], voice: Voice = 'afterwards'): Promise<void> {
  note(asOne(name, await command(file, args, { voice })));
  say(`${name}: done`);
}

interface JestRun {
  projects: string[];
  env?: Record<string, string>;
  paths?: string;
  /** Processes; API tests wait a quarter of their time for the database. */
  workers?: number;
}

async function jest(name: string, { projects, env, paths, workers = 2 }: JestRun): Promise<void> {
  say(name);
  const report = path.join(results, `${name.replace(/\W+/g, '-')}.json`);
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    `--maxWorkers=${workers}`,
    ...(paths ? ['--testPathPatterns', paths] : []),
    ...(random ? ['--randomize'] : []),
  ];
  await command(process.execPath, args, {
    env: { ...env, ...(random && { SANCHAY_TIMER_SEED: timerSeed }) },
  });
  note(fromJest(name, report));
}

async function journeys(): Promise<void> {
  const name = 'journeys in Chromium';
  let chromium: string;
  try {
    chromium = findChromium(say);
  } catch (error) {
    console.error((error as Error).message);
    return note(asOne(name, false));
  }
  say(`journeys in ${chromium}`);
  const report = path.join(results, 'journeys.json');
  await command(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { SANCHAY_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  note(fromPlaywright(name, report));
}

/** What differs between engines if anything does, at its shortest: what books and what locks. */
const ON_BOTH_ENGINES = 'api/src/(db|ledger|orders|redemptions|payments)/';

/** The API's tests on the embedded server, and on the distribution's: there the money paths, in a full run all. */
async function apiOnBothEngines(): Promise<void> {
  await jest('API tests on the embedded PostgreSQL', { projects: ['api'], workers: 3 });
  const system = await startSystemPostgres(say);
  if (!system) return say('no PostgreSQL of the distribution here: API tests ran on the embedded one only');
  await jest('API tests on the distribution’s PostgreSQL', {
    projects: ['api'],
    workers: 3,
    env: { SANCHAY_TEST_DATABASE_URL: system.url },
    ...(!full && { paths: ON_BOTH_ENGINES }),
  });
  await system.stop();
}

/** The same topology as the containers, where nginx and PostgreSQL of the distribution can be had. */
async function severalNodes(): Promise<void> {
  if (!systemNginx(say) || !systemPostgres(say)) return say('no nginx here: several nodes were not tried');
  await jest('several nodes behind one gateway', { projects: ['cluster'] });
}

/** The engine through thousands of investor-years, and over the database while its processes are killed. */
async function longRuns(): Promise<void> {
  await check('simulation', process.execPath, ['ops/simulate/main.ts', '--years', '10000'], 'live');
  await check('crash run', process.execPath, ['ops/crash/main.ts', '--kills', '100'], 'live');
}

/** Everything that a change must pass. */
async function everything(): Promise<void> {
  await Promise.all([
    (async () => {
      await check('lint', bin('eslint'), ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/']);
      await check('formatting', bin('prettier'), ['--check', '.', '--log-level', 'warn']);
    })(),
    (async () => {
      await check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
      await check('module borders', 'npm', ['run', '-s', 'borders']);
      await check('unused code', bin('knip'), ['--no-progress']);
    })(),
  ]);
  await jest('unit tests', { projects: ['node', 'browser'] });
  await apiOnBothEngines();
  await journeys();
  await severalNodes();
  if (full) await longRuns();
}

/** One app alone, for its own team: format, lint and its tests. */
async function one(app: string): Promise<void> {
  await check('formatting', bin('prettier'), ['--check', app, '--log-level', 'warn'], 'live');
  await check('lint', bin('eslint'), [app], 'live');
  if (app === 'api') await jest('API tests on the embedded PostgreSQL', { projects: ['api'] });
  else await jest(`unit tests of ${app}`, { projects: ['node', 'browser'], paths: `/${app}/` });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const realData = path.join(root, '../shared/data');
if (!process.env.SANCHAY_REAL_DATA && existsSync(path.join(realData, 'amfi')))
  process.env.SANCHAY_REAL_DATA = realData;

const only = process.argv.indexOf('--only');
if (full) process.env.SANCHAY_FULL = '1';
if (only > 0) await one(process.argv[only + 1]!);
else await everything();

if (random) say(`timers were late by SANCHAY_TIMER_SEED=${timerSeed}`);
const { lines, failed } = summary(outcomes);
console.log(`\n${lines.join('\n')}`);
process.exit(failed === 0 ? 0 : 1);
