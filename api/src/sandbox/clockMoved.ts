import type { Context } from '../platform/context.ts';
import type { ClockMove } from '../platform/domain.ts';

/** Runs the clock hooks of all domains, also after one failed. Returns the names of those that failed. */
export async function runClockHooks(ctx: Context, move: ClockMove): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, hook] of Object.entries(ctx.clockHooks)) {
    try {
      await hook(ctx, move);
    } catch (error) {
      ctx.log.error({ err: error, hook: name }, 'a hook of the moved clock failed');
      failed.push(name);
    }
  }
  return failed;
}
