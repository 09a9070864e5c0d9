import { Listener } from '../db/listener.ts';
import type { Context } from '../platform/context.ts';
import { recordSecurityEvent } from '../releases/index.ts';

/** For changes whose notification was lost with its connection. */
const POLL_MS = 30_000;

/**
 * Keeps the book of this node up to date: it hears of each recorded version at once, and looks now and then. Rows that
 * make no book are logged and noted as a security event, once a version; the book in use stays.
 * @returns how to stop.
 * @throws Error when the database cannot be listened to at the start.
 */
export async function keepRules(ctx: Context): Promise<() => Promise<void>> {
  let noted: string | null = null;
  const refresh = async () => {
    await ctx.rules.refresh();
    const fault = ctx.rules.fault();
    if (fault !== null && fault !== noted) {
      ctx.log.error({ fault }, 'the newest dated rules are not in use; those before them stay');
      await recordSecurityEvent(ctx, { kind: 'rules_broken', remote: '', by: 'api', reason: fault });
    }
    noted = fault;
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
