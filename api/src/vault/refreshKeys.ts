import type { Context } from '../platform/context.ts';

/** Loads the data key of a rotation that ran on another node. */
export async function refreshKeys(ctx: Context): Promise<void> {
  await ctx.vault.refresh();
}
