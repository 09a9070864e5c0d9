import { existsSync, readFileSync } from 'node:fs';

/** What one part of the test run came to. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
}

/** A check that passes or fails as one. */
export const asOne = (name: string, passed: boolean): Outcome => ({
  name,
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A jest run, counted test by test. A suite that did not start, or a run without a report, is a failure. */
export function fromJest(name: string, report: string): Outcome {
  if (!existsSync(report)) return asOne(name, false);
  const reported = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return {
    name,
    passed: reported.numPassedTests,
    failed: reported.numFailedTests + reported.numRuntimeErrorTestSuites,
    skipped: reported.numPendingTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Journeys in the browser. One that passed only at the second try is a failure: flaky means broken. */
export function fromPlaywright(name: string, report: string): Outcome {
  if (!existsSync(report)) return asOne(name, false);
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  return {
    name,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** A line for each part, and the sum of all: `N passed, N failed`. */
export function summary(outcomes: Outcome[]): { lines: string[]; failed: number } {
  const messages = ({ passed, failed, skipped }: Omit<Outcome, 'name'>) =>
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  return {
    lines: [
      ...outcomes.map(
        (outcome) => `${outcome.failed === 0 ? '✓' : '✗'} ${outcome.name}: ${messages(outcome)}`,
      ),
      '',
      messages(all),
    ],
    failed: all.failed,
  };
}
