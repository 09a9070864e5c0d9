import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { findChromium } from './chromium.ts';
import { startSystemPostgres } from './systemPostgres.ts';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
}

const started = performance.now();
const say = (line: string) =>
  console.log(`· ${line} [${((performance.now() - started) / 1000).toFixed(0)} s]`);
const results = path.join(root, 'test-results');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const outcomes: Outcome[] = [];

/** Runs a command with its output shown; resolves with whether it succeeded. */
function command(file: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A check that passes or fails as one. */
async function check(name: string, file: string, args: string[]): Promise<void> {
  say(name);
  const passed = await command(file, args);
  outcomes.push({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A jest run, counted test by test. A suite that did not start counts as a failure. */
async function jest(
  name: string,
  projects: string[],
  env: Record<string, string> = {},
  paths?: string,
): Promise<void> {
  say(name);
  const report = path.join(results, `${projects.join('-')}-${outcomes.length}.json`);
  await command(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      ...(paths ? ['--testPathPatterns', paths] : []),
    ],
    env,
  );
  if (!existsSync(report)) {
    outcomes.push({ name, passed: 0, failed: 1, skipped: 0 });
    return;
  }
  const told = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  outcomes.push({
    name,
    passed: told.numPassedTests,
    failed: told.numFailedTests + told.numRuntimeErrorTestSuites,
    skipped: told.numPendingTests,
  });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

async function journeys(): Promise<void> {
  let chromium: string;
  try {
    chromium = findChromium(say);
  } catch (error) {
    console.error((error as Error).message);
    outcomes.push({ name: 'journeys in Chromium', passed: 0, failed: 1, skipped: 0 });
    return;
  }
  say(`journeys in ${chromium}`);
  const report = path.join(results, 'journeys.json');
  await command(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
    SANCHAY_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) {
    outcomes.push({ name: 'journeys in Chromium', passed: 0, failed: 1, skipped: 0 });
    return;
  }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  // A journey that passed only at the second try is a failure: flaky means broken.
  outcomes.push({
    name: 'journeys in Chromium',
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const realData = path.join(root, '../shared/data');
if (!process.env.SANCHAY_REAL_DATA && existsSync(path.join(realData, 'amfi')))
  process.env.SANCHAY_REAL_DATA = realData;

/** Everything that a change must pass. */
async function everything(): Promise<void> {
  await check('formatting', bin('prettier'), ['--check', '.', '--log-level', 'warn']);
  await check('lint', bin('eslint'), ['.', '--cache', '--cache-location', 'node_modules/.cache/eslint/']);
  await check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
  await check('module borders', 'npm', ['run', '-s', 'borders']);
  await check('unused code', bin('knip'), ['--no-progress']);
  await jest('unit tests', ['node', 'browser']);
  await jest('API tests on the embedded PostgreSQL', ['api']);
  const system = await startSystemPostgres(say);
  if (system) {
    await jest('API tests on the distribution’s PostgreSQL', ['api'], {
      SANCHAY_TEST_DATABASE_URL: system.url,
    });
    await system.stop();
  } else say('no PostgreSQL of the distribution here: API tests ran on the embedded one only');
  await journeys();
}

/** One app alone, for its own team: format, lint and its tests. */
async function one(app: string): Promise<void> {
  await check('formatting', bin('prettier'), ['--check', app, '--log-level', 'warn']);
  await check('lint', bin('eslint'), [app]);
  if (app === 'api') await jest('API tests on the embedded PostgreSQL', ['api']);
  else await jest(`unit tests of ${app}`, ['node', 'browser'], {}, `/${app}/`);
}

const only = process.argv.indexOf('--only');
if (process.argv.includes('--full')) process.env.SANCHAY_FULL = '1';
if (only > 0) await one(process.argv[only + 1]!);
else await everything();

console.log('');
for (const { name, passed, failed, skipped } of outcomes) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
}
const sum = (key: 'passed' | 'failed' | 'skipped') =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') === 0 ? 0 : 1);
