import type { EventEmitter } from 'node:events';
import type pg from 'pg';
import { openDb, type Db } from './pool.ts';

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

  test('X7 · a connection that is cut between its hand-out and its first statement fails that alone', async () => {
    const cut = (client: pg.PoolClient) =>
      queueMicrotask(() =>
        (client as unknown as { connection: EventEmitter }).connection.emit('error', new Error('cut')),
      );
    db.pool.once('acquire', cut);
    await expect(db.tx((tx) => tx.query('SELECT 1'))).rejects.toThrow('not queryable');
    expect(await db.tx((tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });

  test('P4 · statements are planned for data in memory or on solid-state disks, one processor each', async () => {
    const [found] = await db.query(
      `SELECT current_setting('random_page_cost') AS page, current_setting('jit') AS jit,
         current_setting('max_parallel_workers_per_gather') AS workers, current_setting('statement_timeout') AS most`,
    );
    expect(found).toEqual({ page: '1.1', jit: 'off', workers: '0', most: '15s' });
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

  describe.each([{ pipelined: false }, { pipelined: true }])('a transaction, %o', (options) => {
    const name = `t_${process.pid}_${options.pipelined}`;
    const kept = async () =>
      (await db.query<{ id: number }>(`SELECT id FROM ${name} ORDER BY id`)).map(({ id }) => id);
    beforeEach(() => db.query(`CREATE TABLE ${name} (id integer PRIMARY KEY)`));
    afterEach(() => db.query(`DROP TABLE ${name}`));
    const insert = `INSERT INTO ${name} VALUES ($1)`;

    test('X7 · what nobody waits for is kept with the rest', async () => {
      const answer = await db.tx(async (tx) => {
        void tx.query(insert, [1]);
        void tx.query(insert, [2]);
        return tx.query(`SELECT count(*)::int AS n FROM ${name}`);
      }, options);
      expect([answer, await kept()]).toEqual([[{ n: 2 }], [1, 2]]);
    });

    test('X7 · a failed statement that is not awaited rolls back the transaction, and its failure is reported', async () => {
      const run = db.tx(async (tx) => {
        await tx.query(insert, [1]);
        void tx.query(insert, [1]);
        void tx.query(insert, [2]);
      }, options);
      await expect(run).rejects.toMatchObject({ code: '23505' });
      expect(await kept()).toEqual([]);
      expect(await db.tx((tx) => tx.query('SELECT 1 AS one'), options)).toEqual([{ one: 1 }]);
    });

    test('X7 · what failed and was rolled back to a savepoint undoes nothing else', async () => {
      const answer = await db.tx(async (tx) => {
        await tx.query(insert, [1]);
        await tx.query('SAVEPOINT again');
        await expect(tx.query(insert, [1])).rejects.toMatchObject({ code: '23505' });
        await tx.query('ROLLBACK TO SAVEPOINT again');
        await tx.query(insert, [2]);
        return 'done';
      }, options);
      expect([answer, await kept()]).toEqual(['done', [1, 2]]);
    });
  });
});
