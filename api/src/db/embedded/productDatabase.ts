import { openDb } from '../pool.ts';

/** Name of the product's database on the embedded server. */
export const DATABASE_NAME = 'sanchay';

/** Makes the product's database on the server of `serverUrl` when it is not there. */
export async function createDatabase(serverUrl: string): Promise<void> {
  const server = openDb(serverUrl, { connections: 1 });
  try {
    const found = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (found.length > 0) return;
    await server.query(
      `CREATE DATABASE ${DATABASE_NAME} ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8' TEMPLATE template0`,
    );
  } finally {
    await server.close();
  }
}
