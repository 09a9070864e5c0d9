import { later } from '../../platform/process/instants.ts';
import type { Context } from '../../platform/context.ts';
import { lifetimes } from './lifetimes.ts';
import { guessing } from '../sign-in/signInLimits.ts';

/** Removes what no rule looks at any more: old tries, codes, and sessions that can never be renewed. */
export async function sweepSessions(ctx: Context): Promise<void> {
  const now = ctx.now();
  await ctx.db.query('DELETE FROM sign_in_attempts WHERE at <= $1', [later(now, -guessing.memoryMs)]);
  await ctx.db.query('DELETE FROM codes WHERE created_at <= $1', [later(now, -guessing.memoryMs)]);
  for (const table of ['captchas', 'password_resets', 'passkey_challenges', 'step_ups']) {
    await ctx.db.query(`DELETE FROM ${table} WHERE expires_at <= $1`, [later(now, -guessing.memoryMs)]);
  }
  await ctx.db.query('DELETE FROM known_devices WHERE last_seen <= $1', [later(now, -lifetimes.knownDevice)]);
  await ctx.db.query('DELETE FROM authenticators WHERE confirmed_at IS NULL AND expires_at <= $1', [now]);
  await ctx.db.query('DELETE FROM sessions WHERE expires_at <= $1', [later(now, -lifetimes.session)]);
}
