import { PgBoss } from 'pg-boss';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import type { Domain } from '../domain.ts';
import { openJobs, prepareJobs } from './jobs.ts';

describe('the queue of jobs', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await prepareJobs(api.ownerUrl);
  });
  afterAll(() => api.close());

  test('X7 · a job that fails is repeated alone: those fetched with it are done once', async () => {
    const logged: unknown[] = [];
    const log = { error: (about: { data: unknown }) => void logged.push(about.data) } as never;
    const ran = new Set<number>();
    const done = Promise.withResolvers<void>();
    const pay = async (_ctx: unknown, { number }: { number: number }) => {
      ran.add(number);
      if (ran.size === 3) done.resolve();
      if (number === 1) throw new Error('unknown account');
    };
    const domains: Domain[] = [{ name: 'test', jobs: { 'test-pay': pay } }];
    // A start makes the queue, so that the next one finds all three jobs in it.
    const former = await openJobs(api.ownerUrl, log);
    await former.work(api.ctx, domains);
    await former.stop();

    const jobs = await openJobs(api.ownerUrl, log);
    await api.db.tx(async (tx) => {
      for (const number of [1, 2, 3]) await jobs.send(tx, 'test-pay', { number });
    });
    await jobs.work(api.ctx, domains);
    await done.promise;
    await jobs.stop();
    expect(logged[0]).toEqual({ number: 1 });
    const unfinished = await api.db.query(
      `SELECT data FROM pgboss.job WHERE name = 'test-pay' AND (state <> 'completed' OR retry_count > 0)`,
    );
    expect(unfinished).toEqual([{ data: { number: 1 } }]);
  });

  test('X7 · the job of a node that was killed is repeated when its heartbeat has stopped', async () => {
    const domains: Domain[] = [{ name: 'test', jobs: { 'test-lost': async () => undefined } }];
    const supervisor = new PgBoss({ connectionString: api.ownerUrl, supervise: false, schedule: false });
    await supervisor.start();
    // The queue as an earlier release created it.
    await supervisor.createQueue('test-lost');
    const node = await openJobs(api.ownerUrl, api.ctx.log);
    await node.work(api.ctx, domains);
    await node.stop();

    await api.db.tx((tx) => node.send(tx, 'test-lost', { number: 1 }));
    await supervisor.fetch('test-lost');
    await api.db.query(
      `UPDATE pgboss.job SET started_on = now() - interval '2 minutes', heartbeat_on = now() - interval '2 minutes'
       WHERE name = 'test-lost'`,
    );
    await supervisor.supervise('test-lost');
    expect(await api.db.query(`SELECT state FROM pgboss.job WHERE name = 'test-lost'`)).toEqual([
      { state: 'retry' },
    ]);
    await supervisor.stop({ graceful: false });
  });
});
