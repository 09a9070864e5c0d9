import type { FastifyInstance } from 'fastify';
import type { Context, Providers } from './context.ts';

/** Handles a queued job in its own transactions. */
export type JobHandler = (ctx: Context, data: never) => Promise<void>;

/** Runs on every node, and may run on several at once. */
export type Task = (ctx: Context) => Promise<unknown>;

/** Ends background work. */
export type Stop = () => Promise<void>;

export const HOURLY_MS = 3_600_000;
export const MINUTELY_MS = 60_000;

/** Tasks that run one after another when the node starts and then at an interval. */
export interface PeriodicTasks {
  everyMs: number;
  tasks: Task[];
}

/** A move of the sandbox's business clock. */
export interface ClockMove {
  from: Date;
  to: Date;
}

/** Does what has come due by a move of the clock. */
export type ClockHook = (ctx: Context, move: ClockMove) => Promise<void>;

/**
 * One folder of the API: what it serves and what it adds to the other domains. A domain that needs handlers of its own
 * type from others declares the field (`payments` in `payments/handlers.ts`).
 */
export interface Domain {
  name: string;
  /** Registers the routes. */
  routes?(app: FastifyInstance, ctx: Context): void | Promise<void>;
  /** Handlers of queued jobs by name; each may run twice. */
  jobs?: Record<string, JobHandler>;
  /** Starts what runs as long as the node. */
  background?(ctx: Context): Stop | Promise<Stop>;
  periodic?: PeriodicTasks[];
  /** Runs after each move of the sandbox's clock, in the order of the domains: NAVs published, orders woken. */
  onClockMoved?: Record<string, ClockHook>;
  /** Services of the context that this domain implements. */
  provides?: Partial<Providers>;
}
