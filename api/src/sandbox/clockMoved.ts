import type { Context } from '../platform/context.ts';

export interface ClockMove {
  from: Date;
  to: Date;
}

type Hook = (ctx: Context, move: ClockMove) => Promise<void>;

const hooks = new Map<string, Hook>();

/**
 * Names something to be done each time the sandbox's business clock was moved: NAVs published, orders woken. Hooks
 * run one after another in the order of their first registration; a name registered again replaces its hook.
 */
export function onClockMoved(name: string, hook: Hook): void {
  hooks.set(name, hook);
}

/** Runs all hooks of a move, also after one failed. Returns the names of those that failed. */
export async function runClockHooks(ctx: Context, move: ClockMove): Promise<string[]> {
  const failed: string[] = [];
  for (const [name, hook] of hooks) {
    try {
      await hook(ctx, move);
    } catch (error) {
      ctx.log.error({ err: error, hook: name }, 'a hook of the moved clock failed');
      failed.push(name);
    }
  }
  return failed;
}
