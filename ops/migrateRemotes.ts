import { parseArgs } from 'node:util';
import { appNames, root } from './build/inputs.ts';
import { migrationOf, writeMigration } from './newRemote/migrate.ts';
import { TEMPLATE } from './newRemote/ownedParts.ts';

/**
 * `npm run migrate:remotes`: shows what brings the named remotes, or all, to the current template; with `-- --write` it
 * writes that. A remote with local edits is refused, and does not hold back the others.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
});
const remotes = appNames().filter((name) => name !== 'shell');
const unknown = positionals.find((name) => !remotes.includes(name));
if (unknown) {
  console.error(`There is no remote ${unknown} here. Remotes: ${remotes.join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const remote of positionals.length > 0 ? positionals : remotes) {
    try {
      const migrated = migrationOf(remote, root);
      if (values.write) writeMigration(remote, root, migrated);
      for (const line of migrated.lines) console.log(line);
      const done = values.write
        ? `migrated from ${migrated.from}`
        : 'written with: npm run migrate:remotes -- --write';
      console.log(`${remote}: template ${TEMPLATE}${migrated.lines.length > 0 ? `, ${done}` : ' already'}`);
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  }
}
