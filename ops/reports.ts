import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build/inputs.ts';
import { makeReports, readReport } from './reports/reports.ts';

/** `npm run reports`: writes the API report of each remote, the event catalogue and the rules. */
const { reports, drift } = await makeReports();
const changed = reports.filter(({ file, text }) => readReport(file) !== text);
for (const { file, text } of changed) writeFileSync(path.join(root, file), text);
for (const { file } of changed) console.log(`written: ${file}`);
if (changed.length === 0) console.log('All reports are up to date.');
for (const sentence of drift) console.error(sentence);
process.exitCode = drift.length === 0 ? 0 : 1;
