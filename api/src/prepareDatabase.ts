import { prepareTables } from './db/prepareTables.ts';
import { assertDurable } from './db/migrate.ts';
import { openDb } from './db/pool.ts';
import { withSecretFiles } from './platform/settings/secretFiles.ts';
import { readOwnerUrl } from './platform/settings/settings.ts';
import { seedRules } from './rules/index.ts';
import { seedSandbox } from './sandbox/seed.ts';
import { masterKeys, openVault, sealClearDates, type MasterKeys } from './vault/index.ts';

/** As their owner: brings the tables up to date and, in an empty sandbox, its people and market of about so many schemes. */
export async function prepareDatabase(
  url: string,
  {
    sandbox,
    schemes,
    masters,
    apiPassword,
  }: { sandbox: boolean; schemes?: number; masters: MasterKeys; apiPassword?: string },
  say: (line: string) => void,
): Promise<void> {
  const db = openDb(url, { connections: 4 });
  try {
    await assertDurable(db);
    const applied = await prepareTables(db, url, { masters, apiPassword });
    if (applied.length > 0) say(`database: ${applied.length} migrations applied`);
    const vault = await openVault(db, masters);
    await sealClearDates(db, vault);
    await seedRules(db, { now: new Date() });
    if (sandbox) await seedSandbox(db, { now: new Date(), schemes, vault }, say);
  } finally {
    await db.close();
  }
}

/** The job that runs before the nodes of an installation start. */
if (import.meta.main) {
  const env = withSecretFiles(process.env);
  void prepareDatabase(
    readOwnerUrl(env),
    {
      sandbox: env.SANCHAY_SANDBOX === '1',
      masters: masterKeys(env.VAULT_KEY ?? '', env.VAULT_OLD_KEYS),
      ...(env.DATABASE_PASSWORD && { apiPassword: env.DATABASE_PASSWORD }),
    },
    console.log,
  ).then(() => console.log('The database is ready.'));
}
