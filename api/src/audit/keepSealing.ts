import type { Context } from '../platform/context.ts';
import { exportHead } from './exportedHeads.ts';
import { sealAudit } from './sealAudit.ts';

const EVERY_MS = 1_000;

/** Seals what waits each second and exports the new head; a round begins when the one before has ended. @returns how to end it. */
export function keepSealing(
  ctx: Pick<Context, 'db' | 'log' | 'auditSigner' | 'settings'>,
): () => Promise<void> {
  let round: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    round ??= sealAudit(ctx)
      .then((head) => head && exportHead(ctx.settings.auditHeadsFile, head))
      .catch((error: unknown) => ctx.log.error({ err: error }, 'audit rows could not be sealed'))
      .finally(() => (round = null));
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
