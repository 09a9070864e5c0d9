import { SCHEME_CHANGES, SCHEME_TERMS } from '@sanchay/contracts';
import { parseArgs } from 'node:util';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { announceChange } from './changes/announceChange.ts';

const USAGE = `npm run scheme:change -- CODE KIND DATE --source TEXT [--name TEXT] [--into CODE] [--value TEXT]
  KIND  ${[...SCHEME_CHANGES, ...SCHEME_TERMS].join(', ')}
  DATE  the day from which it holds, YYYY-MM-DD`;

/** The program `npm run scheme:change`. Ends with code 1 and words when the change cannot be. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      source: { type: 'string' },
      name: { type: 'string' },
      into: { type: 'string' },
      value: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [code, word, appliesFrom] = positionals;
  const kind = [...SCHEME_CHANGES, ...SCHEME_TERMS].find((each) => each === word);
  const { source, name: newName, into, value } = values;
  if (!code || !kind || !appliesFrom || !source || positionals.length > 3) throw new RangeError(USAGE);
  const added = await withProgramDatabase((db) =>
    announceChange(db, { code, kind, appliesFrom, source, newName, into, value }),
  );
  console.log(added ? `${code} is ${kind} from ${appliesFrom}.` : 'This was known. Nothing was changed.');
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
