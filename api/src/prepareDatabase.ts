import { assertDurable, migrate } from './db/migrate.ts';
import { openDb } from './db/pool.ts';
import { withSecretFiles } from './platform/secretFiles.ts';
import { readDatabaseUrl } from './platform/settings.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { masterKeys, openVault, sealClearDates } from './vault/index.ts';
import type { MasterKeys } from './vault/index.ts';

/** Brings the tables up to date and, in an empty sandbox, its people and market of about so many schemes. */
export async function prepareDatabase(
  url: string,
  { sandbox, schemes, masters }: { sandbox: boolean; schemes?: number; masters: MasterKeys },
  say: (line: string) => void,
): Promise<void> {
  const db = openDb(url, { connections: 4 });
  try {
    await assertDurable(db);
    const applied = await migrate(db);
    if (applied.length > 0) say(`database: ${applied.length} migrations applied`);
    const vault = await openVault(db, masters);
    await sealClearDates(db, vault);
    if (sandbox) await seedSandbox(db, { now: new Date(), schemes, vault }, say);
  } finally {
    await db.close();
  }
}

/** The job that runs before the nodes of an installation start. */
if (import.meta.main) {
  const env = withSecretFiles(process.env);
  void prepareDatabase(
    readDatabaseUrl(env),
    { sandbox: env.SANCHAY_SANDBOX === '1', masters: masterKeys(env.VAULT_KEY ?? '', env.VAULT_OLD_KEYS) },
    console.log,
  ).then(() => console.log('The database is ready.'));
}
