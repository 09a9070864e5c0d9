import { PgBoss, type Job, type JobResult } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Context, Jobs } from '../context.ts';
import type { Domain, JobHandler } from '../domain.ts';

export interface JobQueue extends Jobs {
  /** Creates the queues and starts answering jobs of these domains. */
  work(ctx: Context, domains: readonly Domain[]): Promise<void>;
  stop(): Promise<void>;
}

/** Jobs of a node that was killed are repeated once their heartbeat stops: by the queue's own rule after a quarter of an hour. */
const QUEUE = {
  retryLimit: 10,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: 60,
} as const;

/** Brings the queue's own tables up to date, as the owner of the database. */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** The queue on the same database. A job is stored by the caller's transaction, so it exists exactly when that committed. */
export async function openJobs(databaseUrl: string, log: FastifyBaseLogger): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, migrate: false, createSchema: false });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  /** A job that fails is repeated alone: those fetched together with it belong to other people. */
  async function resultOf(
    { id, name, data }: Job<unknown>,
    work: () => Promise<unknown>,
  ): Promise<JobResult> {
    try {
      await work();
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error, job: name, data }, 'a job failed');
      return { id, status: 'failed', output: error };
    }
  }

  return {
    async send(tx, name, data, { after } = {}) {
      await boss.send(name, data, {
        ...(after && { startAfter: after }),
        db: {
          executeSql: async (text: string, values?: unknown[]) => ({ rows: await tx.query(text, values) }),
        },
      });
    },
    async work(ctx, domains) {
      for (const domain of domains) {
        for (const [name, handle] of Object.entries(domain.jobs ?? {})) {
          await boss.createQueue(name, QUEUE);
          // One that an earlier release created keeps what it was created with.
          await boss.updateQueue(name, QUEUE);
          const options = { pollingIntervalSeconds: 0.5, batchSize: 10, perJobResults: true } as const;
          await boss.work(name, options, async (jobs) => {
            const results: JobResult[] = [];
            for (const job of jobs) results.push(await resultOf(job, () => handle(ctx, job.data as never)));
            return results;
          });
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}

/** The handler of a job. @throws Error when no domain handles it. */
export function jobHandler(domains: readonly Domain[], name: string): JobHandler {
  const handle = domains.map(({ jobs }) => jobs?.[name]).find(Boolean);
  if (!handle) throw new Error(`no domain handles the job ${name}`);
  return handle;
}
