import { domains } from '../domains.ts';
import type { Queries } from '../db/pool.ts';
import { jobHandler } from '../platform/process/jobs.ts';
import type { TestApi } from './testApi.ts';

/** What a killed process leaves of a request: a response that never arrives. */
export class ServerKilled extends Error {
  constructor() {
    super('the server was killed');
  }
}

/** A server that can be killed between any two calls of its database. */
export interface KillableServer {
  /**
   * The server is killed after this many more database calls: before a query, before a commit, or after one whose response
   * is lost.
   */
  killAfter(touches: number): void;
  /** Starts it again. @returns whether it had been killed */
  restart(): boolean;
  /** Runs the jobs that are due; one that fails stays in the queue. */
  runDueJobs(): Promise<void>;
}

interface QueuedJob {
  name: string;
  data: object;
  after?: Date | undefined;
}

/**
 * Makes the server of a test killable. Its queue is like the real one: a job is there when its transaction has committed,
 * and until it has been done. Whatever a killed server still attempts fails.
 */
export function killableServer({ ctx }: TestApi): KillableServer {
  const { db } = ctx;
  const promised = new WeakMap<Queries, QueuedJob[]>();
  const queue = new Set<QueuedJob>();
  let left = Infinity;
  let killed = false;
  const touch = () => {
    killed ||= left === 0;
    if (killed) throw new ServerKilled();
    left -= 1;
  };
  ctx.db = {
    ...db,
    async query(text, values) {
      touch();
      return db.query(text, values);
    },
    async tx(work, options) {
      const jobs: QueuedJob[] = [];
      const result = await db.tx(async (tx) => {
        promised.set(tx, jobs);
        const reply = await work(tx);
        touch();
        return reply;
      }, options);
      for (const job of jobs) queue.add(job);
      touch();
      return result;
    },
  };
  ctx.jobs = {
    async send(tx, name, data, { after } = {}) {
      promised.get(tx)!.push({ name, data, after });
    },
  };
  return {
    killAfter: (touches) => (left = touches),
    restart() {
      const was = killed;
      [left, killed] = [Infinity, false];
      return was;
    },
    async runDueJobs() {
      for (const job of queue) {
        if (job.after && job.after > ctx.now()) continue;
        await jobHandler(domains, job.name)(ctx, job.data as never);
        queue.delete(job);
      }
    },
  };
}
