import { istDate } from '@sanchay/finance';
import { parseArgs } from 'node:util';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { mergeNavs } from './import/mergeNavs.ts';
import { FileRefused } from './import/parsedFile.ts';
import { readNavFile } from './import/readNavFile.ts';
import { reportLines } from './import/report.ts';

const USAGE = `npm run import:navs -- FILE [--history]
  FILE       AMFI's daily file (6 or 8 columns), its history, a CSV scheme_code,date,nav, or mfapi.in JSON; plain or .gz
  --history  the file holds some schemes only, not a whole day`;

/** The program `npm run import:navs`. Ends with code 1 and words when nothing was taken. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { history: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new FileRefused(USAGE);
  const started = performance.now();
  const file = await readNavFile(path, istDate(new Date()));
  console.log(
    `read ${file.points.length + file.refused.length} rows (${file.kind === 'day' ? 'a day file' : 'a history'})`,
  );
  const merged = await withProgramDatabase((db) => {
    console.log('storing');
    return mergeNavs(db, file, { partial: values.history });
  });
  for (const line of reportLines(merged, file.refused)) console.log(line);
  console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
