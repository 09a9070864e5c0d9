import { appNames } from '../build/inputs.ts';
import { makeReports, readReport, type Report } from './reports.ts';

let reports: Report[];
let drift: string[];
beforeAll(async () => {
  ({ reports, drift } = await makeReports());
});

test('X6 · every remote, the archive, the specified calls and constants, the events and the rules have a report', () => {
  const remotes = appNames().filter((name) => name !== 'shell');
  expect(reports.map(({ file }) => file)).toEqual([
    ...remotes.map((name) => `${name}/api-report.md`),
    'docs/archive.schema.json',
    'docs/calls-and-constants.md',
    'docs/events.md',
    'docs/rules.md',
    'shared/contracts/src/endpoints.ts',
    'shared/contracts/signatures.json',
  ]);
});

test('X6 · the stored reports match the sources; else run npm run reports and review the change', () => {
  const stale = reports.filter(({ file, text }) => readReport(file) !== text).map(({ file }) => file);
  expect(stale.map((file) => `${file} differs: run npm run reports and review what changed`)).toEqual([]);
});

test('X6 · remote.json declares the events that the sources publish and listen to, no more and no less', () => {
  expect(drift.filter((sentence) => /remote\.json/.test(sentence))).toEqual([]);
});

test('X6 · M44 a changed call has a new version of the contracts', () => {
  expect(drift.filter((sentence) => /CONTRACTS_VERSION/.test(sentence))).toEqual([]);
});
