import type { ImportedAsset } from '@sanchay/contracts';
import { earnCoins } from '../coins/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { FolioStatement } from '../imported/index.ts';

/** The ledger's name of each kind of holding. */
const SUBJECTS: Record<ImportedAsset, string> = {
  mutual_fund: 'mutual-funds',
  gold: 'mutual-funds',
  stock: 'stocks',
  nps: 'nps',
  epf: 'epf',
  eps: 'epf',
};

/** The kinds of holdings of an import, each of which earns coins once (features P8). */
export async function rewardImport(
  ctx: Context,
  tx: Tx,
  userId: string,
  statements: readonly FolioStatement[],
): Promise<void> {
  const subjects = new Set(statements.map(({ folio }) => SUBJECTS[folio.asset]));
  for (const subject of [...subjects].toSorted())
    await earnCoins(ctx, tx, { userId, reward: 'import', subject });
}
