import { openDb } from './pool.ts';
import type { Db } from './pool.ts';

describe('a pool of connections', () => {
  let db: Db;
  beforeEach(() => {
    db = openDb(process.env.SANCHAY_TEST_DATABASE_URL!, { connections: 2 });
  });
  afterEach(() => db.close());

  test('X7 · a transaction whose connection is cut between two statements fails, and the next one works', async () => {
    const cut = db.tx(async (tx) => {
      const [own] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const gone = new Promise((resolve) => tx.client.once('error', resolve));
      await db.query('SELECT pg_terminate_backend($1)', [own!.pid]);
      await gone;
      return tx.query('SELECT 1');
    });
    await expect(cut).rejects.toThrow();
    expect(await db.tx((tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  test('X7 · a failed transaction leaves nothing, and its connection goes on', async () => {
    const name = `t_${process.pid}_${Date.now().toString(36)}`;
    await expect(
      db.tx(async (tx) => {
        await tx.query(`CREATE TABLE ${name} (id integer)`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await db.query('SELECT to_regclass($1) AS there', [name])).toEqual([{ there: null }]);
  });
});
