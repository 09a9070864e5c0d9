import { earnCoins } from '../coins/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { FolioStatement } from '../imported/index.ts';

/** The kinds of holdings of an import, each of which earns coins once (features P8). */
export async function rewardImport(
  ctx: Context,
  tx: Tx,
  userId: string,
  statements: readonly FolioStatement[],
): Promise<void> {
  const kinds = new Set(statements.map(({ folio }) => (folio.asset === 'stock' ? 'stocks' : 'mutual-funds')));
  for (const subject of [...kinds].toSorted())
    await earnCoins(ctx, tx, { userId, reward: 'import', subject });
}
