import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { programMasters } from './programMasters.ts';
import { rotate } from './rotate.ts';

/** The program `npm run vault:rotate`: a new data key, everything sealed under it; the API need not stop. */
try {
  const masters = programMasters(process.env);
  const { sealed } = await withProgramDatabase((db) => rotate(db, masters, (line) => console.log(line)));
  console.log(`The vault has a new key; ${sealed} values are under it.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
