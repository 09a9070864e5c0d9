import { later } from '../platform/process/instants.ts';
import type { Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { runClockHooks } from './clockMoved.ts';

/** How far business time may run ahead of real time. */
const FARTHEST_MS = 20 * 366 * 86_400_000;

export interface ClockState {
  now: string;
  ahead_ms: number;
}

/** The business clock as it stands. */
export async function clockState(ctx: Context): Promise<ClockState> {
  const [row] = await ctx.db.query<{ ahead_ms: number }>('SELECT ahead_ms FROM business_clock WHERE id = 1');
  return { now: (await ctx.business.now()).toISOString(), ahead_ms: row!.ahead_ms };
}

/** The one way in which a node moves the clock: a move begins when the hooks of the one before have ended. */
export class ClockMover {
  readonly #ctx: Context;
  #last: Promise<unknown> = Promise.resolve();

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  /**
   * Moves the clock to what `target` makes of its time, and waits for the hooks.
   * @throws Problem 422 `clock_backwards` or `clock_too_far`, 500 `clock_hook_failed` when it moved but a hook failed
   */
  move(target: (now: Date) => Date): Promise<ClockState> {
    const moved = this.#last.then(() => this.#move(target));
    this.#last = moved.catch(() => undefined);
    return moved;
  }

  async #move(target: (now: Date) => Date): Promise<ClockState> {
    const ctx = this.#ctx;
    const move = await ctx.db.tx(async (tx) => {
      await tx.query('SELECT ahead_ms FROM business_clock WHERE id = 1 FOR UPDATE');
      const from = await ctx.business.now(tx);
      const to = target(from);
      if (to <= from) throw validationFailed('clock_backwards', 'The business clock only moves forward.');
      const real = ctx.now();
      if (to > later(real, FARTHEST_MS)) throw validationFailed('clock_too_far', 'That is too far ahead.');
      const ahead = to.getTime() - real.getTime();
      await tx.query('UPDATE business_clock SET ahead_ms = $1 WHERE id = 1', [ahead]);
      return { from, to };
    });
    const failed = await runClockHooks(ctx, move);
    if (failed.length > 0) {
      const names = failed.join(', ');
      throw new Problem(
        500,
        'failure',
        'clock_hook_failed',
        `The clock has moved, but this failed: ${names}.`,
      );
    }
    return clockState(ctx);
  }
}
