import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { readBranches } from './branchFile.ts';
import { putBranches } from './branches.ts';

const USAGE = `npm run import:branches -- [FILE]
  FILE  a CSV with the columns IFSC, BANK, BRANCH, CITY and STATE, such as the list that the Reserve Bank's sheets
        make; without it, ifsc/IFSC.csv in the folder that SANCHAY_REAL_DATA names`;
const AT_ONCE = 5_000;

/** The program `npm run import:branches`. Ends with code 1 and words when nothing was taken. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folder = process.env.SANCHAY_REAL_DATA;
  const file = positionals[0] ?? (folder && path.join(folder, 'ifsc', 'IFSC.csv'));
  if (!file || positionals.length > 1) throw new Error(USAGE);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.\n${USAGE}`);
  const { branches, refused } = await readBranches(createReadStream(file, 'utf8'));
  await withProgramDatabase((db) =>
    db.tx(async (tx) => {
      for (let at = 0; at < branches.length; at += AT_ONCE)
        await putBranches(tx, branches.slice(at, at + AT_ONCE));
    }),
  );
  console.log(`${branches.length} branches stored`);
  for (const { line, why } of refused.slice(0, 20)) console.log(`line ${line} left out: ${why}`);
  if (refused.length > 20) console.log(`and ${refused.length - 20} more lines`);
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
