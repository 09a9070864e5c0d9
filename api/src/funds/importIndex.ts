import { istDate } from '@sanchay/finance';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { parseIndexFile } from './import/indexFile.ts';
import { mergeIndex } from './import/mergeIndex.ts';
import { FileRefused } from './import/parsedFile.ts';

const USAGE = `npm run import:index -- FILE --code CODE --name NAME
  FILE  a CSV "date,close" with a row a day`;

/** The program `npm run import:index`. Ends with code 1 and words when nothing was taken. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { code: { type: 'string' }, name: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  const { code, name } = values;
  if (path === undefined || positionals.length > 1 || !name || !/^[A-Z0-9-]{2,24}$/.test(code ?? ''))
    throw new FileRefused(USAGE);
  const levels = parseIndexFile(readFileSync(path, 'utf8'), istDate(new Date()));
  const stored = await withProgramDatabase((db) => mergeIndex(db, { code: code!, name }, levels));
  console.log(`${code}: read ${levels.length} levels, stored ${stored}`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
