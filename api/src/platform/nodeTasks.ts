import type { Context } from './context.ts';
import type { Domain, PeriodicTasks, Stop } from './domain.ts';

/** Starts the background work of all domains. @returns how to end it, in reverse order. */
export async function startBackground(ctx: Context, domains: readonly Domain[]): Promise<Stop> {
  const stops: Stop[] = [];
  for (const { background } of domains) if (background) stops.unshift(await background(ctx));
  return async () => {
    for (const stop of stops) await stop();
  };
}

/**
 * The periodic tasks of all domains. Those of one interval run one after another, also after one failed; failures are
 * logged with the name of the task. A task that still runs does not start again: on a busy machine the same work many times
 * over would take every connection of the database. The others keep their interval.
 */
export class Schedule {
  readonly #ctx: Context;
  readonly #rounds: PeriodicTasks[];
  readonly #running = new Set<PeriodicTasks['tasks'][number]>();
  #timers: NodeJS.Timeout[] = [];

  constructor(ctx: Context, domains: readonly Domain[]) {
    this.#ctx = ctx;
    const byInterval = Map.groupBy(
      domains.flatMap(({ periodic = [] }) => periodic),
      ({ everyMs }) => everyMs,
    );
    this.#rounds = [...byInterval].map(([everyMs, parts]) => ({
      everyMs,
      tasks: parts.flatMap(({ tasks }) => tasks),
    }));
  }

  /** Runs every task now and then at its interval. */
  start(): void {
    this.#timers = this.#rounds.map((round) => setInterval(() => void this.#run(round), round.everyMs));
    for (const round of this.#rounds) void this.#run(round);
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async #run({ tasks }: PeriodicTasks): Promise<void> {
    for (const task of tasks) {
      if (this.#running.has(task)) continue;
      this.#running.add(task);
      try {
        await task(this.#ctx);
      } catch (error) {
        this.#ctx.log.error({ err: error, task: task.name }, 'a periodic task failed');
      } finally {
        this.#running.delete(task);
      }
    }
  }
}
