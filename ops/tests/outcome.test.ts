import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asOne, fromJest, fromPlaywright, summary } from './outcome.ts';

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'outcome-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('X2 · a suite that did not start counts as failed beside the failed tests', () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 3 };
  expect(fromJest('unit', written(report))).toEqual({ name: 'unit', passed: 7, failed: 5, skipped: 1 });
});

test('X2 · a journey that passed only at the second try is a failure, and so is an error of the run', () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 },
    errors: ['the set-up broke'],
  };
  expect(fromPlaywright('journeys', written(report))).toEqual({
    name: 'journeys',
    passed: 4,
    failed: 4,
    skipped: 1,
  });
});

test('X2 · a run without a report is a failure', () => {
  const failed = { name: 'x', passed: 0, failed: 1, skipped: 0 };
  expect(fromJest('x', '/nowhere.json')).toEqual(failed);
  expect(fromPlaywright('x', '/nowhere.json')).toEqual(failed);
});

test('X2 · the last line is the sum of all parts', () => {
  const parts = [asOne('lint', true), asOne('types', false), { name: 'a', passed: 5, failed: 2, skipped: 0 }];
  expect(summary(parts)).toEqual({
    lines: [
      '✓ lint: 1 passed, 0 failed',
      '✗ types: 0 passed, 1 failed',
      '✗ a: 5 passed, 2 failed',
      '',
      '6 passed, 3 failed',
    ],
    failed: 3,
  });
  expect(summary([asOne('lint', true), { name: 'a', passed: 1, failed: 0, skipped: 2 }]).lines.at(-1)).toBe(
    '2 passed, 0 failed, 2 skipped',
  );
});
