import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { measureStock } from '../stock/run.ts';
import { outcomesByFault } from './journeys.ts';
import { containment, containmentPage } from './table.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs the journeys of all faults in all their states; gives the file of the report. */
function runJourneys(): string {
  const report = path.join(root, 'test-results/faults.json');
  spawnSync(
    path.join(root, 'node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', 'faults/', '--project=desktop'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SANCHAY_FULL: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  return report;
}

/** Tests of the faults that end before a browser takes part: a build is refused, or the registration of a release. */
function runRefusals(): string {
  const report = path.join(root, 'test-results/refusals.json');
  const files = ['ops/reports/signatureReport', 'api/src/releases/badReleases'];
  spawnSync(
    'npm',
    ['run', '-s', 'jest', '--', ...files, '-t', 'M\\d\\d ', '--json', `--outputFile=${report}`],
    { cwd: root, stdio: 'inherit' },
  );
  return report;
}

/** `npm run faults`, or `npm run faults -- REPORT…` to take journeys that ran already. */
const given = process.argv.slice(2);
const reports = given.length > 0 ? given : [runJourneys(), runRefusals()];
const stock = await measureStock(({ id, contained }) =>
  console.log(`stock ${id}: ${contained ? 'contained' : 'not contained'}`),
);
const rows = containment(outcomesByFault(reports), stock);
console.table(rows);
const file = path.join(root, 'docs/containment.md');
writeFileSync(file, await format(containmentPage(rows), { parser: 'markdown', printWidth: 120 }));
console.log(`written to ${path.relative(root, file)}`);
