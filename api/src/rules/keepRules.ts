import { Listener } from '../db/listener.ts';
import type { Context } from '../platform/context.ts';
import { recordSecurityEvent } from '../releases/index.ts';

/** For changes whose notification was lost with its connection. */
const POLL_MS = 30_000;

/**
 * Keeps the rule book of this node up to date: it is notified of each recorded version at once, and also polls
 * periodically. Rows that do not form a valid book are logged and recorded as a security event, once a version; the
 * book in use stays.
 * @returns a function that stops it.
 * @throws Error when the database cannot be listened to at the start.
 */
export async function keepRules(ctx: Context): Promise<() => Promise<void>> {
  let noted: string | null = null;
  const refresh = async () => {
    await ctx.rules.refresh();
    const fault = ctx.rules.fault();
    const known = fault === noted;
    // Before anything is awaited: another notification may arrive meanwhile.
    noted = fault;
    if (fault === null || known) return;
    ctx.log.error({ fault }, 'the newest dated rules are not in use; those before them stay');
    try {
      await recordSecurityEvent(ctx, { kind: 'rules_broken', remote: '', by: 'api', reason: fault });
    } catch (error) {
      noted = null;
      throw error;
    }
  };
  const look = () =>
    void refresh().catch((error: unknown) => ctx.log.error({ err: error }, 'the rules were not read'));
  const listener = new Listener(ctx.settings.databaseUrl, ctx.log, {
    channels: { dated_rules: look },
    connected: look,
  });
  await listener.open();
  const poll = setInterval(look, POLL_MS);
  return async () => {
    clearInterval(poll);
    await listener.close();
  };
}
